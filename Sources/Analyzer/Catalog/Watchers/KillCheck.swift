import LogParser

/// Waits for the system to say that it ended the process in one way; however many daemons say so, it is one finding.
struct KillCheck: RuleCheck {
  private let kind: EndingKind
  private let sentence: @Sendable (Event) -> String
  private let foregroundSeverity: Severity?
  private var told: [Step] = []
  private var wasInForeground = false
  private var knowsBackground = false

  /// `sentence` says what happened; `foregroundSeverity` replaces the rule's where the app was on screen.
  init(_ kind: EndingKind, foregroundSeverity: Severity? = nil, sentence: @escaping @Sendable (Event) -> String) {
    self.kind = kind
    self.foregroundSeverity = foregroundSeverity
    self.sentence = sentence
  }

  mutating func observe(_ step: Step, in run: RunFacts) -> [CheckAction] {
    guard EndingCatalog.kind(of: step.event) == kind else {
      if run.exit == nil { remember(step, run) }
      return []
    }
    guard told.last?.moment.line != step.moment.line else { return [] }
    told.append(step)
    guard told.count <= 3, let first = told.first else { return [] }
    let clearest = told.first { $0.event.detail != nil } ?? first
    var draft = CheckDraft(at: first, message: sentence(clearest.event), evidence: told.map { Evidence($0) })
    draft.instance = nil
    if wasInForeground { draft.severity = foregroundSeverity }
    return [.draft(draft, key: 0, step: first)]
  }

  /// On screen is what cannot be in the background unseen: the process prints the way there, or everything.
  private mutating func remember(_ step: Step, _ run: RunFacts) {
    let name = step.event.name
    if MachineCatalog.backgroundEntries.contains(name) || MachineCatalog.visibilities.contains(name) { knowsBackground = true }
    wasInForeground = (knowsBackground || run.isComplete) && run.isInForeground
  }
}

extension Event {
  /// The code behind a kill, as an aside with its meaning.
  var codeInWords: String {
    guard let code = EndingCatalog.code(of: self) else { return "" }
    return " (0x\(String(code.number, radix: 16)): \(code.meaning))"
  }
}
