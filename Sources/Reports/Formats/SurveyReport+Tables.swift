import LogParser

extension SurveyReport {
  /// Lines by format, and what the others are.
  func formatTable(_ survey: LogSurvey) -> Table {
    let formats = survey.summary.formats.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value, title(of: $0.key)) }
    let named = formats.reduce(0) { $0 + $1.1 }
    let services = survey.kinds[.service] ?? 0
    let others: [(String, Int, String)] = [
      ("(continued)", survey.kinds[.continuation] ?? 0, "further lines of messages"),
      ("(service)", services, "banners of tools, rows, reports about the app"),
      ("(not understood)", survey.summary.unrecognizedLines, ""),
    ]
    return table("formats", (named == 0 && services == 0 ? [] : formats) + others.filter { $0.1 > 0 }, survey)
  }

  /// Lines by layer.
  func layerTable(_ survey: LogSurvey) -> Table {
    let layers = LayerCatalog.all.compactMap { layer in survey.summary.layers[layer.id].map { (layer.id, $0, layer.title) } }
    return table("layers around the lines", layers, survey)
  }

  private func table(_ title: String, _ rows: [(name: String, lines: Int, title: String)], _ survey: LogSurvey) -> Table {
    Table(
      title: title,
      columns: [
        Table.Column(title: "lines", isNumber: true), Table.Column(title: "share", isNumber: true),
        Table.Column(title: "what it is", isOptional: true),
      ],
      rows: rows.map { row in
        Table.Row(
          name: TableName([row.name], style),
          cells: [
            StyledText(String(row.lines), .plain, style), StyledText(survey.share(of: row.lines), .dim, style),
            StyledText(row.title, .dim, style),
          ])
      })
  }

  /// Clocks: only times of the same one are ever compared.
  func clockTable(_ survey: LogSurvey) -> Table {
    Table(
      title: survey.clocks.count > 1 ? "clocks, never compared" : "clock",
      columns: [
        Table.Column(title: "lines", isNumber: true), Table.Column(title: "from"), Table.Column(title: "to", isOptional: true),
        Table.Column(title: "zone", isOptional: true),
      ],
      rows: survey.clocks.map { clock in
        Table.Row(
          name: TableName([clock.format ?? "a layer"], style),
          cells: [
            StyledText(String(clock.lines), .plain, style), StyledText(Words.moment(clock.start.withoutZone), .plain, style),
            StyledText(Words.moment(clock.end.withoutZone, after: clock.start.withoutZone), .plain, style),
            StyledText(clock.start.zoneInWords, .dim, style),
          ])
      })
  }
}

extension Timestamp {
  /// The same reading of the same clock on the wall.
  fileprivate var withoutZone: Timestamp {
    var time = self
    time.nanoseconds &+= Int64(zone ?? 0) * 60_000_000_000
    time.zone = nil
    return time
  }

  fileprivate var zoneInWords: String {
    guard zone != nil else { return "no zone" }
    let text = description
    return text.hasSuffix("Z") ? "UTC" : String(text.suffix(6))
  }
}
