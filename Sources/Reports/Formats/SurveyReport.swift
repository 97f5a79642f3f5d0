import LogParser

/// What a log is made of: tables for people, an object for programs.
public struct SurveyReport: Sendable {
  /// The surveyed logs.
  public var surveys: [LogSurvey]
  /// Formats and layers that the ids in the surveys stand for.
  public var formats: [LogFormat]
  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a report.
  public init(surveys: [LogSurvey], formats: [LogFormat] = FormatCatalog.all, style: TextStyle = TextStyle()) {
    (self.surveys, self.formats, self.style) = (surveys, formats, style)
  }

  /// Writes the tables of each log, or the reading of the line that was asked about.
  public func writeText(to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    for survey in surveys {
      output.blank()
      if survey.askedRecord != nil {
        output.lines(explanation(of: survey))
      } else {
        write(survey, to: &output)
      }
    }
    output.flush()
  }

  private func write(_ survey: LogSurvey, to output: inout TextOutput) {
    output.lines(heading(of: survey))
    if let hint = hint(about: survey) { output.lines(StyledText("  \(hint)", .dim, style).wrapped(to: style.width, indent: 2)) }
    for table in [formatTable(survey), layerTable(survey), clockTable(survey)] where !table.rows.isEmpty {
      output.blank()
      output.lines(table.lines(style))
    }
    if !survey.unrecognized.isEmpty {
      output.blank()
      output.lines(unrecognizedLines(of: survey))
    }
    if !survey.summary.problems.isEmpty { output.blank() }
    for problem in survey.summary.problems where problem.kind != "lines-not-understood" {
      let place = problem.line.map { "line \($0): " } ?? ""
      let count = problem.count > 1 ? " (\(problem.count)×)" : ""
      output.lines(StyledText("  note: \(place)\(problem.message)\(count)", .plain, style).wrapped(to: style.width, indent: 8))
    }
  }

  private func heading(of survey: LogSurvey) -> [StyledText] {
    guard survey.summary.lines > 0 else {
      return [StyledText(survey.shownName, .strong, style).appending(StyledText("  empty", .plain, style))]
    }
    let counts = [Words.count(survey.summary.lines, "line"), Words.count(survey.summary.events, "event")].map {
      StyledText($0, .plain, style)
    }
    let share = survey.texts == 0 ? [] : [StyledText("\(survey.understoodShare) understood", .plain, style)]
    var facts = counts + share
    facts[0] = StyledText(survey.shownName, .strong, style).appending(StyledText("  ", .plain, style)).appending(facts[0])
    return StyledText.flow(facts, separator: style.separator, to: style.width, indent: 2)
  }

  /// What the name of the log says, and whether the lines agree.
  private func hint(about survey: LogSurvey) -> String? {
    guard let hint = survey.hint, survey.texts > 0 else { return nil }
    let isSo = hint.contents.contains { survey.summary.formats[$0] != nil || survey.summary.layers[$0] != nil }
    return "named like \(hint.title)" + (isSo ? "" : ", but no line is read as \(hint.contents.joined(separator: " or "))")
  }

  private func unrecognizedLines(of survey: LogSurvey) -> [StyledText] {
    let count = survey.summary.unrecognizedLines
    let more = count > survey.unrecognized.count ? ", the first of them" : ""
    let title = "  not understood: \(Words.count(count, "line")), \(survey.share(of: count))\(more)"
    let digits = survey.unrecognized.reduce(1) { max($0, String($1.number).utf8.count) }
    return [StyledText(title, .dim, style)] + survey.unrecognized.map { quote($0, digits: digits) }
  }

  func quote(_ line: LogSurvey.Line, digits: Int) -> StyledText {
    var row = StyledText(shown: "  ", .plain)
    row.append(StyledText(shown: String(line.number), .dim).leftPadded(to: digits))
    row.append(style.gutter, .dim)
    row.append(StyledText(shown: style.visible(line.text).shortened(to: style.width - row.width, style), .plain))
    return row
  }

  func title(of format: String) -> String {
    if format == FormatCatalog.bareID { return "callbacks without a header" }
    return formats.first { $0.id == format }?.title ?? ""
  }
}

extension LogSurvey {
  /// The name as headings print it.
  var shownName: String { name == "-" ? "<stdin>" : name }

  /// Share of the lines that a format claims, that tell an event, or that the writer's tool printed.
  var understoodShare: String { share(of: texts - summary.unrecognizedLines) }

  /// `34 %`; what is there never counts as nothing, and what is not whole never as all.
  func share(of lines: Int) -> String {
    guard texts > 0, lines > 0 else { return "0 %" }
    if lines == texts { return "100 %" }
    let percent = Int((Double(lines) * 100 / Double(texts)).rounded())
    return percent == 0 ? "<1 %" : "\(min(percent, 99)) %"
  }
}
