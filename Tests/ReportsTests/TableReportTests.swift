import Analyzer
import LogParser
import Reports
import TestSupport
import Testing

@Suite struct TableReportTests {
  @Test func writesARowForEachInterval() {
    let rows = collect { CSVReport.write(AnalysisBuilder.twoTrips.analysis, to: $0) }.components(separatedBy: "\r\n")
    #expect(rows[0] == "input,process,pid,machine,subject,instance,state,inferred,fromLine,toLine,start,end,seconds")
    #expect(rows.count == 1 + 12 + 11 + 2 + 1 && rows.last == "")
    #expect(rows[2] == "trips.log,Demo,40428,app,,,inactive,false,2,9,2013-10-20T10:15:30.000,2013-10-20T10:15:30.820,0.82")
    #expect(rows.contains("trips.log,Demo,40428,task,upload,4,running,false,32,39,,,3.2"))
  }

  @Test func writesEveryIntervalAndFindingAsOneLine() throws {
    var builder = AnalysisBuilder.twoTrips
    builder.finding("app-duplicate-active", .warning, line: 7, message: "It was active already.")
    let lines = try collect { NDJSONReport.write(builder.analysis, to: $0) }.split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(lines.count == 25 + 1 + 1)
    #expect(lines.filter { $0["type"] == .string("interval") }.count == 25)
    #expect(lines[25]["rule"] == .string("app-duplicate-active") && lines[25]["type"] == .string("finding"))
    #expect(lines[26]["type"] == .string("summary") && lines[26]["warnings"].integer == 1)
  }

  @Test func writesItemsAsTheyAreDecided() throws {
    let analysis = AnalysisBuilder.findings.analysis
    let text = collect { sink in
      var report = NDJSONReport(to: sink)
      report.write(analysis.findings[0], in: analysis)
      report.flush()
    }
    #expect(try JSON(parsing: text)["input"] == .string("logs/app.log"))
  }
}

@Suite struct OTLPReportTests {
  private func report(_ analysis: Analysis) throws -> JSON {
    try JSON(parsing: collect { OTLPReport(version: "1.0.0").write(analysis, to: $0) })
  }

  private func attribute(_ key: String, of item: JSON) -> String? {
    let value = item["attributes"].elements.first { $0["key"] == .string(key) }?["value"]
    return value?["stringValue"].text ?? value?["intValue"].text
  }

  @Test func tellsStatesInTheWordsOfTheConvention() throws {
    let logs = try report(AnalysisBuilder.twoTrips.analysis)["resourceLogs"][0]
    #expect(attribute("os.name", of: logs["resource"]) == "ios" && attribute("service.name", of: logs["resource"]) == "Demo")
    #expect(attribute("lifelog.clock", of: logs["resource"]) == "without zone")
    let records = logs["scopeLogs"][0]["logRecords"].elements
    #expect(records.allSatisfy { $0["eventName"] == .string("device.app.lifecycle") })
    let states = records.compactMap { attribute("ios.app.state", of: $0) }
    #expect(
      states == [
        "inactive", "active", "inactive", "background", "foreground", "active", "inactive", "background", "foreground", "active",
      ])
    #expect(records[0]["timeUnixNano"] == .string("1382264130000000000"))
  }

  @Test func makesSpansWithinTheRun() throws {
    let spans = try report(AnalysisBuilder.twoTrips.analysis)["resourceSpans"][0]["scopeSpans"][0]["spans"].elements
    #expect(spans.compactMap { $0["name"].text } == ["Demo", "scene"])
    #expect(spans[1]["parentSpanId"] == spans[0]["spanId"] && spans[0]["parentSpanId"] == .null)
    for span in spans {
      #expect(span["traceId"].text?.count == 32 && span["spanId"].text?.count == 16)
      let (start, end) = (try #require(span["startTimeUnixNano"].text), try #require(span["endTimeUnixNano"].text))
      #expect(try #require(Int(start)) <= #require(Int(end)))
    }
  }

  @Test func tellsFindingsAsLogs() throws {
    let records = try report(AnalysisBuilder.findings.analysis)["resourceLogs"][0]["scopeLogs"][0]["logRecords"].elements
    let findings = records.filter { $0["eventName"] == .string("lifelog.finding") }
    #expect(findings.compactMap { $0["severityNumber"].integer } == [9, 13, 17])
    #expect(attribute("lifelog.rule", of: findings[1]) == "app-duplicate-active" && attribute("lifelog.line", of: findings[1]) == "7")
  }
}
