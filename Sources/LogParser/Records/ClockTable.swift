/// The clocks of one input: one per format, completeness of the date and whether the zone is written, cut into segments.
struct ClockTable {
  private static let clocksPerFormat = 6
  // The first iPhone; earlier dates come from a clock that was not set.
  private static let earliest = Int64(CivilDate(year: 2007, month: 1, day: 1).daysSince1970) * Timestamp.nanosecondsPerDay

  private let known: TimeOptions
  private var rollovers: [RolloverClock]
  private var segments: [ClockSegments]
  // 0 is the clock of lines without a time.
  private var nextClock = 1
  private var wentBack = ProblemCount()
  private var repeatedHour = ProblemCount()
  private var implausible = ProblemCount()
  private var impossible = ProblemCount()

  init(formats: Int, known: TimeOptions) {
    self.known = known
    rollovers = [RolloverClock](repeating: RolloverClock(), count: formats * Self.clocksPerFormat)
    segments = [ClockSegments](repeating: ClockSegments(), count: formats * Self.clocksPerFormat)
  }

  /// Returns the moment that `written` on `line` stands for, and the clock that it may be compared within.
  mutating func read(_ written: WrittenTime, format: Int, line: Int) -> (time: Timestamp, clock: Int) {
    let index = format * Self.clocksPerFormat + Int(written.completeness.rawValue) * 2 + (written.zone == nil ? 0 : 1)
    let time = rollovers[index].moment(of: written, known: known)
    let (clock, stepBack) = segments[index].clock(of: time, next: &nextClock)
    if let stepBack {
      if written.zone == nil, Self.isRepeatedHour(time, stepBack: stepBack) { repeatedHour.note(line) } else { wentBack.note(line) }
    }
    if time.completeness == .full, !isPlausible(time) { implausible.note(line) }
    if let year = known.year, written.isLeapDay, !CivilDate(year: year, month: 2, day: 29).isValid { impossible.note(line) }
    return (time, clock)
  }

  /// The system says that its clock was set.
  mutating func closeSegments() { for index in segments.indices { segments[index].close() } }

  /// What was odd about the times.
  var problems: [ParseProblem] {
    [
      repeatedHour.problem(
        "clock-went-back", "local time goes back by an hour, as at the end of summer time; durations across it are left open"),
      implausible.problem("implausible-date", "a date before 2007 or in the future; the clock of the device was wrong"),
      impossible.problem("impossible-date", "a 29 February, which the given year does not have"),
      wentBack.problem("time-went-back", "time goes back by more than a second; durations across it are left open"),
    ].compactMap(\.self)
  }

  private func isPlausible(_ time: Timestamp) -> Bool {
    time.nanoseconds >= Self.earliest && time.nanoseconds <= known.now.map { $0 &+ Timestamp.nanosecondsPerDay } ?? .max
  }

  /// A step back of about an hour that ends between one and three at night.
  private static func isRepeatedHour(_ time: Timestamp, stepBack: Int64) -> Bool {
    let minute = 60 * Timestamp.nanosecondsPerSecond
    let wall = time.wallNanoseconds
    let timeOfDay = (wall % Timestamp.nanosecondsPerDay + Timestamp.nanosecondsPerDay) % Timestamp.nanosecondsPerDay
    return (55 * minute...65 * minute).contains(stepBack) && (60 * minute...180 * minute).contains(timeOfDay)
  }
}

/// How often something happened, and where first.
private struct ProblemCount {
  private var line: Int?
  private var count = 0

  mutating func note(_ line: Int) {
    if count == 0 { self.line = line }
    count += 1
  }

  func problem(_ kind: String, _ message: String) -> ParseProblem? {
    count > 0 ? ParseProblem(kind: kind, line: line, count: count, message: message) : nil
  }
}
