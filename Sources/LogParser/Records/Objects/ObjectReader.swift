/// Finds the format that an object belongs to, and its fields; one pass over the members of the object.
struct ObjectReader {
  /// What an object says, as positions in its text; strings without their quotes.
  struct Object {
    /// Position of the format among those tried.
    var format: Int
    var fields: [HeaderField: Range<Int>] = [:]
    var event: EventName?
  }

  private enum Step {
    case member([UInt8])
    /// The first element with a member of this name.
    case element([UInt8])
  }

  private struct Compiled {
    let format: Int
    let layout: ObjectShape.Layout
    let required: [Int]
    let fields: [(field: HeaderField, name: Int, rest: [Step])]
    let tellings: [(name: Int, rest: [Step], text: [UInt8], event: EventName)]
  }

  /// Names of members of the outermost object that some format asks for.
  private var names: [[UInt8]] = []
  private var shapes: [Compiled] = []
  private var values: [Range<Int>?] = []

  /// Makes a reader of the formats whose records are objects.
  init(_ formats: [LogFormat]) {
    for (index, format) in formats.enumerated() {
      guard case .object(let shape) = format.opening else { continue }
      shapes.append(compile(shape, format: index))
    }
    values = Array(repeating: nil, count: names.count)
  }

  /// True if no format is made of objects.
  var isEmpty: Bool { shapes.isEmpty }

  /// Reads the object that starts at `start`, as far as `text` goes; nil if it belongs to no format.
  mutating func read(_ text: Span<UInt8>, from start: Int, isAlone: Bool) -> Object? {
    for index in values.indices { values[index] = nil }
    _ = JSONBytes.forEachMember(of: text, from: start) { name, value in
      for index in names.indices where names[index].count == name.count && text.starts(with: names[index], at: name.lowerBound) {
        values[index] = value
      }
    }
    for shape in shapes where shape.required.allSatisfy({ values[$0] != nil }) && fits(shape.layout, isAlone) {
      return object(of: shape, text)
    }
    return nil
  }

  private func fits(_ layout: ObjectShape.Layout, _ isAlone: Bool) -> Bool {
    switch layout {
    case .any: true
    case .ownLine: isAlone
    case .spread: !isAlone
    }
  }

  private func object(of shape: Compiled, _ text: Span<UInt8>) -> Object {
    var object = Object(format: shape.format)
    for (field, name, rest) in shape.fields {
      guard let value = values[name].flatMap({ Self.find(rest[...], in: text, $0) }) else { continue }
      object.fields[field] = Self.content(of: value, in: text)
    }
    object.event =
      shape.tellings.first { telling in
        guard let value = values[telling.name].flatMap({ Self.find(telling.rest[...], in: text, $0) }) else { return false }
        return value.contains { text.starts(with: telling.text, at: $0) }
      }?.event
    return object
  }

  private static func find(_ path: ArraySlice<Step>, in text: Span<UInt8>, _ value: Range<Int>) -> Range<Int>? {
    guard let step = path.first else { return value }
    var found: Range<Int>?
    switch step {
    case .member(let wanted): found = member(wanted, of: text, value)
    case .element(let wanted):
      guard text[value.lowerBound] == Byte.leftBracket else { return nil }
      JSONBytes.forEachElement(of: text, from: value.lowerBound) { element in
        if member(wanted, of: text, element) != nil { found = element }
        return found == nil
      }
    }
    return found.flatMap { find(path.dropFirst(), in: text, $0) }
  }

  private static func member(_ wanted: [UInt8], of text: Span<UInt8>, _ object: Range<Int>) -> Range<Int>? {
    guard text[object.lowerBound] == UInt8(ascii: "{") else { return nil }
    var found: Range<Int>?
    _ = JSONBytes.forEachMember(of: text, from: object.lowerBound) { name, value in
      if name.count == wanted.count, text.starts(with: wanted, at: name.lowerBound) { found = value }
    }
    return found
  }

  /// A string without its quotes; nil for `null`.
  private static func content(of value: Range<Int>, in text: Span<UInt8>) -> Range<Int>? {
    if text[value.lowerBound] == UInt8(ascii: "\"") { return value.lowerBound + 1..<value.upperBound - 1 }
    return text[value.lowerBound] == UInt8(ascii: "n") ? nil : value
  }
}

extension ObjectReader {
  private mutating func compile(_ shape: ObjectShape, format: Int) -> Compiled {
    let required = shape.required.map { position(of: $0) }
    let fields = shape.fields.map { field, path in
      let (name, rest) = compile(path)
      return (field: field, name: name, rest: rest)
    }
    let tellings = shape.tellings.map { telling in
      let (name, rest) = compile(telling.path)
      return (name: name, rest: rest, text: Array(telling.text.utf8), event: telling.event)
    }
    return Compiled(format: format, layout: shape.layout, required: required, fields: fields, tellings: tellings)
  }

  private mutating func compile(_ path: String) -> (name: Int, rest: [Step]) {
    var steps: [Step] = []
    for part in path.split(separator: ".") {
      let pieces = part.split(separator: "[")
      steps.append(.member(Array(pieces[0].utf8)))
      if pieces.count > 1 { steps.append(.element(Array(pieces[1].utf8.dropLast()))) }
    }
    guard case .member(let first) = steps.first else { return (position(of: path), []) }
    return (position(of: String(decoding: first, as: UTF8.self)), Array(steps.dropFirst()))
  }

  private mutating func position(of name: String) -> Int {
    let name = Array(name.utf8)
    if let index = names.firstIndex(of: name) { return index }
    names.append(name)
    return names.count - 1
  }
}
