import LogParser

/// Counts how often instances with an address load their view without unloading it.
struct LoadCounter: Sendable {
  /// The loads of one instance, counted by `loadView` where the class prints it, by `viewDidLoad` elsewhere.
  struct Loads: Sendable {
    let key: Int
    let count: Int
    let second: Moment
    let evidence: [Evidence]
    let conditions: [CheckCondition]
  }

  private struct Tally: Sendable {
    var steps: [Evidence] = []
    var second: Moment?
    var count = 0
  }

  private var tallies: [Int: [EventName: Tally]] = [:]

  /// Takes a step; returns the loads so far if the step was one and not the first.
  mutating func observe(_ step: Step) -> Loads? {
    guard let life = step.life else { return nil }
    let name = step.event.name
    if name == .viewDidUnload { tallies[life] = nil }
    guard name == .loadView || name == .viewDidLoad else { return nil }
    var tally = tallies[life]?[name] ?? Tally()
    tally.count += 1
    if tally.steps.count < 4 { tally.steps.append(Evidence(step)) }
    if tally.count == 2 { tally.second = step.moment }
    tallies[life, default: [:]][name] = tally
    guard let second = tally.second else { return nil }
    let conditions: [CheckCondition] = name == .viewDidLoad ? [.unprinted([.loadView], .subject)] : []
    return Loads(
      key: 2 * life + (name == .loadView ? 0 : 1), count: tally.count, second: second, evidence: tally.steps, conditions: conditions)
  }
}

/// `loadView` lines of one class in a row, with nothing of that class but `viewDidLoad` between them.
struct LoadSeries: Sendable {
  /// Kinds of callback that show the log to be more than a list of loads.
  static let signsOfLife: Set<EventName> = [
    .`init`, .initWithCoder, .initWithNibName, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews,
  ]

  /// Seconds between two loads beyond which they are not one series: a view that is missing is asked for at once.
  private static let window = 1.0

  private(set) var className: String?
  private var last: Moment?
  private(set) var count = 0
  private(set) var second: Moment?
  private(set) var evidence: [Evidence] = []
  /// Names the series: the line of its first load.
  private(set) var key: Int?

  /// Takes a step of the class; an event of any other kind ends the series.
  mutating func observe(_ step: Step) {
    if step.event.name == .viewDidLoad, step.event.subject == className {
      last = step.moment
      return
    }
    guard isLoadView(step), className == nil || className == step.event.subject || count == 0 else {
      (count, second, evidence) = (0, nil, [])
      if isLoadView(step) { begin(step) }
      return
    }
    if step.isEcho { return }
    let gap = last.flatMap { step.moment.seconds(since: $0) } ?? 0
    last = step.moment
    if count == 0 || gap > Self.window { return begin(step) }
    count += 1
    if count == 2 { second = step.moment }
    if evidence.count < 4 { evidence.append(Evidence(step)) }
  }

  /// True if the step is a load that the series counts.
  func isLoadView(_ step: Step) -> Bool { step.event.name == .loadView }

  private mutating func begin(_ step: Step) {
    last = step.moment
    (className, count, second, evidence, key) = (step.event.subject, 1, nil, [Evidence(step)], step.moment.line)
  }
}
