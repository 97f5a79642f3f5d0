/// The words that tell a sentence about a callback from a line that a callback printed.
enum Prose {
  /// In front of a callback these belong to a sentence or to source code.
  static let before: Set<String> = [
    "the", "a", "an", "is", "was", "are", "were", "be", "been", "to", "of", "in", "on", "at", "for", "from", "with", "and", "or", "but",
    "not", "if", "when", "while", "that", "this", "these", "those", "it", "its", "it's", "you", "your", "you've", "we", "our", "my",
    "their",
    "he", "they", "should", "must", "can", "can't", "could", "will", "would", "may", "might", "do", "does", "did", "don't", "doesn't",
    "didn't", "never", "always", "because", "so", "then", "than", "before", "after", "until", "instead", "inside", "within", "without",
    "via",
    "by", "as", "into", "override", "overrides", "overriding", "implement", "implements", "implementing", "implemented", "call", "calls",
    "calling", "invoke", "invokes", "super", "self", "func", "void", "struct", "let", "var", "return", "case", "import", "put", "move",
    "using", "use", "used", "uses", "why", "what", "which", "where", "how", "there", "here", "twice", "again", "only", "also", "both",
    "remember", "slow", "missing", "exit", "exiting", "leave", "leaving", "end", "ending", "finish", "finishing", "finished", "unbalanced",
    "has", "have", "had", "no", "public", "private", "open", "internal", "await", "try",
    "waiting", "skip", "skipping", "skipped", "registered", "swizzled", "swizzling", "hook", "hooked", "hooking", "每次", "在", "当", "如果",
    "因为",
    "所以", "然后", "但是", "先", "再", "从", "的", "和",
  ]

  /// Alone in front of a callback these say that it runs now.
  static let entering: Set<String> = [
    "in", "inside", "within", "enter", "entering", "entered", "called", "calling", "invoked", "running", "begin", "start", "starting",
    "started", "executing",
  ]

  /// Right behind a callback these make a sentence about it.
  static let after: Set<String> = [
    "is", "was", "are", "were", "will", "would", "should", "must", "can", "cannot", "can't", "could", "has", "have", "had", "does", "did",
    "didn't", "doesn't", "isn't", "wasn't", "won't", "not", "never", "may", "might", "and", "or", "but", "to", "that", "which", "method",
    "methods", "function", "implementation", "override", "twice", "again", "before", "after", "instead", "when", "while", "if", "because",
    "without", "gets", "got", "fires", "runs", "happens", "callback", "always", "only", "first", "then", "中", "里", "之前", "之后", "的",
    "需要", "必须", "不", "才", "会",
  ]

  /// Behind `viewDidLoad called` these make a sentence about the call.
  static let afterCalled: Set<String> = [
    "twice", "before", "after", "multiple", "when", "only", "if", "but", "and", "instead", "too", "without",
  ]

  /// First behind a callback these make the line a measurement.
  static let measures: Set<String> = ["took", "takes", "duration", "time", "elapsed", "cost", "costs", "latency", "耗时", "用时"]

  /// The whole rest of a line that reports the call in a sentence.
  static let reports: Set<String> = [
    "was called", "is called", "has been called", "got called", "gets called", "is being called", "is running", "was triggered", "was hit",
  ]

  /// Words for a controller: with them several small words are a label (`second view controller`).
  static let nouns: Set<String> = ["controller", "viewcontroller", "vc", "view", "screen", "page", "tab", "child", "parent"]

  /// In front of a notification these speak of the subscription.
  static let subscribing: Set<String> = [
    "observe", "observing", "observer", "addobserver", "add", "adding", "added", "remove", "removing", "removed", "register", "registering",
    "registered", "subscribe", "subscribing", "subscribed", "listen", "listening", "unregister", "unregistering", "unsubscribe", "wait",
    "waiting",
  ]

  /// Levels and markers of loggers: labels of a line, never of a controller.
  static let levels: Set<String> = [
    "verbose", "debug", "info", "warn", "warning", "error", "notice", "trace", "log", "fault", "default", "critical", "flutter", "stdio",
    "js", "d", "e", "i", "v", "w", "main", "lifecycle", "life", "cycle", "app", "ui", "general", "native", "javascript", "message", "todo",
    "stdout", "stderr", "print", "nslog",
  ]

  /// Names of fields: what follows them is the value, they are no label themselves.
  static let keys: Set<String> = [
    "class", "method", "function", "func", "event", "callback", "selector", "state", "msg", "message", "vc", "screen", "controller", "view",
    "lifecycle", "name", "phase", "step", "note", "type", "file", "line", "thread",
  ]

  /// Words behind a callback that look like a title but are none.
  static let glosses: Set<String> = [
    "yes", "no", "true", "false", "ok", "begin", "start", "started", "end", "ended", "done", "called", "enter", "exit", "finished",
    "completed", "animated", "nil", "loading", "loaded", "ready",
  ]

  /// True if the last sign of a Chinese or Japanese word shows that the sentence goes on to the callback.
  static func leadsOn(_ word: String) -> Bool {
    ["调用", "执行", "调用了", "实现", "重写", "方法", "在", "的", "和", "到", "从", "先", "了"].contains { word.hasSuffix($0) && word.utf8.first ?? 0 >= 0x80 }
  }
}
