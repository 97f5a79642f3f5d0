/// A banner, footer or notice of the tool that wrote the log: no record of the app and no continuation of one.
struct ServiceLine: Sendable {
  /// How the line starts, behind its time if it has one.
  let prefix: String
  /// What the line itself says about the log.
  let event: EventName?
  /// Whether the text behind the prefix may tell an event of the app.
  let isTelling: Bool
  /// Whether the clocks of the log were set here.
  let setsClock: Bool
  /// Whether it counts how often the message before came again.
  let repeats: Bool

  init(_ prefix: String, event: EventName? = nil, isTelling: Bool = false, setsClock: Bool = false, repeats: Bool = false) {
    self.prefix = prefix
    self.event = event
    self.isTelling = isTelling
    self.setsClock = setsClock
    self.repeats = repeats
  }
}

/// Finds service lines by their first bytes.
struct ServiceLineTable {
  private let lines: [ServiceLine]
  private let prefixes: [[UInt8]]
  /// For each first byte the positions in `lines`.
  private let positions: [[Int]]

  init(_ lines: [ServiceLine]) {
    self.lines = lines
    prefixes = lines.map { Array($0.prefix.utf8) }
    var positions = [[Int]](repeating: [], count: 256)
    for (position, prefix) in prefixes.enumerated() { if let byte = prefix.first { positions[Int(byte)].append(position) } }
    self.positions = positions
  }

  /// Returns the service line that starts at `start` of `line`, if it is one.
  func find(in line: Span<UInt8>, at start: Int) -> ServiceLine? {
    guard start < line.count else { return nil }
    for position in positions[Int(line[start])] where line.starts(with: prefixes[position], at: start) { return lines[position] }
    return nil
  }
}
