/// What became of the findings that were known before a run.
public struct BaselineComparison: Sendable, Equatable {
  /// A kind of finding that the baseline holds more often than the run.
  public struct Fixed: Sendable, Equatable {
    /// Id of the rule.
    public var rule: String
    /// Executable; nil if the log did not tell.
    public var process: String?
    /// Class, scene or task; nil if it was about none.
    public var subject: String?
    /// Callback; nil if it showed at none.
    public var callback: String?
    /// How many of them are gone.
    public var count: Int

    /// Makes an entry.
    public init(rule: String, process: String?, subject: String?, callback: String?, count: Int) {
      (self.rule, self.process, self.subject, self.callback, self.count) = (rule, process, subject, callback, count)
    }
  }

  /// The baseline's path as given.
  public var name: String
  /// Findings that were known; they are left out of the report and of the exit status.
  public var known: Int
  /// What is gone, in the order of the baseline.
  public var fixed: [Fixed]

  /// Makes a comparison.
  public init(name: String, known: Int, fixed: [Fixed]) { (self.name, self.known, self.fixed) = (name, known, fixed) }
}
