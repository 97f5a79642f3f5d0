extension LogFormat {
  /// What the lines of a format may leave open.
  public enum Gap: String, CaseIterable, Sendable {
    case time, date, year, zone, process, pid, thread
  }

  /// What none of the samples has, in the order of `Gap`; a time that is missing has neither date nor zone.
  public var gaps: [Gap] {
    let times = samples.compactMap { $0.fields.first { $0.key == .time }?.value }
    let timeGaps: [Gap] =
      if times.isEmpty {
        [.time]
      } else {
        (times.allSatisfy { $0.hasPrefix("T") } ? [.date] : times.allSatisfy { $0.hasPrefix("--") } ? [.year] : [])
          + (times.contains(where: Self.hasZone) ? [] : [.zone])
      }
    return timeGaps + [(Gap.process, HeaderField.process), (.pid, .pid), (.thread, .thread)].filter { !has($0.1) }.map(\.0)
  }

  private func has(_ field: HeaderField) -> Bool {
    if case .object(let shape) = opening { return shape.fields.contains { $0.key == field } }
    return pattern.contains("(?<\(field.rawValue)>")
  }

  private static func hasZone(_ time: String) -> Bool {
    guard let letter = time.firstIndex(of: "T") else { return false }
    return time.hasSuffix("Z") || time[letter...].contains { $0 == "+" || $0 == "-" }
  }
}
