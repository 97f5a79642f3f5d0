import LogParser

/// What an application is called.
struct ApplicationNames: Sendable, Hashable {
  let executable: String?
  let bundle: String?

  /// True if the system's name for one fits the other's.
  func fit(_ other: Self) -> Bool {
    if let bundle, bundle == other.bundle { return true }
    if let executable, executable == other.executable { return true }
    return ProcessResolver.isBundle(bundle ?? "", of: other.executable) || ProcessResolver.isBundle(other.bundle ?? "", of: executable)
  }
}

extension Run {
  /// True if nothing can follow: the process has ended or said so.
  var isOver: Bool {
    facts.exit != nil || application.state == application.table.end || application.state == StateID(ApplicationState.terminating)
  }

  /// The names of its application.
  var names: ApplicationNames { ApplicationNames(executable: facts.name, bundle: bundle) }

  /// The first activation, told by the application or by a scene.
  var firstActivation: Moment? {
    let told = applicationEvents.first { $0.name == CallbackRoles.activation }?.moment
    return told ?? aggregate.first { $0.state == .active }?.moment
  }

  /// What the interval between launch and the first transition is called: known only afterwards.
  func launchState(coverage: Coverage) -> String {
    if !aggregate.isEmpty || backgroundSeen { return "background" }
    guard let launch = applicationEvents.lastIndex(where: { MachineCatalog.launches.contains($0.name) }) else {
      let first = applicationEvents.first { MachineCatalog.visibilities.contains($0.name) }
      return CallbackRoles.launchState(before: first?.name, printsActivation: false)
    }
    let next = applicationEvents[(launch + 1)...].first { !MachineCatalog.wakes.contains($0.name) }
    return CallbackRoles.launchState(before: next?.name, printsActivation: coverage.contains(CallbackRoles.activation))
  }

  /// Whether the process was launched to be seen, to work unseen or to be ready; nil if the log cannot tell.
  func launchKind(launchState: String) -> String? {
    if isPrewarmed || startedLongBeforeLaunch { return "prewarmed" }
    guard facts.hasSeenLaunch else { return intendedLaunch }
    if aggregate.isEmpty, launchState == "background" { return "background" }
    return firstActivation == nil ? intendedLaunch : "foreground"
  }

  /// What the system said that it started the process for.
  private var intendedLaunch: String? {
    ["background", "foreground"].first { launchIntent?.lowercased().hasPrefix($0) ?? false }
  }

  /// True if the process existed for a minute before it launched: it was prepared, and waited (iOS 15).
  private var startedLongBeforeLaunch: Bool {
    guard let start = applicationEvents.first(where: { MachineCatalog.processStarts.contains($0.name) })?.moment,
      let launch = applicationEvents.first(where: { MachineCatalog.launches.contains($0.name) })?.moment,
      let seconds = launch.seconds(since: start)
    else { return false }
    return seconds > BackgroundClock.suspensionGap
  }

  /// Which kind of life cycle the app has; nil if the log cannot tell.
  var styleName: String? {
    if style.contains(.sceneDelegate) { return "scene" }
    if hasDelegateActivations { return "appDelegate" }
    if hasPhases { return "swiftui" }
    if !aggregate.isEmpty { return "scene" }
    if style.contains(.appDelegate) || messages.rules.contains(where: SystemDeeds.messagesWithoutScenes.contains) { return "appDelegate" }
    return style.contains(.swiftui) ? "swiftui" : nil
  }

  /// The state after the last line; nil if the log cannot tell.
  func finalState(intervals: [Interval]) -> String? {
    if isOver { return "notRunning" }
    guard let last = intervals.last else { return nil }
    return last.state == "unknown" ? nil : last.state
  }

  /// The states of a scene application: those of its most active scene.
  func aggregateIntervals(launchState: String) -> [Interval] {
    var line = IntervalLine()
    let launch = applicationEvents.first { MachineCatalog.launches.contains($0.name) }
    if let launch, !isContinued {
      line.open("notRunning", at: nil)
      line.open(launchState, at: launch.moment)
    }
    for (state, moment) in aggregate { line.open(MachineTable.application.name(of: StateID(state)), at: moment) }
    let end = application.history.changes.last { StateID(ApplicationState.terminating) == $0.to || application.table.end == $0.to }
    if let end { line.open("notRunning", at: end.moment) }
    return line.closed(at: end == nil ? facts.last : nil)
  }
}
