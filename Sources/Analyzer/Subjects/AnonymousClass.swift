import LogParser

/// All instances of a class that prints no addresses (or all scenes that print no session), told as one.
///
/// Its events are kept and judged at the end, when it is known which kinds of callback the class prints. After very many of them that is
/// known well enough: from then on each is judged at once and let go.
struct AnonymousClass: Sendable {
  struct Sighting: Sendable {
    let event: EventName
    let column: Int
    let text: String
    let moment: Moment
    let mayBeEcho: Bool
    let isLaunchSeen: Bool
    let isEarly: Bool
    /// True if the caller asked about the line.
    let isReported: Bool

    var occurrence: BagLibrary.Occurrence {
      BagLibrary.Occurrence(event: event, isLaunchSeen: isLaunchSeen, isEarly: isEarly, mayBeEcho: mayBeEcho)
    }
  }

  let table: MachineTable
  let coverage: CoverageID
  let first: Moment
  var last: Moment
  var echoes = EchoFilter()
  var className: String?
  var module: String?
  var counts: [EventName: Int] = [:]
  /// What earlier chapters told of them.
  private(set) var told = ViewCounts()
  /// Events so far, echoes included.
  private(set) var events = 0
  private var sightings: [Sighting] = []
  private var verdict: ClassVerdict?
  /// The state that the events so far suggest, for those who cannot wait for the end.
  private var live: BagLibrary.Place?

  init(table: MachineTable, coverage: CoverageID, at moment: Moment) {
    self.table = table
    self.coverage = coverage
    first = moment
    last = moment
  }

  /// The most visible state that the events so far suggest; nil before the first and for those who can wait.
  var liveState: StateID? { live?.bag.representative }

  mutating func advance(_ sighting: Sighting, coverage: Coverage, library: inout BagLibrary) {
    last = sighting.moment
    events += 1
    if !sighting.mayBeEcho { counts[sighting.event, default: 0] += 1 }
    if table.machine == .scene {
      var place = live ?? BagLibrary.Place(table: table)
      _ = library.advance(&place, sighting.occurrence, table: table, coverage: coverage)
      live = place
    }
    guard verdict == nil else {
      verdict?.take(sighting, coverage: coverage, library: &library)
      return
    }
    sightings.append(sighting)
    guard coverage.isSettled else { return }
    verdict = judged(by: coverage, library: &library)
    sightings = []
  }

  /// True if each event is judged as it comes.
  var isSettled: Bool { verdict != nil }

  /// Begins a new chapter; a class that waits for its judgement is not told in between.
  mutating func beginChapter() {
    guard verdict != nil else { return }
    verdict?.beginChapter()
    told = ViewCounts(counts)
  }

  /// Judges all events with what is known at the end.
  func judged(by coverage: Coverage, library: inout BagLibrary) -> ClassVerdict {
    if let verdict { return verdict }
    var verdict = ClassVerdict(table: table)
    for sighting in sightings { verdict.take(sighting, coverage: coverage, library: &library) }
    return verdict
  }
}
