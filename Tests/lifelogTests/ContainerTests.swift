import TestSupport
import Testing

@testable import lifelog

@Suite struct ContainerTests {
  private static let log = Array(Logs.doubleActivation.utf8)
  private static let plain = findings(of: log)

  @Test(arguments: Packing.Filter.allCases)
  func findsTheSameInACompressedLog(filter: Packing.Filter) {
    #expect(Self.findings(of: Packing.compress(Self.log, by: filter)) == Self.plain)
  }

  @Test func findsTheSameInUTF16WithWindowsLineEnds() {
    let text = "\u{FEFF}" + Logs.doubleActivation.replacing("\n", with: "\r\n")
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(Self.findings(of: bytes) == Self.plain)
  }

  @Test(arguments: [(Packing.Container.zip, Packing.Filter.none), (.tar, .none), (.tar, .gzip)])
  func findsTheSameInEachLogOfAnArchive(container: Packing.Container, filter: Packing.Filter) {
    let members = ["0_build.txt", "build/2_Run tests.txt", "build/10_Post.txt"].map { ($0, Self.log) }
    let found = Self.findings(of: Packing.pack(members, in: container, by: filter))
    let expected = members.map(\.0).flatMap { name in
      Self.plain.map { $0.replacing("-:", with: "").replacing("<stdin>", with: "-:\(name)") }
    }
    #expect(found == expected)
    #expect(!expected.isEmpty)
  }

  @Test func headsTheEventsOfAnArchiveByTheirFile() {
    let packed = Packing.pack([("a.log", Self.log), ("b.log", Self.log)], in: .zip)
    let lines = TestRun(arguments: ["events", "logs.zip"], inputs: ["logs.zip": packed]).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("logs.zip:") } == ["logs.zip:a.log", "logs.zip:b.log"])
  }

  @Test func notesWhatItLeavesOut() {
    let packed = Packing.pack([("a.png", [0x89, 0x50, 0x4E, 0x47]), ("b.log", Self.log)], in: .tar)
    let run = TestRun(arguments: ["analyze", "logs.tar"], inputs: ["logs.tar": packed])
    #expect(run.status == .success)
    #expect(run.errors == "lifelog: note: left out 1 file in 'logs.tar'\n  it is an image\n")
    #expect(TestRun(arguments: ["analyze", "-q", "logs.tar"], inputs: ["logs.tar": packed]).errors.isEmpty)
  }

  @Test func isTwoForAnArchiveWithoutALog() {
    let packed = Packing.pack([("a.png", [0x89, 0x50, 0x4E, 0x47])], in: .zip)
    let run = TestRun(arguments: ["analyze", "logs.zip"], inputs: ["logs.zip": packed])
    #expect(run.status == .failure)
    #expect(run.errors == "lifelog: error: no file in 'logs.zip' is a log\n  it is an image\n")
  }

  @Test func isTwoForAnArchiveOfNothing() {
    let run = TestRun(arguments: ["analyze", "logs.zip"], inputs: ["logs.zip": Packing.pack([], in: .zip)])
    #expect(run.status == .failure)
    #expect(run.errors == "lifelog: error: no file in 'logs.zip' is a log\n  it is empty\n")
  }

  @Test func notesManyEmptyMembersAtOnce() {
    let packed = Packing.pack([("a.log", Self.log)] + (1...9).map { ("\($0).txt", Array(Logs.nothing.utf8)) }, in: .zip)
    let run = TestRun(arguments: ["analyze", "logs.zip"], inputs: ["logs.zip": packed])
    #expect(run.errors.hasPrefix("lifelog: note: no lifecycle event in 9 of 10 inputs\n"))
    #expect(run.errors.contains("and 6 more"))
  }

  @Test func isTwoForALogThatIsCutOffAndAnalysesWhatIsThere() {
    let packed = Packing.pack([("a.log", Self.log), ("b.log", Self.log)], in: .tar)
    let run = TestRun(arguments: ["analyze", "--report", "json", "logs.tar"], inputs: ["logs.tar": Array(packed[..<(512 * 4 - 470)])])
    #expect(run.status == .failure)
    #expect(run.output.contains("\"findings\""))
    #expect(run.errors.hasPrefix("lifelog: error: cannot read"))
  }

  @Test(arguments: ["trace.tracev3", "phone.logarchive", "Test.xcresult"])
  func saysWhatToGiveInstead(name: String) {
    let run = TestRun(arguments: ["analyze", name], inputs: [name: [0, 1, 2, 3]])
    #expect(run.status == .failure)
    #expect(run.errors.hasPrefix("lifelog: error: cannot read '\(name)'\n  it is a"))
    #expect(run.errors.contains("  help: "))
    #expect(run.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
  }

  /// Lines of the text report that tell of findings.
  private static func findings(of bytes: [UInt8]) -> [Substring] {
    TestRun(arguments: ["analyze", "-q", "-"], inputs: ["-": bytes]).output.split(separator: "\n").filter { $0.contains(": warning: ") }
  }
}
