import LogParser

extension Rule {
  /// A background task that is ended twice.
  static let taskDoubleEnd = Rule(
    id: "task-double-end", number: "R53", machine: .task, severity: .warning, certainty: .certain,
    title: "A background task is ended that is not open",
    why: """
      Every task is ended once. A second end means that two paths believe they own it, for example the completion and the expiration \
      handler. While one task is ended twice another one usually stays open, and that one gets the app killed.
      """,
    remedy: "Set the identifier to .invalid when the task is ended, and ask for it first. Do both on the main thread.",
    limits: """
      Ending identifier 0 or .invalid is harmless. If the log does not show the start of the process, the begin may lie before it and \
      nothing is reported for an unknown identifier.
      """,
    source: "Apple, UIApplication endBackgroundTask(_:)",
    condition: .edge,
    examples: [
      .quiet(
        "Begun and ended",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        """),
      .quiet(
        "The invalid identifier",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=0
        """),
      .quiet(
        "The begin lies before the log",
        """
        2024-05-01 10:00:00.000 Demo[100:1] endBackgroundTask id=7
        2024-05-01 10:00:00.100 Demo[100:1] beginBackgroundTask id=8 name=Save
        2024-05-01 10:00:00.200 Demo[100:1] endBackgroundTask id=8
        """),
      .quiet(
        "The next process counts from the beginning",
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:01:00.100 Demo[101:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:01:00.200 Demo[101:1] endBackgroundTask id=1
        """),
      .firing(
        "Two paths end the same task", at: 3,
        """
        2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
        2024-05-01 10:00:00.100 Demo[100:1] endBackgroundTask id=1
        2024-05-01 10:00:00.600 Demo[100:1] endBackgroundTask id=1
        """),
    ]
  )
}
