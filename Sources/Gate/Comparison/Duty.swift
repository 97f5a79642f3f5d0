import LogParser

/// What a callback is there for, whoever gets it: an app that moves to scenes has the same duties in other callbacks.
struct Duty: Hashable, Sendable {
  /// What it is about, for people.
  let title: String
  /// Class of the controller; nil for duties of the app and its scenes.
  let subject: String?
  /// Executable; nil where both traces have only one.
  let process: String?

  /// Callbacks that stand for one another, in the order application, scene, SwiftUI.
  static let equivalents: [(title: String, events: [EventName])] = [
    ("becoming active", [.applicationDidBecomeActive, .sceneDidBecomeActive, .scenePhaseActive]),
    ("becoming inactive", [.applicationWillResignActive, .sceneWillResignActive, .scenePhaseInactive]),
    ("entering the background", [.applicationDidEnterBackground, .sceneDidEnterBackground, .scenePhaseBackground]),
    ("returning to the foreground", [.applicationWillEnterForeground, .sceneWillEnterForeground]),
    ("launching", [.didFinishLaunchingWithOptions, .applicationDidFinishLaunching]),
  ]

  /// Callbacks that come or stay away for reasons of their own: no duty hangs on them.
  private static let incidental: Set<EventName> = [
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition, .loadViewIfNeeded, .didReceiveMemoryWarning,
    .applicationDidReceiveMemoryWarning, .applicationSignificantTimeChange, .backgroundTimeRemaining, .initWithCoder, .initWithNibName,
    .awakeFromNib, .`init`, .didDiscardSceneSessions,
  ]

  /// The duty of an event; nil if it has none.
  init?(_ sighting: Sighting, process: String?) {
    guard !Self.incidental.contains(sighting.name) else { return nil }
    switch sighting.machine {
    case .app, .scene, .swiftui:
      let known = Self.equivalents.first { $0.events.contains(sighting.name) }
      guard known != nil || sighting.machine != .swiftui else { return nil }
      (title, subject) = (known?.title ?? sighting.name.rawValue, nil)
    case .viewController:
      guard let name = sighting.subject else { return nil }
      (title, subject) = (sighting.name.rawValue, name)
    case .task, .system, .message: return nil
    }
    self.process = process
  }

  /// The callbacks that would meet it; empty if only its own does.
  var equivalents: [EventName] { Self.equivalents.first { $0.title == title }?.events ?? [] }

  /// The duty in words, with its class.
  var name: String { subject.map { "\($0) \(title)" } ?? title }

  /// True for duties of the app, in whose callbacks work is done that may be forgotten elsewhere.
  var isOfApplication: Bool { subject == nil }
}

/// Words of a message without what differs from run to run.
enum StableWords {
  /// Returns `text` with `#` in place of numbers, addresses and identifiers.
  static func of(_ text: String) -> String {
    var result = ""
    for word in text.split(separator: " ") { result += (result.isEmpty ? "" : " ") + stable(word) }
    return result
  }

  private static func stable(_ word: Substring) -> String {
    guard word.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return String(word) }
    var result = ""
    for character in VolatileText.stable(String(word)) {
      if !character.isNumber { result.append(character) } else if result.last != "#" { result.append("#") }
    }
    return result
  }

  /// Returns the part of a line behind the process that wrote it.
  static func message(of line: String, process: String?) -> String {
    guard let process, let range = firstRange(of: process, in: line) else { return line }
    let rest = line[range.upperBound...]
    guard let blank = rest.firstIndex(of: " ") else { return String(rest) }
    return String(rest[blank...].drop { $0 == " " })
  }

  private static func firstRange(of word: String, in line: String) -> Range<String.Index>? {
    var start = line.startIndex
    while let found = line[start...].firstIndex(where: { $0 == word.first }) {
      if line[found...].hasPrefix(word) { return found..<line.index(found, offsetBy: word.count) }
      start = line.index(after: found)
    }
    return nil
  }
}
