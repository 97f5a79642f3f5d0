import Analyzer

/// What a finding is recognised by in another run of the same scenario: its rule, and whose callback it is about.
///
/// Process identifiers, addresses, times, line numbers and the wording of the message do not matter.
public struct Fingerprint: Hashable, Sendable {
  /// Id of the rule.
  public let rule: String
  /// Executable; nil if the log does not tell.
  public let process: String?
  /// Class, scene or task, without what differs from run to run; nil if the finding is about none.
  public let subject: String?
  /// Callback in UIKit's own word; nil if the fault shows at none.
  public let callback: String?

  /// Takes the fingerprint of a finding.
  public init(_ finding: Finding) {
    rule = finding.rule
    process = finding.process.map(VolatileText.bounded)
    subject = finding.subject.map { VolatileText.bounded(VolatileText.stable($0)) }
    callback = finding.callback?.rawValue
  }

  /// Sixteen hexadecimal digits, the same on every machine.
  public var hash: String { StableHash.text([rule, process, subject, callback].map { $0 ?? "" }.joined(separator: "\0")) }
}

extension Fingerprint: CustomStringConvertible {
  /// All parts for people; `-` stands for what is not known.
  public var description: String { [rule, process ?? "-", subject ?? "-", callback ?? "-"].joined(separator: " ") }
}

extension Fingerprint: Comparable {
  /// Orders by rule, process, subject and callback.
  public static func < (left: Fingerprint, right: Fingerprint) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

  private var parts: [String] { [rule, process, subject, callback].map { $0 ?? "" } }
}
