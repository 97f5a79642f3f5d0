import Analyzer
import LogParser
import TestSupport
import Testing

@testable import Gate

@Suite struct TraceComparisonTests {
  private func trace(_ log: String, after older: Trace? = nil) -> Trace {
    var recorder = TraceRecorder(after: older)
    var analyzer = Analyzer()
    analyzer.beginInput(named: "log")
    var parser = LogParser()
    let take: (Record, Span<UInt8>) -> Void = { record, line in
      let events = analyzer.consume(record, bytes: line)
      recorder.observe(record, line, events: events, input: 0)
    }
    parser.parse(Array(log.utf8).span, take)
    parser.finish(take)
    return recorder.finish(name: "log", analysis: analyzer.finish())
  }

  private func compare(_ old: String, _ new: String, _ tolerance: Tolerance = Tolerance()) -> TraceComparison {
    let before = trace(old)
    return TraceComparison(from: before, to: trace(new, after: before), tolerance: tolerance)
  }

  private let before = """
    2024-05-01 10:00:00.000 Demo[42:7] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2024-05-01 10:00:00.100 Demo[42:7] -[AppDelegate applicationDidBecomeActive:]
    2024-05-01 10:00:10.000 Demo[42:7] -[AppDelegate applicationWillResignActive:]
    2024-05-01 10:00:10.500 Demo[42:7] -[AppDelegate applicationDidEnterBackground:]
    2024-05-01 10:00:10.600 Demo[42:7] saved 3 drafts
    2024-05-01 10:01:10.000 Demo[42:7] -[AppDelegate applicationWillEnterForeground:]
    2024-05-01 10:01:10.400 Demo[42:7] -[AppDelegate applicationDidBecomeActive:]

    """

  private let after = """
    2024-06-02 11:00:00.000 Demo[77:9] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2024-06-02 11:00:00.050 Demo[77:9] -[SceneDelegate scene:willConnectToSession:options:]
    2024-06-02 11:00:00.060 Demo[77:9] -[SceneDelegate sceneWillEnterForeground:]
    2024-06-02 11:00:00.100 Demo[77:9] -[SceneDelegate sceneDidBecomeActive:]
    2024-06-02 11:00:10.000 Demo[77:9] -[SceneDelegate sceneWillResignActive:]
    2024-06-02 11:00:10.500 Demo[77:9] -[SceneDelegate sceneDidEnterBackground:]
    2024-06-02 11:00:10.700 Demo[77:9] saved 12 drafts
    2024-06-02 11:01:10.000 Demo[77:9] -[SceneDelegate sceneWillEnterForeground:]
    2024-06-02 11:01:10.400 Demo[77:9] -[SceneDelegate sceneDidBecomeActive:]

    """

  private func without(_ word: String, _ log: String) -> String {
    log.split(separator: "\n").filter { !$0.contains(word) }.map { $0 + "\n" }.joined()
  }

  @Test func findsNothingBetweenATraceAndItself() {
    let comparison = compare(before, before)
    #expect(comparison.differences.isEmpty && comparison.moves.isEmpty)
  }

  @Test func matchesTheDutiesOfAMoveToScenes() {
    let comparison = compare(before, after)
    #expect(comparison.regressions == 0)
    #expect(
      comparison.moves.map(\.to) == [
        "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
      ])
    #expect(comparison.differences.map(\.message) == ["sceneWillConnect is new (once)"])
  }

  @Test func namesTheSaveThatTheMoveForgot() throws {
    let comparison = compare(before, without("saved", after))
    #expect(comparison.regressions == 1)
    let difference = try #require(comparison.differences.first)
    #expect(difference.kind == .step)
    #expect(difference.message.contains("entering the background: “saved 3 drafts” comes no more"))
    #expect(difference.message.contains("sceneDidEnterBackground has taken its place"))
    #expect(difference.old.map(\.line) == [4, 5])
    #expect(difference.new.map(\.line) == [6])
  }

  @Test func namesTheCallbackThatTheMoveForgot() throws {
    let comparison = compare(before, without("saved", without("sceneDidEnterBackground", after)))
    #expect(comparison.regressions == 1)
    let difference = try #require(comparison.differences.first)
    #expect(difference.kind == .duty)
    #expect(difference.message.contains("entering the background is no longer met"))
    #expect(difference.message.contains("neither it nor sceneDidEnterBackground comes now; with it went “saved 3 drafts”"))
  }

  @Test func doesNotMindWorkThatIsDoneElsewhere() {
    let moved = without("saved", after) + "2024-06-02 11:01:10.500 Demo[77:9] saved 1 drafts\n"
    let comparison = compare(before, moved)
    #expect(comparison.regressions == 0)
    #expect(comparison.differences.contains { $0.message.contains("comes at another time") })
  }

  @Test func doesNotMindLinesThatDoNotComeEveryTime() {
    let chatty =
      before + """
        2024-05-01 10:02:10.000 Demo[42:7] -[AppDelegate applicationWillResignActive:]
        2024-05-01 10:02:10.500 Demo[42:7] -[AppDelegate applicationDidEnterBackground:]

        """
    #expect(compare(chatty, without("saved", chatty)).regressions == 0)
  }

  @Test func measuresLengthsByTheTolerance() {
    let slow = before.split(separator: "10:00:00.100").joined(separator: "10:00:01.100")
    #expect(compare(before, slow).differences.map(\.kind) == [.duration])
    #expect(compare(before, slow).regressions == 1)
    #expect(compare(before, slow, Tolerance(share: 0, seconds: 2)).regressions == 0)
    #expect(compare(slow, before).regressions == 0)
  }

  @Test func namesFindingsThatAppearedOrWent() {
    let bad = before + "2024-05-01 10:01:12.400 Demo[42:7] -[AppDelegate applicationDidBecomeActive:]\n"
    #expect(compare(before, bad).differences.map(\.kind) == [.finding])
    #expect(compare(before, bad).regressions == 1)
    #expect(compare(bad, before).differences.filter { $0.kind == .finding }.map(\.isRegression) == [false])
  }

  @Test func namesAControllerThatIsNoLongerSeen() {
    let controller =
      before + """
        2024-05-01 10:01:12.000 Demo[42:7] -[HomeViewController viewDidLoad]
        2024-05-01 10:01:12.100 Demo[42:7] -[HomeViewController viewDidAppear:]

        """
    let comparison = compare(controller, before)
    #expect(
      comparison.differences.filter(\.isRegression).map(\.message) == [
        "HomeViewController is no longer seen: none of its callbacks comes any more"
      ])
  }
}
