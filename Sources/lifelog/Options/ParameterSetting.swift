import Analyzer
import Configuration

/// A value of `--set`, checked against the rules.
struct ParameterSetting {
  let rule: String
  let parameter: String
  let value: RuleParameter.Value

  init(_ text: String, rules: [Rule]) throws(OptionValueError) {
    guard let equals = text.firstIndex(of: "="), let dot = text[..<equals].firstIndex(of: ".") else {
      throw OptionValueError("'\(text)' sets no parameter", reason: "a setting looks like app-duplicate-active.name=value")
    }
    let ruleName = text[..<dot]
    guard let rule = rules.first(where: { $0.id == ruleName }) else { throw OptionValue.unknownRule(ruleName, in: rules) }
    let name = text[text.index(after: dot)..<equals]
    guard let parameter = rule.parameters.first(where: { $0.name == name }) else { throw Self.unknownParameter(name, of: rule) }
    self.rule = rule.id
    self.parameter = parameter.name
    value = try Self.value(text[text.index(after: equals)...], for: parameter)
  }

  private static func value(_ text: Substring, for parameter: RuleParameter) throws(OptionValueError) -> RuleParameter.Value {
    switch parameter.standard {
    case .words:
      return .words(text.split(separator: ",").map(String.init))
    case .number:
      guard let number = parameter.number(text) else {
        let unit = parameter.unit.isEmpty ? "" : " (\(parameter.unit))"
        throw OptionValueError("'\(text)' is no number", reason: "\(parameter.name)\(unit): \(parameter.meaning)", part: text)
      }
      return .number(number)
    }
  }

  private static func unknownParameter(_ name: Substring, of rule: Rule) -> OptionValueError {
    let names = rule.parameters.map(\.name)
    let known = names.isEmpty ? "it has no parameters" : "its parameters: \(names.joined(separator: ", "))"
    return OptionValueError(
      "rule '\(rule.id)' has no parameter '\(name)'", reason: known, suggestion: Spelling.nearest(to: String(name), in: names), part: name)
  }
}
