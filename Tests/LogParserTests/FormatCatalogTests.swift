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
