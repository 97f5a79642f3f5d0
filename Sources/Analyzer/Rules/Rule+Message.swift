import LogParser

extension Rule {
  /// Makes the rule of a runtime message: the catalog's row holds the texts, the message itself is the proof.
  init(message: RuntimeMessage, number: Int) {
    self.init(
      id: message.id, number: "M" + (number < 10 ? "0" : "") + String(number), machine: .message,
      severity: Severity(rawValue: message.weight.rawValue) ?? .warning, certainty: .certain, title: message.title, why: message.why,
      remedy: message.remedy,
      limits: ["The message itself is the proof; if it is not printed, nothing is known.", message.limits]
        .filter { !$0.isEmpty }.joined(separator: " "),
      source: "The message, as the system's frameworks print it", condition: .message,
      examples: [
        .quiet("Other words", Self.line(message.lookAlike)),
        .firing("The message", at: 1, Self.line(message.example)),
      ])
  }

  private static func line(_ message: String) -> String { "2024-05-01 10:00:00.000 Demo[100:1] \(message)" }
}
