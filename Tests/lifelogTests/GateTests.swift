import Analyzer
import ByteInput
import TestSupport
import Testing

@testable import lifelog

@Suite struct GateTests {
  private let folder = TemporaryFolder()

  /// The log of a run with two faults, or more, or fewer.
  private func log(pid: Int, address: String, hour: String, faults: [String] = ["HomeViewController", "active"]) -> String {
    let head = { (second: String) in "2024-05-0\(pid % 9 + 1) \(hour):00:\(second).000 Demo[\(pid):7] " }
    var lines = ["00", "01", "02"].map { head($0) + "-[AppDelegate application\($0 == "01" ? "WillResign" : "DidBecome")Active:]" }
    for (index, fault) in faults.enumerated() {
      if fault == "active" {
        lines.append(head("1\(index)") + "-[AppDelegate applicationDidBecomeActive:]")
      } else {
        let name = "<\(fault): \(address)\(index)>"
        lines += ["viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewDidAppear:"].map { head("2\(index)") + "\(name) \($0)" }
        lines.append(head("2\(index)") + "\(name) loadView")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  @Test func passesTheSameFaultsInAnotherRunAndStopsANewOne() throws {
    let path = folder.path("known.yml")
    let first = TestRun("analyze", "--strict", "--write-baseline", path, input: log(pid: 100, address: "0x10", hour: "10"))
    #expect(first.status == .success)
    #expect(first.errors.contains("knows 3 findings now"))
    let again = TestRun("analyze", "--strict", "--baseline", path, input: log(pid: 4711, address: "0x7f8", hour: "23"))
    #expect(again.status == .success)
    #expect(again.output.contains("no new findings · 3 known"))
    let faults = ["HomeViewController", "active", "OtherViewController"]
    let worse = TestRun("analyze", "-q", "--strict", "--baseline", path, input: log(pid: 5, address: "0x9", hour: "01", faults: faults))
    #expect(worse.status == .findings)
    #expect(worse.output.split(separator: "\n").count { $0.contains("[vc-") || $0.contains("[app-") } == 1)
    #expect(worse.output.contains("OtherViewController"))
  }

  @Test func namesWhatIsFixedAndFailsOnItOnlyWhenStrict() throws {
    let path = folder.path("known.yml")
    _ = TestRun("analyze", "--write-baseline", path, input: log(pid: 100, address: "0x10", hour: "10"))
    let better = log(pid: 6, address: "0x9", hour: "01", faults: ["HomeViewController"])
    let run = TestRun("analyze", "--baseline", path, input: better)
    #expect(run.status == .success)
    #expect(
      run.output.contains("no longer found, although the baseline knows of it\n  app-duplicate-active  applicationDidBecomeActive in Demo"))
    #expect(run.output.contains("2 known · 1 fixed"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(TestRun("analyze", "--baseline", path, "--baseline-strict", input: better).status == .findings)
    #expect(TestRun("analyze", "--baseline", path, "--baseline-strict", "--skip", "app-duplicate-active", input: better).status == .success)
    #expect(TestRun("analyze", "--baseline", path, "--report", "json", input: better).output.contains("\"baseline\": {"))
  }

  @Test func neverPassesAnEmptyOrDamagedLog() throws {
    let path = folder.path("known.yml")
    for option in [["--baseline", path], ["--write-baseline", path], ["--expect", "e.yml"]] {
      _ = TestRun("analyze", "--write-baseline", path, input: Logs.clean)
      let before = folder.text(of: "known.yml")
      let files = ["e.yml": "expect: [{ event: viewDidLoad, count: 0 }]"]
      for log in ["", Logs.nothing] {
        let run = TestRun(arguments: ["analyze", "--allow-empty"] + option, input: log, files: files)
        #expect(run.status == .failure)
        #expect(run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("an empty log never passes"))
      }
      var damaged = Packing.compress(Array(Logs.clean.utf8), by: .gzip)
      damaged.removeLast(12)
      let run = TestRun(
        arguments: ["analyze"] + option + ["a.gz"], inputs: ["a.gz": damaged, "e.yml": Array("expect: [{ state: active }]".utf8)])
      #expect(run.status == .failure)
      #expect(folder.text(of: "known.yml") == before)
    }
  }

  @Test func explainsABaselineThatCannotBeRead() {
    let missing = TestRun("analyze", "--baseline", "/no/known.yml", input: Logs.clean)
    #expect(missing.status == .failure)
    #expect(missing.errors.contains("cannot read the baseline '/no/known.yml'"))
    #expect(missing.errors.contains("help: write it first: lifelog analyze --write-baseline /no/known.yml LOG"))
    let broken = TestRun("analyze", "--baseline", "k.yml", input: Logs.clean, files: ["k.yml": "version: 1\nfindings:\n  - rule: x\n"])
    #expect(broken.status == .failure)
    #expect(broken.output.isEmpty)
    #expect(broken.errors.contains("k.yml:3:5: error: an entry lacks the key"))
    #expect(TestRun("analyze", "--baseline-strict", input: Logs.clean).errors.contains("needs a baseline"))
  }

  @Test func reportsFactsThatTheLogDoesNotShow() {
    let file = """
      expect:
        - { event: applicationWillTerminate, reason: the log is saved there }
        - { state: background }
        - { order: [applicationDidBecomeActive, applicationDidEnterBackground], most: 1 }
      """
    let run = TestRun("analyze", "--expect", "e.yml", input: Logs.clean, files: ["e.yml": file])
    #expect(run.status == .findings)
    #expect(run.output.contains("expected applicationWillTerminate at least once; it came never [expect-unmet]"))
    #expect(run.output.contains("help: the log is saved there (e.yml:2)"))
    #expect(run.output.contains("1 error"))
    #expect(TestRun("analyze", "--skip", "expect-unmet", "--expect", "e.yml", input: Logs.clean, files: ["e.yml": file]).status == .success)
  }

  @Test func showsTheExamplesOfTheRule() throws {
    let rule = try #require(RuleCatalog.rule(id: "expect-unmet"))
    for example in rule.examples {
      let file = "expect:\n  - \(try #require(example.expectation))\n"
      let run = TestRun("analyze", "--expect", "e.yml", input: example.text, files: ["e.yml": file])
      #expect(run.output.contains("[expect-unmet]") == (example.line != nil), "\(example.title): \(run.output)\(run.errors)")
    }
  }

  @Test func namesTheLineOfTheSourceCode() throws {
    let source = "import UIKit\n\nclass HomeViewController: UIViewController {\n  override func viewDidAppear(_ animated: Bool) {}\n}\n"
    let path = try folder.write(Array(source.utf8), to: "Home.swift")
    let root = String(path.dropLast("Home.swift".count))
    let log = log(pid: 1, address: "0x1", hour: "10", faults: ["HomeViewController"])
    let run = TestRun("analyze", "--source-root", root, input: log)
    #expect(run.output.contains("  at: Home.swift:4\n"))
    #expect(TestRun("analyze", "--source-root", root, "--report", "json", input: log).output.contains("\"path\": \"Home.swift\""))
    let wrong = TestRun("analyze", "--source-root", "/no/such/folder", input: log)
    #expect(wrong.status == .failure)
    #expect(wrong.errors.contains("cannot read the source code in '/no/such/folder'"))
  }

  @Test func comparesTwoLogs() {
    let files = ["old.log": Logs.clean, "new.log": String(Logs.clean.split(separator: "\n").dropLast().joined(separator: "\n")), "no": ""]
    let run = TestRun("diff", "old.log", "new.log", files: files)
    #expect(run.status == .findings)
    #expect(run.output.contains("entering the background is no longer met"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(TestRun("diff", "old.log", "old.log", files: files).status == .success)
    #expect(TestRun("diff", "old.log", "no", files: files).status == .failure)
    for format in Command.diff.formats {
      #expect(TestRun("diff", "--report", format.rawValue, "old.log", "new.log", files: files).output.contains("no longer met"))
    }
  }

  @Test(arguments: [
    (["diff", "a.log"], "'lifelog diff' needs two logs"), (["diff", "a", "b", "c"], "has no use for 'c'"),
    (["diff", "--tolerance", "much", "a", "b"], "'much' is no tolerance"), (["completions"], "needs a shell"),
    (["completions", "fsh"], "unknown shell 'fsh'"), (["init", "x"], "has no use for 'x'"), (["manual", "x"], "has no use for 'x'"),
  ])
  func refusesAMistake(arguments: [String], headline: String) {
    let run = TestRun(arguments: arguments)
    #expect(run.status == .failure)
    #expect(run.errors.contains(headline))
  }
}
