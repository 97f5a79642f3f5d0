/// Pieces that schemas are made of.
enum JSONSchema {
  static let dialect: JSONValue.Member = .init("$schema", "http://json-schema.org/draft-07/schema#")

  /// A type that every value must have.
  static func type(_ name: String, _ meaning: String) -> JSONValue { ["type": .string(name), "description": .string(meaning)] }

  /// A type, or null where the log does not tell.
  static func optional(_ name: String, _ meaning: String) -> JSONValue {
    ["type": [.string(name), "null"], "description": .string(meaning)]
  }

  /// A whole number from `minimum` on.
  static func count(_ meaning: String, from minimum: Int = 0) -> JSONValue {
    ["type": "integer", "minimum": .integer(minimum), "description": .string(meaning)]
  }

  /// One of some words.
  static func word(_ words: [String], _ meaning: String) -> JSONValue {
    ["enum": .array(words.map(JSONValue.string)), "description": .string(meaning)]
  }

  /// A list.
  static func list(_ element: JSONValue, _ meaning: String) -> JSONValue {
    ["type": "array", "items": element, "description": .string(meaning)]
  }

  /// Something that is described elsewhere in the schema.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// An object; every member is there unless it is among the `optional` ones.
  static func object(_ members: KeyValuePairs<String, JSONValue>, optional: Set<String> = [], isClosed: Bool = false) -> JSONValue {
    let required = members.map(\.key).filter { !optional.contains($0) }.sorted()
    var parts: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", .object(members.map { JSONValue.Member($0.key, $0.value) })),
    ]
    if !required.isEmpty { parts.append(.init("required", .array(required.map(JSONValue.string)))) }
    if isClosed { parts.append(.init("additionalProperties", false)) }
    return .object(parts)
  }

  /// Writes a schema as a document.
  static func write(_ title: String, _ root: JSONValue, definitions: [JSONValue.Member], to sink: @escaping ReportSink) {
    guard case .object(let members) = root else { return }
    var writer = JSONWriter(style: .pretty, sink: sink)
    writer.write(.object(members + [dialect, .init("title", .string(title)), .init("definitions", .object(definitions))]))
    writer.endDocument()
  }
}
