import Analyzer
import LogParser
import TestSupport
import Testing

@testable import Reports

@Suite struct PerfettoReportTests {
  private func check(_ analysis: Analysis) throws -> TraceEventCheck {
    try TraceEventCheck(collect { PerfettoReport(version: "1.0.0").write(analysis, to: $0) })
  }

  @Test(arguments: Recorded.samples)
  func drawsEverySample(sample: String) throws {
    let check = try check(Pipeline.analyze(Recorded.text("samples/\(sample)/input.log")))
    #expect(check.mistakes.isEmpty && check.slices > 0)
  }

  @Test(arguments: WalkMode.all)
  func drawsManyControllersOnTracksOfTheirOwn(mode: WalkMode) throws {
    for seed in 0..<UInt64(3) {
      var random = mode.random(seed: seed)
      let walk = LegalWalk.make(seed: random.next(), actions: 60, options: mode.options)
      let layout = random.pick(LineLayout.allCases) ?? .bare
      let log = mode.printer(layout).print(walk.steps)
      let analysis = Pipeline.analyze(log.text)
      let check = try check(analysis)
      #expect(check.mistakes.isEmpty)
      #expect(check.threads.count >= analysis.viewControllers.count)
    }
  }

  @Test func givesEachLifeItsTrack() throws {
    let check = try check(Pipeline.analyze(Recorded.text("samples/shop-order-and-photo-sync/input.log")))
    #expect(
      check.threads == [
        "findings", "app", "scene 0x10480e2a0", "HomeViewController <0x104e0a200>", "ProductViewController <0x104e1b600>",
        "ReviewsViewController <0x104e7c000>", "ProductViewController <0x104e6b200>", "CartViewController <0x104e2c800>",
        "CheckoutViewController <0x104e3d400>", "AddressViewController <0x104e4f000>", "ReceiptViewController <0x104e5a800>", "task 11",
      ])
    #expect(check.instants == 3)
    #expect(check.counters["view controllers alive"] == [1, 2, 3, 2, 1, 2, 3, 4, 5, 4, 5, 4, 3, 0])
    #expect(check.counters["view controllers visible"]?.max() == 2)
  }

  @Test func placesEverythingOnItsClock() throws {
    let text = collect { PerfettoReport(version: "1").write(AnalysisBuilder.twoTrips.analysis, to: $0) }
    let events = try JSON(parsing: text)["traceEvents"].elements
    let labels = events.first { $0["name"] == .string("process_labels") }?["args"]["labels"].text
    #expect(labels == "trips.log; 0 is 2013-10-20T10:15:30.000")
    let suspended = try #require(events.first { $0["name"] == .string("suspended") })
    #expect(suspended["ts"].integer == 17_000_000 && suspended["dur"].integer == 53_000_000)
    #expect(suspended["args"]["seconds"].integer == 53 && suspended["args"]["fromLine"].integer == 40)
  }

  @Test func countsLinesWhereThereAreNoTimes() throws {
    let text = collect { PerfettoReport(version: "1").write(AnalysisBuilder.launchHomeReturn.analysis, to: $0) }
    let events = try JSON(parsing: text)["traceEvents"].elements.filter { $0["ph"] == .string("X") }
    #expect(text.contains("launch-home-return.log; no times, a line takes 1 ms"))
    #expect(events.compactMap { $0["ts"].integer } == [0, 1000, 3000, 4000, 6000, 7000])
    #expect(events.compactMap { $0["dur"].integer } == [1000, 2000, 1000, 2000, 1000, 2000])
  }

  @Test func drawsOneTraceOfSeveralLogs() throws {
    let app = """
      2024-05-01 10:00:00.000 Demo[811:2] -[AppDelegate application:didFinishLaunchingWithOptions:]
      2024-05-01 10:00:00.200 Demo[811:2] -[AppDelegate applicationDidBecomeActive:]
      2024-05-01 10:00:06.000 Demo[811:2] -[AppDelegate applicationWillResignActive:]

      """
    let controllers = """
      2024-05-01 10:00:01.000 Demo[811:2] -[FeedViewController viewDidLoad] <FeedViewController: 0x104e0a200>
      2024-05-01 10:00:01.100 Demo[811:2] -[FeedViewController viewWillAppear:] <FeedViewController: 0x104e0a200>
      2024-05-01 10:00:04.000 Demo[811:2] -[FeedViewController viewDidAppear:] <FeedViewController: 0x104e0a200>

      """
    let analysis = Pipeline.analyze(merging: ["app.log": app, "ui.log": controllers])
    #expect(analysis.isJoined && analysis.processes.count == 1)
    let tracks = TrackList(of: analysis).runs[0]
    #expect(tracks.map { $0.slices.map { $0.start / 1_000_000 } } == [[0, 200, 6000], [1000, 1100, 4000]])
    #expect(try check(analysis).mistakes.isEmpty)
  }

  @Test func tellsFindingsThatBelongToNoProcess() throws {
    var builder = AnalysisBuilder.findings
    builder.finding("app-first-line-midstream", .info, line: nil, message: "The log begins while the app runs.", help: "")
    var analysis = builder.analysis
    analysis.findings[3].process = "somebody else"
    let check = try check(analysis)
    #expect(check.mistakes.isEmpty && check.instants == 4 && check.threads == ["findings", "app", "findings"])
  }
}

@Suite struct TraceAxisTests {
  private let second: Int64 = 1_000_000_000

  private func axis(_ moments: [(line: Int, seconds: Double?, clock: Int)]) -> TraceAxis {
    TraceAxis(moments.map { Moment(line: $0.line, time: $0.seconds.map(timestamp), clock: $0.clock) })
  }

  @Test func keepsWhatTheClockSays() {
    let axis = axis([(3, 10, 0), (5, 12, 0), (9, 40, 0)])
    #expect([3, 5, 9].map { axis.offset(ofLine: $0, in: 0) } == [0, 2 * second, 30 * second])
    #expect(axis.origin == timestamp(10) && axis.clocks == 1)
  }

  @Test func placesALineWithATimeBetweenItsNeighbours() {
    let axis = axis([(3, 10, 0), (9, 40, 0)])
    #expect(axis.offset(ofLine: 4, in: 0, at: timestamp(11)) == second)
    #expect(axis.offset(ofLine: 4, in: 0, at: timestamp(99)) == 5 * second)
    #expect(axis.offset(ofLine: 4, in: 0) == 5 * second)
    #expect(axis.offset(ofLine: 12, in: 0, at: timestamp(70)) == 60 * second)
  }

  @Test func goesOnWhereAnotherClockBegins() {
    let axis = axis([(1, 100, 0), (2, 105, 0), (3, 5, 1), (4, 6, 1), (5, 109, 0)])
    #expect((1...5).map { axis.offset(ofLine: $0, in: 0) / second } == [0, 5, 5, 6, 9])
    #expect(axis.origin == nil && axis.clocks == 2)
  }

  @Test func doesNotAddDisorderUp() {
    let axis = axis([(1, 10, 0), (2, 10.9, 0), (3, 10.2, 0), (4, 10.9, 0), (5, 10.1, 0), (6, 11, 0)])
    #expect(axis.offset(ofLine: 6, in: 0) == second)
  }

  @Test func standsStillWhereTheClockIsSetBack() {
    let axis = axis([(1, 3600, 0), (2, 3610, 0), (3, 10, 0), (4, 15, 0)])
    #expect((1...4).map { axis.offset(ofLine: $0, in: 0) / second } == [0, 10, 10, 15])
  }

  @Test func interpolatesLinesWithoutTimes() {
    let axis = axis([(1, nil, 0), (2, 10, 0), (4, nil, 0), (6, 14, 0), (8, nil, 0)])
    #expect([1, 2, 4, 6, 8].map { axis.offset(ofLine: $0, in: 0) / second } == [0, 1, 3, 5, 7])
  }

  @Test func neverOverflows() {
    let extreme = [Int64.min, .max, 0, .max, .min].enumerated().map {
      Moment(line: $0.offset + 1, time: Timestamp(nanoseconds: $0.element))
    }
    let axis = TraceAxis(extreme)
    for line in 0...9 { #expect(axis.offset(ofLine: line, in: 0, at: Timestamp(nanoseconds: .min)) >= 0) }
  }
}
