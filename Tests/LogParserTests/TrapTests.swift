import Testing

@testable import LogParser

/// Shapes of real logs that a reader of lines easily gets wrong; what the judgement may get wrong too is in `TrapLogTests`, times are in
/// `ClockTests`, objects in `ObjectLogTests`, rows behind their messages in `NeighbourTests`.
@Suite struct TrapTests {
  private func names(_ text: String) -> [[EventName]] { records(of: text).map { $0.events.map(\.name) } }

  private func processes(_ text: String) -> [String?] { records(of: text).map(\.process) }

  @Test func otherToolsHaveHeadersOfTheirOwn() {
    let line = "2026-09-06 01:05:11.233 xcodebuild[1792:54026] [MT] Fernway[811:1] -[HomeViewController viewDidLoad]\n"
    #expect(processes(line) == ["xcodebuild"])
  }

  @Test(arguments: [
    ("2024-04-30 11:41:36.746 Fern way (beta)[60752:2703423] viewDidLoad", "Fern way (beta)"),
    ("2024-04-30 11:41:36.746 Fernway 🚀[60752:2703423] viewDidLoad", "Fernway 🚀"),
    ("2024-04-30 11:41:36.746 Fernway: Pro[60752:2703423] viewDidLoad", "Fernway: Pro"),
    ("2024-04-30 11:41:36.746 Fernway [dev][60752:2703423] viewDidLoad", "Fernway [dev]"),
    ("Nov 30 12:00:00 Jane\u{2019}s-iPhone Fernway[72] <Warning>: viewDidLoad", "Fernway"),
  ])
  func namesHoldBlanksBracketsAndSigns(line: String, process: String) {
    #expect(processes(line) == [process])
    #expect(names(line) == [[.viewDidLoad]])
  }

  @Test func onlyTheLeftmostHeaderCounts() {
    let line =
      "2024-04-30 11:41:36.746 Fernway[60752:2703423] server: 2019-01-01 00:00:00.000 Other[1:2] -[HomeViewController viewDidLoad]"
    #expect(processes(line) == ["Fernway"])
    #expect(records(of: line).map { $0.time?.description } == ["2024-04-30T11:41:36.746"])
    #expect(names(line) == [[.viewDidLoad]])
  }

  @Test func aConstantFirstWordIsTheHost() {
    let host =
      "Nov 30 12:00:00 My App[811] <Notice>: a\nNov 30 12:00:01 My Mail[812] <Notice>: b\nNov 30 12:00:02 My App[811] <Notice>: c\n"
    #expect(processes(host) == ["App", "Mail", "App"])
    let none = "Nov 30 12:00:00 backboardd[61] <Notice>: a\nNov 30 12:00:01 My App[811] <Notice>: b\n"
    #expect(processes(none) == ["backboardd", "My App"])
  }

  @Test func aWholeSecondHasNoFraction() {
    let line = "2026-02-02 08:00:00 Fernway{Fernway}[307] <ERROR>: -[HomeViewController viewWillAppear:]"
    #expect(records(of: line).map(\.format) == ["pymobiledevice"])
  }

  @Test(arguments: [
    #"Nov 30 12:00:00 iPhone Fernway[7] <Notice>: caf\M-C\M-) viewDidLoad"#,
    #"Nov 30 12:00:00 iPhone Fernway[7] <Notice>: viewDidLoad caf\M-C"#,
    #"Nov 30 12:00:00 iPhone Fernway[7] <Notice>: viewDidLoad caf\M"#,
    #"Nov 30 12:00:00 iPhone Fernway[7] <Notice>: viewDidLoad caf\134M-C\134M-)"#,
  ])
  func escapesMayBeCutOrDoubled(line: String) { #expect(names(line) == [[.viewDidLoad]]) }

  @Test(arguments: ["[] ", "[lifecycle] ", "[a] [b] ", ""]) func tagsInFrontOfAMessageAreNoLabelOfAController(tag: String) {
    #expect(
      names("2024-02-11 09:04:55.396245+0100 Fernway[671:2777] \(tag)-[SceneDelegate sceneDidBecomeActive:]") == [[.sceneDidBecomeActive]])
  }

  @Test func relaysPutZeroBytesInFrontOfLines() {
    let text =
      "\0Nov 30 12:00:00 iPhone Fernway[72] <Warning>: viewDidLoad\n\0Nov 30 12:00:01 iPhone Fernway[72] <Warning>: viewDidAppear:\n\0"
    let all = parse(Array(text.utf8)).records
    #expect(all.flatMap(\.events).map(\.name) == [.viewDidLoad, .viewDidAppear])
    #expect(all.prefix(2).map(\.format) == ["syslog-host", "syslog-host"])
  }

  @Test func coloursMayEndOnTheNextLine() {
    let text =
      "\u{1B}[0;37mNov 30 12:00:00 \u{1B}[1;36mFernway\u{1B}[0;36m[72]\u{1B}[0;32m <Notice>: viewDidLoad\n\u{1B}[mNov 30 12:00:01 Fernway[72] <Notice>: viewDidAppear\n"
    #expect(records(of: text).map(\.format) == ["idevicesyslog", "idevicesyslog"])
    #expect(names(text) == [[.viewDidLoad], [.viewDidAppear]])
  }

  @Test func lineEndsMayDifferFromLineToLine() {
    #expect(names("viewDidLoad()\r\n2026-03-01 12:07:59.304451+0100 Fernway[769:2564] viewWillAppear\nviewDidAppear()\r\n").count == 3)
  }

  @Test func footersAndHeadersMayStandInTheMiddle() {
    let log = "Timestamp                       Thread     Type        Activity             PID    TTL\n"
    let row = "2025-12-11 12:03:15.340187+0100 0xd5b      Fault       0x8a1d59             360    14   Fernway: viewDidAppear\n"
    let end = "Log      - Default:          2, Info:                0, Debug:             0, Error:          0, Fault:          0\n"
    #expect(records(of: log + row + end + log + row + end).map(\.kind) == [.service, .record, .service, .service, .record, .service])
  }

  @Test func aZoneMayChangeFromLineToLine() {
    let all = records(of: "default\t13:42:31.000000 +0100\tA\t x\ndefault\t12:42:32.000000 +0000\tA\t y\n")
    #expect(all.compactMap { $0.time?.description } == ["T13:42:31.000000+01:00", "T12:42:32.000000Z"])
  }

  @Test(arguments: ["ViewDidLoad", "-> applicationDidResignActive()", "Optional(<Fernway.HomeViewController: 0x1>) viewDidLoad"])
  func spellingsThatStillCount(line: String) { #expect(names(line).flatMap(\.self).count == 1) }

  @Test(arguments: ["application()", "applicationDidEngerBackground", "<private>", "HomeViewController.<private>"])
  func spellingsThatDoNotCount(line: String) { #expect(names(line).flatMap(\.self).isEmpty) }

  @Test func aContextInAClassNameChangesWithEveryLaunchAndIsLeftOut() {
    let events = records(of: "<Fernway.(unknown context at $10a8c63c0).Inner: 0x1b9a9e60b082> viewDidLoad\n").flatMap(\.events)
    #expect(events.map(\.subject) == ["Inner"])
  }

  @Test func libGDXResumesWhenItBecomesActive() {
    #expect(names("2026-03-01 12:48:28.628 Fernway[431:3581] [debug] IOSApplication: resumed") == [[.applicationDidBecomeActive]])
  }

  @Test func extensionsAreProcessesOfTheirOwn() {
    let text = "2024-04-30 11:41:36.746 Fernway[1:2] a\n2024-04-30 11:41:36.747 FernwayWidgetExtension[3:4] b\n"
    #expect(processes(text) == ["Fernway", "FernwayWidgetExtension"])
  }

  @Test(arguments: ["", "\n\n\n", "[connected]\n[disconnected]\n", String(repeating: "x", count: 100_000)])
  func logsOfNothingAreRead(text: String) {
    var parser = LogParser()
    parser.parse(Array(text.utf8).span) { _, _ in }
    parser.finish { _, _ in }
    #expect(parser.summary.records == 0)
  }

  @Test func theTrailerOfAJSONLogAndObjectsInAMessageAreNoRecords() {
    let object = #"{"eventMessage":"viewDidLoad() },{","timestamp":"2026-02-07 14:45:15.000000-0800"}"#
    let all = records(of: object + "\n{\"count\":1,\"finished\":1}\n")
    #expect(all.map(\.kind) == [.record, .service])
    #expect(all.flatMap(\.events).map(\.name) == [.viewDidLoad])
  }

  @Test(arguments: [
    "__37-[HomeViewController viewWillAppear:]_block_invoke", "__37-[HomeViewController viewWillAppear:]_block_invoke_2.118",
    "*** -[FWListController numberOfSectionsInTableView:]: unrecognized selector sent to instance 0x301661b1e6a9",
    "3   Fernway   0x0000000102f4a1c0 -[AppDelegate application:didFinishLaunchingWithOptions:] + 212",
    "frame #3: 0x1 Fernway`HomeViewController.viewDidLoad(self=0x2) at X.swift:12:9",
    "0x1890 0x40 [  4] -[AppDelegate applicationDidEnterBackground:]",
    "X.swift:12:9: warning: variable 'viewDidLoad' was never used", "Test Case '-[FernwayTests viewDidLoad]' started.",
    "override func viewDidLoad() {", "+    super.viewDidLoad()", "call super in viewDidLoad", "- `viewDidLoad()` is called once",
    "Breakpoint 1: where = Fernway`-[HomeViewController viewDidLoad] at Home.m:12, address = 0x1",
  ])
  func mentionsAreNoEvents(line: String) {
    #expect(names(line).flatMap(\.self).isEmpty)
    #expect(names("2024-04-30 11:41:36.746 Fernway[60752:2703423] \(line)").flatMap(\.self).isEmpty)
  }

  @Test func adviceOfUIKitIsNoCallback() {
    let line = "You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you still need to add x"
    #expect(records(of: line).flatMap(\.events).allSatisfy { $0.machine == .message })
  }

  @Test func everyLineNamesItsDevice() {
    let hosts = ["Janes-iPhone", "Toms-iPad"]
    let lines = (0..<8).map {
      "Mar  1 12:00:0\($0) \(hosts[$0 % 2]) \($0 < 4 ? "Fernway" : "My App")[\(7 + $0 % 2)] <Notice>: viewDidLoad\n"
    }
    #expect(processes(lines.joined()) == Array(repeating: "Fernway", count: 4) + Array(repeating: "My App", count: 4))
  }

  @Test func severalObjectsOnOneLineAreOneEvent() {
    let line = "[Optional(<Fernway.Home: 0x1>), Optional(<Fernway.List: 0x2>)] viewDidLoad"
    #expect(names(line).flatMap(\.self) == [.viewDidLoad])
  }

  @Test func twoFullHeadersOnOneLineAreTwoRecords() {
    let line = "2026-03-01 12:00:00.000 Fernway[1:2] viewDidLoad2026-03-01 12:00:00.010 Fernway[1:2] viewWillAppear"
    #expect(names(line) == [[.viewDidLoad], [.viewWillAppear]])
  }
}
