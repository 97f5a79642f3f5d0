import LogParser

extension SurveyReport {
  /// How the line that was asked about was read, and what it tells or why it tells nothing.
  func explanation(of survey: LogSurvey) -> [StyledText] {
    guard let line = survey.askedLine, let record = survey.askedRecord else { return [] }
    var lines = [StyledText("\(survey.shownName):\(line.number)", .strong, style), StyledText()]
    lines += quote(line.text)
    lines.append(StyledText())
    for (name, value) in facts(record, survey) { lines += fact(name, value) }
    for event in record.events { lines += fact("event", words(for: event)) }
    for sentence in survey.silence { lines += fact("no event", sentence) }
    return lines
  }

  /// The whole line, in pieces as wide as the screen, with every blank.
  private func quote(_ text: String) -> [StyledText] {
    let margin = StyledText(shown: style.gutter, .dim)
    var (rest, lines) = (style.visible(text)[...], [StyledText]())
    repeat {
      let piece = String(rest).prefix(columns: style.width - margin.width)
      lines.append(margin.appending(StyledText(shown: piece, .plain)))
      rest = rest.dropFirst(piece.count)
    } while !rest.isEmpty
    return lines
  }

  private func facts(_ record: Record, _ survey: LogSurvey) -> [(String, String)] {
    let reading = survey.reading
    var facts: [(String, String)] = (reading?.layers ?? []).map { id in
      let title = LayerCatalog.all.first { $0.id == id }?.title ?? id
      return ("layer", title == id ? id : "\(id), \(title)")
    }
    facts.append(("read as", whatItIs(record, reading)))
    if !survey.otherFormats.isEmpty {
      facts.append(("also fits", survey.otherFormats.joined(separator: ", ") + "; the first format that fits counts"))
    }
    for field in HeaderField.allCases {
      guard let value = reading?.fields[field], !value.isEmpty else { continue }
      facts.append((field.rawValue, value))
    }
    if reading?.fields[.time] == nil, let time = record.time { facts.append(("time", "\(time), of the layer or of lines before")) }
    if record.clock > 0 { facts.append(("clock", "\(record.clock)")) }
    return facts
  }

  private func whatItIs(_ record: Record, _ reading: LineReading?) -> String {
    let format = reading?.format ?? record.format
    if let format, format != FormatCatalog.bareID {
      let origin = formats.first { $0.id == format }.map { " (\($0.origin))" } ?? ""
      return "\(format), \(title(of: format))\(origin)"
    }
    return switch record.kind {
    case .record: "bare, a callback without a header"
    case .continuation: "a further line of the message before: no format knows its beginning"
    case .service: "a line of the tool that wrote the log, not of the app"
    case .blank: "a blank line"
    case .unrecognized: "nothing: no format knows its beginning, and it tells no event"
    }
  }

  private func words(for event: Event) -> String {
    let name = event.rule ?? event.name.rawValue
    let subject = [event.subject, event.instance.map { "<\($0)>" }].compactMap(\.self).joined(separator: " ")
    let parts = [name, event.machine.rawValue, subject, "channel \(event.channel.rawValue)", "column \(event.column)"]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ") + (event.isInferred ? ", inferred from a framework's word" : "")
  }

  private func fact(_ name: String, _ value: String) -> [StyledText] {
    let column = 13
    var head = StyledText(shown: "  ", .plain)
    head.append(StyledText(name, .dim, style))
    let margin = StyledText(shown: String(repeating: " ", count: column), .plain)
    return StyledText(value, .plain, style).wrapped(to: style.width - column, indent: 0).enumerated().map {
      ($0 == 0 ? head.padded(to: column) : margin).appending($1)
    }
  }
}
