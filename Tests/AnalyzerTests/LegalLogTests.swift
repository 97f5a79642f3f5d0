import Analyzer
import TestSupport
import Testing

@Suite struct LegalLogTests {
  @Test(arguments: WalkMode.all)
  func isCleanInEveryLayout(mode: WalkMode) {
    for seed in Accusation.seeds {
      for (offset, layout) in LineLayout.allCases.enumerated() {
        let walk = LegalWalk.make(seed: seed * 100 + UInt64(offset), actions: 40, options: mode.options)
        let accusation = Accusation.smallest(walk.steps, mode.printer(layout))
        #expect(accusation == nil, "\(mode), \(layout), seed \(seed): \(accusation ?? "")")
      }
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWithoutAnyOneKindOfCallback(mode: WalkMode) {
    for seed in Accusation.seeds {
      let walk = LegalWalk.make(seed: seed + 10_000, actions: 25, options: mode.options)
      for (offset, kind) in Self.kinds(of: walk).enumerated() {
        let layout = LineLayout.allCases[(Int(seed) + offset) % LineLayout.allCases.count]
        let accusation = Accusation.smallest(walk.steps.filter { $0.kind != kind }, mode.printer(layout))
        #expect(accusation == nil, "\(mode), \(layout), seed \(seed), without \(kind): \(accusation ?? "")")
      }
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWithoutAnySetOfKinds(mode: WalkMode) {
    for seed in Accusation.seeds {
      let walk = LegalWalk.make(seed: seed + 20_000, actions: 25, options: mode.options)
      var random = SplitMix64(seed: seed)
      for layout in LineLayout.allCases {
        let share = random.number(10...80)
        let missing = Set(Self.kinds(of: walk).filter { _ in random.chance(share) })
        let accusation = Accusation.smallest(walk.steps.filter { !missing.contains($0.kind) }, mode.printer(layout))
        #expect(accusation == nil, "\(mode), \(layout), seed \(seed), without \(missing.sorted()): \(accusation ?? "")")
      }
    }
  }

  @Test(arguments: WalkMode.all)
  func isCleanWhereverItBeginsAndEnds(mode: WalkMode) {
    for seed in Accusation.seeds {
      let walk = LegalWalk.make(seed: seed + 30_000, actions: 25, options: mode.options)
      var random = SplitMix64(seed: seed)
      for cut in 0..<27 {
        let first = cut % 3 == 1 ? 0 : random.number(0...walk.steps.count / 2)
        let last = cut % 3 == 2 ? walk.steps.count - 1 : random.number(first...walk.steps.count - 1)
        let layout = LineLayout.allCases[cut % LineLayout.allCases.count]
        let accusation = Accusation.smallest(Array(walk.steps[first...last]), mode.printer(layout))
        #expect(accusation == nil, "\(mode), \(layout), seed \(seed), steps \(first) to \(last): \(accusation ?? "")")
      }
    }
  }

  /// Kinds that an app may fail to print; whoever prints half of its background tasks claims what did not happen.
  private static func kinds(of walk: LegalWalk) -> [String] {
    Set(walk.steps.map(\.kind)).subtracting(["beginBackgroundTask", "endBackgroundTask"]).sorted()
  }
}
