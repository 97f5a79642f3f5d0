import Analyzer

/// A place in a file.
struct SARIFPlace {
  /// Path or name as given.
  var path: String
  /// Index of the log in the artifacts of the run; nil for files of source code.
  var input: Int?
  /// 1-based line.
  var line: Int?
  /// 1-based character.
  var column: Int?
  /// The line itself.
  var snippet: String?
  /// What is there.
  var message: String?

  var json: JSONValue {
    var file: [JSONValue.Member] = [.init("uri", .string(Self.uri(path)))]
    if let input { file.append(.init("index", .integer(input))) }
    var place: [JSONValue.Member] = [.init("artifactLocation", .object(file))]
    if let line { place.append(.init("region", region(of: line))) }
    var location: [JSONValue.Member] = [.init("physicalLocation", .object(place))]
    if let message { location.append(.init("message", ["text": .string(InertText.line(message))])) }
    return .object(location)
  }

  private func region(of line: Int) -> JSONValue {
    var members: [JSONValue.Member] = [.init("startLine", .integer(line))]
    if let column { members.append(.init("startColumn", .integer(column))) }
    if let snippet { members.append(.init("snippet", ["text": .string(InertText.line(snippet, limit: InertText.lineLimit))])) }
    return .object(members)
  }

  /// Returns a path as a reference relative to wherever the report is read, or as a `file` URI.
  static func uri(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.bounded(to: InertText.lineLimit).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + Unicode.Scalar(byte).hexadecimal(digits: 2)
      }
    }
    return result
  }

  /// Turns a 1-based byte column of a line into one of characters; nil if the line has no such column.
  static func column(_ byteColumn: Int?, in line: String?) -> Int? {
    guard let byteColumn, let line, byteColumn >= 1, byteColumn <= line.utf8.count else { return nil }
    let place = line.utf8.index(line.startIndex, offsetBy: byteColumn - 1)
    return line.unicodeScalars[..<place].count + 1
  }
}
