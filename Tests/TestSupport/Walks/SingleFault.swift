/// One thing that an app must not do, done once.
public struct SingleFault: Sendable, CustomStringConvertible {
  /// Rule that must find it.
  public let rule: String
  /// True if an app with scenes commits it.
  public let usesScenes: Bool
  /// True if only a log with times shows it.
  public let needsTime: Bool
  /// True if only a log with process identifiers shows it.
  public let needsProcess: Bool
  private let commit: @Sendable (inout LegalWalk) -> Int

  /// Name in test output.
  public var description: String { rule }

  init(
    _ rule: String, usesScenes: Bool = false, needsTime: Bool = false, needsProcess: Bool = false,
    commit: @escaping @Sendable (inout LegalWalk) -> Int
  ) {
    self.rule = rule
    self.usesScenes = usesScenes
    self.needsTime = needsTime
    self.needsProcess = needsProcess
    self.commit = commit
  }

  /// Returns a walk that is legal but for this fault, and the index of the step that shows it.
  public func walk(seed: UInt64, options given: WalkOptions = WalkOptions()) -> (walk: LegalWalk, step: Int) {
    var options = given
    options.usesScenes = usesScenes
    var walk = LegalWalk(seed: seed, options: options)
    walk.tour()
    walk.visitSuspect()
    for _ in 0..<2 { walk.act() }
    walk.settle()
    let step = commit(&walk)
    walk.settle()
    for _ in 0..<2 { walk.act() }
    return (walk, step)
  }
}

extension LegalWalk {
  static let suspect = "SuspectViewController"

  /// Shows the suspect legally, so that all its callbacks are printed somewhere.
  mutating func visitSuspect() {
    settle()
    push(Self.suspect)
    pause()
    push("WitnessViewController")
    pause()
    pop()
    pause()
    pop()
  }

  /// Returns to a stack of two controllers with nothing presented.
  mutating func settle() {
    pause()
    if windows[current].modal != nil { dismiss() }
    while windows[current].tabs[windows[current].tab].count > 2 {
      pause()
      pop()
    }
    if windows[current].tabs[windows[current].tab].count < 2 {
      pause()
      push("WitnessViewController")
    }
    pause()
  }

  /// Prints what must not come now; returns its step.
  mutating func commit(_ controller: Window.Controller, _ words: String) -> Int {
    say(controller, words)
    return steps.count - 1
  }

  /// Prints what must not come now for the current window or the app.
  mutating func commit(_ words: String, after microseconds: Int = 700_000) -> Int {
    time += microseconds
    say(window: current, words)
    return steps.count - 1
  }
}
