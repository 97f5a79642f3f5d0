import Analyzer
import LogParser

/// Something that lived, as a picture shows it: states one after the other, none over another.
struct Track {
  /// A state from one place of the scale to another.
  struct Slice {
    let interval: Interval
    /// Nanoseconds on the scale of its trace.
    let start: Int64
    let end: Int64
  }

  let owner: TimelineSubject
  /// States in order; while there is no life, there is no slice.
  let slices: [Slice]

  var machine: Machine { owner.machine }
  var title: String { owner.title }

  /// What it is called in full: `app`, `scene 0x10b80e2a0`, `HomeViewController <0x7f8e1c0>`, `upload (4)`.
  var name: String {
    guard let instance = owner.instance else { return title }
    switch machine {
    case .app: return title
    case .scene: return "\(title) \(instance)"
    case .task: return owner.subject == instance ? title : "\(title) (\(instance))"
    default: return "\(title) <\(instance)>"
    }
  }

  /// What it is called where there is little room, and others may be called alike.
  func label(isShared: Bool) -> String { isShared ? title + owner.tail : title }

  /// True if the state says that there is nothing.
  static func isAbsence(_ state: String) -> Bool { StateKind(state) == .absent }
}

extension Track {
  /// Puts a subject on the scale; what the log does not begin or end lasts from `start` or until `end`.
  init(_ subject: TimelineSubject, on axis: TraceAxis, from start: Int64, to end: Int64) {
    owner = subject
    var slices: [Slice] = []
    var reached = start
    let states = subject.statesInLife
    for (index, interval) in states.enumerated() {
      let next = states.indices.contains(index + 1) ? states[index + 1] : nil
      let begin = max(reached, interval.beginning(on: axis, input: subject.input) ?? reached)
      let told = interval.ending(on: axis, input: subject.input) ?? next?.beginning(on: axis, input: subject.input)
      reached = max(begin, told ?? interval.seconds.map { begin + Int64($0 * 1e9) } ?? end)
      if !Self.isAbsence(interval.state) { slices.append(Slice(interval: interval, start: begin, end: reached)) }
    }
    self.slices = slices
  }
}

extension TimelineSubject {
  /// The states, without what was before the birth and after the death of a controller.
  var statesInLife: [Interval] {
    guard machine == .viewController else { return states }
    let born = states.first.map { $0.opening == nil && $0.state == "unloaded" } ?? false ? states.dropFirst() : states[...]
    return Array(born.last.map { Track.isAbsence($0.state) } ?? false ? born.dropLast() : born)
  }
}

extension Interval {
  fileprivate func beginning(on axis: TraceAxis, input: Int) -> Int64? {
    (opening?.line ?? fromLine).map { axis.offset(ofLine: $0, in: opening?.input ?? input, at: start) }
  }

  fileprivate func ending(on axis: TraceAxis, input: Int) -> Int64? {
    (closing?.line ?? toLine).map { axis.offset(ofLine: $0, in: closing?.input ?? input, at: end) }
  }

  /// Places that tell where it lies.
  var moments: [Moment] { [opening, closing].compactMap(\.self) }
}
