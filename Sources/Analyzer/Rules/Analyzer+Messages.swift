import LogParser

/// The runtime messages of one run, by rule and subject.
struct MessageLedger: Sendable {
  /// The same message about the same class or task is one finding.
  struct Key: Hashable, Sendable {
    let rule: String
    let subject: String?
  }

  private(set) var drafts: [Key: DraftID] = [:]
  /// Drafts that are mere information if the app turns out to be a SwiftUI app.
  private(set) var harmlessInSwiftUI: [DraftID] = []

  /// Ids of the rules whose messages the run printed.
  var rules: Set<String> { Set(drafts.keys.map(\.rule)) }

  /// True if the run printed none.
  var isEmpty: Bool { drafts.isEmpty }

  mutating func add(_ draft: DraftID, for key: Key, isHarmlessInSwiftUI: Bool) {
    drafts[key] = draft
    if isHarmlessInSwiftUI { harmlessInSwiftUI.append(draft) }
  }

  /// Forgets and returns every draft.
  mutating func removeAll() -> [DraftID] {
    defer { self = MessageLedger() }
    return Array(drafts.values)
  }
}

/// Turns messages of UIKit and SwiftUI into findings: their rules need no state.
extension Analyzer {
  mutating func advanceMessage(_ event: Event, at moment: Moment, run index: Int) -> Bool {
    show(passive(event, at: moment, run: index), to: index)
    guard let id = event.rule, let rule = rule(id) else { return false }
    let quoted = Evidence(at: moment, text: event.text)
    let key = MessageLedger.Key(rule: id, subject: event.subject)
    if let known = runs[index].messages.drafts[key] {
      docket.amend(known) { finding in
        finding.count += 1
        if finding.evidence.count < 3 { finding.evidence.append(quoted) }
      }
      return false
    }
    let finding = Finding(
      rule: rule.id, severity: rule.severity, certainty: rule.certainty, input: moment.input, line: moment.line, column: event.column,
      time: moment.time,
      machine: rule.machine, process: runs[index].facts.name, pid: runs[index].facts.pid, subject: event.subject, instance: event.instance,
      message: event.subject.map { "\(rule.title): \($0)" } ?? rule.title, evidence: [quoted], help: rule.remedy)
    let row = RuntimeMessage.all.first { $0.id == id }
    let isHarmless = row?.harmlessInSwiftUI != nil && row?.harmlessInSwiftUI == event.subject
    runs[index].messages.add(
      docket.add(finding, in: group(of: finding), if: [], in: coverages), for: key, isHarmlessInSwiftUI: isHarmless)
    return false
  }

  /// Takes the weight off what is noise in SwiftUI.
  mutating func settleMessages(of index: Int) {
    let run = runs[index]
    guard !run.messages.isEmpty else { return }
    let isStranger = !run.isJudged && runs.contains { $0.trace == run.trace && $0.isJudged && $0.facts.name != run.facts.name }
    if isStranger { for draft in runs[index].messages.removeAll() { docket.withdraw(draft) } }
    guard run.style.contains(.swiftui) else { return }
    for draft in run.messages.harmlessInSwiftUI { docket.amend(draft) { $0.severity = .info } }
  }
}
