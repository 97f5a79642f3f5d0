/// Holds documents against a JSON Schema, as far as our own schemas use its language; what it does not know is a fault too.
public struct JSONSchemaCheck: Sendable {
  private static let keywords: Set<String> = [
    "$schema", "title", "description", "definitions", "$ref", "type", "properties", "required", "additionalProperties", "items", "enum",
    "const", "anyOf", "minimum", "minItems", "pattern",
  ]

  private let schema: JSON
  /// True if a member that the schema does not describe is a fault.
  private let isStrict: Bool

  /// Makes a check.
  public init(_ schema: JSON, isStrict: Bool = false) { (self.schema, self.isStrict) = (schema, isStrict) }

  /// Returns what is wrong with a document, each with its place; empty if it is valid.
  public func faults(in document: JSON) -> [String] { faults(document, schema, at: "") }

  private func faults(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
    var faults = schema.members.keys.filter { !Self.keywords.contains($0) }.map { "\(place): unknown keyword \($0)" }
    if let reference = schema["$ref"].text {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard self.schema["definitions"].members[name] != nil else { return ["\(place): no definition \(name)"] }
      return faults + self.faults(value, self.schema["definitions"][name], at: place)
    }
    let types = schema["type"].text.map { [$0] } ?? schema["type"].elements.compactMap(\.text)
    if !types.isEmpty, !types.contains(where: { value.has(type: $0) }) { faults.append("\(place): is no \(types)") }
    if schema.members["enum"] != nil, !schema["enum"].elements.contains(value) { faults.append("\(place): is none of the words") }
    if let constant = schema.members["const"], constant != value { faults.append("\(place): is not the constant") }
    if case .number(let minimum) = schema["minimum"], case .number(let number) = value, number < minimum {
      faults.append("\(place): is too small")
    }
    if let pattern = schema["pattern"].text, let text = value.text, (try? Regex(pattern).firstMatch(in: text)) == nil {
      faults.append("\(place): does not match \(pattern)")
    }
    let choices = schema["anyOf"].elements.map { self.faults(value, $0, at: place) }
    if !choices.isEmpty, !choices.contains(where: \.isEmpty) { faults += ["\(place): fits no choice"] + (choices.last ?? []) }
    return faults + self.faults(inElementsOf: value, schema, at: place) + self.faults(inMembersOf: value, schema, at: place)
  }

  private func faults(inElementsOf value: JSON, _ schema: JSON, at place: String) -> [String] {
    guard case .array(let elements) = value else { return [] }
    let isShort = schema["minItems"].integer.map { elements.count < $0 } ?? false
    guard let items = schema.members["items"] else { return isShort ? ["\(place): is too short"] : [] }
    return (isShort ? ["\(place): is too short"] : [])
      + elements.enumerated().flatMap { faults($0.element, items, at: "\(place)[\($0.offset)]") }
  }

  private func faults(inMembersOf value: JSON, _ schema: JSON, at place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    var faults = schema["required"].elements.compactMap(\.text).filter { members[$0] == nil }.map { "\(place): lacks \($0)" }
    let others = schema.members["additionalProperties"]
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      if let known = schema["properties"].members[key] {
        faults += self.faults(member, known, at: "\(place).\(key)")
      } else if let others, case .object = others {
        faults += self.faults(member, others, at: "\(place).\(key)")
      } else if others == .bool(false) || isStrict && schema.members["properties"] != nil {
        faults.append("\(place): has \(key)")
      }
    }
    return faults
  }
}

extension JSON {
  fileprivate func has(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"), (.object, "object"): true
    case (.number, "integer"): integer != nil
    default: false
    }
  }
}
