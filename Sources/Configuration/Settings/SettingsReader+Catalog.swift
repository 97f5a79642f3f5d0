import LogParser

/// Formats and events of the user's own, tried on their samples at once.
extension SettingsReader {
  mutating func readFormats(_ node: YAMLNode) {
    let elements = nodes.list(node, of: "formats", shape: "one '- id: …' per format, with pattern and samples") ?? []
    for element in elements {
      guard let values = nodes.mapping(element, of: "a format", keys: Self.formatKeys, required: ["id", "pattern", "samples"]) else {
        continue
      }
      guard let id = values["id"].flatMap({ formatID($0) }), let pattern = values["pattern"].flatMap({ nodes.text($0, of: "pattern") })
      else { continue }
      let style = values["time"].map { nodes.word($0, of: TimeStyle.allCases, by: \.rawValue, called: "time style") } ?? .calendar
      guard let style, let samples = values["samples"].flatMap({ samples($0, of: "format '\(id)'") }) else { continue }
      settings.userCatalog.formats.append(
        LogFormat(
          id: id, title: id, origin: "configuration file", opening: .anything, pattern: pattern, timeStyle: style,
          samples: samples.compactMap(\.text).map { LogFormat.Sample($0, [:]) }))
      let faults = settings.userCatalog.faults(ofFormat: settings.userCatalog.formats.count - 1)
      for fault in faults { report(fault, pattern: values["pattern"], samples: samples, words: values["id"]) }
    }
  }

  mutating func readEvents(_ node: YAMLNode) {
    let elements = nodes.list(node, of: "events", shape: "one '- words: …' per event, with the event's own name and samples") ?? []
    for element in elements {
      guard let values = nodes.mapping(element, of: "an event", keys: Self.eventKeys, required: ["words", "event", "samples"]) else {
        continue
      }
      let words = values["words"].flatMap { nodes.text($0, of: "words") }
      let name = values["event"].flatMap { nodes.word($0, of: UserEvent.names, by: \.rawValue, called: "event") }
      let pattern = values["pattern"].map { nodes.text($0, of: "pattern") }
      guard let words, let name, let samples = values["samples"].flatMap({ samples($0, of: "event '\(words)'") }) else { continue }
      if let pattern, pattern == nil { continue }
      let texts = samples.compactMap(\.text)
      settings.userCatalog.events.append(UserEvent(words: words, pattern: pattern ?? nil, event: name, samples: texts))
      let faults = settings.userCatalog.faults(ofEvent: settings.userCatalog.events.count - 1)
      for fault in faults { report(fault, pattern: values["pattern"], samples: samples, words: values["words"]) }
    }
  }

  private mutating func formatID(_ node: YAMLNode) -> String? {
    guard let id = nodes.text(node, of: "id") else { return nil }
    guard id.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") })
    else {
      nodes.refuse(node, "'\(id)' is no id of a format", reason: "an id consists of small letters, digits and dashes, such as my-logger")
      return nil
    }
    let known = FormatCatalog.all.map(\.id) + [FormatCatalog.bareID]
    if known.contains(id) || settings.userCatalog.formats.contains(where: { $0.id == id }) {
      let owner = known.contains(id) ? "lifelog has a format of that name itself" : "an earlier format of the file has it"
      nodes.refuse(node, "the id '\(id)' is taken", reason: owner, help: "choose another id")
      return nil
    }
    return id
  }

  private mutating func samples(_ node: YAMLNode, of owner: String) -> [YAMLNode]? {
    guard let samples = nodes.list(node, of: "samples", shape: "at least one line as it stands in the log") else { return nil }
    if samples.isEmpty {
      nodes.refuse(node, "\(owner) has no sample", reason: "a sample is a line as it stands in the log; it proves that the pattern works")
      return nil
    }
    let texts = samples.filter { nodes.text($0, of: "a sample") != nil }
    return texts.count == samples.count ? samples : nil
  }

  /// Shows a fault where it stands.
  private mutating func report(_ fault: UserCatalogFault, pattern: YAMLNode?, samples: [YAMLNode], words: YAMLNode?) {
    switch fault.part {
    case .sample(let index): nodes.refuse(samples[index], fault.headline, reason: fault.reason)
    case .words: words.map { nodes.refuse($0, fault.headline, reason: fault.reason) }
    case .pattern(let bytes):
      guard let pattern, let text = pattern.text else { return }
      let lower = String(decoding: text.utf8.prefix(bytes.lowerBound), as: UTF8.self).count
      let upper = String(decoding: text.utf8.prefix(bytes.upperBound), as: UTF8.self).count
      var mistake = nodes.source.mistake(fault.headline, in: pattern, from: lower, to: max(upper, lower + 1))
      mistake.reason = fault.reason
      let name = String(decoding: text.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
      mistake.help = Spelling.nearest(to: name, in: fault.candidates).map { "did you mean '\($0)'?" }
      nodes.add(mistake)
    }
  }
}

extension SourceText {
  /// Makes a mistake about some characters of a value: in its line if the value stands there as it is, else in the value alone.
  fileprivate func mistake(_ headline: String, in node: YAMLNode, from lower: Int, to upper: Int) -> SettingsMistake {
    var mistake = mistake(headline, from: node.start, to: node.end)
    guard let text = node.text else { return mistake }
    let rest = self[node.start.line].dropFirst(node.start.column - 1)
    let quotes = rest.first == "'" || rest.first == "\"" ? 1 : 0
    if rest.dropFirst(quotes).hasPrefix(text) {
      let start = node.start.column - 1 + quotes
      mistake.mark = start + lower..<start + upper
      mistake.position.column = start + lower + 1
    } else {
      mistake.snippet = text
      mistake.mark = lower..<upper
    }
    return mistake
  }
}
