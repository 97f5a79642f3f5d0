import LogParser

/// Measures how long a process works in the background: silence is not work, a wake or a suspension starts the clock again.
struct BackgroundClock: Sendable {
  /// A line written beyond the limit, on one trip to the background.
  struct Overrun: Sendable {
    let entry: Evidence
    let line: Evidence
    let moment: Moment
    let seconds: Double
    /// The last line of the process within the limit; nil if it wrote none.
    let lastInTime: Int?

    /// What would have fitted, as the end of a sentence.
    var fittingInWords: String { lastInTime.map { "; what it did up to line \($0) fitted" } ?? "" }
  }

  /// Events that bring a process back to the foreground.
  static let returns: Set<EventName> = [
    .applicationWillEnterForeground, .applicationDidBecomeActive, .sceneWillEnterForeground, .sceneDidBecomeActive, .scenePhaseActive,
    .scenePhaseInactive,
  ]

  /// Seconds between two lines beyond which the process was suspended.
  static let suspensionGap = 60.0
  /// Seconds before a return whose lines belong to it.
  static let resumeLead = 1.0
  /// Seconds of silence after which one more line at the end of the log may be the beginning of a return, …
  private static let restingGap = 30.0
  /// … and the same where nothing was written since the way to the background.
  private static let firstRestingGap = 10.0
  /// Seconds by which a limit may be missed before it counts as exceeded.
  static let slack = 1.0

  private struct Trip: Sendable {
    let entry: Evidence
    var start: Moment
    var lastLine: Moment
    /// The last line within the limit.
    var lastInTime: Int?
    /// Silence before the last line.
    var lastGap = 0.0
    /// True once a line shows work beyond the way to the background.
    var hasWorked = false
    var candidate: Overrun?
    var confirmed: Overrun?

    /// True if the log may end in the middle of a return.
    var mayBeReturning: Bool { endsWithPicture || lastGap > (hasWorked ? BackgroundClock.restingGap : BackgroundClock.firstRestingGap) }
    /// True if the last line tells of a controller: one that loads may belong to a window that is about to come.
    var endsWithPicture = false
  }

  /// True if an open background task stops the clock.
  let isProtectedByTasks: Bool
  private var trip: Trip?
  private var seesTaskEnds = false
  private var openTasks = 0

  init(isProtectedByTasks: Bool = false) { self.isProtectedByTasks = isProtectedByTasks }

  /// Takes a line of the process, before the events on it.
  mutating func observe(lineAt moment: Moment, bytes: Span<UInt8>, limit: Double, openTasks: Int = 0) {
    // Silence can only be measured on the clock that the trip began on.
    guard var trip = self.trip, moment.seconds(since: trip.start) != nil else { return }
    defer { self.trip = trip }
    if let candidate = trip.candidate, let seconds = moment.seconds(since: candidate.moment), seconds > Self.resumeLead {
      trip.confirmed = trip.confirmed ?? candidate
      trip.candidate = nil
    }
    if let seconds = trip.lastLine.seconds(since: trip.start), seconds > Self.resumeLead { trip.hasWorked = true }
    trip.lastGap = moment.seconds(since: trip.lastLine) ?? 0
    if trip.lastGap > Self.suspensionGap, !(seesTaskEnds && self.openTasks > 0) { trip.start = moment }
    (trip.lastLine, trip.endsWithPicture) = (moment, false)
    guard trip.confirmed == nil, trip.candidate == nil, !(isProtectedByTasks && openTasks > 0) else { return }
    guard let seconds = moment.seconds(since: trip.start), seconds > limit + Self.slack + moment.precision else {
      trip.lastInTime = moment.line
      return
    }
    trip.candidate = Overrun(
      entry: trip.entry, line: Evidence(at: moment, bytes: bytes), moment: moment, seconds: seconds, lastInTime: trip.lastInTime)
  }

  /// Takes an event; returns the overrun of a trip that it ends.
  mutating func observe(_ step: Step, in run: RunFacts) -> Overrun? {
    if step.event.name == .endBackgroundTask { seesTaskEnds = true }
    let hadTask = openTasks > 0
    openTasks = run.openTasks
    if run.exit != nil || run.state == StateID(ApplicationState.terminating) { return finish() }
    if step.event.machine == .viewController { trip?.endsWithPicture = true }
    if run.isInBackground {
      guard trip != nil else {
        trip = Trip(entry: Evidence(step), start: step.moment, lastLine: step.moment)
        return nil
      }
      if MachineCatalog.backgroundEntries.contains(step.event.name), !step.isEcho { reenter(step) }
      if MachineCatalog.wakes.contains(step.event.name) { restart(at: step.moment) }
      if step.event.name == .endBackgroundTask, isProtectedByTasks { taskEnded(at: step.moment, wasKnown: hadTask) }
      return nil
    }
    guard trip != nil else { return nil }
    dropCandidate(before: step.moment)
    return finish()
  }

  /// Ends the trip; returns its overrun.
  mutating func finish() -> Overrun? {
    defer { trip = nil }
    return trip?.confirmed ?? trip?.candidate
  }

  /// Ends the trip because the log ends.
  mutating func finishLog() -> Overrun? {
    if trip?.mayBeReturning == true { trip?.candidate = nil }
    return finish()
  }

  /// Entering once more: the application was back in between, at a moment that was not printed.
  private mutating func reenter(_ step: Step) {
    trip = Trip(entry: Evidence(step), start: step.moment, lastLine: step.moment)
  }

  private mutating func restart(at moment: Moment) {
    dropCandidate(before: moment)
    trip?.start = moment
    trip?.lastLine = moment
  }

  /// An end without a begin proves that a task was open all along.
  private mutating func taskEnded(at moment: Moment, wasKnown: Bool) {
    if openTasks == 0 { trip?.start = moment }
    trip?.candidate = nil
    if !wasKnown { trip?.confirmed = nil }
  }

  /// Lines just before a return or a wake belong to it.
  private mutating func dropCandidate(before moment: Moment) {
    guard let candidate = trip?.candidate, moment.seconds(since: candidate.moment) ?? 0 <= Self.resumeLead else { return }
    trip?.candidate = nil
  }
}
