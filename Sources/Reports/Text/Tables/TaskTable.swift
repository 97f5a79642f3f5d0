import Analyzer

extension Table {
  /// Background work from begin to end, with the time that iOS gives it.
  init(tasks: [BackgroundTask], _ places: LineReference, _ style: TextStyle) {
    title = tasks.allSatisfy { $0.kind == .task } ? "background tasks" : "background work"
    columns = [
      Column(title: "took", isNumber: true, isOptional: true), Column(title: "allowed", isNumber: true, isOptional: true),
      Column(title: "result"),
      Column(title: "lines", isOptional: true),
    ]
    rows = tasks.map { task in
      Row(
        name: TableName([task.title], style),
        cells: [
          StyledText(task.seconds.map(Words.duration) ?? "", .plain, style),
          StyledText(task.allowanceInWords, .dim, style),
          StyledText(task.result, task.expired ? .warning : .plain, style),
          StyledText(task.lines(in: places), .dim, style),
        ])
    }
  }
}

extension BackgroundTask {
  fileprivate var title: String {
    if let wake = Self.wakes[kind], kind != .task { return identifier.map { "\(wake) \($0)" } ?? wake }
    return switch (name, identifier) {
    case (let name?, let identifier?): "\(name) (\(identifier))"
    case (let name?, nil): name
    case (nil, let identifier?): "task \(identifier)"
    case (nil, nil): "unnamed task"
    }
  }

  /// Allowances are whole seconds.
  fileprivate var allowanceInWords: String { allowance.map { $0 < 60 ? "\(Int($0)) s" : Words.duration($0) } ?? "" }

  private static let wakes: [Kind: String] = [
    .fetch: "background fetch", .push: "push", .urlSession: "URL session", .refresh: "refresh task", .processing: "processing task",
  ]

  fileprivate var result: String {
    if expired { return endLine == nil ? "expired, no end in the log" : "expired" }
    if beginLine == nil { return "begin not in the log" }
    return endLine == nil ? "no end in the log" : "ended"
  }

  fileprivate func lines(in places: LineReference) -> String {
    guard beginLine != nil || endLine != nil else { return "" }
    return "\(beginLine.map { places.text($0, of: input) } ?? "…")–\(endLine.map(String.init) ?? "…")"
  }
}
