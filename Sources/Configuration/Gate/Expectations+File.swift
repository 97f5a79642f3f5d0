import Analyzer
import Gate
import LogParser

/// What a file of expectations asks for.
public struct ExpectationFile: Sendable, Equatable {
  /// In the order of the file; at least one.
  public let expectations: [Expectation]

  /// Reads a file strictly; `path` is how findings name it.
  public init(_ bytes: [UInt8], path: String) throws(SettingsRefusal) {
    let document: YAMLDocument
    do throws(SettingsMistake) { document = try YAMLDocument(bytes) } catch { throw SettingsRefusal(mistakes: [error]) }
    var reader = ExpectationReader(nodes: NodeReader(source: document.source), path: path)
    reader.read(document.root)
    guard reader.nodes.mistakes.isEmpty else { throw SettingsRefusal(mistakes: reader.nodes.mistakesInOrder) }
    expectations = reader.expectations
  }
}

/// Makes expectations of a tree.
private struct ExpectationReader {
  private static let keys = ["event", "state", "order", "class", "machine", "process", "count", "least", "most", "within", "reason"]
  private static let facts = ["event", "state", "order"]
  private static let example = "for instance: expect: [{ event: applicationDidEnterBackground }]"

  var nodes: NodeReader
  let path: String
  private(set) var expectations: [Expectation] = []
  private var process: String?

  init(nodes: NodeReader, path: String) { (self.nodes, self.path) = (nodes, path) }

  mutating func read(_ root: YAMLNode?) {
    guard let root, !root.isNull else {
      let top = SourcePosition(line: 1, column: 1)
      // A gate that asks for nothing would pass everything.
      return nodes.add(SettingsMistake("the file expects nothing", at: top, help: Self.example))
    }
    guard let values = nodes.mapping(root, of: "the file", keys: ["process", "expect"], required: ["expect"]) else { return }
    process = values["process"].flatMap { nodes.text($0, of: "process") }
    guard let node = values["expect"], let elements = nodes.list(node, of: "expect", shape: "one '- event: …' per fact") else { return }
    if elements.isEmpty { nodes.refuse(node, "the file expects nothing", help: Self.example) }
    for element in elements { readExpectation(element) }
  }

  private mutating func readExpectation(_ node: YAMLNode) {
    let before = nodes.mistakes.count
    guard let values = nodes.mapping(node, of: "an expectation", keys: Self.keys) else { return }
    let fact = nodes.mistakes.count == before || Self.facts.contains { values[$0] != nil } ? fact(values, of: node) : nil
    // Without a fact the rest is read all the same, so that every mistake is told at once.
    var expectation = Expectation(fact ?? .order([]))
    expectation.className = values["class"].flatMap { nodes.text($0, of: "class") }?.split(separator: ".").last.map(String.init)
    expectation.process = values["process"].flatMap { nodes.text($0, of: "process") } ?? process
    expectation.reason = values["reason"].flatMap { nodes.text($0, of: "reason") }
    expectation.place = "\(path):\(node.start.line)"
    readCounts(values, into: &expectation)
    if let node = values["within"] {
      expectation.within = nodes.duration(node, of: "within")
      if case .event? = fact { nodes.refuse(node, "a single event takes no time", reason: "'within' belongs to a state or an order") }
    }
    if fact != nil, nodes.mistakes.count == before { expectations.append(expectation) }
  }

  private mutating func fact(_ values: [String: YAMLNode], of node: YAMLNode) -> Expectation.Fact? {
    let given = Self.facts.filter { values[$0] != nil }
    guard given.count == 1, let key = given.first, let value = values[key] else {
      let headline = given.isEmpty ? "an expectation expects nothing" : "an expectation expects two things at once"
      nodes.refuse(node, headline, reason: "it names one of event, state and order")
      return nil
    }
    if key != "state", let machine = values["machine"] {
      nodes.refuse(machine, "'machine' belongs to a state", reason: "an event says itself which life cycle it belongs to")
    }
    switch key {
    case "event": return event(value).map { .event($0) }
    case "order":
      guard let elements = nodes.list(value, of: "order", shape: "two events or more") else { return nil }
      if elements.count < 2 { nodes.refuse(value, "an order needs two events", reason: "expected two or more, in their order") }
      let events = elements.compactMap { event($0) }
      return events.count == elements.count && events.count > 1 ? .order(events) : nil
    default: return state(value, values)
    }
  }

  private mutating func event(_ node: YAMLNode) -> EventName? {
    nodes.word(node, of: EventName.allCases.filter { $0 != .runtimeMessage }, by: \.rawValue, called: "event")
  }

  private mutating func state(_ node: YAMLNode, _ values: [String: YAMLNode]) -> Expectation.Fact? {
    let machines: [Machine] = [.app, .scene, .viewController]
    var machine = values["class"] == nil ? Machine.app : .viewController
    if let node = values["machine"] {
      guard let given = nodes.word(node, of: machines, by: \.rawValue, called: "life cycle with states") else { return nil }
      machine = given
    }
    guard let table = MachineCatalog.table(for: machine) else { return nil }
    var names: [String] = []
    for state in table.knownStates where !names.contains(table.name(of: state)) { names.append(table.name(of: state)) }
    guard let text = nodes.text(node, of: "state") else { return nil }
    if names.contains(text) { return .state(text, machine) }
    nodes.refuse(
      node, "'\(text)' is no state of the life cycle \(machine.rawValue)", reason: "possible: \(names.joined(separator: ", "))",
      nearest: text, in: names)
    return nil
  }

  private mutating func readCounts(_ values: [String: YAMLNode], into expectation: inout Expectation) {
    if let node = values["count"] {
      if values["least"] != nil || values["most"] != nil {
        nodes.refuse(node, "'count' stands beside 'least' or 'most'", reason: "'count' says exactly how often")
      }
      guard let count = nodes.count(node, of: "count") else { return }
      (expectation.least, expectation.most) = (count, count)
      return
    }
    if let node = values["least"], let least = nodes.count(node, of: "least") { expectation.least = least }
    guard let node = values["most"], let most = nodes.count(node, of: "most") else { return }
    expectation.most = most
    if values["least"] == nil { expectation.least = 0 }
    if most < expectation.least { nodes.refuse(node, "'most' is less than 'least'", reason: "nothing could meet that") }
  }
}
