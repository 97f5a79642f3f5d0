import LogParser

extension Rule {
  /// A view that disappears without having appeared.
  static let swiftuiDisappearWithoutAppear = Rule(
    id: "swiftui-disappear-without-appear", number: "R33", machine: .swiftui, severity: .info, certainty: .likely,
    title: "A SwiftUI view disappears that never appeared",
    why: """
      onAppear and onDisappear belong together. A view that only disappears points to an identity that changed in between, so SwiftUI made \
      a new view and threw the old one away, with its state.
      """,
    remedy: """
      Give list rows and tabs stable identities. Look for if and else branches, or an id modifier, that make a new view where the old one \
      should be kept.
      """,
    limits: "The launch must be in the log, and the view must print onAppear. Rows of lists, tabs and previews do this legally.",
    source: "Apple, View onAppear(perform:) and onDisappear(perform:)",
    condition: .check { _ in DisappearWithoutAppearCheck() },
    examples: [
      .quiet(
        "Both are printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:00.100 Demo[100:1] DetailView onAppear
        2024-05-01 10:00:09.100 Demo[100:1] DetailView onDisappear
        """),
      .quiet(
        "onAppear is never printed",
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:09.000 Demo[100:1] DetailView onDisappear
        """),
      .quiet(
        "The log begins in the middle",
        """
        2024-05-01 10:00:00.000 Demo[100:1] DetailView onDisappear
        2024-05-01 10:00:09.000 Demo[100:1] DetailView onAppear
        """),
      .firing(
        "Only the disappearance", at: 2, complete: true,
        """
        2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
        2024-05-01 10:00:09.000 Demo[100:1] DetailView onDisappear
        """),
    ]
  )
}

private struct DisappearWithoutAppearCheck: RuleCheck {
  private var appeared: Set<String> = []
  /// Views that disappeared first, with the keys of their drafts.
  private var waiting: [String: Step] = [:]
  private var drafts = 0

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard step.event.machine == .swiftui, let view = step.event.subject else { return [] }
    switch step.event.name {
    case .onAppear:
      appeared.insert(view)
      return waiting.removeValue(forKey: view).map { [draft($0)] } ?? []
    case .onDisappear:
      guard !appeared.contains(view), run.hasSeenLaunch, waiting[view] == nil else { break }
      if run.isComplete {
        appeared.insert(view)
        return [draft(step)]
      }
      waiting[view] = step
    default: break
    }
    return []
  }

  private mutating func draft(_ step: Step) -> CheckAction {
    drafts += 1
    let message = "\(step.event.subject ?? "the view") disappeared and had not appeared since the launch"
    return .draft(CheckDraft(at: step, message: message, evidence: [Evidence(step)]), key: drafts, step: step)
  }
}
