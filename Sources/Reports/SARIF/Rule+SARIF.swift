import Analyzer

extension Rule {
  /// The rule as a reporting descriptor, with its help as text and as Markdown.
  var sarif: JSONValue {
    [
      "id": .string(id), "name": .string(pascalName), "shortDescription": ["text": .string(title.bounded(to: SARIFLimits.title))],
      "fullDescription": ["text": .string(why.bounded(to: SARIFLimits.title))],
      "help": ["text": .string(helpText), "markdown": .string(helpMarkdown)],
      "defaultConfiguration": ["level": .string(severity.sarifLevel)], "properties": properties,
    ]
  }

  private var properties: JSONValue {
    let tags = ["ios", "lifecycle", machine.rawValue].prefix(SARIFLimits.tags).map(JSONValue.string)
    return [
      "tags": .array(tags), "precision": .string(certainty.sarifPrecision),
      "problem.severity": .string(severity == .info ? "recommendation" : severity.rawValue), "number": .string(number),
    ]
  }

  /// `app-duplicate-active` as `AppDuplicateActive`.
  private var pascalName: String { id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  private var helpText: String { sections.map { "\($0.title)\n\($0.text)" }.joined(separator: "\n\n") }

  private var helpMarkdown: String { sections.map { "**\($0.title)**\n\n\(Markdown.prose($0.text))" }.joined(separator: "\n\n") }
}

extension Certainty {
  fileprivate var sarifPrecision: String {
    switch self {
    case .certain: "very-high"
    case .likely: "high"
    case .uncertain: "medium"
    }
  }
}
