/// Finds the format that an object belongs to, and its fields; one pass over the members of the object.
struct ObjectReader {
  /// What an object says, as positions in its text; strings without their quotes.
  struct Object {
    /// Position of the format among those tried.
    var format: Int
    var fields: [HeaderField: Range<Int>] = [:]
    var tellings: [Told] = []
    /// Arrays whose elements are records of their own.
    var arrays: [Range<Int>] = []
  }

  /// An event that an object tells.
  struct Told {
    let event: EventName
    /// True if an element tells it, at its own place; false if the object does.
    let isOfElement: Bool
    /// Where it is told.
    let place: Range<Int>
    /// Why, in a word that is not in the text.
    let reason: String?
    let details: [ObjectShape.Telling.Detail: Range<Int>]
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
    /// Names of which the object may have no others; empty if it may have any.
    let only: [Int]
    let elements: [Path]
    let fields: [(field: HeaderField, name: Int, rest: [Step])]
    let tellings: [CompiledTelling]
    /// The arrays whose elements tell events.
    let arrays: [CompiledArray]
  }

  private struct CompiledArray {
    let name: Int
    let rest: [Step]
    /// The member that an element has to have.
    let member: [UInt8]
    let tellings: [CompiledTelling]
  }

  private struct CompiledTelling {
    let path: Path
    let text: [UInt8]
    let condition: (path: Path, text: [UInt8])?
    let isCount: Bool
    let reason: String?
    let event: EventName
    let details: [(detail: ObjectShape.Telling.Detail, path: Path)]
  }

  /// Where a value is: behind a member of the outermost object, or in an element.
  private struct Path {
    let name: Int?
    let rest: [Step]
  }

  /// Names of members of the outermost object that some format asks for.
  private var names: [[UInt8]] = []
  /// Positions of the names by their length and first byte, and for each name the shapes that it points to.
  private var slots = [[Int]](repeating: [], count: 64)
  private var shapesOfName: [[Int]] = []
  private var shapes: [Compiled] = []
  private var values: [Range<Int>?] = []

  /// The formats, until the first object comes: most logs have none.
  private var formats: [LogFormat]

  /// Makes a reader of the formats whose records are objects.
  init(_ formats: [LogFormat]) { self.formats = formats }

  private mutating func compileFormats() {
    for (index, format) in formats.enumerated() {
      guard case .object(let shape) = format.opening else { continue }
      shapes.append(compile(shape, format: index))
    }
    values = Array(repeating: nil, count: names.count)
    formats = []
    pointToShapes()
  }

  /// Lets the rarest of the members that a shape requires point to it: an object is compared with the shapes that its members point to.
  private mutating func pointToShapes() {
    shapesOfName = Array(repeating: [], count: names.count)
    var uses = Array(repeating: 0, count: names.count)
    for name in shapes.flatMap(\.required) { uses[name] += 1 }
    for (index, shape) in shapes.enumerated() {
      if let name = shape.required.min(by: { (uses[$0], $0) < (uses[$1], $1) }) { shapesOfName[name].append(index) }
    }
  }

  private static func slot(_ count: Int, _ first: UInt8) -> Int { (count &* 7 &+ Int(first)) & 63 }

  /// Reads the object that starts at `start`, as far as `text` goes; nil if it belongs to no format.
  mutating func read(_ text: Span<UInt8>, from start: Int, isAlone: Bool) -> Object? {
    if !formats.isEmpty { compileFormats() }
    for index in values.indices { values[index] = nil }
    var (candidates, others) = ([Int](), 0)
    _ = JSONBytes.forEachMember(of: text, from: start) { name, value in
      let slot = name.isEmpty ? 0 : Self.slot(name.count, text[name.lowerBound])
      guard let index = slots[slot].first(where: { names[$0].count == name.count && text.starts(with: names[$0], at: name.lowerBound) })
      else { return others += 1 }
      if values[index] == nil { candidates += shapesOfName[index] }
      values[index] = value
    }
    for position in candidates.sorted() where fits(shapes[position], isAlone, others: others) { return object(of: shapes[position], text) }
    return nil
  }

  private func fits(_ shape: Compiled, _ isAlone: Bool, others: Int) -> Bool {
    guard shape.required.allSatisfy({ values[$0] != nil }), fits(shape.layout, isAlone) else { return false }
    return shape.only.isEmpty || others == 0 && values.indices.allSatisfy { values[$0] == nil || shape.only.contains($0) }
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
    object.arrays = shape.elements.compactMap { value(at: $0, in: nil, text) }.filter { text[$0.lowerBound] == Byte.leftBracket }
    object.tellings = told(shape.tellings, in: nil, text).map { [$0] } ?? []
    for array in shape.arrays {
      guard let value = values[array.name].flatMap({ Self.find(array.rest[...], in: text, $0) }), text[value.lowerBound] == Byte.leftBracket
      else { continue }
      JSONBytes.forEachElement(of: text, from: value.lowerBound) { element in
        if Self.member(array.member, of: text, element) != nil, let told = told(array.tellings, in: element, text) {
          object.tellings.append(told)
        }
        return object.tellings.count < Self.tellingLimit
      }
    }
    return object
  }

  /// The event of the first telling that fits.
  private func told(_ tellings: [CompiledTelling], in element: Range<Int>?, _ text: Span<UInt8>) -> Told? {
    for telling in tellings {
      guard let value = value(at: telling.path, in: element, text), value.contains(where: { text.starts(with: telling.text, at: $0) }),
        !telling.isCount || (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(text[value.lowerBound]),
        holds(telling.condition, in: element, text)
      else { continue }
      var details: [ObjectShape.Telling.Detail: Range<Int>] = [:]
      for (detail, path) in telling.details {
        details[detail] = self.value(at: path, in: element, text).flatMap { Self.content(of: $0, in: text) }
      }
      return Told(
        event: telling.event, isOfElement: element != nil, place: details[.reason] ?? Self.content(of: value, in: text) ?? value,
        reason: telling.reason, details: details)
    }
    return nil
  }

  private func holds(_ condition: (path: Path, text: [UInt8])?, in element: Range<Int>?, _ text: Span<UInt8>) -> Bool {
    guard let condition else { return true }
    guard let content = value(at: condition.path, in: element, text).flatMap({ Self.content(of: $0, in: text) }) else { return false }
    return content.count == condition.text.count && text.starts(with: condition.text, at: content.lowerBound)
  }

  private func value(at path: Path, in element: Range<Int>?, _ text: Span<UInt8>) -> Range<Int>? {
    guard let outer = path.name.map({ values[$0] }) ?? element else { return nil }
    return Self.find(path.rest[...], in: text, outer)
  }

  private static let tellingLimit = 100

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
    let tellings = shape.tellings.filter { $0.each == nil }.map { compile($0) }
    return Compiled(
      format: format, layout: shape.layout, required: required, only: shape.only.map { position(of: $0) },
      elements: shape.elements.map { compile($0, isInElement: false) }, fields: fields, tellings: tellings,
      arrays: arrays(of: shape.tellings))
  }

  private mutating func arrays(of tellings: [ObjectShape.Telling]) -> [CompiledArray] {
    var seen: Set<String> = []
    return tellings.compactMap(\.each).filter { seen.insert($0).inserted }.compactMap { each in
      let (name, rest) = compile(each)
      guard case .element(let member) = rest.last else { return nil }
      return CompiledArray(
        name: name, rest: rest.dropLast(), member: member, tellings: tellings.filter { $0.each == each }.map { compile($0) })
    }
  }

  private mutating func compile(_ telling: ObjectShape.Telling) -> CompiledTelling {
    let isInElement = telling.each != nil
    return CompiledTelling(
      path: compile(telling.path, isInElement: isInElement), text: Array(telling.text.utf8),
      condition: telling.condition.map { (path: compile($0.path, isInElement: isInElement), text: Array($0.text.utf8)) },
      isCount: telling.isCount,
      reason: telling.reason, event: telling.event,
      details: telling.details.map { detail, path in (detail: detail, path: compile(path, isInElement: isInElement)) })
  }

  private mutating func compile(_ path: String, isInElement: Bool) -> Path {
    if isInElement { return Path(name: nil, rest: path.split(separator: ".").map { .member(Array($0.utf8)) }) }
    let (name, rest) = compile(path)
    return Path(name: name, rest: rest)
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
    if let first = name.first { slots[Self.slot(name.count, first)].append(names.count) }
    names.append(name)
    return names.count - 1
  }
}
