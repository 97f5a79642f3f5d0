import Gate

extension Baseline {
  /// Bytes of a file that are read at most.
  public static let sizeLimit = YAMLDocument.sizeLimit * scale
  private static let scale = 16

  /// Reads a baseline file strictly: a gate that misreads what is known is none.
  public init(file bytes: [UInt8]) throws(SettingsRefusal) {
    let document: YAMLDocument
    do throws(SettingsMistake) { document = try YAMLDocument(bytes, scale: Self.scale) } catch {
      throw SettingsRefusal(mistakes: [error])
    }
    var reader = BaselineReader(nodes: NodeReader(source: document.source))
    reader.read(document.root)
    guard reader.nodes.mistakes.isEmpty else { throw SettingsRefusal(mistakes: reader.nodes.mistakesInOrder) }
    self.init(entries: reader.entries)
  }
}

/// Makes a baseline of a tree.
private struct BaselineReader {
  private static let keys = ["rule", "process", "subject", "callback", "count", "fingerprint"]
  private static let advice = "write it anew: lifelog analyze --write-baseline FILE LOG"

  var nodes: NodeReader
  private(set) var entries: [Baseline.Entry] = []
  private var places: [String: SourcePosition] = [:]

  init(nodes: NodeReader) { self.nodes = nodes }

  mutating func read(_ root: YAMLNode?) {
    guard let root, !root.isNull else {
      return nodes.add(
        SettingsMistake("the baseline is empty", at: SourcePosition(line: 1, column: 1), help: Self.advice))
    }
    guard let values = nodes.mapping(root, of: "the baseline", keys: ["version", "findings"], required: ["version", "findings"]) else {
      return
    }
    if let node = values["version"], let version = nodes.count(node, of: "version"), version != Baseline.version {
      let reason = "this lifelog reads version \(Baseline.version)"
      nodes.refuse(node, "the baseline has version \(version)", reason: reason, help: "use a newer lifelog, or \(Self.advice)")
    }
    guard let node = values["findings"] else { return }
    for element in nodes.list(node, of: "findings", shape: "one line per fingerprint") ?? [] { readEntry(element) }
  }

  private mutating func readEntry(_ node: YAMLNode) {
    let required = ["rule", "count", "fingerprint"]
    guard let values = nodes.mapping(node, of: "an entry", keys: Self.keys, required: required) else { return }
    let rule = values["rule"].flatMap { nodes.text($0, of: "rule") }
    let count = values["count"].flatMap { nodes.count($0, of: "count", least: 1) }
    let texts = ["process", "subject", "callback"].map { key in values[key].flatMap { nodes.text($0, of: key) } }
    guard let place = values["fingerprint"], let fingerprint = fingerprint(place), let rule, let count else { return }
    if let first = places.updateValue(place.start, forKey: fingerprint) {
      return nodes.refuse(
        place, "the fingerprint '\(fingerprint)' stands here twice", reason: "first in line \(first.line), as after a merge",
        help: "make one entry of both, with the count that holds now")
    }
    entries.append(
      Baseline.Entry(fingerprint: fingerprint, rule: rule, process: texts[0], subject: texts[1], callback: texts[2], count: count))
  }

  private mutating func fingerprint(_ node: YAMLNode) -> String? {
    guard let text = nodes.text(node, of: "fingerprint") else { return nil }
    if text.utf8.count == 16, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) { return text }
    nodes.refuse(node, "'\(text)' is no fingerprint", reason: "a fingerprint has 16 digits from 0 to 9 and a to f", help: Self.advice)
    return nil
  }
}
