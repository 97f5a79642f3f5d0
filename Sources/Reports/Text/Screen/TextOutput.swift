/// Writes lines of styled text to a sink, with never more than one blank line in a row.
struct TextOutput: ~Copyable {
  let style: TextStyle
  private var buffer: OutputBuffer
  private var isBlankDue = false
  private var isAtStart = true

  init(style: TextStyle, sink: @escaping ReportSink) {
    self.style = style
    buffer = OutputBuffer(sink: sink)
  }

  mutating func line(_ text: StyledText) {
    if isBlankDue, !isAtStart { buffer.append("\n") }
    (isBlankDue, isAtStart) = (false, false)
    buffer.append(text.trimmed.rendered(style) + "\n")
  }

  mutating func lines(_ texts: [StyledText]) {
    for text in texts { line(text) }
  }

  /// Asks for a blank line before the next line, if there is one.
  mutating func blank() { isBlankDue = true }

  /// Writes the blank line that was asked for, although nothing follows yet.
  mutating func endWithBlank() {
    if isBlankDue { buffer.append("\n") }
    isBlankDue = false
  }

  mutating func flush() { buffer.flush() }
}
