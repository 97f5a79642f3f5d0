import Testing

@testable import LogParser

@Suite struct UserCatalogTests {
  private func format(_ pattern: String, _ style: TimeStyle = .calendar, samples: [String] = []) -> LogFormat {
    LogFormat(
      id: "mine", title: "mine", origin: "test", opening: .anything, pattern: pattern, timeStyle: style,
      samples: samples.map { LogFormat.Sample($0, [:]) })
  }

  private func events(_ text: String, _ events: UserEvent...) -> [Event] {
    records(of: text, options: LogParser.Options(userCatalog: UserCatalog(events: events))).flatMap(\.events)
  }

  @Test func triesOwnFormatsBeforeTheCatalog() {
    let own = format(#"(?<time>\S+ \S+) (?<process>\w+)\[(?<pid>\d+):(?<thread>\w+)\] "#)
    let line = "2015-03-01 12:30:44.104 Fernway[4211:60b] -[AppDelegate applicationDidBecomeActive:]"
    let record = records(of: line, options: LogParser.Options(userCatalog: UserCatalog(formats: [own]))).first
    #expect(record?.format == "mine")
    #expect(record?.pid == 4211)
    #expect(record?.time?.description == "2015-03-01T12:30:44.104")
    #expect(record?.events.map(\.name) == [.applicationDidBecomeActive])
  }

  @Test(arguments: [
    (TimeStyle.seconds, "1714558530", "2024-05-01T10:15:30Z"), (.seconds, "1714558530.25", "2024-05-01T10:15:30.25Z"),
    (.milliseconds, "1714558530123", "2024-05-01T10:15:30.123Z"), (.calendar, "10:15:30", "T10:15:30"),
  ])
  func readsTimesOfEveryStyle(style: TimeStyle, time: String, expected: String) {
    let own = format(#"(?<time>\S+)> "#, style)
    let records = records(of: "\(time)> viewDidLoad", options: LogParser.Options(userCatalog: UserCatalog(formats: [own])))
    #expect(records.first?.time?.description == expected)
  }

  @Test(arguments: ["", "x", "1.", "-1", "99999999999999999999", "1714558530.1234567890123", "1714558530x"])
  func takesOddNumbersForNoTimeOrForWhatTheySay(time: String) {
    let line = Array(time.utf8)
    for style in [TimeStyle.seconds, .milliseconds] {
      let parsed = style.parse(line.span, 0..<line.count)
      #expect((parsed == nil) == !["1.", "1714558530.1234567890123"].contains(time))
    }
  }

  @Test func takesNoOtherCharactersForAPid() {
    let own = format(#"(?<process>\w+)/(?<pid>\w+): "#)
    #expect(records(of: "Demo/x7: hi", options: LogParser.Options(userCatalog: UserCatalog(formats: [own]))).first?.pid == nil)
  }

  @Test func readsOneOwnWordLikeACallback() {
    let event = UserEvent(words: "didEnterFG", event: .applicationWillEnterForeground, samples: [])
    let lines = "didEnterFG\n[App] didEnterFG\n-[AppDelegate didEnterFG]\nAppDelegate.didEnterFG()\nI wonder why didEnterFG is late\n"
    #expect(events(lines, event).map(\.name) == Array(repeating: .applicationWillEnterForeground, count: 4))
  }

  @Test func findsTheClassOfOwnWords() {
    let event = UserEvent(words: "didShowUp", event: .viewDidAppear, samples: [])
    #expect(events("[HomeViewController] didShowUp", event).map(\.subject) == ["HomeViewController"])
  }

  @Test func readsSeveralOwnWordsWhereverTheyStand() {
    let event = UserEvent(words: "went to → front", event: .applicationDidBecomeActive, samples: [])
    #expect(events("now it went to → front again\nit went front to\n", event).map(\.name) == [.applicationDidBecomeActive])
  }

  @Test func takesOwnWordsLiterally() {
    let event = UserEvent(words: #"state \E(.*)"#, event: .applicationDidBecomeActive, samples: [])
    #expect(events(#"state \E(.*) x"#, event).count == 1)
    #expect(events("state of affairs", event).isEmpty)
  }

  @Test func fillsEventsFromThePattern() throws {
    let event = UserEvent(
      words: "visible", pattern: #"Screen (?<subject>\w+) \((?<instance>0x\w+)\) visible"#, event: .viewDidAppear, samples: [])
    let told = try #require(events("Screen Home (0x1f) visible", event).first)
    #expect(told.subject == "Home" && told.instance == "0x1f" && told.machine == .viewController && told.isInferred)
  }

  @Test func knowsWhereEventsBelong() {
    #expect(EventHome(of: .viewDidAppear)?.machine == .viewController)
    #expect(EventHome(of: .scenePhaseActive)?.channel == .swiftui)
    #expect(EventHome(of: .processExit)?.machine == .system)
    #expect(UserEvent.names.contains(.applicationWillEnterForeground) && !UserEvent.names.contains(.runtimeMessage))
  }

  @Test func findsCapturesButNoEscapedOrBracketedOnes() {
    #expect(NamedCaptures(#"(?<time>\S+)\(?<no>[(?<no>](?P<pid>\d)(?'host'x)(?<=y)"#).names.map(\.name) == ["time", "pid", "host"])
  }
}
