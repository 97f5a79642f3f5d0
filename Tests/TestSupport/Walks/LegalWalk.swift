/// A seeded random walk of one app through legal life cycles only.
public struct LegalWalk: Sendable {
  typealias Controller = Window.Controller

  let options: WalkOptions
  var random: SplitMix64
  /// Everything done so far.
  public private(set) var steps: [LogStep] = []
  /// What the steps amount to.
  public internal(set) var truth = WalkTruth()

  var time: Int
  var pid: Int
  var windows: [Window] = []
  var current = 0
  var freed: [UInt64] = []
  var nextAddress: UInt64 = 0x1_0100_4a00
  var nextTask = 1

  /// Prepares a walk; the same seed and options give the same walk.
  public init(seed: UInt64, options: WalkOptions = WalkOptions()) {
    self.options = options
    random = SplitMix64(seed: seed)
    time = options.start
    pid = options.pid
  }

  /// Returns the walk of `actions` actions after the launch.
  public static func make(seed: UInt64, actions: Int, options: WalkOptions = WalkOptions()) -> LegalWalk {
    var walk = LegalWalk(seed: seed, options: options)
    walk.launch()
    for _ in 0..<actions { walk.act() }
    walk.end()
    return walk
  }

  /// Does each action once, so that every kind of callback is printed, and returns to where it started.
  public mutating func tour() {
    if windows.isEmpty { launch() }
    push()
    push()
    cancelSwipe()
    pop()
    present(isFullScreen: false)
    dismiss()
    present(isFullScreen: true)
    dismiss()
    switchTab()
    interrupt()
    leaveAndReturn(seconds: 100)
    warnOfMemory()
    pop()
    push()
  }

  /// Does one action that is legal now.
  public mutating func act() {
    pause()
    typealias Action = (inout LegalWalk) -> Void
    let common: [(Int, Action)] = [
      (12, { $0.interrupt() }), (16, { $0.goToBackground() }), (2, { $0.quit() }), (3, { $0.warnOfMemory() }), (14, { $0.chat() }),
      (options.usesScenes && options.windows > 1 ? 14 : 0, { $0.changeWindows() }),
    ]
    let navigation: [(Int, Action)] = [
      (30, { $0.push() }), (26, { $0.pop() }), (6, { $0.present(isFullScreen: false) }), (5, { $0.present(isFullScreen: true) }),
      (6, { $0.cancelSwipe() }), (6, { $0.switchTab() }), (2, { $0.preload() }),
    ]
    let actions = common + (windows[current].modal == nil ? navigation : [(50, { $0.dismiss() })])
    var left = random.number(0...actions.reduce(0) { $0 + $1.0 } - 1)
    for (weight, action) in actions {
      left -= weight
      if left < 0 { return action(&self) }
    }
  }

  // MARK: Printing

  /// Prints a callback or a line after a moment.
  mutating func say(_ subject: LogStep.Subject, _ words: String, after microseconds: Int? = nil) {
    time += microseconds ?? random.number(300...20_000)
    steps.append(LogStep(process: options.process, pid: pid, time: time, subject: subject, words: words))
  }

  mutating func say(_ controller: Controller, _ words: String) {
    if words == "dealloc" {
      freed.append(controller.address)
      guard options.printsDealloc else { return }
    }
    say(.controller(className: controller.className, address: controller.address), words)
  }

  /// Lets the user look at the screen.
  mutating func pause() {
    time += options.isHurried ? random.number(1000...30_000) : random.number(2_000_000...9_000_000)
  }

  /// Lets an animation run.
  mutating func animate() {
    time += options.isHurried ? 0 : random.number(250_000...550_000)
  }

  /// Lets seconds go by.
  mutating func wait(seconds: ClosedRange<Int>) { time += random.number(seconds.lowerBound * 1000...seconds.upperBound * 1000) * 1000 }
}
