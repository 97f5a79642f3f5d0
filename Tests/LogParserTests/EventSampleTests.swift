import PCRE2
import Testing

@testable import LogParser

@Suite struct EventSampleTests {
  @Test func everySampleGivesItsEventAndNoOther() {
    var lines = Reader()
    for sample in EventCatalog.samples {
      let events = lines.recognize(sample.line).filter { $0.machine != .message }
      #expect(events.map(\.name) == [sample.name], "\(sample.line)")
      guard let event = events.first else { continue }
      if event.machine != .app { #expect(event.subject == sample.subject, "\(sample.line)") }
      #expect(event.instance == sample.instance, "\(sample.line)")
      #expect(event.frameClass == sample.frameClass, "\(sample.line)")
      #expect(event.taskName == sample.taskName, "\(sample.line)")
      #expect(event.detail == sample.detail, "\(sample.line)")
      #expect(event.value == sample.value, "\(sample.line)")
      if sample.module != nil { #expect(event.module == sample.module, "\(sample.line)") }
      #expect(event.text == sample.line)
    }
  }

  @Test func noLookAlikeGivesAnEvent() {
    var lines = Reader()
    for line in EventCatalog.lookAlikes { #expect(lines.recognize(line).isEmpty, "\(line)") }
  }

  @Test(arguments: RuntimeMessage.all.map(\.id))
  func aRuntimeMessageIsToldByItsExampleAndNotByItsLookAlike(_ id: String) throws {
    var lines = Reader()
    let row = try #require(RuntimeMessage.all.first { $0.id == id })
    let events = lines.recognize(row.example)
    #expect(events.filter { $0.machine == .message }.map(\.rule) == [id])
    #expect(events.allSatisfy { ![.app, .scene, .viewController].contains($0.machine) }, "\(events.map(\.name))")
    #expect(lines.recognize(row.lookAlike).isEmpty)
  }

  @Test(arguments: [
    ("nested pop animation can result in a corrupted navigation bar", "uikit-nested-navigation", nil),
    ("Unbalanced calls to begin/end appearance transitions for <Fernway.Home: 0x10503da00>.", "uikit-unbalanced-appearance", "Home"),
    (
      "Warning: Application delegate received call to -application:performFetchWithCompletionHandler: but the completion handler was"
        + " never called.", "uikit-completion-handler", "-application:performFetchWithCompletionHandler:"
    ),
    ("Presenting view controllers on detached view controllers is discouraged <Home: 0x1>.", "uikit-detached-discouraged", nil),
    ("Can\u{2019}t end BackgroundTask: no background task exists with identifier 7", "uikit-task-unknown-id", "7"),
  ])
  func readsRuntimeMessagesInTheirOtherWordings(line: String, rule: String, subject: String?) {
    var lines = Reader()
    let events = lines.recognize(line).filter { $0.machine == .message }
    #expect(events.map(\.rule) == [rule])
    #expect(events.first?.subject == subject)
  }

  @Test func everyPhraseCompilesAndHasATrigger() throws {
    for phrase in EventCatalog.phrases {
      _ = try Pattern(phrase.pattern)
      let counts = Set(phrase.triggers.map { $0.split(separator: " ").count })
      #expect(counts.count == 1, "\(phrase.pattern)")
    }
  }

  @Test func everyEventOfTheCatalogHasASample() {
    let told = Set(EventCatalog.samples.map(\.name) + [.runtimeMessage])
    let known = Set(EventCatalog.callbacks.map(\.name) + EventCatalog.phrases.map(\.name))
    #expect(known.subtracting(told).isEmpty, "\(known.subtracting(told))")
  }

  @Test func noSampleIsAlsoALookAlike() {
    #expect(Set(EventCatalog.samples.map(\.line)).isDisjoint(with: EventCatalog.lookAlikes))
  }
}

/// Runs one recognizer over lines; a blank line between them keeps them apart.
struct Reader: ~Copyable {
  var recognizer = EventRecognizer()

  mutating func recognize(_ line: String, process: String? = nil) -> [Event] {
    _ = next("", process: process)
    return next(line, process: process)
  }

  mutating func next(_ line: String, process: String? = nil) -> [Event] { next(bytes: Array(line.utf8), process: process) }

  mutating func next(bytes: [UInt8], process: String? = nil) -> [Event] {
    recognizer.recognize(bytes.span, message: 0..<bytes.count, process: process, isBare: true)
  }
}
