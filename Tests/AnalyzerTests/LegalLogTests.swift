import Analyzer
import TestSupport
import Testing

/// No legal log is accused. Each seed tries one layout, chosen anew for every mode; `LIFELOG_SEEDS` tries more.
@Suite struct LegalLogTests {
  @Test(arguments: WalkMode.all)
  func isClean(mode: WalkMode) {
    for seed in Accusation.seeds {
      var random = mode.random(seed: seed)
      let walk = LegalWalk.make(seed: random.next(), actions: 8, options: mode.options)
      expectNoAccusation(of: walk.steps, mode, seed, &random)
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWithoutAnyOneKindOfCallback(mode: WalkMode) {
    for seed in Accusation.seeds {
      var random = mode.random(seed: seed + 10_000)
      let walk = LegalWalk.make(seed: random.next(), actions: 8, options: mode.options)
      let kind = random.pick(Self.kinds(of: walk))
      expectNoAccusation(of: walk.steps.filter { $0.kind != kind }, mode, seed, &random)
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWithoutAnySetOfKinds(mode: WalkMode) {
    for seed in Accusation.seeds {
      var random = mode.random(seed: seed + 20_000)
      let walk = LegalWalk.make(seed: random.next(), actions: 10, options: mode.options)
      let share = random.number(10...80)
      let missing = Set(Self.kinds(of: walk).filter { _ in random.chance(share) })
      expectNoAccusation(of: walk.steps.filter { !missing.contains($0.kind) }, mode, seed, &random)
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWhereverItBeginsAndEnds(mode: WalkMode) {
    for seed in Accusation.seeds {
      var random = mode.random(seed: seed + 30_000)
      let walk = LegalWalk.make(seed: random.next(), actions: 10, options: mode.options)
      let first = random.chance(30) ? 0 : random.number(0...walk.steps.count / 2)
      let last = random.chance(30) ? walk.steps.count - 1 : random.number(first...walk.steps.count - 1)
      expectNoAccusation(of: Array(walk.steps[first...last]), mode, seed, &random)
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWhereverAChapterEnds(mode: WalkMode) {
    for seed in Accusation.seeds {
      var random = mode.random(seed: seed + 40_000)
      let walk = LegalWalk.make(seed: random.next(), actions: 20, options: mode.options)
      var options = AnalysisOptions()
      (options.chapterLength, options.openRuns) = (random.number(1...30), random.number(0...2))
      let share = random.number(0...50)
      let missing = Set(Self.kinds(of: walk).filter { _ in random.chance(share) })
      expectNoAccusation(of: walk.steps.filter { !missing.contains($0.kind) }, mode, seed, &random, options: options)
    }
  }

  private func expectNoAccusation(
    of steps: [LogStep], _ mode: WalkMode, _ seed: UInt64, _ random: inout SplitMix64, options: AnalysisOptions = AnalysisOptions(),
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    let layout = random.pick(LineLayout.allCases) ?? .nslog
    let accusation = Accusation.smallest(steps, mode.printer(layout), options: options)
    #expect(accusation == nil, "\(mode), \(layout), seed \(seed): \(accusation ?? "")", sourceLocation: location)
  }

  /// Kinds that an app may fail to print; whoever prints half of its background tasks claims what did not happen.
  private static func kinds(of walk: LegalWalk) -> [String] {
    Set(walk.steps.map(\.kind)).subtracting(["beginBackgroundTask", "endBackgroundTask"]).sorted()
  }
}
