extension EventCatalog {
  /// Calls that apps print around background work.
  static let backgroundTaskCallbacks: [Callback] = [
    Callback(
      name: .beginBackgroundTask, machine: .task, channel: .task,
      words: ["beginBackgroundTask", "beginBackgroundTaskWithName", "beginBackgroundTaskWithExpirationHandler"],
      selectors: ["beginBackgroundTask", "beginBackgroundTaskWithName:expirationHandler:", "beginBackgroundTaskWithExpirationHandler:"]),
    Callback(name: .endBackgroundTask, machine: .task, channel: .task, words: ["endBackgroundTask"], selectors: ["endBackgroundTask:"]),
    Callback(
      name: .setTaskCompleted, machine: .task, channel: .task, words: ["setTaskCompletedWithSuccess", "setTaskCompleted"],
      selectors: ["setTaskCompletedWithSuccess:"]),
  ]

  /// UIKit's and BackgroundTasks' own messages.
  static let backgroundTaskPhrases: [Phrase] = [
    phrase(
      .backgroundTaskExpired, ["task expired", "backgroundTask expired"],
      "(?i)\\bbackground ?task (?:id[ =:]*)?(?<subject>\\d+)(?: has| was)? expired\\b"),
    phrase(
      .backgroundTimeRemaining, ["backgroundTimeRemaining"],
      "(?i)\\bbackgroundTimeRemaining(?:\\(\\))?\\W{0,4}(?<value>\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)"),
    phrase(
      .backgroundTaskOverdue, ["Background created"],
      "Background Task (?<subject>\\d+) \\(\"(?<taskName>.*?)\"\\), was created over \\d+ seconds ago"),
    phrase(
      .backgroundTaskUnknownIdentifier, ["exists identifier"],
      "Can.{1,3}t end ?BackgroundTask: no background task exists with identifier (?<subject>\\d+)"),
    phrase(
      .backgroundTaskExpired, ["expiration handlers"],
      "still not ended after expiration handlers were called"
        + "(?:.*?taskID = (?<subject>\\d+))?(?:, taskName = (?<taskName>.*?), creationTime)?"),
    phrase(
      .backgroundTaskExpired, ["assertions beyond"],
      "(?:[:\\[](?<instance>\\d+)\\]? )?has active (?<detail>assertions beyond permitted time)"),
    phrase(.taskStarted, ["simulated task"], "Starting simulated task: <(?<detail>\\w+): (?<subject>[^>]+)>"),
    phrase(.setTaskCompleted, ["simulated task"], "Marking simulated task complete: <\\w+: (?<subject>[^>]+)>"),
  ]

  private static func phrase(_ name: EventName, _ triggers: [String], _ pattern: String) -> Phrase {
    Phrase(name: name, machine: .task, channel: .task, triggers: triggers, pattern: pattern)
  }

  static let backgroundTaskSamples: [EventSample] = [
    EventSample("beginBackgroundTask id=1 name=Save", .beginBackgroundTask, subject: "1", taskName: "Save"),
    EventSample("endBackgroundTask id=1", .endBackgroundTask, subject: "1"),
    EventSample("[PathLogAppDelegate] endBackGroundTask 5066", .endBackgroundTask, subject: "5066"),
    EventSample(
      "beginBackgroundTask(withName: \"Sync\") -> UIBackgroundTaskIdentifier(rawValue: 7)", .beginBackgroundTask, subject: "7",
      taskName: "Sync"),
    EventSample("beginBackgroundTask with id 5", .beginBackgroundTask, subject: "5"),
    EventSample("-[Saver beginBackgroundTaskWithName:expirationHandler:]", .beginBackgroundTask),
    EventSample("beginBackgroundTask(withName:expirationHandler:)", .beginBackgroundTask),
    EventSample("background task 1 expired", .backgroundTaskExpired, subject: "1"),
    EventSample("backgroundTimeRemaining: 3.2", .backgroundTimeRemaining, value: 3.2),
    EventSample("backgroundTimeRemaining: 1.7976931348623157e+308", .backgroundTimeRemaining, value: 1.7976931348623157e+308),
    EventSample(
      "[BackgroundTask] Background Task 5 (\"Save\"), was created over 30 seconds ago."
        + " In applications running in the background, this creates a risk of termination. "
        + "Remember to call UIApplication.endBackgroundTask(_:) for your task in a timely manner to avoid this.",
      .backgroundTaskOverdue, subject: "5", taskName: "Save"),
    EventSample(
      "Can't end BackgroundTask: no background task exists with identifier 1 (0x1), or it may have already been ended."
        + " Break in UIApplicationEndBackgroundTaskError() to debug.",
      .backgroundTaskUnknownIdentifier, subject: "1"),
    EventSample(
      "Background task still not ended after expiration handlers were called: <_UIBackgroundTaskInfo: 0x28190d140>"
        + ": taskID = 8, taskName = Save, creationTime = 70784 (elapsed = 26).",
      .backgroundTaskExpired, subject: "8", taskName: "Save"),
    EventSample(
      "Demo[100] has active assertions beyond permitted time:", .backgroundTaskExpired, instance: "100",
      detail: "assertions beyond permitted time"),
    EventSample(
      "[MainApp:24424] Forcing crash report with description: MainApp:24424 has active assertions beyond permitted time:",
      .backgroundTaskExpired, instance: "24424", detail: "assertions beyond permitted time"),
    EventSample("Starting simulated task: <BGAppRefreshTask: com.x>", .taskStarted, subject: "com.x", detail: "BGAppRefreshTask"),
    EventSample("Marking simulated task complete: <BGAppRefreshTask: com.x>", .setTaskCompleted, subject: "com.x"),
    EventSample("[PathLogAppDelegate] setTaskCompletedWithSuccess", .setTaskCompleted),
  ]
}
