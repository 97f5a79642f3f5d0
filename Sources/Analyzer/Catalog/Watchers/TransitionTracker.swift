import LogParser

/// Reads the order in which controllers come and go: who gave way to whom, and how.
struct TransitionTracker: Sendable {
  /// What a controller did while the picture was changing.
  private struct Part: Sendable {
    let key: String
    let name: String
    var steps: [EventName] = []
    /// True if its view was loaded since the last stable picture, or it never appeared before.
    let isFresh: Bool

    var isUnstable: Bool { steps.last == .viewWillAppear || steps.last == .viewWillDisappear }
    var appeared: Bool { steps.last == .viewDidAppear || (steps.last == .viewWillAppear) }
    var disappeared: Bool { steps.last == .viewDidDisappear || (steps.last == .viewWillDisappear) }
  }

  /// Seconds after which callbacks no longer belong to one change of the picture.
  private static let window = 1.5
  /// Controllers that are remembered from chapter to chapter.
  private static let memory = 20_000

  private var parts: [Part] = []
  private var order: [(part: Int, event: EventName)] = []
  private var first: Moment?
  private var last: Moment?
  private var loaded: Set<String> = []
  /// Controllers whose load is in the log; any other one that turns up is older.
  private var everLoaded: Set<String> = []
  private var everAppeared: Set<String> = []
  private var visible: [String: String] = [:]
  private var coveredBy: [String: String] = [:]
  private var root: (key: String, name: String)?
  private(set) var transitions: [Transition] = []

  /// Forgets the transitions that have been told, and where there are very many controllers, who they were.
  mutating func beginChapter() {
    transitions = []
    guard everLoaded.count + everAppeared.count + visible.count + coveredBy.count > Self.memory else { return }
    self = TransitionTracker()
  }

  /// Takes one callback of the controller `key`, called `name` in reports.
  mutating func record(_ event: EventName, key: String, name: String, at moment: Moment, isLaunchSeen: Bool, pid: Int32?, run: Int) {
    switch event {
    case .loadView, .viewDidLoad:
      if !parts.isEmpty, !parts.contains(where: \.isUnstable) { close(isLaunchSeen: isLaunchSeen, pid: pid, run: run) }
      loaded.insert(key)
      everLoaded.insert(key)
    case .dealloc:
      if root?.key == key { root = nil }
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      if begins(with: event, key: key, at: moment) { close(isLaunchSeen: isLaunchSeen, pid: pid, run: run) }
      append(event, key: key, name: name, at: moment)
      if !parts.contains(where: \.isUnstable), isComplete { close(isLaunchSeen: isLaunchSeen, pid: pid, run: run) }
    default: break
    }
  }

  /// Ends the last change of the picture.
  mutating func finish(isLaunchSeen: Bool, pid: Int32?, run: Int) { close(isLaunchSeen: isLaunchSeen, pid: pid, run: run) }

  // MARK: Collecting

  /// True if `event` cannot belong to the change that is open.
  private func begins(with event: EventName, key: String, at moment: Moment) -> Bool {
    guard let last, !parts.isEmpty else { return false }
    if let seconds = moment.seconds(since: last), seconds > Self.window { return true }
    return event == .viewWillDisappear && !parts.contains(where: \.isUnstable)
  }

  /// A lone coming or going may still be joined by its counterpart; a pair is whole once both are stable.
  private var isComplete: Bool { parts.contains(where: \.appeared) || parts.count > 1 || visible.isEmpty }

  private mutating func append(_ event: EventName, key: String, name: String, at moment: Moment) {
    if first == nil { first = moment }
    last = moment
    let index = parts.firstIndex { $0.key == key } ?? parts.count
    if index == parts.count {
      parts.append(Part(key: key, name: name, isFresh: loaded.contains(key) || !everAppeared.contains(key)))
    }
    parts[index].steps.append(event)
    order.append((index, event))
  }

  // MARK: Classifying

  private mutating func close(isLaunchSeen: Bool, pid: Int32?, run: Int) {
    defer {
      for part in parts where part.appeared {
        everAppeared.insert(part.key)
        visible[part.key] = part.name
        loaded.remove(part.key)
      }
      for part in parts where part.disappeared {
        everAppeared.insert(part.key)
        visible[part.key] = nil
      }
      (parts, order, first, last) = ([], [], nil, nil)
    }
    guard let first, let last else { return }
    let (kind, from, to) = classify(isLaunchSeen: isLaunchSeen)
    guard let kind else { return }
    var transition = Transition(
      kind: kind, from: from, to: to, pid: pid, run: run, fromLine: first.line, toLine: last.line, start: first.time,
      seconds: last.seconds(since: first))
    (transition.opening, transition.closing) = (first, last)
    transitions.append(transition)
  }

  private mutating func classify(isLaunchSeen: Bool) -> (Transition.Kind?, from: String?, to: String?) {
    if let cancelled = classifyCancelled() { return cancelled }
    if parts.count == 1, let part = parts.first { return classifyAlone(part, isLaunchSeen: isLaunchSeen) }
    guard let incoming = parts.firstIndex(where: { $0.appeared }), let outgoing = parts.firstIndex(where: { $0.disappeared }) else {
      return (parts.contains(where: \.appeared) && !visible.isEmpty ? .unknown : nil, nil, parts.first(where: \.appeared)?.name)
    }
    dropRoot(parts[outgoing].key)
    let isOlder = !everLoaded.contains(parts[incoming].key) && everLoaded.contains(parts[outgoing].key)
    let isBack = isOlder || !parts[incoming].isFresh && coveredBy[parts[incoming].key] == parts[outgoing].key
    let isForward = parts[incoming].isFresh && !isOlder
    let kind = kind(incoming: incoming, outgoing: outgoing, isBack: isBack, isForward: isForward)
    if isForward, kind != .tab { coveredBy[parts[outgoing].key] = parts[incoming].key }
    if isBack { coveredBy[parts[incoming].key] = nil }
    return (kind, parts[outgoing].name, parts[incoming].name)
  }

  /// Tells push from full-screen presentation by who is stable first, and a tab by who moves first.
  private func kind(incoming: Int, outgoing: Int, isBack: Bool, isForward: Bool) -> Transition.Kind {
    let position = { (part: Int, event: EventName) in order.firstIndex { $0.part == part && $0.event == event } }
    if let appears = position(incoming, .viewWillAppear), let leaves = position(outgoing, .viewWillDisappear), appears < leaves, !isBack {
      return .tab
    }
    guard let arrived = position(incoming, .viewDidAppear), let left = position(outgoing, .viewDidDisappear) else { return .unknown }
    if isBack { return arrived < left ? .dismissFull : .pop }
    guard isForward else { return .unknown }
    return arrived < left ? .presentFull : .push
  }

  /// Somebody began to come or go and came back: nothing changed in the end.
  private func classifyCancelled() -> (Transition.Kind?, from: String?, to: String?)? {
    guard let stayed = parts.first(where: { $0.steps.first == .viewWillDisappear && $0.appeared && $0.steps.count > 1 }) else {
      return nil
    }
    let other = parts.first { $0.key != stayed.key && $0.steps.first == .viewWillAppear && $0.disappeared }
    if stayed.steps.contains(.viewDidDisappear) { return nil }
    return (.cancelled, stayed.name, other?.name)
  }

  /// Only one controller moved: the first on screen, a sheet, or one leaving a controller that prints nothing.
  private mutating func classifyAlone(_ part: Part, isLaunchSeen: Bool) -> (Transition.Kind?, from: String?, to: String?) {
    if part.steps.contains(.viewDidDisappear), part.steps.contains(.viewDidAppear) { return classifyReplacement(part) }
    let others = visible.filter { $0.key != part.key }
    if part.appeared {
      if root?.key == part.key {
        dropRoot(part.key)
        return (nil, nil, nil)
      }
      guard part.isFresh else { return (others.isEmpty ? nil : .unknown, nil, part.name) }
      if let root, others[root.key] != nil { dropRoot(root.key) }
      if !others.isEmpty { return (.presentSheet, others.count == 1 ? others.first?.value : nil, part.name) }
      if isLaunchSeen || !everAppeared.isEmpty || !loaded.contains(part.key) { return (nil, nil, nil) }
      root = (part.key, part.name)
      return (.presentSheet, nil, part.name)
    }
    if root?.key == part.key || !others.isEmpty { return (.dismissSheet, part.name, others.count == 1 ? others.first?.value : nil) }
    return (nil, nil, nil)
  }

  /// A class that prints no addresses gave way to another instance of itself.
  private func classifyReplacement(_ part: Part) -> (Transition.Kind?, from: String?, to: String?) {
    let arrived = part.steps.firstIndex(of: .viewDidAppear) ?? 0
    let left = part.steps.firstIndex(of: .viewDidDisappear) ?? 0
    guard part.isFresh, part.steps.first == .viewWillDisappear else { return (.unknown, part.name, part.name) }
    return (arrived < left ? .presentFull : .push, part.name, part.name)
  }

  /// What looked like a sheet over a silent controller was the first one on screen: others cover it, or it comes back.
  private mutating func dropRoot(_ key: String) {
    guard let known = root, known.key == key else { return }
    transitions.removeAll { ($0.kind == .presentSheet && $0.to == known.name) || ($0.kind == .dismissSheet && $0.from == known.name) }
    root = nil
  }
}
