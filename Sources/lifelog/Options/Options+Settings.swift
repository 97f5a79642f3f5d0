import Analyzer
import Configuration

extension Options {
  /// Fills in what the configuration file says and the command line leaves open.
  mutating func fill(from settings: Settings) {
    self.settings = settings
    ios = ios ?? settings.ios
    if processes.isEmpty { processes = settings.processes }
    skippedRules += settings.disabledRules.filter { !onlyRules.contains($0) }
    for (rule, values) in settings.parameters {
      parameters[rule, default: [:]].merge(values) { given, _ in given }
    }
  }

  /// True if the options leave out part of the findings, so that an exception without match proves nothing.
  var narrowsFindings: Bool { !onlyRules.isEmpty || !window.isOpen || pid != nil }
}
