import ByteInput
import Configuration
import LogParser
import Reports

/// `lifelog formats`: the formats that can be read, or those that logs have.
struct FormatsCommand {
  let options: Options
  let targets: [ReportTarget]

  func run(in environment: Environment) throws(ReportRefusal) -> ExitCode {
    guard !options.inputs.isEmpty else {
      let formats = options.format.map { id in options.formats.filter { $0.id == id } } ?? options.formats
      for target in targets {
        let report = FormatListReport(formats: formats, style: target.style)
        try write(to: target, in: environment, text: report.writeText, json: report.writeJSON)
      }
      return .success
    }
    var pass = SurveyPass(options: options)
    pass.read(options.inputs, in: environment)
    guard !pass.surveys.isEmpty else { return .failure }
    if let line = options.line, !pass.surveys.contains(where: { $0.askedRecord != nil }) {
      environment.report(Self.missing(line, in: pass.surveys))
      return .failure
    }
    let explainer = LineExplainer(options: options)
    let surveys = options.line == nil ? pass.surveys : pass.surveys.filter { $0.askedRecord != nil }.map(explainer.explain)
    for target in targets {
      let report = SurveyReport(surveys: surveys, formats: options.formats, style: target.style)
      try write(to: target, in: environment, text: report.writeText, json: report.writeJSON)
    }
    return pass.hasFailed ? .failure : .success
  }

  private func write(
    to target: ReportTarget, in environment: Environment, text: (@escaping ReportSink) -> Void, json: (@escaping ReportSink) -> Void
  ) throws(ReportRefusal) {
    let report = try target.begin(in: environment)
    let sink: ReportSink = { report.output.write($0.span) }
    if target.format == .json { json(sink) } else { text(sink) }
    try report.commit()
  }

  private static func missing(_ line: Int, in surveys: [LogSurvey]) -> Diagnostic {
    let longest = surveys.max { $0.summary.lines < $1.summary.lines }
    let name = surveys.count > 1 ? "any input" : longest.map { $0.name == "-" ? "standard input" : "'\($0.name)'" } ?? "the input"
    let count = longest?.summary.lines ?? 0
    return Diagnostic(.error, "there is no line \(line) in \(name)", reason: "it has \(count) line\(count == 1 ? "" : "s")")
  }
}

/// Says about one line what the parser, which takes the first format that fits, does not say itself.
private struct LineExplainer {
  let options: Options

  /// Returns the survey with everything about the line that was asked about.
  func explain(_ survey: LogSurvey) -> LogSurvey {
    var survey = survey
    (survey.silence, survey.otherFormats) = (silence(of: survey), otherFormats(for: survey))
    return survey
  }

  /// Why the line tells no event, in sentences.
  private func silence(of survey: LogSurvey) -> [String] {
    guard let record = survey.askedRecord, record.events.isEmpty, ![.blank, .service].contains(record.kind), let reading = survey.reading
    else { return [] }
    let message = reading.fields[.message] ?? reading.text
    let explainer = EventExplainer(options.settings.userCatalog.events)
    let silences = explainer.explain(message, process: record.process)
    guard silences.isEmpty else {
      return silences.map { silence in (silence.text.map { "'\($0)' " } ?? "the message ") + silence.reason }
    }
    guard let (word, meant) = misspelling(in: message, explainer.spellings) else {
      return ["no word of the message names a callback, a notification or a message of the system that lifelog knows"]
    }
    return ["'\(word)' is no callback; did the app mean '\(meant)'? Own words can be given a meaning in .lifelog.yml"]
  }

  /// Formats that the line fits beside the one that claimed it.
  private func otherFormats(for survey: LogSurvey) -> [String] {
    guard options.format == nil, let line = survey.askedLine, let claimed = survey.reading?.format else { return [] }
    return options.formats.filter { !$0.isWrapper }.map(\.id).filter { id in
      guard id != claimed else { return false }
      var single = options.parsing
      (single.format, single.explainedLine) = (id, 1)
      var parser = LogParser(options: single)
      let bytes = Array(line.text.utf8)
      parser.parse(bytes.span) { _, _ in }
      parser.finish { _, _ in }
      return parser.reading?.format == id
    }
  }

  /// The first longer word that is nearly one of `names`.
  private func misspelling(in message: String, _ names: [String]) -> (word: String, meant: String)? {
    for word in message.split(whereSeparator: { !$0.isLetter }).map(String.init) where word.count >= 9 {
      if let name = Spelling.nearest(to: word, in: names.filter { $0.count >= 9 }) { return (word, name) }
    }
    return nil
  }
}
