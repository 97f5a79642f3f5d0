import Testing

@testable import LogParser

@Suite struct EventSampleTests {
  @Test func everySampleGivesItsEventAndNoOther() {
    for sample in EventCatalog.samples {
      let events = recognize(sample.line)
      #expect(events.map(\.name) == [sample.name], "\(sample.line)")
      guard let event = events.first else { continue }
      if event.machine != .app { #expect(event.subject == sample.subject, "\(sample.line)") }
      #expect(event.instance == sample.instance, "\(sample.line)")
      #expect(event.frameClass == sample.frameClass, "\(sample.line)")
      #expect(event.taskName == sample.taskName, "\(sample.line)")
      #expect(event.value == sample.value, "\(sample.line)")
      if sample.module != nil { #expect(event.module == sample.module, "\(sample.line)") }
      #expect(event.text == sample.line)
    }
  }

  @Test func noLookAlikeGivesAnEvent() {
    for line in EventCatalog.lookAlikes {
      #expect(recognize(line).map(\.name) == (line.contains("*** Terminating") ? [.crash] : []), "\(line)")
    }
  }
}

/// Runs a fresh recognizer over one line.
func recognize(_ line: String) -> [Event] { recognize(lines: [line]) }

/// Runs one recognizer over lines that follow each other.
func recognize(lines: [String], process: String? = nil) -> [Event] {
  var recognizer = EventRecognizer()
  var events: [Event] = []
  for line in lines {
    let bytes = Array(line.utf8)
    events += recognizer.recognize(bytes.span, message: 0..<bytes.count, process: process, isBare: true)
  }
  return events
}
