import ByteInput

/// Everything that a run sees of the world around it.
struct Environment {
  /// Arguments behind the program's name.
  let arguments: [String]
  /// Inputs that are at hand, by the name that opens them.
  let inputs: [String: [UInt8]]
  let output: OutputWriter
  let errors: OutputWriter
  let inputIsTerminal: Bool
  let outputTerminal: Terminal
  let errorTerminal: Terminal
  /// Where the search for a configuration file starts, empty or with a slash at its end; nil to look for none.
  var configurationFolder: String?
  /// True if more may come on standard input at any time.
  var inputIsLive = false
  /// Nanoseconds since 1970; nil where it does not matter.
  var now: Int64?

  /// Opens a log; `-` is standard input.
  func open(_ path: String) throws(InputError) -> ByteSource {
    if let bytes = inputs[path] { return ByteSource(name: path, bytes: bytes) }
    return try ByteSource(path: path)
  }

  /// Reads a small file whole; of one that is larger than `limit`, a little more than that, so that it shows.
  func bytes(of path: String, limit: Int = 1 << 20) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    try open(path).read { chunk in
      for index in chunk.indices { bytes.append(chunk[index]) }
      return bytes.count > limit ? .enough : .more
    }
    return bytes
  }

  /// Returns the path of the nearest configuration file; the search ends at the root of a repository.
  func findConfiguration() -> String? {
    configurationFolder.flatMap { UpwardSearch.find(ConfigurationFile.name, from: $0, boundary: ".git") }
  }

  /// Writes a message for people to standard error.
  func report(_ diagnostic: Diagnostic) {
    errors.write(DiagnosticRenderer(usesColor: errorTerminal.usesColor, width: min(errorTerminal.width, 100)).render(diagnostic))
  }

  /// The world around this process.
  static func current() -> Environment {
    Environment(
      arguments: Array(CommandLine.arguments.dropFirst()), inputs: [:], output: .standardOutput(), errors: .standardError(),
      inputIsTerminal: StandardStream.input.isTerminal, outputTerminal: Terminal(.output), errorTerminal: Terminal(.error),
      configurationFolder: "", inputIsLive: CurrentProcess.inputIsLive, now: CurrentProcess.now)
  }
}

/// What an output stream can show.
struct Terminal: Sendable {
  /// True if a person reads along.
  var isTerminal = false
  var width = 80
  /// True unless the terminal or its user refuses colours.
  var usesColor = false
  /// False if the locale has ASCII only.
  var usesUnicode = true

  init() {}

  /// Asks the operating system and the usual variables (NO_COLOR, CLICOLOR_FORCE, TERM, COLUMNS, LC_ALL, LC_CTYPE, LANG).
  init(_ stream: StandardStream, variable: (String) -> String? = CurrentProcess.environmentVariable) {
    isTerminal = stream.isTerminal
    width = stream.columns ?? variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    usesColor = Self.wantsColor(isTerminal: isTerminal, variable: variable)
    usesUnicode = Self.hasUnicode(variable: variable)
  }

  static func wantsColor(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    if let refusal = variable("NO_COLOR"), !refusal.isEmpty { return false }
    if let force = variable("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return isTerminal && variable("TERM") != "dumb"
  }

  /// The first locale variable that is set counts; none at all means what it means on most build machines: UTF-8 all the same.
  static func hasUnicode(variable: (String) -> String?) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return locale.map { $0 != "C" && $0 != "POSIX" } ?? true
  }
}
