extension LogFormat {
  /// A breadcrumb of Sentry: the SDK leaves one at each change of the application and of the screen.
  public static let sentryBreadcrumb = LogFormat(
    id: "sentry-breadcrumb", title: "breadcrumb of Sentry", origin: "breadcrumbs that Sentry's SDK keeps and sends with events",
    opening: .object(
      ObjectShape(
        required: ["timestamp", "category", "type"],
        fields: [.time: "timestamp", .level: "level", .category: "category", .message: "message"],
        tellings: [
          .init("data.state", contains: "foreground", .applicationWillEnterForeground, when: application),
          .init("data.state", contains: "background", .applicationDidEnterBackground, when: application),
          .init("data.state", contains: "inactive", .applicationWillResignActive, when: application),
          .init("data.state", contains: "active", .applicationDidBecomeActive, when: application),
          .init("data.screen", .viewDidAppear, [.subject: "data.screen"], when: .init("category", "ui.lifecycle")),
          .init("data.action", contains: "LOW_MEMORY", .applicationDidReceiveMemoryWarning, when: .init("category", "device.event")),
        ])),
    samples: [
      Sample(
        #"{"timestamp":"2026-03-01T12:00:00.123Z","level":"info","category":"app.lifecycle","type":"navigation","data":{"state":"active"}}"#,
        [.time: "2026-03-01T12:00:00.123Z", .level: "info", .category: "app.lifecycle"]),
      Sample(
        #"{"timestamp":"2026-03-01T12:48:13.654Z","level":"info","category":"ui.lifecycle","type":"navigation","#
          + #""data":{"screen":"Fernway.HomeViewController","beingPresented":"false","is_window_rootViewController":"true"}}"#,
        [.time: "2026-03-01T12:48:13.654Z", .category: "ui.lifecycle"]),
      Sample(
        #"{"type":"system","category":"device.event","data":{"action":"LOW_MEMORY"},"level":"warning","timestamp":1772366400.5}"#,
        [.time: "2026-03-01T12:00:00.5Z", .level: "warning"]),
    ])

  /// An event of Sentry, which carries the breadcrumbs before it.
  public static let sentryEvent = LogFormat(
    id: "sentry-event", title: "event of Sentry", origin: "JSON of an event on Sentry, envelopes of its SDK",
    opening: .object(
      ObjectShape(
        required: ["breadcrumbs"], fields: [.time: "timestamp", .level: "level"], elements: ["breadcrumbs", "breadcrumbs.values"])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"event_id":"1","timestamp":1772366400,"level":"error","breadcrumbs":[]}"#, [.time: "2026-03-01T12:00:00Z", .level: "error"]),
      Sample(#"{"breadcrumbs":{"values":[{"category":"x","type":"y","timestamp":"2026-03-01T12:00:00Z"}]}}"#, [:]),
      Sample("{\n  \"breadcrumbs\" : [],\n  \"level\" : \"fatal\"\n}", [.level: "fatal"]),
    ])

  private static let application = ObjectShape.Telling.Condition("category", "app.lifecycle")
}
