import Testing

@testable import LogParser

@Suite struct OpeningIndexTests {
  /// How many of `openings` are looked at for `line`.
  private func candidates(_ openings: [OpeningIndex.Opening], for line: String) -> [Int] {
    var index = OpeningIndex(openings)
    let bytes = Array(line.utf8)
    return Array(index.candidates(for: bytes.span, at: 0, time: TimestampFinder.find(in: bytes.span, at: 0)))
  }

  private let openings: [OpeningIndex.Opening] = [
    .characters("[⚡"), .time([.dashes, .blank, .dot, .digits(3...3), .noZone, .opensLine], initials: "ED"), .anything, .word, .nothing,
    .time(.any, initials: ""),
  ]

  @Test(arguments: [
    ("[x", [0, 2]), ("⚡️ x", [0, 2]), ("x", [2, 3]), ("(x", [2]),
    ("2024-05-01 10:00:00.123 Error", [1, 2, 3, 5]), ("2024-05-01 10:00:00.123 Fernway", [2, 3, 5]),
    ("2024-05-01 10:00:00.123", [2, 3, 5]),
    ("2024-05-01 10:00:00 Error", [2, 3, 5]),
  ])
  func listsInOrderWhatALineMayOpenWith(line: String, positions: [Int]) { #expect(candidates(openings, for: line) == positions) }

  @Test func formatsThatOpenOtherwiseCostALineNothing() {
    let line = "2024-05-01 10:00:00.123456+0200 Fernway[1:2] viewDidLoad"
    let others = (0..<1000).map { number in
      number.isMultiple(of: 2) ? OpeningIndex.Opening.characters("<#%") : .time([.slashes, .blank, .colon, .digits(3...3)], initials: "")
    }
    #expect(candidates(others + openings, for: line).map { $0 - others.count } == candidates(openings, for: line))
  }

  @Test func noLineIsComparedWithMoreThanAFewFormats() {
    for format in FormatCatalog.all {
      guard case .time = format.opening, let line = format.samples.first?.line else { continue }
      #expect(candidates(FormatCatalog.all.map(\.opening.indexed), for: line).count <= FormatCatalog.all.count / 4, "\(format.id)")
    }
  }
}
