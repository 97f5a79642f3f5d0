import PCRE2

/// Why a format or an event of the user's own is refused.
public struct UserCatalogFault: Sendable, Equatable {
  /// What the fault is in.
  public enum Part: Sendable, Equatable {
    /// The pattern, at these bytes.
    case pattern(Range<Int>)
    /// The sample with this index.
    case sample(Int)
    /// The words.
    case words
  }

  /// What the fault is in.
  public var part: Part
  /// What is wrong, in half a sentence.
  public var headline: String
  /// Why, or what would be right.
  public var reason: String?
  /// The name that a wrong one is to be compared with.
  public var candidates: [String] = []
}

extension UserCatalog {
  /// Tests a format on its samples, in the company of the formats before it; empty if all is well.
  public func faults(ofFormat index: Int) -> [UserCatalogFault] {
    let format = formats[index]
    let pattern: Pattern
    do throws(PatternError) { pattern = try Pattern(format.pattern) } catch { return [UserCatalogFault(error)] }
    let captures = NamedCaptures(format.pattern)
    let unknown = captures.faults(allowed: HeaderField.allCases.map(\.rawValue))
    guard unknown.isEmpty else { return unknown }
    let whole = UserCatalogFault.Part.pattern(0..<format.pattern.utf8.count)
    if captures.names.isEmpty {
      return [
        UserCatalogFault(
          part: whole, headline: "the pattern captures nothing", reason: "name what it finds, such as (?<time>…) or (?<process>…)")
      ]
    }
    var scratch = MatchScratch()
    if scratch.match(pattern, in: [UInt8]().span) == .matched {
      return [UserCatalogFault(part: whole, headline: "the pattern fits an empty line", reason: "it would claim every line of every log")]
    }
    return format.samples.indices.compactMap { sample in
      isExhausted(pattern, format.samples[sample].line, &scratch)
        ? UserCatalogFault(
          part: whole, headline: "the pattern backtracks too much",
          reason:
            "on sample \(sample + 1), or on its beginning, it takes more steps than a line may cost; use possessive quantifiers such as ++")
        : fault(ofSample: sample, of: index)
    }
  }

  private func fault(ofSample sample: Int, of index: Int) -> UserCatalogFault? {
    let line = Array(formats[index].samples[sample].line.utf8)
    func fault(_ headline: String, _ reason: String? = nil) -> UserCatalogFault {
      UserCatalogFault(part: .sample(sample), headline: headline, reason: reason)
    }
    let start = line.span.marginEnd
    guard start < line.count else { return fault("the sample is empty") }
    var reader = HeaderReader(Array(formats.prefix(index + 1)))
    guard let header = reader.read(line.span, from: start, time: TimestampFinder.find(in: line.span, at: start)) else {
      return fault("the pattern of '\(formats[index].id)' does not match this sample", "a format begins at the start of the line")
    }
    guard header.format == index else {
      return fault("format '\(formats[header.format].id)', which stands before '\(formats[index].id)', claims this sample")
    }
    if let time = reader.capture(.time, of: index), header.time == nil {
      return fault(
        "'\(line.span.text(in: time))' is no time of the style '\(formats[index].timeStyle.rawValue)'", formats[index].timeStyle.meaning)
    }
    if let pid = header.pid, pid.isEmpty || !pid.allSatisfy({ line[$0].isDigit }) {
      return fault("'\(line.span.text(in: pid))' is no process number", "the capture pid holds digits only")
    }
    return nil
  }

  /// Tries the sample and its beginnings, since a pattern that runs wild mostly does so where it fails.
  ///
  /// The sample follows each beginning, so that PCRE2 cannot give up at once for want of a character that every match has.
  private func isExhausted(_ pattern: Pattern, _ line: String, _ scratch: inout MatchScratch) -> Bool {
    let sample = Array(line.utf8.prefix(400))
    return (0...sample.count).contains { end in
      let bytes = sample[..<end] + [1] + sample
      return scratch.match(pattern, in: Array(bytes).span, anchored: true) == .exhausted
    }
  }

  /// Tests own words on their samples; empty if all is well.
  public func faults(ofEvent index: Int) -> [UserCatalogFault] {
    let event = events[index]
    if event.trigger.isEmpty {
      return [
        UserCatalogFault(
          part: .words, headline: "'\(event.words)' has no word of at least three letters",
          reason: "lifelog looks for words in A–Z, a–z and _ first")
      ]
    }
    if let source = event.pattern {
      do throws(PatternError) { _ = try Pattern(source) } catch { return [UserCatalogFault(error)] }
      let unknown = NamedCaptures(source).faults(allowed: ["subject", "instance", "taskName", "value"])
      guard unknown.isEmpty else { return unknown }
    }
    return event.samples.indices.compactMap { fault(ofSample: $0, of: event) }
  }

  private func fault(ofSample sample: Int, of event: UserEvent) -> UserCatalogFault? {
    let line = Array(event.samples[sample].utf8)
    var parser = LogParser(options: LogParser.Options(userCatalog: self))
    var records: [Record] = []
    parser.parse(line.span) { record, _ in records.append(record) }
    parser.finish { record, _ in records.append(record) }
    let told = records.flatMap(\.events)
    if let match = told.first(where: { $0.name == event.event }) {
      guard match.machine == .viewController, match.subject == nil else { return nil }
      return UserCatalogFault(
        part: .sample(sample), headline: "no class is found in this sample", reason: "capture it in the pattern as (?<subject>…)")
    }
    let others = told.map(\.name.rawValue).joined(separator: ", ")
    let reason =
      event.pattern == nil ? "the line reads like prose that only mentions the words; give a pattern" : "the pattern does not match it"
    return UserCatalogFault(
      part: .sample(sample), headline: "this sample does not tell \(event.event.rawValue)",
      reason: others.isEmpty ? reason : "it tells \(others)")
  }
}

extension UserCatalogFault {
  fileprivate init(_ error: PatternError) {
    self.init(
      part: .pattern(error.offset..<error.offset + 1), headline: "the pattern is no valid regular expression", reason: error.reason)
  }
}
