extension LogFormat {
  /// What MetricKit sums up over a day beside crashes and exits: no events.
  public static let metricKit = LogFormat(
    id: "metric-kit", title: "MetricKit payload", origin: "jsonRepresentation() of MXMetricPayload and MXDiagnosticPayload",
    opening: .object(ObjectShape(required: ["timeStampBegin", "timeStampEnd"], fields: [.time: "timeStampBegin"])),
    recordKind: .service, advice: "MetricKit sums up a day and tells no events: read the log of the app or of the device instead",
    samples: [
      Sample(
        #"{"timeStampBegin":"2022-11-14 00:00:00","timeStampEnd":"2022-11-14 23:59:00","appVersion":"1.0"}"#,
        [.time: "2022-11-14T00:00:00"]),
      Sample(
        "{\n  \"timeStampEnd\" : \"2022-11-14 23:59:00\",\n  \"timeStampBegin\" : \"2022-11-14 00:00:00\"\n}",
        [.time: "2022-11-14T00:00:00"]),
      Sample(#"{"hangDiagnostics":[],"timeStampEnd":"2022-11-14 23:59:00","timeStampBegin":"2022-11-14 00:01:00"}"#, [:]),
    ])
}
