/// How long the system lets an app work unseen (Apple, UIApplication and BackgroundTasks; figures as observed in public logs).
enum BackgroundAllowance {
  /// Where a version is not known, the shortest time, which every version gives, is not what counts but that of today's systems.
  static let ofToday = 30.0

  /// Seconds by the last major version that gives them.
  private static let ofTasks: [(last: Int, seconds: Double)] = [(6, 600), (12, 180), (.max, ofToday)]

  /// Seconds that a piece of background work has; nil if the version decides and is not known, or if there is no fixed figure.
  static func seconds(of kind: BackgroundTask.Kind, on systems: SystemRange) -> Double? {
    switch kind {
    case .task:
      guard let lowest = systems.lowest ?? systems.highest.map({ min($0, 2) }) else { return nil }
      let first = ofTasks.first { lowest <= $0.last }?.seconds
      return first == ofTasks.first { systems.highest ?? .max <= $0.last }?.seconds ? first : nil
    case .fetch, .push, .urlSession, .refresh: return 30
    case .processing: return nil
    }
  }

  /// Seconds that a background task has as a rule is set: the given limit, that of the version, or that of today.
  static func ofTask(_ settings: RuleSettings, on systems: SystemRange) -> Double {
    let given = settings.number("limit")
    return given > 0 ? given : seconds(of: .task, on: systems) ?? ofToday
  }

  /// True if the limit is given, or follows from the version.
  static func isKnown(_ settings: RuleSettings, on systems: SystemRange) -> Bool {
    settings.number("limit") > 0 || seconds(of: .task, on: systems) != nil
  }
}
