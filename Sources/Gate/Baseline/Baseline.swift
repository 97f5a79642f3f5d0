import Analyzer

/// The findings that are known: how many there may be of each fingerprint.
public struct Baseline: Sendable, Equatable {
  /// Findings of one fingerprint.
  public struct Entry: Sendable, Equatable {
    /// Hash of the fingerprint; the rest is for readers.
    public var fingerprint: String
    /// Id of the rule.
    public var rule: String
    /// Executable; nil if the log did not tell.
    public var process: String?
    /// Class, scene or task; nil if it is about none.
    public var subject: String?
    /// Callback; nil if it shows at none.
    public var callback: String?
    /// How many findings are known.
    public var count: Int

    /// Makes an entry.
    public init(fingerprint: String, rule: String, process: String?, subject: String?, callback: String?, count: Int) {
      (self.fingerprint, self.rule, self.process) = (fingerprint, rule, process)
      (self.subject, self.callback, self.count) = (subject, callback, count)
    }
  }

  /// The only version of the file that there is.
  public static let version = 1

  /// Entries in the order of the file.
  public var entries: [Entry]

  /// Makes a baseline of entries.
  public init(entries: [Entry]) { self.entries = entries }

  /// Makes the baseline that knows all of `findings`.
  public init(of findings: [Finding]) {
    var counts: [Fingerprint: Int] = [:]
    for finding in findings { counts[Fingerprint(finding), default: 0] += 1 }
    entries = counts.keys.sorted().map { key in
      Entry(
        fingerprint: key.hash, rule: key.rule, process: key.process, subject: key.subject, callback: key.callback, count: counts[key] ?? 0)
    }
  }

  /// Takes the known findings out of `analysis`; of more than are known, the last ones are new.
  ///
  /// `judges` tells whether the run would have found what an entry stands for: only then is what it did not find fixed.
  public func apply(to analysis: inout Analysis, named name: String, judges: (Entry) -> Bool = { _ in true }) {
    var left: [String: Int] = [:]
    for entry in entries { left[entry.fingerprint, default: 0] += entry.count }
    let all = analysis.findings.count
    analysis.findings.removeAll { finding in
      let key = Fingerprint(finding).hash
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      return true
    }
    let fixed = entries.compactMap { entry -> BaselineComparison.Fixed? in
      guard let count = left.removeValue(forKey: entry.fingerprint), count > 0, judges(entry) else { return nil }
      return BaselineComparison.Fixed(
        rule: entry.rule, process: entry.process, subject: entry.subject, callback: entry.callback, count: count)
    }
    analysis.baseline = BaselineComparison(name: name, known: all - analysis.findings.count, fixed: fixed)
  }
}
