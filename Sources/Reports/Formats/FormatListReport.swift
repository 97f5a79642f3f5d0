import LogParser

/// The catalogue of formats: a list for people, an object for programs, a document for the web.
public struct FormatListReport: Sendable {
  /// Formats to list, in the order in which lines are tried.
  public var formats: [LogFormat]
  /// What the reader's screen can show.
  public var style: TextStyle

  /// Makes a report.
  public init(formats: [LogFormat] = FormatCatalog.all, style: TextStyle = TextStyle()) {
    self.formats = formats
    self.style = style
  }

  /// Writes one entry per format, and a line per layer.
  public func writeText(to sink: @escaping ReportSink) {
    var output = TextOutput(style: style, sink: sink)
    for format in formats {
      output.blank()
      output.lines(entry(for: format))
    }
    output.blank()
    output.line(
      StyledText(FormatCatalog.bareID, .strong, style).appending(StyledText("  a callback alone, without any header", .plain, style)))
    output.lines(StyledText("  print, or logs copied without their banners; tried last", .dim, style).wrapped(to: style.width, indent: 2))
    output.blank()
    output.line(StyledText("Layers, taken off before a format is looked for", .strong, style))
    let width = LayerCatalog.all.reduce(0) { max($0, $1.id.displayWidth) }
    for layer in LayerCatalog.all {
      output.line(StyledText("  \(layer.id)", .plain, style).padded(to: width + 4).appending(StyledText(layer.title, .dim, style)))
    }
    output.blank()
    output.lines(closing.wrapped(to: style.width, indent: 2))
    output.flush()
  }

  /// Writes all formats and layers as one object.
  public func writeJSON(to sink: @escaping ReportSink) {
    var writer = JSONWriter(style: .pretty, sink: sink)
    let layers = LayerCatalog.all.map { layer -> JSONValue in
      ["id": .string(layer.id), "title": .string(layer.title), "samples": .array(layer.samples.map { .string($0.line) })]
    }
    writer.write(["schemaVersion": 1, "formats": .array(formats.map(\.json)), "layers": .array(layers)])
    writer.endDocument()
  }

  /// Writes a document: a table of all formats, then the samples of each, then the layers.
  public func writeMarkdown(to sink: @escaping ReportSink) {
    var output = OutputBuffer(sink: sink)
    output.append(
      """
      # Log formats

      What lifelog reads, line by line and without being told; the first format that fits claims a line, and a line that none claims counts \
      if it tells an event. `lifelog formats FILE` shows which of them a log has, and `lifelog formats --line N FILE` why line N was read as \
      it was. `--input-format ID` takes every line for one of them. The samples are tests.

      | format | what it is | who writes it | what its lines lack |
      | --- | --- | --- | --- |

      """)
    for format in formats {
      let cells = [Markdown.cell(format.title), Markdown.cell(format.origin), format.gaps.map(\.rawValue).joined(separator: ", ")]
      output.append("| [`\(format.id)`](#\(format.id)) | \(cells.joined(separator: " | ")) |\n")
    }
    output.append(
      "| `\(FormatCatalog.bareID)` | a callback alone | print, logs copied without their banners | time, process, pid, thread |\n")
    for format in formats { output.append("\n## \(format.id)\n\n```text\n\(format.samples.map { $0.line + "\n" }.joined())```\n") }
    output.append("\n## Layers\n\nWhat tools put in front of the lines that they pass on, taken off from outside to inside, at most six.\n")
    for layer in LayerCatalog.all {
      let samples = layer.samples.map { style.visible($0.line) + "\n" }.joined()
      output.append("\n### \(layer.id)\n\n\(Markdown.prose(layer.title))\n\n```text\n\(samples)```\n")
    }
    output.flush()
  }

  /// Id, title and gaps, then origin and sample below.
  private func entry(for format: LogFormat) -> [StyledText] {
    var facts = [StyledText(format.id, .strong, style).appending(StyledText("  \(format.title)", .plain, style))]
    if !format.gaps.isEmpty { facts.append(StyledText("no \(format.gapsInWords)", .dim, style)) }
    var lines = StyledText.flow(facts, separator: style.separator, to: style.width, indent: 2)
    let margin = StyledText(shown: "  ", .plain)
    lines += StyledText(format.origin, .dim, style).wrapped(to: style.width - 2, indent: 0).map(margin.appending)
    let room = style.width - 2 - style.gutter.displayWidth
    for sample in format.sampleLines.prefix(3) {
      var line = margin
      line.append(String(style.gutter.drop { $0 == " " }), .dim)
      line.append(StyledText(shown: style.visible(sample).shortened(to: room, style), .plain))
      lines.append(line)
    }
    return lines
  }

  private var closing: StyledText {
    StyledText("\(Words.count(formats.count, "format")); 'lifelog formats FILE' tells which of them a log has", .dim, style)
  }
}

extension LogFormat {
  /// The lines of the first sample.
  var sampleLines: [String] {
    samples.first.map { $0.line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  /// `zone and thread`.
  var gapsInWords: String {
    let words = gaps.map(\.rawValue)
    return words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  var json: JSONValue {
    [
      "id": .string(id), "title": .string(title), "origin": .string(origin), "lacks": .array(gaps.map { .string($0.rawValue) }),
      "fromDevice": .bool(isDeviceChannel), "samples": .array(samples.map { .string($0.line) }),
    ]
  }
}
