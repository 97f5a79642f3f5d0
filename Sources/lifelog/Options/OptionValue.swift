import Analyzer
import Configuration
import Gate
import LogParser

/// Reads the values of options, each strictly.
enum OptionValue {
  static func report(_ text: String, for command: Command) throws(OptionValueError) -> ReportRequest {
    let (name, path) = split(text, at: "=")
    let formats = command.formats.map(\.rawValue)
    guard let format = command.formats.first(where: { $0.rawValue == name }) else {
      throw OptionValueError(
        "unknown report format '\(name)'", reason: "'lifelog \(command.rawValue)' writes \(list(formats))",
        suggestion: Spelling.nearest(to: String(name), in: formats), part: name)
    }
    if let path, path.isEmpty {
      throw OptionValueError("no path behind 'report \(name)='", reason: "without '=' the report goes to standard output", part: text[...])
    }
    return ReportRequest(format: format, path: path == "-" ? nil : path.map(String.init))
  }

  static func threshold(_ text: String) throws(OptionValueError) -> FailureThreshold {
    let (severityName, certaintyName) = split(text, at: ":")
    var certainty = Certainty.uncertain
    if let certaintyName { certainty = try word(certaintyName, of: Certainty.allCases, "certainty") }
    if severityName == "never" {
      if let certaintyName {
        throw OptionValueError(
          "'never' takes no certainty", reason: "no finding changes the exit status then", suggestion: "never", part: certaintyName)
      }
      return FailureThreshold(severity: nil, certainty: certainty)
    }
    let names = Severity.allCases.reversed().map(\.rawValue) + ["never"]
    guard let severity = Severity(rawValue: String(severityName)) else { throw unknown(severityName, of: names, "severity") }
    return FailureThreshold(severity: severity, certainty: certainty)
  }

  static func majorVersion(_ text: String) throws(OptionValueError) -> Int {
    guard let major = IOSVersion.major(of: text) else {
      throw OptionValueError("'\(text)' is no version of iOS", reason: IOSVersion.shape)
    }
    return major
  }

  static func processIdentifier(_ text: String) throws(OptionValueError) -> Int32 {
    guard text.utf8.allSatisfy(isDigit), let number = Int32(text) else {
      throw OptionValueError("'\(text)' is no process number", reason: "a process number is a whole number, such as 40428")
    }
    return number
  }

  static func count(_ text: String, of things: String) throws(OptionValueError) -> Int {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), number > 0 else {
      throw OptionValueError("'\(text)' is no number of \(things)", reason: "a whole number from 1 on is expected, such as 1000")
    }
    return number
  }

  static func lineNumber(_ text: String) throws(OptionValueError) -> Int {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), number > 0 else {
      throw OptionValueError("'\(text)' is no line number", reason: "lines count from 1")
    }
    return number
  }

  /// Checked when the configuration has been read, because it may name formats of its own.
  static func format(_ text: String, among formats: [LogFormat]) throws(OptionValueError) {
    let names = formats.map(\.id) + [FormatCatalog.bareID]
    guard !names.contains(text) else { return }
    throw OptionValueError(
      "no format is called '\(text)'", reason: "formats have names such as \(names.prefix(3).joined(separator: ", "))",
      suggestion: Spelling.nearest(to: text, in: names))
  }

  static func time(_ text: String) throws(OptionValueError) -> TimeBound {
    guard let bound = TimeBound(text) else {
      throw OptionValueError(
        "'\(text)' is no time", reason: "a time looks like 10:15, 10:15:30.5, 2024-05-01 or 2024-05-01T10:15:30+02:00")
    }
    return bound
  }

  static func year(_ text: String) throws(OptionValueError) -> Int {
    guard text.utf8.count == 4, text.utf8.allSatisfy(isDigit), let year = Int(text), (1970...2200).contains(year) else {
      throw OptionValueError("'\(text)' is no year", reason: "a year has four digits, such as 2024")
    }
    return year
  }

  static func timeZone(_ text: String) throws(OptionValueError) -> Int16 {
    guard let minutes = FixedZone.minutes(text) else {
      throw OptionValueError(
        "'\(text)' is no time zone of one offset", reason: "a time zone looks like +02:00, -0330, Z or CEST",
        suggestion: Spelling.nearest(to: text, in: FixedZone.names.map(\.name)))
    }
    return minutes
  }

  static func rule(_ text: String, in rules: [Rule]) throws(OptionValueError) -> String {
    guard rules.contains(where: { $0.id == text }) else { throw unknownRule(text[...], in: rules) }
    return text
  }

  static func machine(_ text: String) throws(OptionValueError) -> Machine { try word(text[...], of: Machine.allCases, "life cycle") }

  /// A life cycle that has a table.
  static func drawnMachine(_ text: String) throws(OptionValueError) -> Machine {
    try word(text[...], of: MachineCatalog.all.map(\.machine), "life cycle")
  }

  static func severity(_ text: String) throws(OptionValueError) -> Severity {
    try word(text[...], of: Severity.allCases.reversed(), "severity")
  }

  static func shell(_ text: String) throws(OptionValueError) -> Shell { try word(text[...], of: Shell.allCases, "shell") }

  static func tolerance(_ text: String) throws(OptionValueError) -> Tolerance {
    if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite, percent >= 0 {
      return Tolerance(share: percent / 100, seconds: 0)
    }
    if let seconds = Duration.seconds(text) { return Tolerance(share: 0, seconds: seconds) }
    throw OptionValueError("'\(text)' is no tolerance", reason: "a tolerance looks like 20%, 0.5 s or 300 ms")
  }

  static func color(_ text: String) throws(OptionValueError) -> ColorChoice {
    try word(text[...], of: ColorChoice.allCases, "choice of colours")
  }

  static func nonEmpty(_ text: String, _ kind: String) throws(OptionValueError) -> String {
    if text.isEmpty {
      throw OptionValueError("the \(kind) is empty", reason: "an empty argument often comes from a variable that is not set")
    }
    return text
  }

  static func unknownRule(_ name: Substring, in rules: [Rule]) -> OptionValueError {
    OptionValueError(
      "no rule is called '\(name)'", reason: "rules have names such as \(rules.first?.id ?? "app-duplicate-active")",
      suggestion: Spelling.nearest(to: String(name), in: rules.map(\.id)), part: name)
  }

  private static func word<Value: RawRepresentable<String>>(
    _ text: Substring, of values: [Value], _ kind: String
  ) throws(OptionValueError) -> Value {
    guard let value = Value(rawValue: String(text)) else { throw unknown(text, of: values.map(\.rawValue), kind) }
    return value
  }

  private static func unknown(_ text: Substring, of names: [String], _ kind: String) -> OptionValueError {
    OptionValueError(
      "unknown \(kind) '\(text)'", reason: "possible: \(list(names))", suggestion: Spelling.nearest(to: String(text), in: names), part: text
    )
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
  }

  private static func split(_ text: String, at separator: Character) -> (Substring, Substring?) {
    guard let index = text.firstIndex(of: separator) else { return (text[...], nil) }
    return (text[..<index], text[text.index(after: index)...])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
