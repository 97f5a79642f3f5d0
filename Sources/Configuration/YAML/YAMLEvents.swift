import CYAML

/// What libyaml reports of a text, piece by piece.
enum YAMLEvent: Equatable {
  case scalar(String, isPlain: Bool, anchor: String?, tag: String?)
  case alias(String)
  case beginSequence(anchor: String?, tag: String?)
  case beginMapping(anchor: String?, tag: String?)
  case end
  case beginDocument
  case endDocument
  case endStream
  /// Nothing that concerns the tree.
  case other
}

/// A place as libyaml counts: from 0, in Unicode scalars.
struct YAMLMark: Equatable {
  var line = 0
  var column = 0
}

/// Why libyaml cannot go on.
struct YAMLSyntaxError: Error, Equatable {
  /// libyaml's own words.
  var reason: String
  var mark: YAMLMark
  /// What was being read, such as `while parsing a block mapping`, where that says more.
  var context: String?
  /// True if `mark` is unknown, and `offset` counts bytes instead.
  var offset: Int?
}

/// Owns a libyaml parser and the bytes that it reads; this file is the only one that sees C.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Makes a parser of UTF-8.
  init(_ text: [UInt8]) {
    unsafe parser = .allocate(capacity: 1)
    unsafe bytes = .allocate(capacity: text.count)
    _ = unsafe bytes.initialize(fromContentsOf: text)
    guard unsafe yaml_parser_initialize(parser) == 1 else { preconditionFailure("out of memory") }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe bytes.deallocate()
  }

  /// Returns the next event with its place.
  mutating func next() throws(YAMLSyntaxError) -> (event: YAMLEvent, start: YAMLMark, end: YAMLMark) {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe (Self.owned(event), Self.mark(event.start_mark), Self.mark(event.end_mark))
  }

  private var error: YAMLSyntaxError {
    let (problem, context) = unsafe (parser.pointee.problem, parser.pointee.context)
    let isUnplaced = unsafe parser.pointee.error == YAML_READER_ERROR
    return unsafe YAMLSyntaxError(
      reason: problem.map { unsafe String(cString: $0) } ?? "out of memory", mark: Self.mark(parser.pointee.problem_mark),
      context: context.map { unsafe String(cString: $0) }, offset: isUnplaced ? Int(parser.pointee.problem_offset) : nil)
  }

  private static func owned(_ event: yaml_event_t) -> YAMLEvent {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let value = unsafe String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
      return unsafe .scalar(value, isPlain: isPlain, anchor: text(scalar.anchor), tag: text(scalar.tag))
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      return unsafe .beginSequence(anchor: text(event.data.sequence_start.anchor), tag: text(event.data.sequence_start.tag))
    case YAML_MAPPING_START_EVENT:
      return unsafe .beginMapping(anchor: text(event.data.mapping_start.anchor), tag: text(event.data.mapping_start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_DOCUMENT_START_EVENT: return .beginDocument
    case YAML_DOCUMENT_END_EVENT: return .endDocument
    case YAML_STREAM_END_EVENT: return .endStream
    default: return .other
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  private static func mark(_ mark: yaml_mark_t) -> YAMLMark { YAMLMark(line: Int(mark.line), column: Int(mark.column)) }
}
