import Analyzer

/// Where a reviewer looks for a finding: in the source code if that is known, else in the log.
struct FindingPlace {
  /// Path or name of the file.
  let path: String
  /// 1-based line.
  let line: Int?
  /// True if it is a file of the app's source code.
  let isSource: Bool

  init(of finding: Finding, in analysis: Analysis) {
    isSource = finding.source != nil
    path = finding.source?.path ?? analysis.shownName(of: finding.input)
    line = finding.source?.line ?? finding.line
  }

  /// `app.log:12`, or the name alone.
  var text: String { InertText.line(path) + (line.map { ":\($0)" } ?? "") }
}

extension Analysis {
  /// Name of an input for people and for hosts of reviews, which know no standard input.
  func shownName(of input: Int) -> String {
    let name = inputName(input) ?? "log"
    return name == "-" ? "stdin" : name
  }
}
