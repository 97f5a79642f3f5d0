import LogParser
import Testing

/// Lines with known headers are read the short way: that must change nothing.
@Suite struct ShortWayTests {
  /// Lines of layers are looked for in so many lines of a log; before, every line is read in full.
  private static let settling = 200
  private static let messages = [
    "fetching page 3", "-[HomeViewController viewDidLoad]", "<HomeViewController: 0x7f8>", "viewWillAppear:", "value \\M-C and \\134",
    "\u{1B}[32mviewDidAppear:\u{1B}[0m", "token <private> is old", "", "Ignoring jetsam update because this process is not memory-managed",
    "[Network] GET /v1/items 200", "{\"state\":\"active\"}", "second 2024-05-01 10:00:00.000 Demo[100:1] -[A viewDidLoad]",
    "Received memory warning.", "applicationDidBecomeActive", "  indented", "日本語 viewDidDisappear:", "didReceiveMemoryWarning ",
  ]

  private func log(_ header: (_ index: Int) -> String, count: Int) -> [String] {
    // The header inside of a message has a time of its own, or it would be one record that comes again.
    (0..<count).map { header($0) + Self.messages[$0 * 7 % Self.messages.count].replacing("00.000", with: "00.\(100 + $0)") }
  }

  private func records(of lines: some Sequence<String>) -> [Record] {
    var parser = LogParser()
    var records: [Record] = []
    parser.parse(Array(lines.map { $0 + "\n" }.joined().utf8).span) { record, _ in records.append(record) }
    parser.finish { record, _ in records.append(record) }
    return records
  }

  private static let headers: [@Sendable (Int) -> String] = [
    { "2024-05-01 10:\(10 + $0 / 60 % 50):\(10 + $0 % 50).\(100 + $0 % 900) Demo[\(100 + $0 % 3):\(String(7 + $0 % 5, radix: 16))] " },
    { "2024-05-01 10:00:\(10 + $0 % 50).\(100_000 + $0)+0800 Demo[\(100 + $0 % 3):\(700 + $0)] [com.demo:life] " },
    { "May  1 10:00:\(10 + $0 % 50) iPhone Demo(UIKit)[\(100 + $0 % 3)] <Notice>: " },
    { "2024-05-01T10:00:\(10 + $0 % 50)Z Demo \($0) " },
  ]

  @Test(arguments: headers.indices)
  func readsTheSameAsTheFullWay(header: Int) {
    let lines = log(Self.headers[header], count: 3 * Self.settling)
    let atOnce = records(of: lines)
    var inParts: [Record] = []
    for start in stride(from: 0, to: lines.count, by: Self.settling) {
      inParts += records(of: lines[start..<start + Self.settling])
    }
    #expect(atOnce.count == inParts.count)
    for (one, other) in zip(atOnce, inParts) {
      var (one, other) = (one, other)
      (one.line, one.clock, other.line, other.clock) = (0, 0, 0, 0)
      #expect(one == other)
    }
  }

  @Test func passesPlainLinesWithoutText() {
    let lines = log(Self.headers[0], count: 3 * Self.settling)
    var parser = LogParser()
    var plain = 0
    var full = 0
    parser.parse(Array(lines.map { $0 + "\n" }.joined().utf8).span, plain: { _, _, _ in plain += 1 }, { _, _ in full += 1 })
    #expect(plain > 100)
    #expect(parser.summary.lines == lines.count)
    #expect(plain + full >= lines.count)
  }
}
