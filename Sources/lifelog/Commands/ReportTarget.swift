import Analyzer
import ByteInput
import Reports

/// Where one report goes; checked before anything is read.
struct ReportTarget {
  let format: ReportFormat
  let style: TextStyle
  /// Nil for standard output.
  let file: ReportFile?

  /// Checks that the report can be written, and that it would not replace one of the logs.
  init(_ request: ReportRequest, options: Options, environment: Environment) throws(ReportRefusal) {
    format = request.format
    style = Self.style(of: request, color: options.color, terminal: environment.outputTerminal)
    guard let path = request.path else {
      file = nil
      return
    }
    do throws(OutputError) { file = try ReportFile(path: path) } catch { throw ReportRefusal(diagnostic: Diagnostic(error)) }
    if let identity = file?.identity, let log = options.inputs.first(where: { FileIdentity(path: $0) == identity }) {
      throw ReportRefusal(
        diagnostic: Diagnostic(.error, "a report would replace the log '\(log)'", help: "give the report another path"))
    }
  }

  /// Returns every target of a run.
  static func all(of options: Options, in environment: Environment) throws(ReportRefusal) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for request in options.reports {
      let target = try ReportTarget(request, options: options, environment: environment)
      if let file = target.file, let other = targets.compactMap(\.file).first(where: { $0.isSame(as: file) }) {
        throw ReportRefusal(
          diagnostic: Diagnostic(
            .error, "the reports '\(other.path)' and '\(file.path)' are one file", help: "give one of them another path"))
      }
      targets.append(target)
    }
    return targets
  }

  /// Opens the target; what is written there counts once it is committed.
  func begin(in environment: Environment) throws(ReportRefusal) -> OpenReport {
    guard let file else { return OpenReport(output: environment.output, draft: nil) }
    do throws(OutputError) {
      let draft = try file.begin()
      return OpenReport(output: draft.output, draft: draft)
    } catch {
      throw ReportRefusal(diagnostic: Diagnostic(error))
    }
  }

  private static func style(of request: ReportRequest, color: ColorChoice, terminal: Terminal) -> TextStyle {
    let isShown = request.path == nil
    let usesColor =
      switch color {
      case .automatic: isShown && terminal.usesColor
      case .always: true
      case .never: false
      }
    let isTerminal = isShown && terminal.isTerminal
    return TextStyle(
      width: isShown ? terminal.width : 80, usesColor: usesColor, usesUnicode: terminal.usesUnicode, wrapsHeadlines: isTerminal)
  }
}

/// A report that is being written.
struct OpenReport {
  let output: OutputWriter
  fileprivate let draft: ReportDraft?

  /// Puts a file in its place; a reader that went away is no mistake.
  func commit() throws(ReportRefusal) {
    do throws(OutputError) { try draft?.commit() } catch  where error.kind != .closedByReader {
      throw ReportRefusal(diagnostic: Diagnostic(error))
    } catch {}
  }
}

/// Why a report will not be written.
struct ReportRefusal: Error {
  let diagnostic: Diagnostic
}

extension Diagnostic {
  fileprivate init(_ error: OutputError) {
    let help = error.kind == .directory ? "name a file in it" : nil
    self.init(.error, "cannot write the report '\(error.name)'", reason: error.reason, help: help)
  }
}
