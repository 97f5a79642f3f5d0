import ByteInput
import TestSupport
import Testing

@testable import lifelog

@Suite struct ExitStatusTests {
  private let files = ["clean.log": Logs.clean, "loop.log": Logs.loop, "nothing.log": Logs.nothing, "empty.log": ""]

  @Test func isZeroForACleanLog() {
    let run = TestRun("analyze", "clean.log", files: files)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("final state background"))
  }

  @Test func isOneForAnError() {
    #expect(TestRun("analyze", "clean.log", "loop.log", files: files).status == .findings)
  }

  @Test(arguments: [("never", ExitCode.success), ("error:likely", .success), ("error:uncertain", .findings), ("info", .findings)])
  func followsTheThreshold(threshold: String, status: ExitCode) {
    #expect(TestRun("analyze", "--fail-on", threshold, "loop.log", files: files).status == status)
  }

  @Test func countsWarningsOnlyWhenStrict() {
    #expect(TestRun("analyze", input: Logs.doubleActivation).status == .success)
    #expect(TestRun("analyze", "--strict", input: Logs.doubleActivation).status == .findings)
  }

  @Test func isTwoForALogWithoutEvents() {
    let run = TestRun("analyze", "nothing.log", files: files)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("lifelog: error: no lifecycle event in 'nothing.log'\n  read 2 lines: 2 in no known format\n"))
    #expect(run.errors.contains("--allow-empty"))
    #expect(TestRun("events", "nothing.log", files: files).status == .failure)
  }

  @Test func isZeroForALogWithoutEventsIfThatIsAllowed() {
    #expect(TestRun("analyze", "--allow-empty", "nothing.log", files: files).status == .success)
    #expect(TestRun("events", "--allow-empty", "empty.log", files: files).status == .success)
  }

  @Test func notesAnEmptyLogAmongOthers() {
    let run = TestRun("analyze", "clean.log", "empty.log", files: files)
    #expect(run.status == .success)
    #expect(run.errors == "lifelog: note: no lifecycle event in 'empty.log'\n  it is empty\n")
    #expect(TestRun("analyze", "-q", "clean.log", "empty.log", files: files).errors.isEmpty)
  }

  @Test func isTwoForAnUnreadableFileButAnalysesTheOthers() {
    let run = TestRun("analyze", "/nowhere/a.log", "clean.log", "/", files: files)
    #expect(run.status == .failure)
    #expect(run.output.contains("final state background"))
    #expect(run.errors.contains("cannot read '/nowhere/a.log'\n  No such file or directory"))
    #expect(run.errors.contains("cannot read '/'\n  Is a directory"))
  }

  @Test func saysOnceWhatIsWrongWhenNothingCouldBeRead() {
    let run = TestRun("analyze", "/nowhere/a.log")
    #expect(run.status == .failure)
    #expect(run.errors.split(separator: "\n").count { $0.contains("error:") } == 1)
  }

  @Test func isTwoIfTheOptionsLeaveOutEverything() {
    let run = TestRun("analyze", "--process", "Dmeo", input: Logs.doubleActivation)
    #expect(run.status == .failure)
    #expect(run.errors.contains("no lifecycle event of process 'Dmeo'\n  the log has events of Demo\n  help: did you mean 'Demo'?"))
    #expect(TestRun("analyze", "--since", "11:00", input: Logs.doubleActivation).errors.contains("no lifecycle event is left"))
  }

  @Test func readsStandardInputWithoutAFile() {
    #expect(TestRun("events", input: Logs.clean).output.contains("applicationDidEnterBackground"))
    #expect(TestRun("events", "-", input: Logs.clean).status == .success)
  }

  @Test func isTwoForAReportThatCannotBeWritten() {
    let run = TestRun("analyze", "--report", "json=/nowhere/a.json", input: Logs.clean)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors == "lifelog: error: cannot write the report '/nowhere/a.json'\n  No such file or directory\n")
  }

  @Test func neverReplacesALogByItsReport() throws {
    let folder = TemporaryFolder()
    let log = try folder.write(Array(Logs.clean.utf8), to: "app.log")
    let run = TestRun("analyze", "--report", "json=\(folder.path("./app.log"))", log)
    #expect(run.status == .failure)
    #expect(run.errors.contains("a report would replace the log"))
    #expect(folder.text(of: "app.log") == Logs.clean)
  }

  @Test func writesSeveralReportsInOneRun() {
    let folder = TemporaryFolder()
    let (json, text) = (folder.path("a.json"), folder.path("a.txt"))
    let run = TestRun("analyze", "--report", "json=\(json)", "--report", "text=\(text)", "--report", "text", input: Logs.clean)
    #expect(run.status == .success)
    #expect(folder.names == ["a.json", "a.txt"])
    #expect(folder.text(of: "a.txt") == run.output)
    #expect(folder.text(of: "a.json")?.hasPrefix("{\n") == true)
  }

  @Test func listsEventsInTwoFormatsAtOnce() {
    let folder = TemporaryFolder()
    let run = TestRun("events", "--report", "ndjson=\(folder.path("e"))", "--report", "text", input: Logs.clean)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(folder.text(of: "e")?.split(separator: "\n").count == 4)
  }
}
