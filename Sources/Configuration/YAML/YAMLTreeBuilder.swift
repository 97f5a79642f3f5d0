/// Builds the tree from events; trouble with the shape of the document ends the reading.
struct YAMLTreeBuilder {
  /// A list or mapping that is still open.
  private struct Open {
    var isMapping: Bool
    var anchor: String?
    var start: SourcePosition
    var children: [YAMLNode] = []
    var size = 1
  }

  /// Why the document is refused although it is valid YAML.
  private(set) var refusal: SettingsMistake?

  private let source: SourceText
  private var open: [Open] = []
  private var anchors: [String: YAMLNode] = [:]
  private var root: YAMLNode?
  private var nodes = 0

  private let nodeLimit: Int

  init(source: SourceText, nodeLimit: Int = YAMLDocument.nodeLimit) { (self.source, self.nodeLimit) = (source, nodeLimit) }

  /// Returns the only document of `bytes`; nil if there is none or it is refused.
  mutating func build(_ bytes: [UInt8]) throws(YAMLSyntaxError) -> YAMLNode? {
    var events = YAMLEvents(bytes)
    var documents = 0
    while refusal == nil {
      let (event, from, to) = try events.next()
      let start = source.position(line: from.line, scalar: from.column)
      let end = source.position(line: to.line, scalar: to.column)
      switch event {
      case .endStream: return root
      case .beginDocument:
        documents += 1
        if documents > 1 { refuse("the file holds more than one document", from: start, help: "remove the line '---'") }
      case .endDocument, .other: break
      default: take(event, from: start, to: end)
      }
    }
    return nil
  }

  private mutating func take(_ event: YAMLEvent, from start: SourcePosition, to end: SourcePosition) {
    switch event {
    case .scalar(let text, let isPlain, let anchor, let tag):
      checkTag(tag, from: start, to: end)
      close(YAMLNode(content: .scalar(text, isPlain: isPlain), start: start, end: end), anchor: anchor)
    case .alias(let name):
      guard let node = anchors[name] else {
        let isOpen = open.contains { $0.anchor == name }
        return refuse(isOpen ? "'*\(name)' contains itself" : "no anchor is called '&\(name)'", from: start, to: end)
      }
      close(node, anchor: nil)
    case .beginSequence(let anchor, let tag), .beginMapping(let anchor, let tag):
      checkTag(tag, from: start, to: end)
      if open.count == YAMLDocument.depthLimit {
        return refuse("more than \(YAMLDocument.depthLimit) lists and mappings inside one another", from: start)
      }
      if case .beginMapping = event {
        open.append(Open(isMapping: true, anchor: anchor, start: start))
      } else {
        open.append(Open(isMapping: false, anchor: anchor, start: start))
      }
    case .end: closeInnermost(at: end)
    default: break
    }
  }

  private mutating func closeInnermost(at end: SourcePosition) {
    guard let last = open.popLast() else { return }
    let pairs = stride(from: 0, to: last.children.count - 1, by: 2)
    let content: YAMLNode.Content =
      last.isMapping
      ? .mapping(pairs.map { YAMLNode.Entry(key: last.children[$0], value: last.children[$0 + 1]) }) : .sequence(last.children)
    close(YAMLNode(content: content, start: last.start, end: end, size: last.size), anchor: last.anchor)
  }

  private mutating func close(_ node: YAMLNode, anchor: String?) {
    nodes += node.size
    if nodes > nodeLimit { return refuse("the file grows beyond \(nodeLimit) values", from: node.start) }
    if let anchor { anchors[anchor] = node }
    guard let index = open.indices.last else {
      root = node
      return
    }
    open[index].children.append(node)
    open[index].size += node.size
  }

  private mutating func checkTag(_ tag: String?, from start: SourcePosition, to end: SourcePosition) {
    guard let tag, tag != "!" else { return }
    refuse(
      "a tag is not understood", from: start, to: end, reason: "'\(tag)' says what kind of value follows; lifelog knows that",
      help: "remove it")
  }

  private mutating func refuse(
    _ headline: String, from start: SourcePosition, to end: SourcePosition? = nil, reason: String? = nil, help: String? = nil
  ) {
    if refusal == nil { refusal = source.mistake(headline, from: start, to: end, reason: reason, help: help) }
  }
}
