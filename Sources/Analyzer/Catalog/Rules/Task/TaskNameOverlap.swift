import LogParser

extension Rule {
  /// Two open background tasks of one name.
  static let taskNameOverlap = Rule(
    id: "task-name-overlap", number: "R56", machine: .task, severity: .info, certainty: .certain,
    title: "Two background tasks of one name are open at once",
    why: """
      Two tasks of one name usually come from one property that holds the identifier. The second begin overwrites it, the first task can \
      never be ended, and the app is killed when its time is over. It is the most frequent way to leak a task.
      """,
    remedy: """
      Keep each identifier in a local constant that the closures capture. If the work runs in parallel on purpose, give every task a name \
      of its own.
      """,
    limits: "An observation: parallel work under one name is legal.",
    source: "Apple Developer Forums, UIApplication Background Task Notes",
    condition: .check { _ in NameOverlapCheck() },
    examples: [
      .quiet(
        "One after the other",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.300 Demo[100:1] endBackgroundTask id=2
        """),
      .quiet(
        "Two names",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=2 name=Upload
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.300 Demo[100:1] endBackgroundTask id=2
        """),
      .quiet(
        "The next process uses the name again",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:01:00.000 Demo[101:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:01:00.100 Demo[101:1] endBackgroundTask id=1
        """),
      .firing(
        "A second begin before the end", at: 2,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=2 name=Save
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=2
        """),
    ]
  )
}

private struct NameOverlapCheck: RuleCheck {
  private var open = OpenTasks()
  private var drafts = 0

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    if step.event.name == .endBackgroundTask { _ = open.end(step) }
    guard step.event.name == .beginBackgroundTask else { return [] }
    defer { open.begin(step) }
    // The same identifier again is a second print of one begin.
    let first = open.steps.last { $0.event.taskName == step.event.taskName && $0.event.subject != step.event.subject }
    guard let name = step.event.taskName, let first else { return [] }
    drafts += 1
    let message = "a second task called \(name) is begun while the first is open"
    return [.draft(CheckDraft(at: step, message: message, evidence: [Evidence(first), Evidence(step)]), key: drafts, step: step)]
  }
}
