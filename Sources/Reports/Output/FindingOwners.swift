import Analyzer

/// Which process run each finding is about.
struct FindingOwners {
  private struct Name: Hashable {
    var process: String?
    var pid: Int32?
  }

  private let analysis: Analysis
  private let runs: [Name: [Int]]

  init(_ analysis: Analysis) {
    self.analysis = analysis
    runs = Dictionary(grouping: analysis.processes.indices) {
      Name(process: analysis.processes[$0].name, pid: analysis.processes[$0].pid)
    }
  }

  /// Index of the run in `Analysis.processes`; nil if the finding is about none.
  ///
  /// Of runs that are called alike, it is the last one that began before the finding.
  func run(of finding: Finding) -> Int? {
    let owners = runs[Name(process: finding.process, pid: finding.pid)] ?? []
    let line = finding.line ?? 0
    return owners.last { analysis.processes[$0].input == finding.input && analysis.processes[$0].firstLine <= line } ?? owners.first
  }

  /// The findings in their order, by the run that they are about; those about none stand under nil.
  var findings: [Int?: [Finding]] { Dictionary(grouping: analysis.sortedFindings, by: run) }
}
