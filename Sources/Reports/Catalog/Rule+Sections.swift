import Analyzer

extension Rule {
  /// The prose of its page in the order of reading.
  var sections: [(title: String, text: String)] {
    let sections = [
      ("Why it matters", why), ("What to do", remedy), ("When it stays quiet", limits + addressLimit), ("Source", source),
    ]
    return sections.filter { !$0.1.isEmpty }
  }

  /// Firing examples first: they show what the rule is about.
  var examplesInOrder: [RuleExample] { examples.filter { $0.line != nil } + examples.filter { $0.line == nil } }

  private var addressLimit: String { needsAddress ? " It says nothing about instances that print no address." : "" }
}

extension RuleParameter {
  /// The value without any option, for people.
  var standardInWords: String {
    switch standard {
    case .number(let number): "default \(JSONText.number(number))" + (unit.isEmpty ? "" : " \(unit)")
    case .words(let words): words.isEmpty ? "default none" : "default \(words.joined(separator: ","))"
    }
  }

  /// What a caller writes in place of the value.
  var placeholder: String {
    switch standard {
    case .number: "NUMBER"
    case .words: "WORD,WORD"
    }
  }
}

extension RuleExample {
  /// The options that the example needs, as one would type them; nil if it needs none.
  func options(of rule: Rule) -> String? {
    let options =
      (isComplete ? ["--complete"] : []) + (ios.map { ["--ios \($0)"] } ?? []) + parameters.map { "--set \(rule.id).\($0)" }
      + (expectation.map { ["--expect: \($0)"] } ?? [])
    return options.isEmpty ? nil : options.joined(separator: " ")
  }
}
