/// Lines of a log in HTML.
enum HTMLText {
  /// Returns the line as text, with the word at the byte column marked if it is known.
  static func marked(_ line: String, _ column: Int?) -> String {
    let plain = { (text: Substring) in XMLText.escaped(String(text), limit: InertText.lineLimit) }
    guard let column, column >= 1, column <= min(line.utf8.count, InertText.lineLimit) else { return plain(line[...]) }
    let place = line.utf8.index(line.utf8.startIndex, offsetBy: column - 1)
    guard let start = place.samePosition(in: line.unicodeScalars) else { return plain(line[...]) }
    let word = line.unicodeScalars[start...].prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" }
    let end = word.isEmpty ? line.unicodeScalars.index(after: start) : word.endIndex
    return plain(line[..<start]) + "<mark>" + plain(line[start..<end]) + "</mark>" + plain(line[end...])
  }
}
