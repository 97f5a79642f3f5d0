/// One case of a test run, as XCTest tells of it.
public struct TestCase: Sendable, Equatable {
  /// How a case ended.
  public enum Outcome: String, Sendable {
    case passed, failed, skipped
  }

  /// Class, with its module where it is printed; nil if the name has none.
  public var className: String?
  /// Method.
  public var name: String
  /// Line of the beginning.
  public var fromLine: Int
  /// Line of the end; nil if the log holds none.
  public var toLine: Int?
  /// How it ended; nil if the log does not tell.
  public var outcome: Outcome?
  /// Seconds as printed.
  public var seconds: Double?

  /// Makes a case that has begun.
  public init(className: String?, name: String, fromLine: Int) { (self.className, self.name, self.fromLine) = (className, name, fromLine) }
}

/// Gathers the test cases of one log.
public struct TestCaseReader: Sendable {
  /// Cases in the order of their beginnings.
  public private(set) var cases: [TestCase] = []
  /// The latest case of each name that has not ended.
  private var open: [String: Int] = [:]

  /// Makes a reader that has seen nothing.
  public init() {}

  /// Looks at a line; only those of XCTest tell anything.
  public mutating func read(_ record: Record, _ line: Span<UInt8>) {
    guard record.kind == .service, record.format == LogFormat.xctest.id else { return }
    let text = MessageText(line, 0..<line.count)
    guard let start = text.firstIndex(of: "Test Case '") ?? text.firstIndex(of: "Test case '") else { return }
    let opening = start + 11
    guard let quote = text.firstIndex(of: "' ", in: opening..<text.bytes.count) else { return }
    let name = text.text(opening..<quote)
    let verb = text.text(quote + 2..<text.bytes.count)
    if verb.hasPrefix("started") {
      begin(name, at: record.line)
    } else if let outcome = [TestCase.Outcome.passed, .failed, .skipped].first(where: { verb.hasPrefix($0.rawValue) }) {
      end(name, outcome, seconds: Self.seconds(in: verb), at: record.line)
    }
  }

  private mutating func begin(_ name: String, at line: Int) {
    open[name] = cases.count
    let (className, method) = Self.split(name)
    cases.append(TestCase(className: className, name: method, fromLine: line))
  }

  /// Parallel runs print only the ends.
  private mutating func end(_ name: String, _ outcome: TestCase.Outcome, seconds: Double?, at line: Int) {
    if open[name] == nil { begin(name, at: line) }
    guard let index = open.removeValue(forKey: name) else { return }
    cases[index].toLine = line
    cases[index].outcome = outcome
    cases[index].seconds = seconds
  }

  /// Splits `-[Module.Class method]` and `Class.method()`.
  private static func split(_ name: String) -> (className: String?, method: String) {
    let isObjectiveC = name.hasSuffix("]") && (name.hasPrefix("-[") || name.hasPrefix("+["))
    let bare = isObjectiveC ? name.dropFirst(2).dropLast() : name[...]
    guard let separator = isObjectiveC ? bare.firstIndex(of: " ") : bare.lastIndex(of: ".") else { return (nil, String(bare)) }
    return (String(bare[..<separator]), String(bare[bare.index(after: separator)...]))
  }

  private static func seconds(in verb: String) -> Double? {
    guard let bracket = verb.lastIndex(of: "(") else { return nil }
    return Double(verb[verb.index(after: bracket)...].prefix { $0 != " " })
  }
}
