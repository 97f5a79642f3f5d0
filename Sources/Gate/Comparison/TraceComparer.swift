import Analyzer
import LogParser

/// Finds the differences; each thing that is lost is told once, at the place where it was lost.
struct TraceComparer {
  let old: Trace
  let new: Trace
  let tolerance: Tolerance
  private(set) var differences: [TraceComparison.Difference] = []
  private(set) var moves: [TraceComparison.Move] = []
  /// Duties that are no longer met.
  private var lost: Set<Duty> = []
  /// True if both traces tell of more than one executable, which then has to be the same.
  private let namesProcesses: Bool

  init(old: Trace, new: Trace, tolerance: Tolerance) {
    (self.old, self.new, self.tolerance) = (old, new, tolerance)
    namesProcesses = [old, new].contains { Set($0.analysis.processes.map(\.name)).count > 1 }
  }

  mutating func compare() {
    let (before, now) = (duties(of: old), duties(of: new))
    compareDuties(before, now)
    compareSteps(before, now)
    compareOrder(before, now)
    compareStates()
    compareDurations()
    compareFindings()
  }

  mutating func add(_ difference: TraceComparison.Difference) { differences.append(difference) }

  func key(_ process: String?) -> String? { namesProcesses ? process : nil }

  // MARK: Duties

  /// The duties of a trace with their callbacks, in the order in which they first came.
  private func duties(of trace: Trace) -> [(duty: Duty, sightings: [Sighting])] {
    var result: [(duty: Duty, sightings: [Sighting])] = []
    var places: [Duty: Int] = [:]
    var started: Set<String> = []
    for sighting in trace.sightings {
      let process = "\(sighting.process ?? "") \(sighting.pid ?? 0)"
      // A scene enters the foreground at launch, too; an application does not.
      if sighting.name == .sceneWillEnterForeground, !started.contains(process) { continue }
      if [.sceneDidBecomeActive, .sceneDidEnterBackground, .sceneWillResignActive].contains(sighting.name) { started.insert(process) }
      guard let duty = Duty(sighting, process: key(sighting.process)) else { continue }
      if let place = places[duty] {
        result[place].sightings.append(sighting)
      } else {
        places[duty] = result.count
        result.append((duty, [sighting]))
      }
    }
    return result
  }

  private mutating func compareDuties(_ before: [(duty: Duty, sightings: [Sighting])], _ now: [(duty: Duty, sightings: [Sighting])]) {
    let current = Dictionary(uniqueKeysWithValues: now.map { ($0.duty, $0.sightings) })
    var gone: Set<String> = []
    for (duty, sightings) in before {
      guard let others = current[duty] else {
        lost.insert(duty)
        if let subject = duty.subject, !now.contains(where: { $0.duty.subject == subject }) {
          if gone.insert(subject).inserted { addLostClass(subject, sightings[0]) }
        } else {
          addLost(duty, sightings)
        }
        continue
      }
      compare(duty, sightings, others)
    }
    for (duty, sightings) in now where !before.contains(where: { $0.duty == duty }) {
      let message =
        "\(duty.subject.map { "\($0) " } ?? "")\(sightings[0].name.rawValue) is new (\(ExpectationCheck.times(sightings.count)))"
      add(.init(.duty, isRegression: false, message, new: [sightings[0].evidence]))
    }
  }

  private mutating func compare(_ duty: Duty, _ sightings: [Sighting], _ others: [Sighting]) {
    let (from, to) = (sightings[0].name, others[0].name)
    if from != to, !others.contains(where: { $0.name == from }) {
      moves.append(
        .init(duty: duty.name, from: from.rawValue, to: to.rawValue, oldCount: sightings.count, newCount: others.count))
    }
    if others.count < sightings.count {
      let counts = "\(ExpectationCheck.times(others.count)) instead of \(ExpectationCheck.times(sightings.count))"
      add(.init(.duty, isRegression: false, "\(duty.name): \(counts)"))
    }
  }

  private mutating func addLostClass(_ subject: String, _ sighting: Sighting) {
    add(.init(.duty, "\(subject) is no longer seen: none of its callbacks comes any more", old: [sighting.evidence]))
  }

  private mutating func addLost(_ duty: Duty, _ sightings: [Sighting]) {
    let others = duty.equivalents.filter { $0 != sightings[0].name && isUsed($0) }.map(\.rawValue)
    let missing = others.isEmpty ? "it comes no more" : "neither it nor \(others.joined(separator: " or ")) comes now"
    let work = old.occasions.first { $0.sighting == sightings[0] }?.work.filter { new.found[$0.words] == nil } ?? []
    let steps = work.isEmpty ? "" : "; with it went \(work.prefix(3).map { "“\($0.message)”" }.joined(separator: ", "))"
    let name = sightings[0].name.rawValue
    let message = "\(duty.name) is no longer met: \(name) came \(ExpectationCheck.times(sightings.count)), \(missing)\(steps)"
    let help =
      others.isEmpty
      ? "Find out why it stays away; if it is only no longer printed, print it."
      : "Do in \(others[0]) what \(name) did: UIKit no longer calls the one where the other is in charge."
    add(.init(.duty, message, old: [sightings[0].evidence] + work.prefix(3).map(\.evidence), help: help))
  }

  /// True if the newer trace has callbacks of the same kind of delegate.
  private func isUsed(_ event: EventName) -> Bool {
    let column = Duty.equivalents.compactMap { $0.events.firstIndex(of: event) }.first
    return new.sightings.contains { sighting in Duty.equivalents.contains { $0.events.firstIndex(of: sighting.name) == column } }
  }

  // MARK: Steps

  /// What the app did in a callback every time, and does no more anywhere.
  private mutating func compareSteps(_ before: [(duty: Duty, sightings: [Sighting])], _ now: [(duty: Duty, sightings: [Sighting])]) {
    guard Set(old.analysis.inputs.map(\.format)) == Set(new.analysis.inputs.map(\.format)) else { return }
    for (duty, _) in before where duty.isOfApplication && !lost.contains(duty) && duty.title != "launching" {
      let occasions = old.occasions.filter { Duty($0.sighting, process: key($0.sighting.process)) == duty }
      var told: Set<String> = []
      for work in occasions[0].work where !work.words.isEmpty && told.insert(work.words).inserted {
        let isSteady = occasions.allSatisfy { $0.work.contains { $0.words == work.words } }
        guard isSteady, let other = now.first(where: { $0.duty == duty })?.sightings.first else { continue }
        if let place = new.found[work.words] {
          if !isDone(work, in: duty) { addMoved(work, duty, to: place) }
        } else {
          addForgotten(work, duty, before: occasions[0].sighting, now: other)
        }
      }
    }
  }

  private func isDone(_ work: Trace.Work, in duty: Duty) -> Bool {
    new.occasions.contains { occasion in
      Duty(occasion.sighting, process: key(occasion.sighting.process)) == duty && occasion.work.contains { $0.words == work.words }
    }
  }

  private mutating func addForgotten(_ work: Trace.Work, _ duty: Duty, before: Sighting, now: Sighting) {
    let moved = before.name == now.name ? "" : ", and \(now.name.rawValue) has taken its place"
    let message = "\(duty.name): “\(work.message)” comes no more; it followed \(before.name.rawValue)\(moved)"
    let help = "Do in \(now.name.rawValue) what \(before.name == now.name ? "it" : before.name.rawValue) did before."
    add(.init(.step, message, old: [before.evidence, work.evidence], new: [now.evidence], help: help))
  }

  private mutating func addMoved(_ work: Trace.Work, _ duty: Duty, to place: Evidence) {
    add(.init(.step, isRegression: false, "\(duty.name): “\(work.message)” comes at another time", old: [work.evidence], new: [place]))
  }

  // MARK: Order

  private mutating func compareOrder(_ before: [(duty: Duty, sightings: [Sighting])], _ now: [(duty: Duty, sightings: [Sighting])]) {
    let places = Dictionary(uniqueKeysWithValues: now.enumerated().map { ($1.duty, $0) })
    let groups = Dictionary(grouping: before.filter { places[$0.duty] != nil }) { $0.duty.subject ?? "" }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      for (first, second) in zip(group, group.dropFirst()) {
        guard let one = places[first.duty], let two = places[second.duty], two < one else { continue }
        let message = "\(second.duty.name) comes before \(first.duty.title) now; it was the other way round"
        let evidence = [now[two].sightings[0].evidence, now[one].sightings[0].evidence]
        add(.init(.order, message, old: [first.sightings[0].evidence, second.sightings[0].evidence], new: evidence))
        break
      }
    }
  }

  // MARK: States

  private mutating func compareStates() {
    let telling = [("active", "becoming active"), ("background", "entering the background")]
    for (state, title) in telling where !lost.contains(where: { $0.title == title }) {
      let isReached = { (trace: Trace) in trace.analysis.processes.contains { $0.states.contains { $0.state == state } } }
      if isReached(old), !isReached(new) { add(.init(.state, "the app is never \(state) any more")) }
    }
    let finals = [old, new].map { $0.analysis.processes.last?.finalState ?? "unknown" }
    if finals[0] != finals[1] { add(.init(.state, isRegression: false, "the final state is \(finals[1]); it was \(finals[0])")) }
  }
}
