import Analyzer
import TestSupport
import Testing

/// No legal run is accused because two logs tell of it, each in its own way and for its own time.
@Suite struct MergedLogTests {
  private static let layouts: [LineLayout] = [.nslog, .compact, .syslogHost, .idevicesyslog, .dated]

  @Test(arguments: WalkMode.all)
  func twoLogsOfALegalRunAccuseNobody(mode: WalkMode) {
    for seed in Accusation.seeds {
      var random = mode.random(seed: seed + 40_000)
      let walk = LegalWalk.make(seed: random.next(), actions: 8, options: mode.options)
      let parts = [part(of: walk.steps, &random), part(of: walk.steps, &random)]
      let layouts = parts.map { _ in random.pick(Self.layouts) ?? .nslog }
      let logs = zip(parts, layouts).map { mode.printer($1).print($0).text }
      // A log that leaves out the background tasks is accused of that alone, and uncertainly.
      let alone = Set(logs.flatMap { Pipeline.analyze($0).findings.map(\.rule) })
      let findings = Pipeline.analyze(merging: ["a": logs[0], "b": logs[1]]).findings.filter { $0.severity >= .warning }
      let added = findings.filter { !alone.contains($0.rule) }.map { "\($0.rule): \($0.message)" }
      #expect(added.isEmpty, "\(mode), \(layouts), seed \(seed): \(added)\n\(logs[0])\n\(logs[1])")
    }
  }

  @Test func orderOfTheLogsChangesNothing() {
    let mode = WalkMode.all[0]
    var random = mode.random(seed: 50_000)
    let walk = LegalWalk.make(seed: random.next(), actions: 12, options: mode.options)
    let logs = [LineLayout.nslog, .syslogHost].map { mode.printer($0).print(walk.steps).text }
    let one = Pipeline.analyze(merging: ["a": logs[0], "b": logs[1]])
    let other = Pipeline.analyze(merging: ["b": logs[1], "a": logs[0]])
    #expect(one.processes.map(\.states.count) == other.processes.map(\.states.count))
    #expect(one.processes.map(\.finalState) == other.processes.map(\.finalState))
    #expect(one.processes.allSatisfy { $0.inputs.count == 2 })
  }

  /// What one log tells: some kinds of callback, from one step to another.
  private func part(of steps: [LogStep], _ random: inout SplitMix64) -> [LogStep] {
    let share = random.number(0...70)
    let tasks = Set(["beginBackgroundTask", "endBackgroundTask"])
    let kinds = Set(steps.map(\.kind)).subtracting(tasks).sorted()
    var missing = Set(kinds.filter { _ in random.chance(share) })
    if random.chance(50) { missing.formUnion(tasks) }
    let first = random.chance(50) ? 0 : random.number(0...steps.count / 2)
    let last = random.chance(50) ? steps.count - 1 : random.number(first...steps.count - 1)
    return steps[first...last].filter { !missing.contains($0.kind) }
  }
}
