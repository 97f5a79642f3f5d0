/// A piece of a YAML document with its place in the file.
struct YAMLNode: Sendable, Equatable {
  /// What the piece is.
  indirect enum Content: Sendable, Equatable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable, Equatable {
    var key: YAMLNode
    var value: YAMLNode
  }

  var content: Content
  var start: SourcePosition
  var end: SourcePosition
  /// Pieces in it, itself included, aliases counted as what they stand for.
  var size = 1

  /// The text of a scalar; nil for anything else.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// True if nothing stands behind the key.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = content { ["", "~", "null"].contains(text) } else { false }
  }

  /// What it is, for people.
  var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
