extension EventRow {
  /// Writes the event as one line of JSON, its keys in the documented order.
  func writeJSON(to output: inout OutputBuffer) {
    write("{\"input\":", input, to: &output)
    output.append(",\"line\":\(record.line)")
    write(",\"time\":", record.time.map { "\($0)" }, to: &output)
    write(",\"process\":", record.process, to: &output)
    output.append(",\"pid\":" + (record.pid.map { String($0) } ?? "null"))
    write(",\"thread\":", record.thread, to: &output)
    write(",\"machine\":", event.machine.rawValue, to: &output)
    write(",\"subject\":", event.subject, to: &output)
    write(",\"instance\":", event.instance, to: &output)
    write(",\"event\":", name, to: &output)
    write(",\"channel\":", event.channel.rawValue, to: &output)
    if isEcho { output.append(",\"echo\":true") }
    if event.isInferred { output.append(",\"inferred\":true") }
    output.append("}\n")
  }

  private func write(_ key: String, _ value: String?, to output: inout OutputBuffer) {
    output.append(key)
    JSONText.append(value, to: &output)
  }
}
