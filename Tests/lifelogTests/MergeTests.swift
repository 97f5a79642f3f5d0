import Analyzer
import Testing

@testable import lifelog

@Suite struct MergeTests {
  private let app = """
    2024-05-01 10:00:00.000 Fernway[811:2] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2024-05-01 10:00:00.200 Fernway[811:2] -[AppDelegate applicationDidBecomeActive:]
    2024-05-01 10:00:05.000 Fernway[811:2] -[FeedViewController viewDidLoad] <FeedViewController: 0x104e0a200>
    2024-05-01 10:00:06.000 Fernway[811:2] -[AppDelegate applicationWillResignActive:]
    2024-05-01 10:00:08.000 Fernway[811:2] -[AppDelegate applicationDidBecomeActive:]

    """
  private let device = """
    2024-05-01 12:00:00.100000+0200 0x1  Default     0x0      57  0    SpringBoard: [app<com.example.fernway>:811] Setting process visibility to: Foreground
    2024-05-01 12:00:00.210000+0200 0x1  Default     0x0      811  0    Fernway: -[AppDelegate applicationDidBecomeActive:]
    2024-05-01 12:00:06.010000+0200 0x1  Default     0x0      811  0    Fernway: -[AppDelegate applicationWillResignActive:]
    2024-05-01 12:00:08.010000+0200 0x1  Default     0x0      811  0    Fernway: -[AppDelegate applicationDidBecomeActive:]
    2024-05-01 12:00:09.500000+0200 0x1  Default     0x0      99  0    Other: hello

    """
  private let crash = "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 4 beyond bounds'\n"
  private var files: [String: String] { ["app.log": app, "device.log": device, "crash.txt": crash] }

  private func merged(_ names: String..., extra: [String] = [], report: String = "json") -> TestRun {
    TestRun(arguments: ["analyze", "--merge", "--timezone", "Z", "--report", report] + extra + names, files: files)
  }

  /// Everything but the list of inputs, which stands in the order of the arguments.
  private func findings(_ run: TestRun) -> Substring? { run.output.split(separator: "  \"inputs\"").first }

  @Test func makesOneProcessOfAppLogDeviceLogAndCrash() {
    let run = merged("app.log", "device.log", "crash.txt")
    #expect(run.status == .findings)
    #expect(run.output.contains("\"processes\": 1,"))
    #expect(run.output.contains("\"bundle\": \"com.example.fernway\""))
    #expect(run.output.contains("\"input\": \"crash.txt\",\n        \"kind\": \"crash\",\n        \"line\": 1"), "\(run.output)")
    #expect(run.output.contains("\"rule\": \"sys-crash-signal\""))
    #expect(run.output.contains("\"activations\": 2,"))
    #expect(run.output.contains("\"errors\": 1,"))
    #expect(run.output.contains("\"warnings\": 0"))
  }

  @Test func findsTheSameWhateverTheOrderOfTheFiles() throws {
    let expected = try #require(findings(merged("app.log", "device.log", "crash.txt")))
    #expect(findings(merged("crash.txt", "device.log", "app.log")) == expected)
    #expect(findings(merged("device.log", "app.log", "crash.txt")) == expected)
  }

  @Test func namesTheFileOfEachLineInText() {
    let run = merged("app.log", "device.log", "crash.txt", report: "text")
    #expect(run.output.contains("told by 3 files"))
    #expect(run.output.contains("crashed (crash.txt:1)"))
    #expect(run.output.contains("crash.txt:1:1: error: the process crashed"))
  }

  @Test func saysWhatTimeZonesAreMissing() {
    let run = TestRun("analyze", "--merge", "--report", "json", "app.log", "device.log", files: files)
    #expect(run.status == .success)
    #expect(run.output.contains("it could not be merged and is a trace of its own: not all files print a time zone (--timezone"))
    #expect(run.output.contains("\"processes\": 2,"))
  }

  @Test func keepsInputsApartWithoutMerge() {
    let run = TestRun("analyze", "--report", "json", "app.log", "device.log", files: files)
    #expect(run.output.contains("\"processes\": 2,"))
    let alone = TestRun("analyze", "--report", "json", "device.log", files: files)
    let last = TestRun("analyze", "--report", "json", "app.log", "app.log", "device.log", files: files)
    #expect(alone.output.contains("\"launch\": null"))
    #expect(last.output.contains("\"launch\": null"))
  }

  @Test func listsMergedEventsInTheirOrder() {
    let run = TestRun("events", "--merge", "--timezone", "Z", "--report", "ndjson", "device.log", "app.log", files: files)
    let inputs = run.output.split(separator: "\n").map { $0.contains("\"input\":\"app.log\"") ? "a" : "d" }
    #expect(inputs.joined() == "addadaadad" || inputs.joined() == "adadaadad", "\(inputs.joined())")
    #expect(run.output.split(separator: "\n").count { $0.contains("\"echo\":true") } == 3)
  }

  /// What one log prints and the other does not, in an order that clocks of a second cannot tell, accuses nobody.
  @Test func accusesNobodyAcrossLogs() {
    let app = """
      2024-05-01 10:00:00.300 Fernway[811:2] -[AppDelegate applicationWillEnterForeground:]
      2024-05-01 10:00:09.300 Fernway[811:2] -[AppDelegate applicationDidEnterBackground:]
      2024-05-01 10:00:20.300 Fernway[811:2] -[AppDelegate applicationWillEnterForeground:]

      """
    let device = """
      May  1 10:00:00 iPhone Fernway[811] <Notice>: -[AppDelegate applicationDidBecomeActive:]
      May  1 10:00:09 iPhone Fernway[811] <Notice>: -[AppDelegate applicationWillResignActive:]
      May  1 10:00:20 iPhone Fernway[811] <Notice>: -[AppDelegate applicationDidBecomeActive:]

      """
    let run = TestRun("analyze", "--merge", "--strict", "a.log", "d.log", files: ["a.log": app, "d.log": device])
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.contains("final state active"))
  }

  @Test func refusesYearsAndZonesThatAreNone() {
    #expect(TestRun("analyze", "--year", "24", "app.log", files: files).errors.contains("'24' is no year"))
    #expect(TestRun("analyze", "--timezone", "Berlin", "app.log", files: files).errors.contains("'Berlin' is no time zone of one offset"))
    #expect(TestRun("analyze", "--timezone", "CESTT", "app.log", files: files).errors.contains("did you mean 'CEST'?"))
  }

  @Test(arguments: [("Z", 0), ("+02:00", 120), ("-0330", -210), ("+14", 840), ("cest", 120)] as [(String, Int16)])
  func readsZonesOfOneOffset(text: String, minutes: Int16) { #expect(FixedZone.minutes(text) == minutes) }

  @Test(arguments: ["", "+", "+2", "+15", "+02:60", "+0200x", "Europe/Berlin", "Zulu"])
  func refusesOtherZones(text: String) { #expect(FixedZone.minutes(text) == nil) }
}
