import Analyzer
import ByteInput
import Configuration

/// Finds the configuration file of a run and reads it.
struct ConfigurationFile {
  /// Name of the file that is looked for.
  static let name = ".lifelog.yml"
  /// Value of `--config` that stands for no file at all.
  static let none = "none"

  let path: String

  /// The file that counts for `options`; nil if there is none.
  init?(of options: Options, in environment: Environment) {
    guard let path = options.configurationPath ?? environment.findConfiguration() else { return nil }
    guard path != Self.none || options.configurationPath == nil else { return nil }
    self.path = path
  }

  /// Reads the file; reports every mistake in it and returns nil if there is one.
  func read(rules: [Rule], in environment: Environment) -> Settings? {
    do throws(InputError) {
      let bytes = try environment.bytes(of: path)
      do throws(SettingsRefusal) {
        return try Settings(bytes, rules: rules)
      } catch {
        for mistake in error.mistakes { environment.report(Diagnostic(mistake, in: path)) }
      }
    } catch {
      let help = error.kind == .missing ? "check the spelling, or leave --config out to look for \(Self.name)" : nil
      environment.report(Diagnostic(.error, "cannot read the configuration '\(path)'", reason: error.reason, help: help))
    }
    return nil
  }

  /// Says which exceptions matched nothing: they may have outlived what they were made for.
  func reportUnused(_ exceptions: [Settings.Exception], in environment: Environment) {
    for unused in exceptions {
      let exception = unused.exception
      let owner = [exception.className, exception.process].compactMap(\.self).joined(separator: " in ")
      var note = Diagnostic(
        .note, "the exception of \(owner) from '\(exception.rule)' matched nothing",
        help: "remove it if the reason is gone: \(exception.reason)")
      note.place = "\(path):\(unused.position.line):\(unused.position.column)"
      environment.report(note)
    }
  }
}

extension Diagnostic {
  /// Shows a mistake of a configuration file with its place.
  init(_ mistake: SettingsMistake, in path: String) {
    let snippet = mistake.snippet.map { Snippet(text: singleLine($0), mark: mistake.mark) }
    self.init(.error, mistake.headline, reason: mistake.reason, snippet: snippet, help: mistake.help)
    place = "\(path):\(mistake.position.line):\(mistake.position.column)"
  }
}
