import Foundation
import Testing

@testable import LogParser

@Suite struct FormatCatalogTests {
  @Test func hasThreeSamplesPerFormat() {
    for format in FormatCatalog.all { #expect(format.samples.count >= 3, "\(format.id)") }
  }

  @Test func namesEveryFormatOnce() {
    let ids = FormatCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(!ids.contains(FormatCatalog.bareID))
  }

  @Test func listsEveryFileOfTheFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/LogParser/Catalog/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    let formats = files.map { $0.dropLast(6).lowercased() }.filter { $0 != "formatcatalog" && $0 != "servicelines" }
    #expect(formats.count == FormatCatalog.all.count)
    let source = try String(contentsOf: folder.appending(path: "FormatCatalog.swift"), encoding: .utf8).lowercased()
    for format in formats { #expect(source.contains(".\(format)"), "\(format) is missing in FormatCatalog.all") }
  }

  @Test func compilesEveryPattern() {
    for format in FormatCatalog.all {
      var compiled = CompiledFormat(format)
      #expect(compiled.patternInUse() != nil, "\(format.id)")
    }
  }

  @Test(arguments: FormatCatalog.all.map(\.id)) func claimsItsOwnSamples(id: String) throws {
    let format = try #require(FormatCatalog.all.first { $0.id == id })
    for sample in format.samples {
      var reader = HeaderReader(FormatCatalog.all)
      let line = Array(sample.line.utf8)
      let start = line.span.marginEnd
      let claim = reader.read(line.span, from: start, time: TimestampFinder.find(in: line.span, at: start))
      let header = try #require(claim, "\(sample.line)")
      #expect(FormatCatalog.all[header.format].id == id, "\(sample.line)")
      for (field, expected) in sample.fields {
        let actual: String? =
          switch field {
          case .time:
            header.time.map { time in
              var clock = RolloverClock()
              return clock.moment(of: time).description
            }
          case .message: line.span.text(in: header.message)
          default: reader.capture(field, of: header.format).map { line.span.text(in: $0) }
          }
        #expect(actual == expected, "\(field.rawValue) of \(sample.line)")
      }
    }
  }
}
