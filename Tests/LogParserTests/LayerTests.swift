import PCRE2
import Testing

@testable import LogParser

@Suite struct LayerTests {
  @Test func namesEveryLayerOnce() {
    #expect(Set(LayerCatalog.all.map(\.id)).count == LayerCatalog.all.count)
    for layer in LayerCatalog.all { #expect(layer.samples.count >= 3, "\(layer.id)") }
  }

  @Test func compilesEveryPattern() throws {
    for layer in LayerCatalog.all { _ = try Pattern(layer.pattern) }
  }

  @Test(arguments: LayerCatalog.all.map(\.id)) func takesOffItsSamples(id: String) throws {
    let layer = try #require(LayerCatalog.all.first { $0.id == id })
    for sample in layer.samples {
      var peeler = LayerPeeler(LayerCatalog.all)
      var line: [UInt8] = []
      TerminalEscapes.remove(from: Array(sample.line.utf8).span, into: &line)
      let peeled = peeler.peel(line.span, from: line.span.marginEnd)
      #expect(peeler.last.map { LayerCatalog.all[$0].id }.contains(id), "\(sample.line)")
      #expect(line.span.text(in: peeled.start..<line.count) == sample.rest, "\(sample.line)")
      #expect(
        peeled.outer.map { time in
          var clock = RolloverClock()
          return clock.moment(of: time).description
        } == sample.time, "\(sample.line)")
    }
  }

  @Test(arguments: [
    (
      "2024-01-01T00:52:14.0000000Z [12:34:56]: ▸ 2024-01-01 12:06:30.764672+0100 Fernway[820:5293] sceneDidBecomeActive(_:)",
      "oslog-stderr"
    ),
    ("build\tRun tests\t2024-01-01T00:20:55.0000000Z     t =     0.60s     Launch com.example.fernway", "ui-test"),
    ("2026-09-16T10:20:29.591836Z 01O -[AppDelegate applicationDidBecomeActive:]", "bare"),
    ("[2024-01-01T12:48:10.000Z] [12:34:56]: ▸ -[AppDelegate applicationDidBecomeActive:]", "bare"),
    ("21:51:15  -[AppDelegate applicationDidBecomeActive:]", "bare"),
    ("INFO [2024-01-01 12:15:26.10]: ▸ viewDidLoad()", "bare"),
    (
      "2024-01-01 12:30:35:852 [XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] 2024-01-01 13:27:56.114 Df Fernway[231:7d7b] viewDidLoad()",
      "log-compact"
    ),
    (
      "[8f3c2d1e][XCUITestDriver@1a2b] [IOS_SYSLOG_ROW] Nov 30 12:00:00 iPhone Fernway(UIKitCore)[426] <Notice>: viewDidAppear",
      "syslog-host"
    ),
    ("app-1     | 2024-01-01T00:29:39.381444945Z flutter: AppLifecycleState.paused", "flutter"),
    ("[  +55 ms] flutter: AppLifecycleState.resumed", "flutter"),
    ("\u{1B}_bk;t=1745322209921\u{07}\u{1B}[0mTest Case '-[A testB]' started.", "xctest"),
    ("\u{1B}[8mha:////4AbC+==\u{1B}[0m2015-03-01 12:30:44.104 Fernway[1:2] viewDidLoad", "nslog"),
    ("2024-01-01T00:00:00.0000000Z {\"eventMessage\":\"viewDidLoad\",\"timestamp\":\"2026-02-07 14:45:15.000000-0800\"}", "log-ndjson"),
  ]) func readsWhatIsInside(line: String, format: String) throws {
    #expect(records(of: line).compactMap(\.format) == [format])
  }

  @Test func prefersTheInnerTime() throws {
    let all = records(
      of: """
        2024-01-01T00:52:14.0000000Z 2015-03-01 12:30:44.104 Fernway[1:2] viewDidLoad
        2024-01-01T00:52:14.0000000Z [12:34:56]: viewDidLoad
        """)
    #expect(all.map { $0.time?.description } == ["2015-03-01T12:30:44.104", "T12:34:56"])
    #expect(all[0].clock != all[1].clock)
  }

  @Test func leavesColumnsAlone() {
    #expect(parse(Array("default\t11:22:51.040008+0800\tFernway\tviewDidLoad\n".utf8)).summary.layers.isEmpty)
    #expect(parse(Array("x\ny\nz\na\tb\tviewDidLoad\n".utf8)).summary.layers.isEmpty)
  }

  @Test func countsLayers() {
    let (_, summary) = parse(Array("2024-01-01T00:52:14.0000000Z [12:34:56]: a\n2024-01-01T00:52:14.0000000Z b\n".utf8))
    #expect(summary.layers == ["github": 2, "fastlane": 1])
  }

  @Test func takesOffAtMostSixLayers() {
    let line = String(repeating: "[12:34:56]: ", count: 50) + "viewDidLoad"
    #expect(records(of: line).count == 1)
  }
}
