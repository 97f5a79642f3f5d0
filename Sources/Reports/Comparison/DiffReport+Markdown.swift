import Gate

extension DiffReport {
  /// Writes a comment for a pull request.
  public func writeMarkdown(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    let regressions = comparison.regressions
    output.append("### lifelog: \(regressions == 0 ? "no regression" : Words.count(regressions, "regression"))\n\n")
    output.append("\(code(comparison.old.displayName)) → \(code(comparison.new.displayName))\n")
    for difference in comparison.differences where difference.isRegression {
      output.append("\n**\(Markdown.prose(style.visible(difference.message)))**\n\n")
      let quotes = quotations(of: difference)
      for quote in quotes { output.append("    \(style.visible(quote.place)): \(style.visible(quote.text))\n") }
      if !quotes.isEmpty { output.append("\n") }
      if !difference.help.isEmpty { output.append(Markdown.prose(style.visible(difference.help)) + "\n") }
    }
    if !comparison.moves.isEmpty {
      output.append("\n| duty | before | now |\n| --- | --- | --- |\n")
      for move in comparison.moves {
        output.append("| \(Markdown.cell(style.visible(move.duty))) | `\(move.from)` | `\(move.to)` |\n")
      }
    }
    let rest = comparison.differences.filter { !$0.isRegression }
    if !rest.isEmpty {
      output.append("\n<details><summary>\(Words.count(rest.count, "other difference"))</summary>\n\n")
      for difference in rest { output.append("- \(Markdown.prose(style.visible(difference.message)))\n") }
      output.append("\n</details>\n")
    }
    output.flush()
  }

  private func code(_ name: String) -> String { Markdown.code(style.visible(name)) }
}
