import Analyzer
import LogParser

/// Makes settings of a tree.
struct SettingsReader {
  static let keys = ["ios", "process", "rules", "exceptions", "formats", "events"]
  static let exceptionKeys = ["rule", "class", "process", "reason"]
  static let formatKeys = ["id", "pattern", "time", "samples"]
  static let eventKeys = ["words", "event", "pattern", "samples"]

  /// Keys that the settings of a rule may have.
  static func keys(of rule: Rule) -> [String] { ["severity", "enabled"] + rule.parameters.map(\.name) }

  var nodes: NodeReader
  let rules: [Rule]
  var settings = Settings()

  init(nodes: NodeReader, rules: [Rule]) { (self.nodes, self.rules) = (nodes, rules) }

  /// Reads the whole file; one that holds nothing asks for nothing.
  mutating func read(_ root: YAMLNode?) {
    guard let root, !root.isNull, let values = nodes.mapping(root, of: "the file", keys: Self.keys) else { return }
    if let node = values["ios"] { readVersion(node) }
    if let node = values["process"] { settings.processes = nodes.texts(node, of: "process") }
    if let node = values["rules"] { readRules(node) }
    if let node = values["exceptions"] { readExceptions(node) }
    if let node = values["formats"] { readFormats(node) }
    if let node = values["events"] { readEvents(node) }
  }

  private mutating func readVersion(_ node: YAMLNode) {
    guard let text = nodes.text(node, of: "ios") else { return }
    settings.ios = IOSVersion.major(of: text)
    if settings.ios == nil { nodes.refuse(node, "'\(text)' is no version of iOS", reason: IOSVersion.shape) }
  }

  // MARK: Rules

  private mutating func readRules(_ node: YAMLNode) {
    guard let entries = nodes.entries(node, of: "rules", keys: "ids of rules") else { return }
    for entry in entries {
      if let rule = rule(entry.key) { readRule(rule, entry.value) }
    }
  }

  /// Returns the rule that a node names.
  mutating func rule(_ node: YAMLNode) -> Rule? {
    guard let id = nodes.text(node, of: "rule") else { return nil }
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    let reason = "rules have names such as \(rules.first?.id ?? "app-duplicate-active")"
    nodes.refuse(node, "no rule is called '\(id)'", reason: reason, nearest: id, in: rules.map(\.id))
    return nil
  }

  private mutating func readRule(_ rule: Rule, _ node: YAMLNode) {
    guard let values = nodes.mapping(node, of: "rule '\(rule.id)'", keys: Self.keys(of: rule)) else { return }
    if let node = values["severity"], let severity = nodes.word(node, of: Severity.allCases.reversed(), by: \.rawValue, called: "severity")
    {
      settings.severities[rule.id] = severity
    }
    if let node = values["enabled"], nodes.flag(node, of: "enabled") == false { settings.disabledRules.append(rule.id) }
    for parameter in rule.parameters {
      guard let node = values[parameter.name], let value = value(node, for: parameter) else { continue }
      settings.parameters[rule.id, default: [:]][parameter.name] = value
    }
  }

  private mutating func value(_ node: YAMLNode, for parameter: RuleParameter) -> RuleParameter.Value? {
    switch parameter.standard {
    case .words: return .words(nodes.texts(node, of: parameter.name))
    case .number:
      if let number = node.text.flatMap({ parameter.number($0) }) { return .number(number) }
      let unit = parameter.unit.isEmpty ? "" : " (\(parameter.unit))"
      let shown = node.text.map { "'\($0)'" } ?? "\(parameter.name): \(node.kind)"
      nodes.refuse(node, "\(shown) is no number", reason: "\(parameter.name)\(unit): \(parameter.meaning)")
      return nil
    }
  }

  // MARK: Exceptions

  private mutating func readExceptions(_ node: YAMLNode) {
    let shape = "one '- rule: …' per exception, with class or process, and the reason"
    for element in nodes.list(node, of: "exceptions", shape: shape) ?? [] { readException(element) }
  }

  private mutating func readException(_ node: YAMLNode) {
    let before = nodes.mistakes.count
    guard let values = nodes.mapping(node, of: "an exception", keys: Self.exceptionKeys, required: ["rule", "reason"]) else { return }
    let rule = values["rule"].flatMap { self.rule($0) }
    let reason = values["reason"].flatMap { nodes.text($0, of: "reason") }
    let className = values["class"].flatMap { nodes.text($0, of: "class") }
    let process = values["process"].flatMap { nodes.text($0, of: "process") }
    guard let rule, let reason, nodes.mistakes.count == before else { return }
    if values["class"] == nil, values["process"] == nil {
      return nodes.refuse(
        node, "an exception names neither class nor process", reason: "it would hold for every finding of '\(rule.id)'",
        help: "name one of them, or switch the rule off: rules: { \(rule.id): { enabled: false } }")
    }
    let bareName = className.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let exception = FindingException(rule: rule.id, className: bareName, process: process, reason: reason)
    settings.exceptions.append(Settings.Exception(exception: exception, position: node.start, line: nodes.source[node.start.line]))
  }
}

extension RuleParameter {
  /// Reads a number, with the parameter's unit behind it or without; nil if it is none.
  public func number(_ text: some StringProtocol) -> Double? {
    let digits = !unit.isEmpty && text.hasSuffix(unit) ? text.dropLast(unit.count) : text[...]
    guard let number = Double(digits.trimmingSpaces), number.isFinite, number >= 0 else { return nil }
    return number
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
