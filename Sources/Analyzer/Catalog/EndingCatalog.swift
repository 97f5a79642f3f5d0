import LogParser

/// How a process ended; the raw value is the word in reports.
public enum EndingKind: String, CaseIterable, Sendable {
  /// The app said goodbye itself.
  case clean
  /// The user or a tool ended it.
  case userQuit
  case watchdog, backgroundTime, lockedFile, memoryLimit, memoryPressure, crash, policy
  /// It could not be started.
  case bootstrapFailed
  /// It ended, and the log does not tell why.
  case exit
  /// Another process took its place.
  case replaced
  /// The log ends first.
  case logEnds
}

/// What the system's words say about the end of a process.
enum EndingCatalog {
  /// A termination code (Apple, EXC_CRASH (SIGKILL); codes as observed in public logs).
  struct Code: Sendable {
    let number: UInt64
    let kind: EndingKind
    let meaning: String
  }

  static let codes: [Code] = [
    Code(number: 0x8bad_f00d, kind: .watchdog, meaning: "the main thread did not answer in time"),
    Code(number: 0xdead_10cc, kind: .lockedFile, meaning: "it held a file or database lock while it was suspended"),
    Code(number: 0x2182_bad2, kind: .backgroundTime, meaning: "a background task was not ended in time"),
    Code(number: 0x2182_bad3, kind: .backgroundTime, meaning: "the handling of a background transfer took too long"),
    Code(number: 0x2182_bad4, kind: .backgroundTime, meaning: "a background fetch took too long"),
    Code(number: 0xc000_10ff, kind: .policy, meaning: "the device was too hot"),
    Code(number: 0xbaad_ca11, kind: .policy, meaning: "a VoIP push was not reported as a call"),
    Code(number: 0xbad2_2222, kind: .policy, meaning: "it was resumed too often as a VoIP app"),
    Code(number: 0xbadd_d15c, kind: .policy, meaning: "the system needed its caches; that is no fault of the app"),
    Code(number: 0xd00d_2bad, kind: .policy, meaning: "it used too many resources"),
    Code(number: 0xc51b_ad01, kind: .policy, meaning: "it used too much CPU in the background of a watch"),
    Code(number: 0xc51b_ad02, kind: .policy, meaning: "it ran too long in the background of a watch"),
    Code(number: 0xc51b_ad03, kind: .policy, meaning: "it ran too long in the background of a busy watch"),
    Code(number: 0xdead_fa11, kind: .userQuit, meaning: "the user quit it"),
    Code(number: 0xfbfb_fbfb, kind: .userQuit, meaning: "the user or a tool quit it"),
  ]

  /// Words that mean the process exceeded its own memory limit; every other reason of jetsam is pressure.
  private static let limits: Set<String> = ["per-process-limit", "mem limit", "memory issue", "7"]
  /// Words other than codes.
  private static let words: [String: EndingKind] = [
    "force-quit": .userQuit, "Bootstrap failed": .bootstrapFailed, "assertions beyond permitted time": .backgroundTime,
  ]

  /// Returns how the process ended that the event is about; nil if the event ends none.
  static func kind(of event: Event) -> EndingKind? {
    switch event.name {
    case .crash: return .crash
    case .watchdogKill: return .watchdog
    case .jetsamKill: return event.detail.map(limits.contains) ?? false ? .memoryLimit : .memoryPressure
    case .processExit: return told(by: event.detail) ?? .exit
    case .terminationRequested, .backgroundTaskExpired: return told(by: event.detail)
    default: return nil
    }
  }

  /// Returns how a run of the day ended that a statistic counts; nil for other events.
  static func countedKind(of event: Event) -> EndingKind? {
    event.name == .exitCounted ? event.detail.flatMap(EndingKind.init) : nil
  }

  /// Returns the code that the event carries, if it is known.
  static func code(of event: Event) -> Code? {
    guard let number = event.detail.flatMap(Self.number) else { return nil }
    return codes.first { $0.number == number }
  }

  private static func told(by detail: String?) -> EndingKind? {
    guard let detail else { return nil }
    if let kind = words[detail] { return kind }
    return number(detail).flatMap { number in codes.first { $0.number == number }?.kind }
  }

  /// Codes are printed in either base, alone or in a sentence.
  private static func number(_ text: String) -> UInt64? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let numbers = words.compactMap { word in
      word.lowercased().hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : UInt64(word)
    }
    return numbers.first { number in codes.contains { $0.number == number } } ?? (words.count == 1 ? numbers.first : nil)
  }
}
