import Analyzer
import LogParser

/// A life cycle as a graph of states and events; with a trace, how often it took each way.
public struct GraphReport: Sendable {
  /// Table to draw.
  public var table: MachineTable
  /// Rows that a trace took; nil if there is none.
  public var counts: [EdgeCount]?
  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a report.
  public init(of table: MachineTable, counts: [EdgeCount]? = nil, style: TextStyle = TextStyle()) {
    self.table = table
    self.counts = counts
    self.style = style
  }

  /// Ways to draw.
  var graph: [GraphEdge] { table.graph(counts ?? []) }

  /// Writes the states one after the other, each with the ways out of it.
  public func writeText(to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    let graph = graph
    output.line(StyledText("\(table.machine.title) life cycle", .strong, style))
    output.lines(legend)
    for state in [.unknown] + table.knownStates {
      let ways = graph.filter { $0.from == state }
      guard !ways.isEmpty else { continue }
      output.blank()
      output.line(heading(of: state))
      for way in ways { output.lines(lines(for: way)) }
    }
    if counts != nil {
      output.blank()
      output.lines(summary(of: graph).wrapped(to: style.width, indent: 2))
    }
    output.flush()
  }

  // MARK: Parts of the text

  private var legend: [StyledText] {
    let facts = Legality.allCases.map { legality in
      StyledText(shown: style.arrow(legality), legality.emphasis).appending(StyledText(" \(legality.rawValue)", .dim, style))
    }
    let mark = counts == nil ? [] : [StyledText("! taken although it must not be", .dim, style)]
    let margin = StyledText(shown: "  ", .plain)
    return StyledText.flow(facts + mark, separator: "   ", to: style.width - 2, indent: 0).map(margin.appending)
  }

  private func heading(of state: StateID) -> StyledText {
    var heading = StyledText(table.label(of: state), .strong, style)
    if state == .unknown {
      heading.append("  the log may begin anywhere", .dim)
    } else if table.label(of: state) != table.name(of: state) {
      heading.append("  reported as \(Words.spaced(table.name(of: state)))", .dim)
    }
    return heading
  }

  private var stateWidth: Int { table.knownStates.reduce(0) { max($0, table.label(of: $1).displayWidth) } }

  private func lines(for way: GraphEdge) -> [StyledText] {
    var head = StyledText(shown: way.isFault ? "! " : "  ", .error)
    head.append(StyledText(shown: style.arrow(way.legality), way.legality.emphasis))
    head.append(" ")
    head.append(StyledText(table.label(of: way.to), way.count > 0 ? .strong : .plain, style).padded(to: stateWidth))
    head.append("  ")
    let margin = StyledText(shown: String(repeating: " ", count: head.width), .plain)
    let room = style.width - head.width
    let triggers = way.triggers.enumerated().map { index, trigger in
      let comma = index + 1 < way.triggers.count ? "," : ""
      let isTaken = trigger.printed + trigger.unprinted > 0
      return StyledText(trigger.label(times: style.times) + comma, isTaken ? .strong : .plain, style)
    }
    var lines = StyledText.flow(triggers, separator: " ", to: room, indent: 0)
    if let rule = way.rule { lines += StyledText(rule, .dim, style).wrapped(to: room, indent: 2) }
    return lines.enumerated().map { ($0 == 0 ? head : margin).appending($1) }
  }

  private func summary(of graph: [GraphEdge]) -> StyledText {
    let faults = graph.filter(\.isFault).reduce(0) { $0 + $1.count }
    let taken = graph.reduce(0) { $0 + $1.count }
    let verdict = faults == 0 ? "none against the rules" : "\(faults) against the rules"
    return StyledText("\(Words.count(taken, "step")) in the trace, \(verdict)", faults == 0 ? .plain : .error, style)
  }
}

extension TextStyle {
  /// The look of a way by its legality; no two are alike without colour.
  func arrow(_ legality: Legality) -> String {
    switch legality {
    case .legal: usesUnicode ? "──▶" : "-->"
    case .odd: usesUnicode ? "┄┄▶" : "..>"
    case .suspicious: usesUnicode ? "─?▶" : "-?>"
    case .illegal: usesUnicode ? "─✗▶" : "-x>"
    }
  }

  /// Behind a number of times.
  var times: String { usesUnicode ? "×" : "x" }
}

extension Legality {
  var emphasis: Emphasis {
    switch self {
    case .legal: .good
    case .odd: .dim
    case .suspicious: .warning
    case .illegal: .error
    }
  }
}
