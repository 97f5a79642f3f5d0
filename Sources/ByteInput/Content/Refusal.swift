/// Why something is not read as a log, and what to give instead.
struct Refusal: Equatable, Sendable {
  /// What it is, as the end of "it is …".
  let kind: String
  /// What to do instead.
  let help: String

  /// The sentence for people.
  var reason: String { "it is \(kind)" }

  private static let unifiedLog =
    "on a Mac, run `log show --archive NAME.logarchive --style ndjson`, or unifiedlog_iterator elsewhere, and give lifelog what it prints"

  static let tracev3 = Refusal(kind: "a tracev3 file, a part of Apple's binary unified log", help: unifiedLog)
  static let logArchive = Refusal(kind: "a log archive, a directory of Apple's binary unified log", help: unifiedLog)
  static let resultBundle = Refusal(
    kind: "a result bundle of Xcode",
    help: "run `xcrun xcresulttool export diagnostics --path NAME.xcresult --output-path FOLDER`, and give lifelog the "
      + "StandardOutputAndStandardError files in FOLDER")
  static let instrumentsTrace = Refusal(
    kind: "a trace of Instruments", help: "run `xcrun xctrace export`, or give lifelog the log of the app itself")
  static let systemLogStore = Refusal(
    kind: "a store of the Apple System Log", help: "on a Mac, run `syslog -f FILE`, and give lifelog what it prints")
  static let propertyList = Refusal(kind: "a binary property list", help: "give lifelog the log of the app itself")
  static let database = Refusal(kind: "an SQLite database", help: "export the log from it as text, and give lifelog that")
  static let pulseStore = Refusal(kind: "a Pulse store", help: "share it from Pulse as plain text, and give lifelog that")
  static let buildLog = Refusal(
    kind: "a build log of Xcode (xcactivitylog)", help: "give lifelog the log of the app itself, such as Xcode's console")
  static let lzfse = Refusal(
    kind: "compressed by LZFSE", help: "on a Mac, run `compression_tool -decode -a lzfse -i FILE -o app.log`, and give lifelog app.log")
  static let otherArchive = Refusal(
    kind: "packed in a way that lifelog does not read",
    help: "unpack it first; gzip, xz, zstd, bzip2, lz4, zip and tar are read as they are")
  static let nested = Refusal(kind: "packed more than twice", help: "unpack the outer archive first")
  static let image = Refusal(kind: "an image", help: "copy the log as text, and give lifelog that")
  static let document = Refusal(kind: "a PDF document", help: "copy the log as text, and give lifelog that")
  static let binary = Refusal(kind: "binary data, not text", help: "give lifelog the text that the app or the device logged")

  /// Names of which the ending alone tells that there is no text inside.
  private static let endings = [
    (".tracev3", tracev3), (".logarchive", logArchive), (".xcresult", resultBundle), (".trace", instrumentsTrace),
    (".xcactivitylog", buildLog), (".pulse", pulseStore),
  ]

  /// Returns why what has this name is refused, a directory or not; nil if its name says nothing.
  static func named(_ path: String) -> Refusal? {
    let name = path.hasSuffix("/") ? path.dropLast() : path[...]
    return endings.first { name.hasSuffix($0.0) }?.1
  }
}
