import Analyzer
import ByteInput
import Configuration
import Gate

/// What stands beside the log: read and checked before any log is.
struct GateFiles {
  private(set) var baseline: Baseline?
  private(set) var expectations: [Expectation] = []
  /// Where the new baseline goes.
  private(set) var target: ReportFile?

  /// Reads the files that `options` name; reports every mistake in them and returns nil if there is one.
  init?(of options: Options, in environment: Environment) throws(ReportRefusal) {
    let gate = options.gate
    do throws(OutputError) { target = try gate.newBaseline.map { path throws(OutputError) in try ReportFile(path: path) } } catch {
      throw ReportRefusal(
        diagnostic: Diagnostic(.error, "cannot write the baseline '\(error.name)'", reason: error.reason))
    }
    if let identity = target?.identity, let log = options.inputs.first(where: { FileIdentity(path: $0) == identity }) {
      throw ReportRefusal(
        diagnostic: Diagnostic(.error, "the baseline would replace the log '\(log)'", help: "give the baseline another path"))
    }
    var isWhole = true
    if let path = gate.baseline {
      let help = "write it first: lifelog analyze --write-baseline \(path) LOG"
      baseline = Self.read(path, "baseline", limit: Baseline.sizeLimit, help: help, in: environment) { bytes throws(SettingsRefusal) in
        try Baseline(file: bytes)
      }
      isWhole = baseline != nil
    }
    if let path = gate.expectations {
      let help = "check the spelling, and the folder that the command runs in"
      let file = Self.read(path, "expectations", help: help, in: environment) { bytes throws(SettingsRefusal) in
        try ExpectationFile(bytes, path: path)
      }
      expectations = file?.expectations ?? []
      isWhole = isWhole && file != nil
    }
    guard isWhole else { return nil }
  }

  private static func read<Value>(
    _ path: String, _ kind: String, limit: Int = 1 << 20, help: String, in environment: Environment,
    _ make: ([UInt8]) throws(SettingsRefusal) -> Value
  ) -> Value? {
    do throws(InputError) {
      let bytes = try environment.bytes(of: path, limit: limit)
      do throws(SettingsRefusal) {
        return try make(bytes)
      } catch {
        for mistake in error.mistakes { environment.report(Diagnostic(mistake, in: path)) }
      }
    } catch {
      environment.report(
        Diagnostic(.error, "cannot read the \(kind) '\(path)'", reason: error.reason, help: error.kind == .missing ? help : nil))
    }
    return nil
  }
}
