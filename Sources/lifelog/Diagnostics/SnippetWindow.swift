/// The part of a snippet that fits on a line, around its mark.
struct SnippetWindow {
  let text: String
  /// Columns before the mark.
  let markColumn: Int
  /// Columns under the mark; at least one.
  let markWidth: Int

  init(_ snippet: Diagnostic.Snippet, width: Int) {
    let characters = Array(snippet.text)
    let mark = snippet.mark.clamped(to: 0..<characters.count)
    let width = max(20, width)
    let needsStart = columns(of: snippet.text[...]) > width && mark.upperBound > width / 2
    let start = needsStart ? max(0, mark.lowerBound - width / 4) : 0
    let end = min(characters.count, start + width - 8)
    let head = start > 0 ? "... " : ""
    let tail = end < characters.count && characters.count > start + width ? " ..." : ""
    let shown = tail.isEmpty ? characters[start...] : characters[start..<end]
    text = head + String(shown) + tail
    markColumn = columns(of: (head + String(characters[start..<mark.lowerBound]))[...])
    let marked = characters[mark.lowerBound..<min(mark.upperBound, shown.endIndex)]
    markWidth = max(1, columns(of: String(marked)[...]))
  }
}
