import Analyzer
import Testing

/// The founding traces of the application life cycle.
@Suite struct FoundingTraceTests {
  private static let tripEvents = [
    "2 didFinishLaunchingWithOptions", "3 applicationDidBecomeActive", "5 applicationWillResignActive", "6 applicationDidEnterBackground",
    "8 applicationWillEnterForeground", "9 applicationDidBecomeActive", "11 applicationDidReceiveMemoryWarning",
  ]
  private static let tripStates = ["notRunning", "inactive", "active", "inactive", "background", "inactive", "active"]

  @Test(arguments: ["launch-home-return", "launch-home-return-decorated"])
  func readsBareMethodNamesBetweenCaptions(name: String) throws {
    let trace = try FoundingTrace(name)
    #expect(trace.events == Self.tripEvents)
    #expect(trace.states == Self.tripStates)
    #expect(trace.analysis.processes.first?.states.map(\.fromLine) == [nil, 2, 3, 5, 6, 8, 9])
    #expect(trace.finalState == "active")
    #expect(trace.complaints == [])
  }

  @Test(arguments: ["launch-home-return", "launch-home-return-decorated"])
  func countsOneTripAndOneMemoryWarning(name: String) throws {
    let trace = try FoundingTrace(name)
    let process = try #require(trace.analysis.processes.first)
    #expect(trace.analysis.processes.count == 1)
    #expect(process.style == "appDelegate")
    #expect(process.launch == "foreground")
    #expect(process.summary.activations == 2)
    #expect(process.summary.interruptions == 0)
    #expect(process.summary.backgroundTrips == 1)
    #expect(process.summary.memoryWarnings == 1)
    #expect(trace.infos.count <= 1)
    #expect(trace.analysis.inputs.first?.unrecognizedLines == 4)
  }

  @Test(arguments: ["lifecycle-pid-tid", "lifecycle-pid-tid-dated"])
  func readsProcessPidAndThreadBeforeABareWord(name: String) throws {
    let trace = try FoundingTrace(name)
    let process = try #require(trace.analysis.processes.first)
    #expect(trace.analysis.processes.count == 1)
    #expect(process.name == "lifeCycle")
    #expect(process.pid == 40428)
    #expect(trace.thread == "11303")
    #expect(
      trace.events == [
        "2 willFinishLaunchingWithOptions", "3 didFinishLaunchingWithOptions", "4 applicationDidBecomeActive",
        "6 applicationWillResignActive", "7 applicationDidEnterBackground", "9 applicationWillEnterForeground",
        "10 applicationDidBecomeActive",
      ])
    #expect(trace.states == Self.tripStates)
    #expect(trace.finalState == "active")
    #expect(trace.complaints == [])
    #expect(process.summary.activations == 2)
    #expect(process.summary.backgroundTrips == 1)
  }

  @Test func givesDurationsWhereLinesHaveTimes() throws {
    let process = try #require(try FoundingTrace("lifecycle-pid-tid-dated").analysis.processes.first)
    let background = try #require(process.states.first { $0.state == "background" }?.seconds)
    #expect(abs(background - 6.172) < 0.000_5)
    #expect(abs(try #require(process.summary.launchSeconds) - 0.064) < 0.000_5)
    #expect(abs(try #require(process.summary.backgroundSeconds) - 6.172) < 0.000_5)
    #expect(process.states.dropFirst().allSatisfy { $0.start != nil })
  }

  @Test func givesNoDurationsWithoutTimes() throws {
    let process = try #require(try FoundingTrace("lifecycle-pid-tid").analysis.processes.first)
    #expect(process.states.allSatisfy { $0.seconds == nil && $0.start == nil })
    #expect(process.summary.launchSeconds == nil)
    #expect(process.summary.backgroundSeconds == nil)
  }

  @Test func countsAnInterruptionTwoTripsAndACleanEnd() throws {
    let trace = try FoundingTrace("three-ways-to-leave")
    let process = try #require(trace.analysis.processes.first)
    #expect(trace.analysis.processes.count == 1)
    #expect(
      trace.states == [
        "notRunning", "inactive", "active", "inactive", "active", "inactive", "background", "inactive", "active", "inactive", "background",
        "inactive", "active", "notRunning",
      ])
    #expect(process.summary.interruptions == 1)
    #expect(process.summary.backgroundTrips == 2)
    #expect(process.summary.activations == 4)
    #expect(process.ending.kind == "clean")
    #expect(process.ending.deciding.map(\.line) == [18])
    #expect(trace.finalState == "notRunning")
    #expect(trace.complaints == [])
  }

  @Test func leavesAQuitFromTheSwitcherInPeace() throws {
    let trace = try FoundingTrace("three-ways-to-leave-quit-from-switcher")
    #expect(trace.states == ["notRunning", "inactive", "active", "inactive", "background", "notRunning"])
    #expect(trace.analysis.processes.first?.ending.kind == "clean")
    #expect(trace.complaints == [])
  }

  @Test func takesNoEventFromPastedSourceCode() throws {
    let trace = try FoundingTrace("pasted-source-code")
    #expect(
      trace.events == [
        "73 didFinishLaunchingWithOptions", "74 ViewController2.loadView", "75 ViewController2.viewDidLoad",
        "76 ViewController2.viewWillAppear", "77 applicationDidBecomeActive", "78 ViewController2.viewDidAppear",
        "84 applicationWillResignActive", "85 applicationDidEnterBackground",
      ])
    #expect(trace.states == ["notRunning", "inactive", "active", "inactive", "background"])
    #expect(trace.controllers == ["ViewController2 visible"])
    #expect(trace.complaints == [])
  }
}
