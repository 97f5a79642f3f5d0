extension LogFormat {
  /// A payload of MetricKit about crashes.
  public static let metricKitDiagnostics = LogFormat(
    id: "metrickit-diagnostics", title: "diagnostic payload of MetricKit", origin: "MXDiagnosticPayload.jsonRepresentation()",
    opening: .object(
      ObjectShape(
        required: ["timeStampEnd", "crashDiagnostics"],
        fields: [.time: "timeStampEnd", .system: "crashDiagnostics[diagnosticMetaData].diagnosticMetaData.osVersion"],
        tellings: [
          crash(contains: "8badf00d", .watchdogKill), crash(contains: "8BADF00D", .watchdogKill),
          crash(contains: "2343432205", .watchdogKill),
          crash(contains: "watchdog transgression", .watchdogKill), crash(contains: "BOARD", .processExit),
          crash(contains: "RBSTerminateContext", .processExit), .init("diagnosticMetaData", .crash, of: crashes, about),
        ])),
    recordKind: .service,
    samples: [
      Sample(
        #"{"timeStampBegin":"2024-05-01 00:00:00","timeStampEnd":"2024-05-01 23:59:00","crashDiagnostics":[{"version":"1.0.0","#
          + #""diagnosticMetaData":{"bundleIdentifier":"com.example.fernway","osVersion":"iPhone OS 17.2 (21C62)","signal":11}}]}"#,
        [.time: "2024-05-01T23:59:00", .system: "iPhone OS 17.2 (21C62)"]),
      Sample(
        #"{"timeStampEnd":"2024-05-01 23:59:00 +0000","crashDiagnostics":[{"diagnosticMetaData":{"pid":811,"signal":9,"#
          + #""terminationReason":"Namespace RUNNINGBOARD, Code 0xdead10cc"}}]}"#, [.time: "2024-05-01T23:59:00Z"]),
      Sample(#"{"crashDiagnostics":[],"timeStampEnd":"2024-05-01 23:59:00"}"#, [.time: "2024-05-01T23:59:00"]),
    ])

  /// A payload of MetricKit that counts how the runs of a day ended.
  public static let metricKitMetrics = LogFormat(
    id: "metrickit-metrics", title: "metric payload of MetricKit", origin: "MXMetricPayload.jsonRepresentation()",
    opening: .object(
      ObjectShape(
        required: ["timeStampEnd", "applicationExitMetrics"],
        fields: [.time: "timeStampEnd", .system: "metaData.osVersion", .bundle: "metaData.bundleIdentifier"],
        tellings: exits.flatMap { name, reason in
          ["foreground", "background"].map { ground in
            .init(
              "applicationExitMetrics.\(ground)ExitData.cumulative\(name)ExitCount", isCount: true, .exitCounted, reason: reason,
              [.bundle: "metaData.bundleIdentifier"])
          }
        })),
    recordKind: .service,
    samples: [
      Sample(
        #"{"timeStampEnd":"2024-05-01 23:59:00","metaData":{"osVersion":"iPhone OS 17.2 (21C62)","bundleIdentifier":"com.example.fernway"},"#
          + #""applicationExitMetrics":{"backgroundExitData":{"cumulativeMemoryPressureExitCount":1}}}"#,
        [.time: "2024-05-01T23:59:00", .system: "iPhone OS 17.2 (21C62)", .bundle: "com.example.fernway"]),
      Sample(#"{"applicationExitMetrics":{},"timeStampEnd":"2024-05-01 23:59:00"}"#, [.time: "2024-05-01T23:59:00"]),
      Sample(
        #"{"applicationExitMetrics":{"foregroundExitData":{"cumulativeNormalAppExitCount":2}},"timeStampEnd":"2024-05-01 23:59:00"}"#,
        [.time: "2024-05-01T23:59:00"]),
    ])

  private static let crashes = "crashDiagnostics[diagnosticMetaData]"
  private static let about: KeyValuePairs<ObjectShape.Telling.Detail, String> = [
    .bundle: "diagnosticMetaData.bundleIdentifier", .pid: "diagnosticMetaData.pid", .reason: "diagnosticMetaData.terminationReason",
  ]

  private static func crash(contains text: String, _ event: EventName) -> ObjectShape.Telling {
    ObjectShape.Telling("diagnosticMetaData.terminationReason", contains: text, event, of: crashes, about)
  }

  /// The counters, and what a run that is counted there ended by (Apple, MXBackgroundExitData and MXForegroundExitData).
  private static let exits: KeyValuePairs<String, String> = [
    "AppWatchdog": "watchdog", "BackgroundTaskAssertionTimeout": "backgroundTime", "SuspendedWithLockedFile": "lockedFile",
    "MemoryResourceLimit": "memoryLimit", "BadAccess": "crash", "IllegalInstruction": "crash", "AbnormalExit": "crash",
    "CPUResourceLimit": "policy", "MemoryPressure": "memoryPressure",
  ]
}
