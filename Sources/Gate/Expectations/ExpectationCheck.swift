import Analyzer
import LogParser

/// Watches a log for the facts that it must show.
public struct ExpectationCheck: Sendable {
  /// Id of the rule that unmet expectations are findings of.
  public static let rule = "expect-unmet"
  /// Sightings whose lines are kept, so that they can be quoted.
  private static let quotedSightings = 1000

  private let expectations: [Expectation]
  private let wanted: Set<EventName>
  private var sightings: [Sighting] = []

  /// Makes a check of all of them.
  public init(_ expectations: [Expectation]) {
    self.expectations = expectations
    wanted = expectations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sees one event.
  public mutating func observe(_ sighting: Sighting) {
    guard wanted.contains(sighting.name) else { return }
    var sighting = sighting
    if sightings.count >= Self.quotedSightings { sighting.text = "" }
    sightings.append(sighting)
  }

  /// Returns a finding for each expectation that the log does not meet, in the order of the file.
  public func unmet(in analysis: Analysis, rule: Rule) -> [Finding] {
    expectations.compactMap { expectation in
      let verdict: Verdict? =
        switch expectation.fact {
        case .event(let name): judge(name, expectation)
        case .state(let state, let machine): judge(state, machine, expectation, in: analysis)
        case .order(let names): judge(names, expectation)
        }
      return verdict.map { finding($0, of: expectation, rule: rule) }
    }
  }

  private struct Verdict {
    var message: String
    var sightings: [Sighting] = []
    var line: Int?
    var input = 0
  }

  private func finding(_ verdict: Verdict, of expectation: Expectation, rule: Rule) -> Finding {
    let quoted = verdict.sightings.filter { !$0.text.isEmpty }.prefix(4)
    let last = quoted.last
    let machine: Machine = if case .state(_, let machine) = expectation.fact { machine } else { last?.machine ?? rule.machine }
    let input = last?.moment.input ?? verdict.input
    let evidence = quoted.map { Evidence(line: $0.moment.line, text: $0.text, input: $0.moment.input == input ? nil : $0.moment.input) }
    let event: EventName? = if case .event(let name) = expectation.fact { name } else { nil }
    let help = expectation.reason.map { "\($0) (\(expectation.place))" } ?? "It is asked for in \(expectation.place)."
    return Finding(
      rule: rule.id, severity: rule.severity, certainty: .certain, input: input, line: last?.moment.line ?? verdict.line, machine: machine,
      process: expectation.process ?? last?.process, pid: last?.pid, subject: expectation.className, callback: event,
      message: verdict.message, evidence: evidence, help: help)
  }

  // MARK: Callbacks

  private func judge(_ name: EventName, _ expectation: Expectation) -> Verdict? {
    let seen = sightings.filter(expectation.isAbout)
    guard !expectation.allows(seen.count) else { return nil }
    let owner = expectation.owner
    return Verdict(
      message: "expected \(name.rawValue)\(owner) \(expectation.countInWords); it came \(Self.times(seen.count))", sightings: seen)
  }

  private func judge(_ names: [EventName], _ expectation: Expectation) -> Verdict? {
    let chains = expectation.chains(of: names, in: sightings.filter(expectation.isAbout))
    let whole = chains.filter { $0.count == names.count }
    let fitting = whole.filter { chain in
      guard let limit = expectation.within, let first = chain.first, let last = chain.last else { return true }
      // Without times nobody can tell; that is no pass.
      return last.moment.seconds(since: first.moment).map { $0 <= limit } ?? false
    }
    guard !expectation.allows(fitting.count) else { return nil }
    let list = names.map(\.rawValue).joined(separator: ", ")
    let limit = expectation.within.map { " within \(Self.seconds($0))" } ?? ""
    let wish = "expected \(list)\(expectation.owner) in this order\(limit) \(expectation.countInWords)"
    if fitting.count < expectation.least, let late = whole.first(where: { chain in !fitting.contains { $0 == chain } }) {
      let took = late.last.flatMap { last in late.first.flatMap { last.moment.seconds(since: $0.moment) } }
      return Verdict(message: "\(wish); \(took.map { "it took \(Self.seconds($0))" } ?? "the log has no times to tell")", sightings: late)
    }
    if fitting.count >= expectation.least {
      return Verdict(message: "\(wish); it came \(Self.times(fitting.count))", sightings: fitting.joined().map(\.self))
    }
    let best = chains.max { $0.count < $1.count } ?? []
    guard let last = best.last, best.count < names.count else {
      return Verdict(
        message: "\(wish); \(best.isEmpty ? "\(names[0].rawValue) never came" : "it came \(Self.times(fitting.count))")", sightings: best)
    }
    return Verdict(message: "\(wish); after \(last.name.rawValue) no \(names[best.count].rawValue) came", sightings: best)
  }

  // MARK: States

  private func judge(_ state: String, _ machine: Machine, _ expectation: Expectation, in analysis: Analysis) -> Verdict? {
    let timelines = expectation.timelines(of: machine, in: analysis)
    let intervals = timelines.flatMap { timeline in timeline.states.filter { $0.state == state }.map { (timeline.input, $0) } }
    let owner = expectation.className ?? (machine == .app ? "the app" : "a \(machine == .task ? "background task" : machine.rawValue)")
    if !expectation.allows(intervals.count) {
      let others = Set(timelines.flatMap { $0.states.map(\.state) }).subtracting([state, "unknown"]).sorted().joined(separator: ", ")
      let instead = intervals.isEmpty ? (others.isEmpty ? "never" : "never, only \(others)") : Self.times(intervals.count)
      return Verdict(
        message: "expected \(owner) to be \(state) \(expectation.countInWords); it was \(instead)", line: intervals.last?.1.fromLine,
        input: intervals.last?.0 ?? 0)
    }
    guard let limit = expectation.within else { return nil }
    let long = intervals.first { ($0.1.seconds ?? 0) > limit }
    let unknown = intervals.first { $0.1.seconds == nil }
    guard let worst = long ?? unknown else { return nil }
    let wish = "expected \(owner) to be \(state) for at most \(Self.seconds(limit))"
    let truth = worst.1.seconds.map { "it was for \(Self.seconds($0))" } ?? "the log has no times to tell"
    return Verdict(message: "\(wish); \(truth)", line: worst.1.fromLine, input: worst.0)
  }

  static func times(_ count: Int) -> String { count == 0 ? "never" : count == 1 ? "once" : "\(count) times" }

  private static func seconds(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100)" + (fraction == 0 ? "" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)") + " s"
  }
}
