import Testing

@testable import LogParser

@Suite struct FrameworkMarkTests {
  @Test func aMarkNamesTheFormatOfABareLine() {
    let all = records(of: "-> applicationDidBecomeActive()\nflutter: AppLifecycleState.paused\n LOG  AppState active\n[0:] OnActivated\n")
    #expect(all.map(\.format) == ["unity", "flutter", "react-native-console", "dotnet"])
    #expect(all.map(\.kind) == [.record, .record, .record, .record])
    #expect(all.flatMap(\.events).map(\.channel) == [.framework, .framework, .framework, .framework])
  }

  @Test func aHeaderCountsMoreThanAMark() {
    let all = records(of: "2017-02-08 16:31:37.802 Demo[2370:742930] -> applicationDidFinishLaunching()\n")
    #expect(all.map(\.format) == ["nslog"])
  }

  @Test func theDelegateOfAFrameworkIsAChannelOfItsOwn() {
    let text = "-> applicationDidBecomeActive()\nWARNING -> applicationDidReceiveMemoryWarning()\nHome -> applicationDidBecomeActive()\n"
    #expect(records(of: text).flatMap(\.events).map(\.channel) == [.framework, .framework, .appDelegate])
  }

  @Test func aMarkedLineWithoutAnEventIsUnderstoodAndProvesNoActivity() {
    let (all, summary) = parse(Array("flutter: opened the list\n".utf8))
    #expect(all.map(\.kind) == [.continuation] && summary.unrecognizedLines == 0)
  }

  @Test func theRowOfAConsoleDescribesAMarkedLine() {
    let all = records(
      of: """
        -> applicationDidBecomeActive()
        Type: Notice | Timestamp: 2025-08-22 10:51:46.676122+09:00 | Process: Fernway | Library: Foundation | TID: 0xf700
        """)
    #expect(all.first?.time?.description == "2025-08-22T10:51:46.676122+09:00")
    #expect(all.first?.format == "xcode")
  }

  @Test func aStateThatIsPrintedAgainIsNoSecondEvent() {
    let all = records(of: "AppState active\nAppState active\nAppState background\nAppState background\nAppState active\n")
    #expect(
      all.map { $0.events.map(\.name) } == [
        [.applicationDidBecomeActive], [], [.applicationDidEnterBackground], [], [.applicationDidBecomeActive],
      ])
  }

  @Test func aQuotedStateMeansTheAppOnlyBehindTheBackground() {
    let all = records(of: "'active'\n'inactive'\n'background'\n'active'\n'active'\n")
    #expect(all.flatMap(\.events).map(\.name) == [.applicationDidEnterBackground, .applicationDidBecomeActive])
  }

  @Test(arguments: [
    "AppState active users: 4", "current AppState active?no", "the AppState is active", "'active' is no plan", "AppState.currentState",
    "Thread started: viewDidLoad twice",
  ])
  func otherWordsOfFrameworksTellNothing(line: String) { #expect(records(of: line).flatMap(\.events).isEmpty) }
}
