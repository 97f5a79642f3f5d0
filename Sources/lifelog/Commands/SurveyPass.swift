import ByteInput
import LogParser
import Reports

/// Reads inputs one after the other and surveys each; what cannot be read is reported and left out.
struct SurveyPass {
  /// The surveys of the inputs that could be opened.
  private(set) var surveys: [LogSurvey] = []
  /// True if an input could not be read to its end.
  private(set) var hasFailed = false

  private let options: Options

  init(options: Options) { self.options = options }

  /// Reads files, what is packed in them, and standard input, in this order.
  mutating func read(_ names: [String], in environment: Environment) {
    for name in names {
      do throws(InputError) {
        let members = try environment.open(name).readTexts { text in
          read(text, in: environment)
          return .more
        }
        for failure in members.failures { report(Diagnostic(failure, linesRead: 0), in: environment) }
        if members.skipped == 0, !members.isEmpty { continue }
        if members.texts == 0 || !options.isQuiet { report(Diagnostic(members, of: name), in: environment) }
      } catch {
        report(Diagnostic(error, linesRead: 0), in: environment)
      }
    }
  }

  private mutating func read(_ text: consuming TextInput, in environment: Environment) {
    var parsing = options.parsing
    parsing.time.now = environment.now
    var survey = LogSurvey(of: text.name, line: options.line)
    var parser = LogParser(options: parsing)
    var failure: InputError?
    do throws(InputError) {
      try text.read { chunk in
        parser.parse(chunk) { record, line in survey.take(record, line) }
        return .more
      }
    } catch {
      failure = error
    }
    parser.finish { record, line in survey.take(record, line) }
    survey.finish(parser.summary, parser.reading)
    surveys.append(survey)
    if let failure { report(Diagnostic(failure, linesRead: survey.summary.lines), in: environment) }
  }

  private mutating func report(_ diagnostic: Diagnostic, in environment: Environment) {
    if diagnostic.level == .error { hasFailed = true }
    environment.report(diagnostic)
  }
}
