import LogParser

extension Rule {
  /// A scene phase that leaps over inactive.
  static let swiftuiPhaseSkip = Rule(
    id: "swiftui-phase-skip", number: "R32", machine: .swiftui, severity: .warning, certainty: .likely,
    title: "The scene phase goes from active to background without inactive",
    why: """
      On iOS a scene becomes inactive before it goes to the background. A log without that step usually means that the view which watches \
      the phase was not on screen, so its onChange missed a value. Work that is bound to inactive is then skipped too.
      """,
    remedy: """
      Watch scenePhase in the App or in a view that is always there, not in a screen that can be covered. Save on background as well as on \
      inactive.
      """,
    limits: """
      The phase inactive must be printed somewhere by the process. A phase that is read in the App is a sum of all scenes. macOS has other \
      rules.
      """,
    source: "Apple, ScenePhase and ScenePhase.inactive",
    condition: .check { _ in PhaseSkipCheck() },
    examples: [
      .quiet(
        "The documented order",
        """
        2024-05-01 10:00:00.000 Demo[100:1] scenePhase: active
        2024-05-01 10:00:00.100 Demo[100:1] scenePhase: inactive
        2024-05-01 10:00:00.200 Demo[100:1] scenePhase: background
        """),
      .quiet(
        "inactive is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] scenePhase: active
        2024-05-01 10:00:09.000 Demo[100:1] scenePhase: background
        2024-05-01 10:01:09.000 Demo[100:1] scenePhase: active
        """),
      .quiet(
        "The log begins in the background",
        """
        2024-05-01 10:00:00.000 Demo[100:1] scenePhase: background
        2024-05-01 10:01:00.000 Demo[100:1] scenePhase: inactive
        2024-05-01 10:01:00.100 Demo[100:1] scenePhase: active
        """),
      .firing(
        "The second trip leaps", at: 5,
        """
        2024-05-01 10:00:00.000 Demo[100:1] scenePhase: active
        2024-05-01 10:00:00.100 Demo[100:1] scenePhase: inactive
        2024-05-01 10:00:09.100 Demo[100:1] scenePhase: background
        2024-05-01 10:01:09.100 Demo[100:1] scenePhase: active
        2024-05-01 10:01:18.100 Demo[100:1] scenePhase: background
        """),
    ]
  )
}

private struct PhaseSkipCheck: RuleCheck {
  /// The last phase that each reporter printed.
  private var last: [String: Step] = [:]
  private var drafts = 0

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.name == .applicationWillResignActive, step.event.channel != .swiftui { last = [:] }
    guard let phase = Self.phase(of: step) else { return [] }
    let reporter = step.event.subject ?? ""
    defer { last[reporter] = step }
    guard phase == .applicationDidEnterBackground, let before = last[reporter], Self.phase(of: before) == .applicationDidBecomeActive else {
      return []
    }
    drafts += 1
    var draft = CheckDraft(
      at: step, message: "the scene phase went from active to background without inactive", evidence: [Evidence(before), Evidence(step)])
    draft.conditions = [.printed([.scenePhaseInactive], .process)]
    return [.draft(draft, key: drafts, step: step)]
  }

  /// Phases drive the application machine and reach checks under the names of its callbacks.
  private static func phase(of step: Step) -> EventName? { step.event.channel == .swiftui ? step.event.name : nil }
}
