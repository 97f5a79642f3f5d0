import Analyzer

/// Names lines where several inputs are one trace, so that a number alone does not say which line is meant.
struct LineReference: Sendable {
  private let names: [String]

  /// Lines need no input beside them.
  init() { names = [] }

  init(_ analysis: Analysis) { names = analysis.isJoined ? analysis.inputs.map(\.name) : [] }

  /// True if inputs are named.
  var namesInputs: Bool { !names.isEmpty }

  /// Returns `12`, or `device.log:12`.
  func text(_ line: Int, of input: Int?) -> String {
    guard let input, names.indices.contains(input) else { return String(line) }
    return "\(Self.short(names[input])):\(line)"
  }

  /// The end of a path is where two of them differ.
  static func short(_ name: String) -> String {
    if name == "-" { return "<stdin>" }
    return name.split(separator: "/").last.map(String.init) ?? name
  }
}
