import Analyzer
import TestSupport
import Testing

@Suite struct InvarianceTests {
  @Test(arguments: ["addresses", "superclass, no addresses", "scene, notifications and tasks"])
  func theSizeOfChunksChangesNothing(name: String) throws {
    let mode = try #require(WalkMode.all.first { $0.description == name })
    for (offset, layout) in LineLayout.allCases.enumerated() where offset % 4 == name.utf8.count % 4 {
      let walk = LegalWalk.make(seed: UInt64(60_000 + offset), actions: 4, options: mode.options)
      let text = mode.printer(layout).print(walk.steps).text
      let whole = Self.description(of: Pipeline.analyze(text))
      for size in [1, 7] { #expect(Self.description(of: Pipeline.analyze(text, chunkSize: size)) == whole, "\(layout), \(size)") }
    }
  }

  @Test(arguments: SingleFault.ofScenes.prefix(3))
  func twoAppsInOneLogGiveTheFindingsOfBoth(fault: SingleFault) throws {
    var options = WalkOptions()
    (options.process, options.pid, options.start) = ("Second", 7000, 1234)
    let one = fault.walk(seed: 70_000).walk.steps
    let two = try #require(SingleFault.all.first { $0.usesScenes != fault.usesScenes }).walk(seed: 70_001, options: options).walk.steps
    for layout in [LineLayout.nslog, .idevicesyslog].suffix(fault.rule.utf8.count % 2 + 1).prefix(1) {
      let printer = LogPrinter(layout)
      let mixed = Self.merge(one, two)
      let expected = Self.keys(of: printer.print(one).text) + Self.keys(of: printer.print(two).text)
      #expect(Self.keys(of: printer.print(mixed).text) == expected.sorted(), "\(layout)")
    }
  }

  /// Both walks in one, by time.
  private static func merge(_ one: [LogStep], _ two: [LogStep]) -> [LogStep] {
    (one + two).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The findings without their places.
  private static func keys(of text: String) -> [String] {
    Pipeline.analyze(text).findings.map {
      "\($0.rule) \($0.severity) \($0.certainty) \($0.pid ?? 0) \($0.subject ?? "") \($0.instance ?? "") \($0.count)"
    }.sorted()
  }

  /// Everything in an analysis, the same for equal ones.
  private static func description(of analysis: Analysis) -> String {
    let inputs = analysis.inputs.map { input in
      "\(input.formats.sorted { $0.key < $1.key }) \(input.lines) \(input.records) \(input.events) \(input.unrecognizedLines) \(input.problems)"
    }
    return "\(inputs)\n\(analysis.processes)\n\(analysis.scenes)\n\(analysis.viewControllers)\n\(analysis.tasks)\n"
      + "\(analysis.transitions)\n\(analysis.findings)\n\(analysis.suppressed)"
  }
}
