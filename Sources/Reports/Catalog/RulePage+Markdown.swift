import Analyzer

extension RulePage {
  /// Writes the page as Markdown.
  public func writeMarkdown(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append(markdown(level: 1))
    output.flush()
  }

  /// The page with headings from `level` on.
  func markdown(level: Int) -> String {
    let mark = String(repeating: "#", count: level)
    var text = "\(mark) \(rule.id)\n\n**\(Markdown.prose(rule.title))**  \n"
    text += "\(rule.severity.rawValue) · \(rule.machine.title.lowercased()) · at best \(rule.certainty.rawValue) · \(rule.number)\n"
    for section in rule.sections { text += "\n\(mark)# \(section.title)\n\n\(Markdown.prose(section.text))\n" }
    if !rule.parameters.isEmpty {
      text += "\n\(mark)# Parameters\n\n| parameter | default | meaning |\n| --- | --- | --- |\n"
      for parameter in rule.parameters { text += row(parameter) }
    }
    for example in rule.examplesInOrder { text += "\n\(mark)# \(example.line == nil ? "Quiet" : "Fires"): " + markdown(example) }
    return text
  }

  private func row(_ parameter: RuleParameter) -> String {
    let setting = Markdown.code("--set \(rule.id).\(parameter.name)=\(parameter.placeholder)")
    return "| \(setting) | \(Markdown.cell(parameter.standardInWords)) | \(Markdown.cell(parameter.meaning)) |\n"
  }

  /// The log of an example; the line at which the rule fires has an arrow before it.
  private func markdown(_ example: RuleExample) -> String {
    var text = Markdown.prose(example.title) + "\n\n"
    if let options = example.options(of: rule) { text += "With \(Markdown.code(options)):\n\n" }
    text += "```text\n"
    for (index, line) in example.log.enumerated() { text += (index + 1 == example.line ? "> " : "  ") + line + "\n" }
    return text + "```\n"
  }
}
