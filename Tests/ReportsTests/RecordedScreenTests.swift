import Foundation
import TestSupport
import Testing

@testable import Reports

/// Screens of several widths, as they were recorded, of a log with wide and right-to-left names.
@Suite struct RecordedScreenTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    var columns: Int
    var usesUnicode = true
    var usesColor = false

    var testDescription: String { name }

    var name: String { "\(columns)" + (usesUnicode ? "" : "-ascii") + (usesColor ? "-color" : "") }

    static let all =
      [60, 80, 200].map { Screen(columns: $0) } + [Screen(columns: 80, usesUnicode: false), Screen(columns: 80, usesColor: true)]
  }

  @Test(arguments: Screen.all)
  func textIsAsRecorded(screen: Screen) throws {
    let analysis = Pipeline.analyze(try Recorded.text("Tests/Fixtures/screens/wide-names.log"), name: "wide-names.log")
    try compare("text", screen) { style, sink in TextReport(style: style).write(analysis, to: sink) }
  }

  @Test(arguments: Screen.all)
  func lanesAreAsRecorded(screen: Screen) throws {
    let analysis = Pipeline.analyze(try Recorded.text("Tests/Fixtures/screens/wide-names.log"), name: "wide-names.log")
    try compare("timeline", screen) { style, sink in TimelineReport(style: style).write(analysis, to: sink) }
  }

  private func compare(_ report: String, _ screen: Screen, write: (TextStyle, @escaping ReportSink) -> Void) throws {
    let style = TextStyle(width: screen.columns, usesColor: screen.usesColor, usesUnicode: screen.usesUnicode)
    let text = collect { write(style, $0) }
    #expect(try text == Recorded.text("Tests/Fixtures/screens/\(report)-\(screen.name).txt", now: text))
    let lines = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
    #expect(lines.allSatisfy { String($0).displayWidth <= screen.columns })
    if !screen.usesUnicode { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
  }
}

@Suite struct TimelineReportTests {
  private func screen(_ builder: AnalysisBuilder, _ style: TextStyle = TextStyle()) -> String {
    collect { TimelineReport(style: style).write(builder.analysis, to: $0) }
  }

  @Test func drawsScenesAndTasksBelowTheApplication() {
    let lines = screen(.twoTrips).split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2).prefix(8).trimmingCharacters(in: .whitespaces) }
    #expect(names.contains("app") && names.contains("scene") && names.contains("upload") && names.contains("task 5"))
    #expect(lines.last == "no findings · 24 events · 1 process · final state active")
  }

  @Test func tellsControllersOfOneClassApart() throws {
    let text = collect {
      TimelineReport().write(Pipeline.analyze((try? Recorded.text("samples/shop-order-and-photo-sync/input.log")) ?? ""), to: $0)
    }
    #expect(text.contains("Product…roller …b600") && text.contains("Product…roller …b200") && text.contains("CartViewController  "))
  }

  @Test func countsLanesBeyondTheScreen() {
    var builder = AnalysisBuilder.crowded(4)
    for number in 0..<60 { builder.task("\(number)", name: "upload \(number)", begin: 1, end: 2) }
    #expect(screen(builder).contains("  … and 21 more lanes\n"))
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func staysWithinTheScreen(width: Int) {
    for style in [TextStyle(width: width), TextStyle(width: width, usesUnicode: false)] {
      for builder in [AnalysisBuilder.launchHomeReturn, .twoTrips, .pushAndPop, .crowded(30), .crowded(300), .findings] {
        let longest = screen(builder, style).split(separator: "\n").map { String($0).displayWidth }.max() ?? 0
        #expect(longest <= width)
      }
    }
  }
}
