/// Reads YAML text into a small tree with positions, within limits that no honest configuration reaches.
struct YAMLDocument: Sendable {
  /// Bytes of a file.
  static let sizeLimit = 1 << 20
  /// Mappings and lists inside one another.
  static let depthLimit = 32
  /// Pieces of the tree, aliases counted as what they stand for.
  static let nodeLimit = 50_000

  let source: SourceText
  /// Nil if the file holds nothing but comments.
  let root: YAMLNode?

  /// Reads a file; `scale` multiplies the limits, for files that a program has written.
  ///
  /// - Throws: the first mistake: behind it nothing can be trusted.
  init(_ bytes: [UInt8], scale: Int = 1) throws(SettingsMistake) {
    let top = SourcePosition(line: 1, column: 1)
    guard bytes.count <= Self.sizeLimit * scale else {
      let help = scale > 1 ? "is it the right file?" : "a configuration has a few lines; is it the right file?"
      throw SettingsMistake("the file has more than \(scale) MiB", at: top, help: help)
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validating: body, as: UTF8.self) else {
      let line = Self.firstInvalidLine(of: body)
      throw SettingsMistake("the file is not UTF-8", at: SourcePosition(line: line, column: 1), help: "save it in the encoding UTF-8")
    }
    source = SourceText(text)
    var builder = YAMLTreeBuilder(source: source, nodeLimit: Self.nodeLimit * scale)
    do throws(YAMLSyntaxError) {
      root = try builder.build(body)
    } catch {
      throw source.mistake(error, in: body)
    }
    if let refusal = builder.refusal { throw refusal }
  }

  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }
}

extension SourceText {
  /// Says in our words what libyaml says in its own.
  fileprivate func mistake(_ error: YAMLSyntaxError, in bytes: [UInt8]) -> SettingsMistake {
    if let offset = error.offset {
      let before = SourceText(String(decoding: bytes.prefix(offset), as: UTF8.self))
      let place = before.position(line: .max, scalar: 0)
      return mistake("a character that YAML does not allow", from: place, reason: error.reason, help: "remove it")
    }
    let place = position(line: error.mark.line, scalar: error.mark.column)
    let reason = [error.context, error.reason].compactMap(\.self).joined(separator: ": ")
    return mistake("the file is no valid YAML", from: place, reason: reason, help: advice(error, at: place))
  }

  private func advice(_ error: YAMLSyntaxError, at place: SourcePosition) -> String? {
    let line = self[place.line]
    if line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") { return "indent with spaces; YAML does not allow tabs there" }
    if error.reason.contains("mapping values are not allowed") { return "put a value that holds ': ' in quotes, and check the indentation" }
    if error.reason.contains("unknown escape") { return "put patterns in single quotes, where a backslash is only a backslash" }
    if error.reason.contains("cannot start any token") { return "put the value in single quotes" }
    if error.reason.contains("end of stream") { return "a quotation mark or bracket is never closed" }
    if error.reason.contains("did not find expected") { return "check the indentation and the quotation marks around this place" }
    return nil
  }
}
