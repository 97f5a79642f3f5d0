import Analyzer

/// What is shown of one process run: header, timeline and tables.
struct RunSection {
  private static let sceneLimit = 6

  private let style: TextStyle
  private let run: ProcessRun
  private let scenes: [SceneTimeline]
  private let tables: [Table]
  private let lines: LineReference

  init(run: ProcessRun, index: Int, contents: RunContents, style: TextStyle) {
    self.run = run
    self.style = style
    scenes = contents.scenes(of: index)
    lines = contents.lines
    tables = contents.tables(of: index, style)
  }

  func write(to output: inout TextOutput) {
    let drawing = drawing
    output.blank()
    output.lines(RunHeader(run: run, scale: drawing?.scale, style: style, places: lines).lines)
    if let drawing {
      output.blank()
      output.lines(drawing.rows)
      if hiddenScenes > 0 { output.line(StyledText("  … and \(Words.count(hiddenScenes, "more scene", "more scenes"))", .dim, style)) }
    }
    for table in tables where !table.rows.isEmpty {
      output.blank()
      output.lines(table.lines(style))
    }
    output.blank()
  }

  /// Nil where there is nothing to see: the header says in which single state the app was.
  private var drawing: TimelineDrawing? {
    guard run.states.count > 1 || scenes.contains(where: { $0.states.count > 1 }) else { return nil }
    let sceneLanes = scenes.prefix(Self.sceneLimit).enumerated().map { offset, scene in
      Lane(name: scenes.count == 1 ? "scene" : scene.id.map(Self.tail) ?? "scene \(offset + 1)", intervals: scene.states)
    }
    return TimelineDrawing(lanes: [Lane(name: "app", intervals: run.states)] + sceneLanes, style: style, places: lines)
  }

  private var hiddenScenes: Int { max(0, scenes.count - Self.sceneLimit) }

  /// The end of a session id or pointer, which is where two of them differ.
  private static func tail(_ id: String) -> String { id.count <= 12 ? id : "…" + id.suffix(6) }
}
