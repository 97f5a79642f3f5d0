import Analyzer
import LogParser

extension GraphReport {
  /// Writes the graph in the language of Graphviz.
  public func writeDOT(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append("digraph \(table.machine.rawValue) {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n")
    for state in states(of: drawnWays) { output.append("  \(table.label(of: state));\n") }
    for way in drawnWays {
      let label = lines(of: way).joined(separator: "\\n")
      var look = "label=\"\(label)\", style=\(way.legality.lineStyle), color=\(way.legality.color), arrowhead=\(way.legality.arrowHead)"
      if way.count > 0 { look += ", penwidth=3" }
      if way.isFault { look += ", fontcolor=red" }
      output.append("  \(table.label(of: way.from)) -> \(table.label(of: way.to)) [\(look)];\n")
    }
    output.append("}\n")
    output.flush()
  }

  /// Writes the graph in the language of Mermaid.
  public func writeMermaid(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append(mermaid(of: drawnWays))
    output.flush()
  }

  /// The drawing of some ways.
  func mermaid(of ways: [GraphEdge]) -> String {
    var text = "flowchart LR\n"
    for state in states(of: ways) { text += "  \(table.label(of: state))([\(table.label(of: state))])\n" }
    for way in ways {
      let label = lines(of: way).joined(separator: "<br>")
      text += "  \(table.label(of: way.from)) \(way.legality.mermaidArrow)|\"\(label)\"| \(table.label(of: way.to))\n"
    }
    for (index, way) in ways.enumerated() where !way.legality.isAccepted || way.count > 0 {
      let color = way.legality.isAccepted ? "" : "stroke:\(way.legality.color)"
      let width = way.count > 0 ? "stroke-width:4px" : ""
      text += "  linkStyle \(index) \([color, width].filter { !$0.isEmpty }.joined(separator: ","))\n"
    }
    return text
  }

  /// Ways between known states, and those into them that a trace took.
  private var drawnWays: [GraphEdge] { graph.filter { $0.from != .unknown || $0.count > 0 } }

  private func states(of ways: [GraphEdge]) -> [StateID] {
    Set(ways.flatMap { [$0.from, $0.to] }).sorted { $0.index < $1.index }
  }

  /// What stands at a way: its legality unless it is legal, its events, its rule.
  private func lines(of way: GraphEdge) -> [String] {
    let mark = way.isFault ? ["TAKEN, \(way.legality.rawValue)"] : way.legality == .legal ? [] : [way.legality.rawValue]
    return mark + way.triggers.map { $0.label(times: "×") } + (way.rule.map { ["[\($0)]"] } ?? [])
  }
}

extension Legality {
  fileprivate var lineStyle: String {
    switch self {
    case .legal: "solid"
    case .odd: "dashed"
    case .suspicious: "dotted"
    case .illegal: "bold"
    }
  }

  fileprivate var arrowHead: String {
    switch self {
    case .legal: "normal"
    case .odd: "empty"
    case .suspicious: "odot"
    case .illegal: "tee"
    }
  }

  fileprivate var color: String {
    switch self {
    case .legal: "black"
    case .odd: "gray40"
    case .suspicious: "darkorange"
    case .illegal: "red"
    }
  }

  fileprivate var mermaidArrow: String {
    switch self {
    case .legal: "-->"
    case .odd: "-.->"
    case .suspicious: "--o"
    case .illegal: "--x"
    }
  }
}
