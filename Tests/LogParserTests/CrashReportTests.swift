import Testing

@testable import LogParser

@Suite struct CrashReportTests {
  private static let header = #"{"app_name":"Fernway","timestamp":"2026-03-17 22:05:22.00 -0700","bug_type":"309"}"# + "\n"

  @Test func readsACrash() throws {
    let body =
      #"{"pid":811,"procName":"Fernway","captureTime":"2026-03-17 22:50:41.6409 -0700","exception":{"type":"EXC_BAD_ACCESS"},"#
      + #""threads":[{"frames":[{"symbol":"-[HomeViewController viewDidLoad]"}]}]}"#
    let event = try #require(records(of: Self.header + body).flatMap(\.events).first)
    #expect(event.name == .crash)
    let record = try #require(records(of: Self.header + body).last)
    #expect(record.process == "Fernway")
    #expect(record.pid == 811)
    #expect(record.time?.description == "2026-03-17T22:50:41.6409-07:00")
  }

  @Test func readsAPrettyPrintedCrashOfManyLines() {
    let frames = (0..<3000).map { #"      { "symbol" : "-[HomeViewController viewDidLoad]", "imageOffset" : \#($0) },"# + "\n" }.joined()
    let body = """
      {
        "uptime" : 120000,
        "procName" : "Fernway",
        "pid" : 811,
        "captureTime" : "2026-03-17 22:50:41.6409 -0700",
        "exception" : {"codes" : "0x0000000000000001, 0x0000000000000000", "type" : "EXC_CRASH", "signal" : "SIGKILL"},
        "termination" : {"namespace" : "FRONTBOARD", "code" : 2343432205},
        "frames" : [
      \(frames)    ]
      }

      """
    var parser = LogParser()
    var all: [Record] = []
    parser.parse(Array((Self.header + body).utf8).span) { record, _ in all.append(record) }
    parser.finish { record, _ in all.append(record) }
    #expect(all.flatMap(\.events).map(\.name) == [.watchdogKill])
    #expect(all.first { !$0.events.isEmpty }?.line == 7)
    #expect(all.map(\.line) == Array(1...all.count))
  }

  @Test func namesTheProcessThatWasKilledForMemory() throws {
    let body =
      #"{"date":"2022-07-10 01:26:56.18 +0800","largestProcess":"Fernway","processes":[{"pid":1,"name":"launchd"},"#
      + #"{"pid":811,"name":"Fernway","reason":"per-process-limit"}]}"#
    let record = try #require(records(of: #"{"bug_type":"298","timestamp":"2022-07-10 01:26:56.18 +0800"}"# + "\n" + body).last)
    #expect(record.events.map(\.name) == [.jetsamKill])
    #expect(record.events.first?.subject == "Fernway")
    #expect(record.events.first?.instance == "811")
    #expect(record.events.first?.detail == "per-process-limit")
  }

  @Test func readsACrashInText() {
    let all = records(
      of: """
        Incident Identifier: 3080438B
        Process:               My App [811]
        Identifier:            com.example.my-app
        Date/Time:             2026-03-17 22:50:41.6409 -0700
        Exception Type:  EXC_CRASH (SIGABRT)
        Exception Codes: 0x0000000000000000, 0x0000000000000000

        Thread 0 Crashed:
        3   My App   0x0000000102f4a1c0 -[HomeViewController viewDidLoad] + 212
        """)
    let crash = all.first { !$0.events.isEmpty }
    #expect(all.flatMap(\.events).map(\.name) == [.crash])
    #expect(crash?.process == "My App")
    #expect(crash?.pid == 811)
    #expect(crash?.time?.description == "2026-03-17T22:50:41.6409-07:00")
  }
}
