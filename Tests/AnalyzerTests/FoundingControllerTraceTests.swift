import Analyzer
import Testing

/// The founding traces of the view controller life cycle.
@Suite struct FoundingControllerTraceTests {
  @Test(arguments: ["launch-with-view-controller", "launch-with-view-controller-storyboard", "launch-with-view-controller-nib"])
  func acceptsTheDocumentedStartWithARootController(name: String) throws {
    let trace = try FoundingTrace(name)
    #expect(trace.controllers == ["ViewController visible"])
    #expect(trace.analysis.viewControllers.first?.loads == 1)
    #expect(trace.analysis.viewControllers.first?.appearances == 1)
    #expect(trace.analysis.processes.count == 1)
    #expect(trace.states == ["notRunning", "inactive", "active"])
    #expect(trace.finalState == "active")
    #expect(trace.complaints == [])
  }

  @Test func namesTheCallbacksThatCreateAController() throws {
    let storyboard = try FoundingTrace("launch-with-view-controller-storyboard")
    #expect(storyboard.events.prefix(2) == ["1 ViewController.initWithCoder", "2 ViewController.awakeFromNib"])
    #expect(storyboard.events.count == 10)
    let nib = try FoundingTrace("launch-with-view-controller-nib")
    #expect(nib.events[1] == "2 ViewController.initWithNibName")
    #expect(nib.events.count == 9)
  }

  @Test(arguments: ["push-and-pop", "push-and-pop-glossed"])
  func seesOnePushAndOnePop(name: String) throws {
    let trace = try FoundingTrace(name)
    #expect(trace.events.count == 13)
    #expect(
      trace.events.prefix(3) == ["1 ViewController2.loadView", "2 ViewController2.viewDidLoad", "3 ViewController1.viewWillDisappear"])
    #expect(trace.events.last == "13 ViewController2.dealloc")
    #expect(trace.transitions == ["push ViewController1 > ViewController2", "pop ViewController2 > ViewController1"])
    #expect(trace.analysis.transitions.map(\.fromLine) == [3, 9])
    #expect(trace.analysis.transitions.map(\.toLine) == [8, 12])
    #expect(trace.controllers == ["ViewController1 visible", "ViewController2 deallocated"])
    #expect(trace.complaints == [])
  }

  @Test func seesASheetOverAControllerThatStays() throws {
    let trace = try FoundingTrace("present-sheet")
    #expect(trace.transitions == ["presentSheet ViewController1 > ViewController2"])
    #expect(trace.controllers == ["ViewController1 visible", "ViewController2 visible"])
    #expect(trace.complaints == [])
  }

  @Test func acceptsASheetOverAControllerThatIsNotInTheLog() throws {
    let trace = try FoundingTrace("present-sheet-midstream")
    #expect(trace.transitions == ["presentSheet - > ViewController2"])
    #expect(trace.controllers == ["ViewController2 visible"])
    #expect(trace.complaints == [])
  }

  @Test func reportsALoopOfLoadsOnce() throws {
    let trace = try FoundingTrace("loadview-pit-push")
    #expect(trace.analysis.findings.map(\.rule) == ["vc-loadview-loop"])
    let finding = try #require(trace.analysis.findings.first)
    #expect(finding.severity == .error)
    #expect(finding.certainty == .uncertain)
    #expect(finding.subject == "ViewController2")
    #expect(finding.line.map { (1...16).contains($0) } == true)
    #expect(finding.message.contains("loadView 8 times"))
    #expect(finding.evidence.prefix(2).map(\.line) == [1, 3])
    #expect(finding.evidence.first?.text == "ViewController2 - loadView")
    #expect(finding.help.contains("self.view"))
  }

  @Test func reportsTheLoopBeforeTheDisappearance() throws {
    let trace = try FoundingTrace("loadview-pit-pop")
    #expect(trace.complaints.filter { $0.hasPrefix("error") }.count == 1)
    let finding = try #require(trace.analysis.findings.first { $0.severity == .error })
    #expect(finding.rule == "vc-loadview-loop")
    #expect(finding.certainty == .uncertain)
    #expect(finding.line.map { (7...14).contains($0) } == true)
    #expect(finding.evidence.first?.line == 7)
    #expect(trace.complaints.allSatisfy { $0.contains("vc-loadview-loop") || $0.contains("vc-reload-without-unload") })
    #expect(trace.controllers.first == "ViewController1 visible")
    #expect(trace.transitions == ["pop ViewController2 > ViewController1"])
  }

  @Test func tiesTheCrashToTheLoop() throws {
    let trace = try FoundingTrace("loadview-pit-crash")
    #expect(trace.events.last == "49 crash")
    #expect(trace.analysis.findings.map(\.rule).sorted() == ["sys-crash-signal", "vc-loadview-loop"])
    #expect(trace.analysis.findings.allSatisfy { $0.severity == .error })
    let crash = try #require(trace.analysis.findings.first { $0.rule == "sys-crash-signal" })
    #expect(crash.line == 49)
    #expect(crash.message.contains("ViewController2"))
    #expect(crash.evidence.contains { $0.text.contains("loadView") })
    #expect(trace.finalState == "notRunning")
    #expect(trace.analysis.processes.first?.ending.kind == "crash")
  }

  @Test func acceptsAViewUnloadedForLackOfMemory() throws {
    let trace = try FoundingTrace("memory-warning-unload")
    #expect(trace.events.count == 12)
    #expect(trace.controllers == ["ViewController visible"])
    #expect(trace.analysis.viewControllers.first?.loads == 2)
    #expect(trace.analysis.viewControllers.first?.appearances == 2)
    #expect(trace.transitions == [])
    #expect(trace.complaints == [])
  }

  @Test(arguments: [("present-full-screen", "push"), ("present-full-screen-measured", "presentFull")])
  func acceptsBothOrdersOfAFullScreenPresentation(name: String, kind: String) throws {
    let trace = try FoundingTrace(name)
    #expect(trace.transitions == ["\(kind) ViewController1 > ViewController2"])
    #expect(trace.controllers == ["ViewController1 hidden", "ViewController2 visible"])
    #expect(trace.complaints == [])
  }
}
