/// The life cycle that an event belongs to; the raw value is the name in every report.
public enum Machine: String, CaseIterable, Sendable, Hashable {
  case app, scene, viewController, swiftui, task, system, message
}

/// Who printed an event; one transition is often told on several channels.
public enum Channel: String, CaseIterable, Sendable, Hashable {
  case appDelegate, appNotification, sceneDelegate, sceneNotification, viewController, swiftui, task, system, framework
}

/// One recognised callback or system message, small and owned.
public struct Event: Sendable, Equatable {
  /// The life cycle that the event belongs to.
  public var machine: Machine
  /// What happened.
  public var name: EventName
  /// Who told it.
  public var channel: Channel
  /// Class of a controller, delegate or view, identifier of a task, bundle of a process; nil if the line does not tell.
  public var subject: String?
  /// Module of the class, where it is printed.
  public var module: String?
  /// Name in quotes or behind `name=` of a background task; nil for other machines.
  public var taskName: String?
  /// Address or session as printed, for a line of the system the pid of the app; nil if there is none.
  public var instance: String?
  /// Class in whose method the print stands, where it differs from `subject` (`-[Base viewDidLoad] <Sub: 0x1>`).
  public var frameClass: String?
  /// A number that the line carries: seconds for `backgroundTimeRemaining` and for the allowance of a watchdog, the raw
  /// `applicationState` for app callbacks.
  public var value: Double?
  /// Why the system ended a process, in its own word: a code, a signal, a jetsam reason, the watchdog's event; nil elsewhere.
  public var detail: String?
  /// Bundle identifier of the process that a report is about; nil elsewhere.
  public var bundle: String?
  /// Rule id of a runtime message; nil for everything else.
  public var rule: String?
  /// 1-based byte column at which the callback's name starts in the line.
  public var column: Int
  /// True if the line does not carry UIKit's name but words that mean the same.
  public var isInferred: Bool
  /// Fingerprint of the message without digits: equal for the same words printed again.
  public var words: UInt64
  /// The line as text, without its line end; invalid bytes are replaced.
  public var text: String

  /// Makes an event; everything that a line need not tell is nil by default.
  public init(
    machine: Machine, name: EventName, channel: Channel, subject: String? = nil, module: String? = nil, taskName: String? = nil,
    instance: String? = nil, frameClass: String? = nil, value: Double? = nil, detail: String? = nil, rule: String? = nil, column: Int = 1,
    isInferred: Bool = false, words: UInt64 = 0, text: String = ""
  ) {
    self.machine = machine
    self.name = name
    self.channel = channel
    self.subject = subject
    self.module = module
    self.taskName = taskName
    self.instance = instance
    self.frameClass = frameClass
    self.value = value
    self.detail = detail
    self.rule = rule
    self.column = column
    self.isInferred = isInferred
    self.words = words
    self.text = text
  }
}
