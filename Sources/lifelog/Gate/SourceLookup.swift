import Analyzer
import ByteInput
import Gate

/// Finds the lines of the app's source code that findings are about.
struct SourceLookup {
  let root: String

  /// Puts places into the findings; false, with a message, if the folder cannot be read.
  func locate(_ findings: inout [Finding], in environment: Environment) -> Bool {
    var index = SourceIndex()
    let walk = FolderWalk(endings: SourceIndex.endings, skippedFolders: SourceIndex.skippedFolders)
    do throws(InputError) {
      let isComplete = try walk.run(root) { path, bytes in index.add(bytes, path: prefix + path) }
      if isComplete {
        findings = index.located(findings)
      } else {
        environment.report(
          Diagnostic(
            .note, "the source code in '\(root)' is too much to be searched", reason: "without all of it no place is beyond doubt",
            help: "name a smaller folder: --source-root DIR"))
      }
      return true
    } catch {
      environment.report(
        Diagnostic(
          .error, "cannot read the source code in '\(root)'", reason: error.reason, help: "name the folder that holds the app's sources"))
      return false
    }
  }

  /// What makes a path below the root one that is seen from the working directory, as reviewers see it.
  private var prefix: String {
    var parts = root.split(separator: "/", omittingEmptySubsequences: true)[...]
    guard !root.hasPrefix("/") else { return "" }
    while parts.first == "." { parts = parts.dropFirst() }
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}
