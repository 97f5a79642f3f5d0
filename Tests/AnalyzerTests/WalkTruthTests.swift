import Analyzer
import TestSupport
import Testing

@Suite struct WalkTruthTests {
  private static let layouts: [LineLayout] = [.nslog, .oslogStderr, .compact, .syslog]
  private static let modes = ["addresses", "inits at reused addresses", "tasks", "notifications", "scene", "viewIsAppearing"]

  @Test(arguments: WalkMode.all.filter { modes.contains($0.description) })
  func countsWhatTheAppDid(mode: WalkMode) {
    for seed in Accusation.seeds {
      for layout in [Self.layouts[(Int(seed) + mode.description.utf8.count) % Self.layouts.count]] {
        let walk = LegalWalk.make(seed: seed + 50_000, actions: 25, options: mode.options)
        let log = mode.printer(layout).print(walk.steps).text
        let analysis = Pipeline.analyze(log)
        #expect(analysis.processes.map { Int($0.pid ?? 0) } == walk.truth.runs.map(\.pid))
        for (run, truth) in zip(analysis.processes, walk.truth.runs) {
          let place = "\(layout), seed \(seed), pid \(truth.pid)"
          #expect(run.summary.activations == truth.activations, "activations, \(place)")
          #expect(run.summary.interruptions == truth.interruptions, "interruptions, \(place)")
          #expect(run.summary.backgroundTrips == truth.backgroundTrips, "trips, \(place)")
          #expect(run.summary.memoryWarnings == truth.memoryWarnings, "memory warnings, \(place)")
        }
        #expect(analysis.processes.last?.finalState == walk.truth.runs.last?.finalState, "\(layout), seed \(seed)")
        let transitions = analysis.transitions.map { WalkTruth.Transition(kind: $0.kind.rawValue, from: $0.from, to: $0.to) }
        #expect(transitions == walk.truth.transitions, "\(layout), seed \(seed): \(Self.difference(transitions, walk.truth.transitions))")
      }
    }
  }

  /// Where two rows of transitions part.
  private static func difference(_ found: [WalkTruth.Transition], _ done: [WalkTruth.Transition]) -> String {
    let index = zip(found, done).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, done.count)
    return "number \(index): found \(found.dropFirst(index).prefix(2)), done \(done.dropFirst(index).prefix(2))"
  }
}
