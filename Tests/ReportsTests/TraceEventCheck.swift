import TestSupport

/// Reads trace events as strict programs do, and names what they would not take or draw wrongly.
struct TraceEventCheck {
  private(set) var mistakes: [String] = []
  private(set) var slices = 0
  private(set) var instants = 0
  /// Names of the threads.
  private(set) var threads: [String] = []
  /// Values of each counter in their order.
  private(set) var counters: [String: [Int]] = [:]

  private struct Thread: Hashable {
    var process: Int
    var thread: Int
  }

  private var ends: [Thread: Double] = [:]
  private var names: [Thread: String] = [:]
  private var times: [String: Double] = [:]

  init(_ text: String) throws {
    let document = try JSON(parsing: text)
    for event in document["traceEvents"].elements { take(event) }
    let unnamed = ends.keys.filter { names[$0] == nil }
    if !unnamed.isEmpty { mistakes.append("\(unnamed.count) threads without a name") }
    if Set(names.keys.map(\.thread)).count != names.count { mistakes.append("a thread of two processes") }
  }

  private mutating func take(_ event: JSON) {
    guard let process = event["pid"].integer, process > 0 else { return mistakes.append("no process: \(event)") }
    let thread = Thread(process: process, thread: event["tid"].integer ?? 0)
    switch event["ph"].text {
    case "M": name(thread, event)
    case "X":
      slices += 1
      guard let start = event["ts"].number, let length = event["dur"].number else { return mistakes.append("no time: \(event)") }
      if length < 0 { mistakes.append("it ends before it begins: \(event)") }
      advance(thread, from: start, to: start + length, event)
    case "i":
      instants += 1
      guard let start = event["ts"].number else { return mistakes.append("no time: \(event)") }
      advance(thread, from: start, to: start, event)
    case "C": count(event)
    default: mistakes.append("no kind: \(event)")
    }
    if event["name"].text?.isEmpty ?? true { mistakes.append("no name: \(event)") }
  }

  private mutating func name(_ thread: Thread, _ event: JSON) {
    guard event["name"] == .string("thread_name") else { return }
    if names[thread] != nil { mistakes.append("named twice: \(event)") }
    names[thread] = event["args"]["name"].text
    threads.append(event["args"]["name"].text ?? "")
  }

  /// Nothing may begin before what stood on the thread has ended.
  private mutating func advance(_ thread: Thread, from start: Double, to end: Double, _ event: JSON) {
    if start < 0 || start < ends[thread] ?? 0 { mistakes.append("it begins too early: \(event)") }
    ends[thread] = end
  }

  private mutating func count(_ event: JSON) {
    guard let name = event["name"].text, let time = event["ts"].number, let value = event["args"]["count"].integer else {
      return mistakes.append("no count: \(event)")
    }
    let key = "\(event["pid"].integer ?? 0) \(name)"
    if time <= times[key] ?? -1 { mistakes.append("not later: \(event)") }
    if value < 0 { mistakes.append("less than nothing: \(event)") }
    times[key] = time
    counters[name, default: []].append(value)
  }
}
