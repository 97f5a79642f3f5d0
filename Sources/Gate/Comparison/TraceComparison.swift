import Analyzer
import LogParser

/// What differs between two traces of the same scenario.
public struct TraceComparison: Sendable {
  /// What a difference is about.
  public enum Kind: String, Sendable, CaseIterable {
    case duty, step, order, state, duration, finding
  }

  /// One difference.
  public struct Difference: Sendable, Equatable {
    /// What it is about.
    public var kind: Kind
    /// True if the newer trace is worse.
    public var isRegression: Bool
    /// What differs, in a sentence without a full stop.
    public var message: String
    /// Lines of the older trace that show it.
    public var old: [Evidence] = []
    /// Lines of the newer trace that show it.
    public var new: [Evidence] = []
    /// What to do; empty if nothing is to be done.
    public var help = ""

    init(_ kind: Kind, isRegression: Bool = true, _ message: String, old: [Evidence] = [], new: [Evidence] = [], help: String = "") {
      (self.kind, self.isRegression, self.message) = (kind, isRegression, message)
      (self.old, self.new, self.help) = (old, new, help)
    }
  }

  /// A duty that is met by another callback than before.
  public struct Move: Sendable, Equatable {
    /// What it is about.
    public var duty: String
    /// The callback before.
    public var from: String
    /// The callback now.
    public var to: String
    /// How often before and now.
    public var (oldCount, newCount): (Int, Int)

    init(duty: String, from: String, to: String, oldCount: Int, newCount: Int) {
      (self.duty, self.from, self.to, self.oldCount, self.newCount) = (duty, from, to, oldCount, newCount)
    }

    /// Compares all parts.
    public static func == (left: Move, right: Move) -> Bool {
      (left.duty, left.from, left.to, left.oldCount, left.newCount) == (right.duty, right.from, right.to, right.oldCount, right.newCount)
    }
  }

  /// The older trace.
  public let old: Trace
  /// The newer trace.
  public let new: Trace
  /// Regressions first, then by kind.
  public let differences: [Difference]
  /// Duties that moved to other callbacks.
  public let moves: [Move]

  /// Compares two traces.
  public init(from old: Trace, to new: Trace, tolerance: Tolerance = Tolerance()) {
    var comparer = TraceComparer(old: old, new: new, tolerance: tolerance)
    comparer.compare()
    (self.old, self.new, moves) = (old, new, comparer.moves)
    differences = comparer.differences.filter(\.isRegression) + comparer.differences.filter { !$0.isRegression }
  }

  /// How many differences are regressions.
  public var regressions: Int { differences.count { $0.isRegression } }
}

/// How much longer something may take before it counts.
public struct Tolerance: Sendable, Equatable {
  /// Part of the older length.
  public var share: Double
  /// Seconds.
  public var seconds: Double

  /// Makes a tolerance; both have to be exceeded.
  public init(share: Double = 0.5, seconds: Double = 0.5) { (self.share, self.seconds) = (share, seconds) }

  func isExceeded(from old: Double, to new: Double) -> Bool { new - old > max(seconds, old * share) + 1e-9 }
}
