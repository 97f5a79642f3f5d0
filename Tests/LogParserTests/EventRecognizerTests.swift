import Testing

@testable import LogParser

@Suite struct EventRecognizerTests {
  @Test func countsTheColumnFromTheStartOfTheLine() {
    var recognizer = EventRecognizer()
    let bytes = Array("Demo[1:2] -[Home viewDidLoad]".utf8)
    let events = recognizer.recognize(bytes.span, message: 10..<bytes.count, process: "Demo", isBare: false)
    #expect(events.map(\.column) == [18])
    #expect(events.map(\.text) == ["Demo[1:2] -[Home viewDidLoad]"])
  }

  @Test func namesTheProcessOfAnApplicationCallback() {
    var lines = Reader()
    #expect(lines.recognize("-[AppDelegate applicationDidBecomeActive:]", process: "Demo").map(\.subject) == ["Demo"])
    #expect(lines.recognize("-[AppDelegate applicationDidBecomeActive:]").map(\.subject) == [nil])
  }

  @Test func tellsTheChannelOfANotification() {
    var lines = Reader()
    #expect(lines.recognize("UIApplicationDidBecomeActiveNotification").map(\.channel) == [.appNotification])
    #expect(lines.recognize("UISceneDidActivateNotification").map(\.channel) == [.sceneNotification])
  }

  @Test func readsARecordOfTwoLines() {
    var lines = Reader()
    #expect(lines.next("<Fernway.Home: 0x7fb40cc0a6f0>").isEmpty)
    let events = lines.next("viewWillAppear(_:)")
    #expect(events.map(\.subject) == ["Home"])
    #expect(events.map(\.instance) == ["0x7fb40cc0a6f0"])
    #expect(events.map(\.module) == ["Fernway"])
    #expect(lines.next("viewDidAppear(_:)").map(\.instance) == [nil])
  }

  @Test func forgetsTheObjectOfALineThatIsNotFollowedByACallback() {
    var lines = Reader()
    _ = lines.next("<Fernway.Home: 0x7fb40cc0a6f0>")
    _ = lines.next("something else")
    #expect(lines.next("viewWillAppear(_:)").map(\.subject) == [nil])
  }

  @Test func givesEqualWordsForTheSameLinePrintedAgain() {
    var lines = Reader()
    let words = ["Home 0x12 viewDidLoad 1", "Home 0xab viewDidLoad 22", "Away 0xab viewDidLoad 22"].map { lines.recognize($0)[0].words }
    #expect(words[0] == words[1])
    #expect(words[1] != words[2])
  }

  @Test(arguments: [
    "viewDidLoad", "VIEWDIDLOAD", "--- viewDidLoad ---", "📱viewDidLoad", "1: viewDidLoad", "[DEBUG] viewDidLoad", "  viewDidLoad  ",
  ])
  func readsABareWordInEveryDress(line: String) {
    var lines = Reader()
    #expect(lines.recognize(line).map(\.name) == [.viewDidLoad])
  }

  @Test func takesTheWayBackFromWordsThatServeBothDirections() {
    var lines = Reader()
    let states = ["inactive", "paused", "inactive", "resumed", "inactive"]
    let names = states.flatMap { lines.recognize("flutter: AppLifecycleState.\($0)") }.map(\.name)
    #expect(
      names == [
        .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationDidBecomeActive,
        .applicationWillResignActive,
      ])
  }

  @Test func marksWordsOfFrameworksAsInferred() {
    var lines = Reader()
    #expect(lines.recognize("pushKitApplicationWillResignActive").map(\.isInferred) == [true])
    #expect(lines.recognize("applicationWillResignActive").map(\.isInferred) == [false])
  }

  @Test func keepsInvalidBytesAsReplacements() {
    var lines = Reader()
    let events = lines.next(bytes: Array("Home \u{1F4F1}".utf8).dropLast() + Array(" viewDidLoad".utf8))
    #expect(events.map(\.name) == [.viewDidLoad])
    #expect(events.first?.text.contains("\u{FFFD}") == true)
  }

  @Test func survivesEveryCutOfEverySample() {
    var lines = Reader()
    for sample in EventCatalog.samples {
      let bytes = Array(sample.line.utf8)
      for cut in stride(from: 0, to: bytes.count, by: 3) {
        _ = lines.next(bytes: Array(bytes[cut...]))
        _ = lines.next(bytes: Array(bytes[..<cut]))
      }
    }
  }

  @Test func survivesRandomNeighboursOfCallbacks() {
    var lines = Reader()
    var generator = Generator()
    let pieces =
      Array("-[](){}<>:;.,=\"'`@#/ 0x1é】【_Aa+\t".unicodeScalars).map { String($0) } + ["viewDidLoad", "application", "init", "scene"]
    for _ in 0..<3000 {
      let line = (0..<12).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
      _ = lines.next(bytes: Array(line.utf8))
    }
  }
}

/// A small generator of numbers that are the same in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
