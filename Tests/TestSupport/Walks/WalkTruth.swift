/// What a walk did, run by run: the answer that an analysis of its log must give.
public struct WalkTruth: Sendable, Equatable {
  /// How visible the app or a window is.
  public enum Phase: Int, Sendable, Comparable {
    case background, inactive, active

    /// Orders from background to active.
    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }

  /// One process.
  public struct Run: Sendable, Equatable {
    /// Process identifier.
    public let pid: Int
    /// How many times it became active.
    public var activations = 0
    /// How many times it resigned and became active again without a trip to the background.
    public var interruptions = 0
    /// How many times it entered the background.
    public var backgroundTrips = 0
    /// Memory warnings.
    public var memoryWarnings = 0
    /// State after its last line, as reports name it.
    public var finalState: String
    private var phase: Phase
    private var hasResigned = false

    init(pid: Int, phase: Phase) {
      self.pid = pid
      self.phase = phase
      finalState = "\(phase)"
    }

    /// Takes note of the phase that the app is in now.
    mutating func observe(_ new: Phase) {
      defer {
        phase = new
        finalState = "\(new)"
      }
      guard new != phase else { return }
      switch new {
      case .active:
        activations += 1
        if hasResigned { interruptions += 1 }
        hasResigned = false
      case .inactive: hasResigned = phase == .active
      case .background:
        backgroundTrips += 1
        hasResigned = false
      }
    }
  }

  /// How one controller gave way to another.
  public struct Transition: Sendable, Equatable {
    /// Kind as reports name it.
    public let kind: String
    /// Class that gave way; nil if none did.
    public let from: String?
    /// Class that appeared; nil if none did.
    public let to: String?

    /// Makes a transition.
    public init(kind: String, from: String?, to: String?) {
      self.kind = kind
      self.from = from
      self.to = to
    }
  }

  /// The runs in order.
  public var runs: [Run] = []
  /// The transitions in order.
  public var transitions: [Transition] = []

  /// Changes the present run.
  mutating func update(_ change: (inout Run) -> Void) {
    guard !runs.isEmpty else { return }
    change(&runs[runs.count - 1])
  }
}
