import Testing

/// Reports of the system beside the log of an app: they tell how its run ended, and whose it was.
@Suite struct ReportJoinTests {
  private let app = """
    2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]
    2024-05-01 10:00:05.200 Demo[100:1] -[AppDelegate applicationWillResignActive:]
    2024-05-01 10:00:05.300 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]

    """
  private let crash = """
    {"app_name":"Demo","timestamp":"2024-05-01 10:00:09.00 +0800","os_version":"iPhone OS 17.2 (21C62)","bug_type":"309"}
    {"pid":100,"procName":"Demo","captureTime":"2024-05-01 10:00:09.6409 +0800","bundleInfo":{"CFBundleIdentifier":"com.example.demo"},\
    "exception":{"type":"EXC_CRASH","signal":"SIGKILL"},"termination":{"code":3735883980,"namespace":"RUNNINGBOARD"}}

    """
  private let text = """
    Process:             Demo [100]
    Identifier:          com.example.demo
    Date/Time:           2024-05-01 10:00:09.640 +0800
    OS Version:          iPhone OS 12.1 (16B92)

    Exception Type:  EXC_CRASH (SIGKILL)
    Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d

    """
  private let jetsam = """
    {"bug_type":"298","timestamp":"2024-05-01 10:00:10.18 +0800","os_version":"iPhone OS 17.2 (21C62)"}
    {
      "date" : "2024-05-01 10:00:10.18 +0800",
      "largestProcess" : "Demo",
      "processes" : [
        {"pid" : 77, "reason" : "vm-pageshortage", "name" : "Other"},
        {"pid" : 100, "reason" : "per-process-limit", "name" : "Demo"}
      ]
    }

    """
  private let diagnostics = """
    {"timeStampBegin":"2024-05-01 00:00:00","timeStampEnd":"2024-05-01 23:59:00","crashDiagnostics":[{"version":"1.0.0",\
    "diagnosticMetaData":{"bundleIdentifier":"com.example.Demo","osVersion":"iPhone OS 17.2 (21C62)","signal":11,\
    "terminationReason":"Namespace SIGNAL, Code 0xb"}}]}

    """
  private let metrics = """
    {"timeStampEnd":"2024-05-01 23:59:00","metaData":{"bundleIdentifier":"com.example.Demo","osVersion":"iPhone OS 17.2 (21C62)"},\
    "applicationExitMetrics":{"backgroundExitData":{"cumulativeMemoryPressureExitCount":1,"cumulativeAppWatchdogExitCount":0}}}

    """

  private func merged(_ name: String, _ report: String, app: String? = nil) -> String {
    TestRun(arguments: ["analyze", "--merge", "--report", "json", "app.log", name], files: ["app.log": app ?? self.app, name: report])
      .output
  }

  private func expect(_ output: String, ending kind: String, line: Int, of name: String, ios: String = "17.2", location: SourceLocation) {
    #expect(output.contains("\"processes\": 1,"), sourceLocation: location)
    #expect(
      output.contains("\"input\": \"\(name)\",\n        \"kind\": \"\(kind)\",\n        \"line\": \(line)"), sourceLocation: location)
    #expect(output.contains("\"ios\": \"\(ios)\""), sourceLocation: location)
  }

  @Test func aCrashReportEndsTheRunOfItsProcess() {
    let output = merged("crash.ips", crash)
    expect(output, ending: "lockedFile", line: 2, of: "crash.ips", location: #_sourceLocation)
    #expect(output.contains("\"bundle\": \"com.example.demo\""))
  }

  @Test func aCrashReportInTextEndsTheRunOfItsProcess() {
    expect(merged("Demo.crash", text), ending: "watchdog", line: 7, of: "Demo.crash", ios: "12.1", location: #_sourceLocation)
  }

  @Test func aJetsamReportEndsTheRunThatItNamesWhereverItStands() {
    let output = merged("JetsamEvent.ips", jetsam)
    expect(output, ending: "memoryLimit", line: 7, of: "JetsamEvent.ips", location: #_sourceLocation)
    #expect(!output.contains("Other"))
  }

  @Test func aDiagnosticPayloadEndsTheRunOfItsBundle() {
    expect(merged("mx.json", diagnostics), ending: "crash", line: 1, of: "mx.json", location: #_sourceLocation)
  }

  @Test func aMetricPayloadMayTellHowARunOfTheDayEnded() {
    let output = merged("mx.json", metrics)
    expect(output, ending: "memoryPressure", line: 1, of: "mx.json", location: #_sourceLocation)
    #expect(output.contains("\"certainty\": \"uncertain\""))
  }

  @Test func aReportIsJoinedToALogWithoutIdentifiers() {
    let bare = app.split(separator: "\n").map { $0.split(separator: " ").dropFirst(3).joined(separator: " ") }.joined(separator: "\n")
    for (name, report) in [("crash.ips", crash), ("Demo.crash", text), ("mx.json", diagnostics)] {
      #expect(merged(name, report, app: bare).contains("\"processes\": 1,"), "\(name)")
    }
  }
}
