/// One thing that an app does and may print.
public struct LogStep: Sendable, Equatable {
  /// Whose callback it is.
  public enum Subject: Sendable, Hashable {
    case application
    case scene(UInt64)
    case controller(className: String, address: UInt64)
    case task
    /// Any other line of the app.
    case plain
  }

  /// Executable.
  public var process: String
  /// Process identifier.
  public var pid: Int
  /// Microseconds since the start of the log.
  public var time: Int
  /// Whose callback it is.
  public var subject: Subject
  /// Selector of the callback, or the text of the line.
  public var words: String

  /// Makes a step.
  public init(process: String, pid: Int, time: Int, subject: Subject, words: String) {
    self.process = process
    self.pid = pid
    self.time = time
    self.subject = subject
    self.words = words
  }

  /// Kind of callback: steps of one kind are printed by one line of the app's source.
  public var kind: String {
    switch subject {
    case .plain: "plain"
    case .task: String(words.prefix { $0 != " " })
    case .application, .scene, .controller: words
    }
  }
}
