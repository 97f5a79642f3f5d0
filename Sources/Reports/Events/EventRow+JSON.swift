extension EventRow {
  /// The event as one line of JSON, its keys in the documented order.
  var json: String {
    var members: [(String, JSONValue)] = [
      ("input", .string(input)), ("line", .integer(record.line)), ("time", JSONValue(record.time)), ("process", JSONValue(record.process)),
      ("pid", JSONValue(record.pid)), ("thread", JSONValue(record.thread)), ("machine", .string(event.machine.rawValue)),
      ("subject", JSONValue(event.subject)), ("instance", JSONValue(event.instance)), ("event", .string(name)),
      ("channel", .string(event.channel.rawValue)),
    ]
    if isEcho { members.append(("echo", true)) }
    if event.isInferred { members.append(("inferred", true)) }
    return "{" + members.map { "\"\($0)\":" + JSONText.scalar($1) }.joined(separator: ",") + "}"
  }
}
