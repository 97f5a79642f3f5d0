import Analyzer
import LogParser

/// Where the app's own source code declares classes and their methods.
///
/// It names a place only where there is no doubt: a class that is declared twice has none.
public struct SourceIndex: Sendable {
  private struct Method {
    let type: [String]
    let parts: [String]
    let location: SourcePlace
  }

  private var declarations: [String: [(type: [String], location: SourcePlace)]] = [:]
  private var methods: [Method] = []
  /// Names of types that stand in files which cannot be read reliably.
  private var doubtful: Set<String> = []
  /// How many files were read.
  public private(set) var files = 0

  /// Makes an empty index.
  public init() {}

  /// Endings of the files that are worth adding.
  public static let endings: Set<String> = ["swift", "m", "mm"]
  /// Folders that hold what was built or what others wrote.
  public static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages"]

  /// Reads a file of the repository.
  public mutating func add(_ bytes: [UInt8], path: String) {
    files += 1
    let outline = SourceOutline(bytes, language: path.hasSuffix(".swift") ? .swift : .objectiveC)
    for declaration in outline.types {
      guard let name = declaration.type.last else { continue }
      declarations[name, default: []].append((declaration.type, SourcePlace(path: path, line: declaration.line)))
      if !outline.isReliable { doubtful.insert(name) }
    }
    methods += outline.methods.map { Method(type: $0.type, parts: $0.parts, location: SourcePlace(path: path, line: $0.line)) }
    if !outline.isReliable { doubtful.formUnion(outline.methods.compactMap(\.type.last)) }
  }

  /// The findings with their places in the source code, where there is no doubt.
  public func located(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.source = location(of: finding)
      return finding
    }
  }

  /// Returns the method, or else the class, that a finding is about; nil if more than one could be meant.
  public func location(of finding: Finding) -> SourcePlace? {
    let event = finding.callback ?? finding.quotedCallback
    let selector = event.flatMap(CallbackSelector.init)
    if let className = finding.subject, let type = type(named: className) {
      return selector.flatMap { method($0, of: type.type) } ?? type.location
    }
    guard finding.subject.map({ declarations[Self.bareName($0)] == nil }) ?? true, finding.machine != .viewController else { return nil }
    return selector.flatMap { delegateMethod($0, in: finding) }
  }

  private static func bareName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The only type that `name` can mean; in front of it the log may print a module or the types around it.
  private func type(named name: String) -> (type: [String], location: SourcePlace)? {
    let pieces = name.split(separator: ".").map(String.init)
    guard let last = pieces.last, let known = declarations[last], !doubtful.contains(last) else { return nil }
    let fitting = known.filter { $0.type.suffix(pieces.count) == pieces[...] || pieces.suffix($0.type.count) == $0.type[...] }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private func method(_ selector: CallbackSelector, of type: [String]) -> SourcePlace? {
    let fitting = methods.filter { $0.type == type && selector.isMet(by: $0.parts) }
    return fitting.count == 1 ? fitting[0].location : nil
  }

  /// Delegates of the application and of scenes are seldom named: the only one that has the method, or the one that the line names.
  private func delegateMethod(_ selector: CallbackSelector, in finding: Finding) -> SourcePlace? {
    let fitting = methods.filter { selector.isMet(by: $0.parts) }
    let lines = finding.evidence.map(\.text)
    let named = fitting.filter { method in method.type.last.map { name in lines.contains { $0.holds(word: name) } } ?? false }
    let wanted = named.isEmpty ? fitting : named
    guard wanted.count == 1, let method = wanted.first, let name = method.type.last, !doubtful.contains(name) else { return nil }
    return declarations[name]?.count == 1 ? method.location : nil
  }
}

extension Finding {
  /// The first callback that its quotations name.
  var quotedCallback: EventName? {
    for quotation in evidence {
      for word in quotation.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if let event = EventName(rawValue: String(word)), CallbackSelector(event) != nil { return event }
      }
    }
    return nil
  }
}

extension String {
  /// True if `word` stands in the text, not as a part of a longer one.
  func holds(word: String) -> Bool {
    split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { $0 == word[...] }
  }
}
