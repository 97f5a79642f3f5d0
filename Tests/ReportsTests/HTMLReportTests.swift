import Analyzer
import TestSupport
import Testing

@testable import Reports

@Suite struct HTMLReportTests {
  private func page(_ analysis: Analysis) -> String { collect { HTMLReport(version: "1.0.0").write(analysis, to: $0) } }

  private func data(_ page: String) throws -> JSON {
    let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try JSON(parsing: String(page[start..<end]))
  }

  @Test func showsFindingsWithoutItsScript() throws {
    let page = page(AnalysisBuilder.findings.analysis)
    #expect(page.contains("<h1 title=\"logs/app.log\">app.log</h1>"))
    #expect(page.contains("<span class=\"error\">1 error</span><span class=\"warning\">1 warning</span><span class=\"info\">1 info</span>"))
    #expect(page.contains("<span class=\"message\">The app became active although it was active already.</span>"))
    #expect(page.contains("<span class=\"rule\">app-duplicate-active · line 7 · likely</span>"))
    #expect(
      page.contains(
        "<li class=\"own\"><span class=\"at\">7</span><code>2013-10-20 10:15:31.320 Demo[42:11303] -[AppDelegate "
          + "<mark>applicationDidBecomeActive</mark>:]</code></li>"))
    #expect(page.contains("<p class=\"none\" id=\"no-findings\" hidden>"))
  }

  @Test func givesTheScriptEveryLane() throws {
    let data = try data(page(Pipeline.analyze(Recorded.text("samples/shop-order-and-photo-sync/input.log"))))
    let lanes = data["processes"][0]["lanes"].elements
    #expect(lanes.count == 11 && lanes.allSatisfy { $0["slices"].elements.count % 6 == 0 })
    #expect(lanes[3]["name"] == .string("ProductViewController <0x104e1b600>"))
    #expect(lanes[3]["label"] == .string("ProductViewController …b600") && lanes[4]["label"] == .string("ReviewsViewController"))
    #expect(data["caption"] == .string("2026-03-14"))
    let places = data["findings"].elements.map { [$0["process"].integer, $0["lane"].integer, $0["at"].integer] }
    #expect(places == [[0, 8, 39_800_000], [0, 0, 92_300_000], [0, 9, 108_000_000]])
  }

  @Test func loadsNothing() throws {
    let page = page(AnalysisBuilder.twoTrips.analysis)
    #expect(!page.contains("{{") && !page.contains("@import") && !page.contains("url(") && !page.contains("fetch("))
    for attribute in ["src=", "href=\"http", " style=", " onclick", " onload"] { #expect(!page.contains(attribute)) }
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-") && page.contains("base-uri 'none'; form-action 'none'\""))
  }

  @Test func saysThatNothingWasFound() {
    let page = page(AnalysisBuilder.twoTrips.analysis)
    #expect(page.contains("<span class=\"none\">nothing found</span>") && page.contains("id=\"no-findings\">Nothing was found.</p>"))
    #expect(page.contains("<td>upload (4)</td>"))
  }

  @Test func standsWithoutAnyProcess() throws {
    let page = page(Analysis())
    #expect(try data(page)["processes"].elements.isEmpty)
    #expect(page.contains("The log tells of no process."))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ])
  func digestsAsTheStandardDoes(text: String, digest: String) { #expect(SHA256(text).bytes.base64 == digest) }
}
