import Analyzer
import LogParser
import TestSupport
import Testing

/// The engine and the naive machine say the same of any row of events; `LIFELOG_SEEDS` tries more.
@Suite struct ReferenceTests {
  @Test(arguments: ReferenceMachine.all)
  func agreesWhereEverythingIsPrinted(machine: ReferenceMachine) {
    for seed in 1...rows { compare(machine, seed: seed, isComplete: true) }
  }

  @Test(arguments: ReferenceMachine.all)
  func agreesWhereSomeKindsAreNeverPrinted(machine: ReferenceMachine) {
    for seed in 1...rows { compare(machine, seed: seed, isComplete: false) }
  }

  private var rows: UInt64 { Accusation.seeds.upperBound * 100 }

  private func compare(_ machine: ReferenceMachine, seed: UInt64, isComplete: Bool) {
    let row = Self.row(of: machine, seed: seed, isComplete: isComplete)
    let expected = machine.verdict(on: row, covered: isComplete ? Set(machine.events) : Set(row)).filter { fault in
      TableRules.numbers.values.contains { fault.hasPrefix($0 + " ") }
    }
    let findings = Self.findings(of: machine, on: row, isComplete: isComplete)
    // The same fault in a row is one finding, which quotes the first cases and counts the others.
    let found = findings.flatMap { finding in Array(repeating: TableRules.numbers[finding.rule] ?? "", count: finding.count) }
    let quoted = findings.flatMap { finding in
      finding.evidence.filter { $0.line >= finding.line ?? 0 }.map { "\(TableRules.numbers[finding.rule] ?? "") at \($0.line)" }
    }
    let place = "\(machine), seed \(seed): \(row.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", "))"
    #expect(found.sorted() == expected.map { String($0.prefix { $0 != " " }) }.sorted(), "\(place); expected \(expected), found \(quoted)")
    #expect(Set(quoted).isSubset(of: expected), "\(place)")
  }

  /// A random row of events of one instance; a controller is born first and at no other time.
  private static func row(of machine: ReferenceMachine, seed: UInt64, isComplete: Bool) -> [String] {
    var random = SplitMix64(seed: seed)
    let isController = machine.description == "viewController"
    let kinds = machine.events.dropFirst(isController ? 1 : 0).filter { _ in isComplete || random.chance(60) }
    let row = (0..<random.number(1...12)).compactMap { _ in random.pick(Array(kinds)) }
    return (isController ? [machine.events[0]] : []) + row
  }

  /// What the engine finds by the rows of its tables.
  private static func findings(of machine: ReferenceMachine, on row: [String], isComplete: Bool) -> [Finding] {
    var options = AnalysisOptions()
    options.isComplete = isComplete
    var analyzer = Analyzer(options: options, rules: TableRules.all)
    analyzer.beginInput(named: "row")
    for (place, name) in row.enumerated() {
      analyzer.consume(record(of: name, machine, line: place + 1), bytes: Array(name.utf8).span)
    }
    return analyzer.finish().findings
  }

  private static func record(of name: String, _ machine: ReferenceMachine, line: Int) -> Record {
    let life = Machine(rawValue: machine.description) ?? .app
    let channel: Channel = life == .app ? .appDelegate : life == .scene ? .sceneDelegate : .viewController
    let event = Event(
      machine: life, name: EventName(rawValue: name) ?? .crash, channel: channel,
      subject: life == .viewController ? "HomeViewController" : nil,
      instance: life == .app ? nil : "0x600001", words: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }, text: name)
    // A second and more between callbacks of the app, so that none is the echo of another; all of a controller's within one second, so
    // that its address is not given to another one.
    let step: Int64 = life == .viewController ? 20_000_000 : 10_000_000_000
    return Record(
      line: line, kind: .record, format: "row", time: Timestamp(nanoseconds: Int64(line) * step), clock: 1, process: "Demo", pid: 42,
      events: [event])
  }
}

/// The catalogue's rules that only rows of the tables decide.
private enum TableRules {
  static let all = RuleCatalog.all.filter { if case .edge = $0.condition { true } else { false } }
  static let numbers = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.number) })
}
