import Analyzer
import Testing

@testable import Reports

@Suite struct TextReportTests {
  private func screen(_ builder: AnalysisBuilder, _ style: TextStyle = TextStyle(), isQuiet: Bool = false) -> String {
    collect { TextReport(style: style, isQuiet: isQuiet).write(builder.analysis, to: $0) }
  }

  @Test func drawsARunWithoutTimes() {
    #expect(
      screen(.launchHomeReturn) == """
        launch-home-return.log  bare · 11 lines · 7 events

        unnamed process  app delegate · lines 2–11 · no times, so not to scale
          launched into the foreground · still active at the end of the log

          app   ·············▅▅▅▅▅▅▅▅▅▅████████▅▅▅▅▅▅▅▅▅▅▂▂▂▂▂▂▂▂▂▂▂▂▅▅▅▅▅▅▅▅▅▅████████
                not running  inactive  active  inactive  background  inactive  active
          line               2         3       5         6           8         9

        no findings · 7 events · 1 process · final state active

        """)
  }

  @Test func drawsARunWithoutTimesInASCII() {
    #expect(
      screen(.launchHomeReturn, TextStyle(usesUnicode: false)) == """
        launch-home-return.log  bare | 11 lines | 7 events

        unnamed process  app delegate | lines 2-11 | no times, so not to scale
          launched into the foreground | still active at the end of the log

          app   .............==========########==========------------==========########
                not running  inactive  active  inactive  background  inactive  active
          line               2         3       5         6           8         9

        no findings | 7 events | 1 process | final state active

        """)
  }

  @Test func drawsARunToScaleWithScenesAndTasks() {
    #expect(
      screen(.twoTrips) == """
        trips.log  nslog · 120 lines · 24 events

        Demo[40428]  scene delegate · iOS 17.2 · lines 2–120 · 1 min 52 s
          launched into the foreground in 0.82 s · 2 trips to the background
          1 interruption · 1 memory warning · still active at the end of the log

          app    ···▅████████▅▂▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅████████████▅▂▂▂▂▂▂▅████████
                     12.2 s     suspended 53.0 s            19.6 s              12.2 s
          scene    ·▅████████▅▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▅████████████▅▂▂▂▂▂▂▅████████
          line      2        31 40                         41           80     97
          time   2013-10-20 10:15:30.000                                    10:17:21.500
                 · not running   ▅ inactive 5× 2.04 s   █ active 3× 44.0 s
                 ▂ background 2× 12.5 s   ▁ suspended 53.0 s

          background tasks    took  result                      lines
          upload (4)        3.20 s  ended                       32–39
          task 5                    expired, no end in the log  82–…

        no findings · 24 events · 1 process · final state active

        """)
  }

  @Test func listsControllersAndTransitions() {
    #expect(
      screen(.pushAndPop) == """
        push.log  bare · 40 lines · 31 events

        Demo[7]  app delegate · lines 1–40
          launch not in the log · still active at the end of the log

          view controllers                       loads  appeared    visible  at the end
          ViewController1 <0x7f8e1c0>                0         2     12.4 s  visible
          ViewController2 <0x7f8e2d0>                1         1       4 ms  deallocated
          个人资料视图控制器 <0x7f9>                 2        11  3 min 4 s  unknown
          CheckoutSh…ontroller <0x600003a1c000>      1         1             loaded

          transitions                        kind             took  line
          ViewController1 → ViewController2  push           0.52 s     3
          ViewController2 → ViewController1  pop            0.35 s     9
          – → 个人资料视图控制器             present sheet            20

        no findings · 31 events · 1 process · final state active

        """)
  }

  @Test func shortensNamesOnANarrowScreen() {
    #expect(
      screen(.pushAndPop, TextStyle(width: 60)) == """
        push.log  bare · 40 lines · 31 events

        Demo[7]  app delegate · lines 1–40
          launch not in the log · still active at the end of the log

          view controllers          appeared    visible  at the end
          ViewCo…ller1 <0x7f8e1c0>         2     12.4 s  visible
          ViewCo…ller2 <0x7f8e2d0>         1       4 ms  deallocated
          个人资料…控制器 <0x7f9>         11  3 min 4 s  unknown
          Che…ler <0x600003a1c000>         1             loaded

          transitions                    kind             took  line
          ViewCo…oller1 → ViewCo…oller2  push           0.52 s     3
          ViewCo…oller2 → ViewCo…oller1  pop            0.35 s     9
          – → 个人资料视图控制器         present sheet            20

        no findings · 31 events · 1 process · final state active

        """)
  }

  @Test func saysThatStatesAreTooManyToDraw() {
    #expect(
      screen(.crowded(300), TextStyle(width: 60)) == """
        crowded.log  bare · 600 lines · 300 events

        Busy[1]  app delegate · lines 1–600
            no times, so not to scale
          launched into the foreground
          still in the background at the end of the log

          app   ▅▅▅▅▅█▂█▂▅▅▅▅▂█▂█▂▅▅▅▅▂█▂█▅▅▅▅▅▂█▂█▅▅▅▅█▂█▂█▅▅▅▅█▂█▂
                ▅ inactive 150×   █ active 75×   ▂ background 75×
                300 states, too many to draw each

        no findings · 300 events · 1 process
          final state background

        """)
  }

  @Test func showsFindingsTheWayCompilersDo() {
    #expect(
      screen(.findings, isQuiet: true) == """
        logs/app.log: info: The log begins while the app runs.
            [app-first-line-midstream]

        logs/app.log:7:54: warning: The app became active although it was active
            already. [app-duplicate-active] (likely)
          5 │ 2013-10-20 10:15:31.320…:11303] -[AppDelegate applicationDidBecomeActive:]
          7 │ 2013-10-20 10:15:31.320…:11303] -[AppDelegate applicationDidBecomeActive:]
            │                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~
          help: Look for code that calls applicationDidBecomeActive: itself, or for a
                missing print in applicationWillResignActive:.

        logs/app.log:30:19: error: ViewController2 loads its view 8 times in a row;
            either loadView assigns no view, or these are several instances.
            [vc-loadview-loop] (8 times, uncertain)
          28 │ 视图控制器 - loadView \\u{1B}[31m加载
          29 │ 视图控制器 - loadView \\u{1B}[31m加载
          30 │ 视图控制器 - loadView \\u{1B}[31m加载
             │              ^~~~~~~~
          31 │ 视图控制器 - loadView \\u{1B}[31m加载
          32 │ 视图控制器 - loadView \\u{1B}[31m加载
             │ … 2 more lines
          35 │ 视图控制器 - loadView \\u{1B}[31m加载
          36 │ 视图控制器 - loadView \\u{1B}[31m加载
          37 │ 视图控制器 - loadView \\u{1B}[31m加载
          help: Assign self.view in loadView, or call super.loadView().

        1 error, 1 warning, 1 info · 12 events · 1 process · final state not running

        """)
  }

  @Test func keepsHeadlinesOnOneLineForPrograms() {
    let text = screen(.findings, TextStyle(wrapsHeadlines: false), isQuiet: true)
    #expect(
      text.contains(
        "logs/app.log:7:54: warning: The app became active although it was active already. [app-duplicate-active] (likely)\n"))
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func staysWithinTheScreen(width: Int) {
    for style in [TextStyle(width: width), TextStyle(width: width, usesUnicode: false)] {
      for builder in [AnalysisBuilder.launchHomeReturn, .twoTrips, .pushAndPop, .crowded(30), .crowded(300), .findings] {
        let longest = screen(builder, style).split(separator: "\n").map { String($0).displayWidth }.max() ?? 0
        #expect(longest <= width)
      }
    }
  }

  @Test func coloursChangeNoCharacter() {
    for builder in [AnalysisBuilder.twoTrips, .pushAndPop, .findings] {
      let colored = screen(builder, TextStyle(usesColor: true))
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == screen(builder))
    }
  }

  @Test func neverPassesControlSequencesOn() {
    let evil = "\u{1B}[2J\u{9B}31m\u{202E}\u{7}\r"
    var builder = AnalysisBuilder(input: evil, lines: 1, events: 1)
    builder.run(evil, pid: 1, style: evil, ios: evil, launch: evil, [(evil, 1)], lastLine: 1)
    builder.scene(evil, [(evil, 1)])
    builder.controller(evil, evil, end: evil)
    builder.transition(.push, evil, evil, lines: 1...1)
    builder.task(evil, name: evil, begin: 1, end: 1)
    builder.finding(evil, .error, line: 1, column: 3, message: evil, evidence: [Evidence(line: 1, text: evil)], help: evil)
    for usesUnicode in [true, false] {
      let text = screen(builder, TextStyle(usesUnicode: usesUnicode))
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isObeyedByTerminals })
    }
  }

  @Test func writesFindingsOneByOneAndClosesWithTheSummary() {
    let analysis = AnalysisBuilder.findings.analysis
    let report = TextReport()
    let grown = collect { sink in
      for finding in analysis.findings.sorted(by: { ($0.line ?? 0) < ($1.line ?? 0) }) {
        report.write(finding, inputName: "logs/app.log", to: sink)
      }
      report.writeSummary(of: analysis, to: sink)
    }
    #expect(grown == screen(.findings, isQuiet: true))
  }

  @Test func foldsEarlierRunsWithoutFindings() {
    var builder = AnalysisBuilder(lines: 400, events: 80)
    for index in 0..<40 { builder.run("Demo", pid: Int32(index), [("active", index * 10 + 1)], lastLine: index * 10 + 9) }
    builder.finding("app-x", .warning, line: 395, message: "Wrong.")
    let text = screen(builder)
    #expect(text.hasPrefix("… 19 earlier runs without findings\n\napp.log"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("Demo[") } == 21)
    #expect(text.contains("Demo[39]"))
    #expect(!text.contains("Demo[18]"))
  }

  @Test func namesStandardInputAndNotesProblems() {
    var analysis = AnalysisBuilder(input: "-", lines: 3).analysis
    analysis.inputs[0].problems = [.init(kind: "line-too-long", line: 2, count: 4, message: "The line is longer than 1 MiB.")]
    let text = collect { TextReport(isQuiet: true).write(analysis, to: $0) }
    #expect(
      text == """
        <stdin>:2: note: The line is longer than 1 MiB. (4 times)

        no findings · 0 events · 0 processes

        """)
  }

  @Test func saysWhatTheLogDoesNotTell() {
    var builder = AnalysisBuilder(lines: 3, events: 1)
    builder.run(
      "Demo", launch: nil, [("active", 1), ("inactive", 2)], lastLine: 3, ending: .init(kind: "exit", certainty: .likely, line: 3))
    builder.finalState(nil)
    #expect(screen(builder).contains("\n  launch not in the log · probably exited (line 3)\n"))
    builder.run("Demo", launch: nil, [("active", 1), ("inactive", 2)], lastLine: 3)
    builder.finalState(nil)
    #expect(screen(builder).contains("\n  launch not in the log · the log does not tell its final state\n"))
    #expect(screen(builder).hasSuffix("no findings · 1 event · 2 processes · final state unknown\n"))
  }

  @Test func saysWhenTheApplicationItselfIsSilent() {
    var builder = AnalysisBuilder(lines: 3, events: 1)
    builder.run("Demo", launch: nil, [], lastLine: 3)
    #expect(
      screen(builder) == """
        app.log  bare · 3 lines · 1 event

        Demo  app delegate · lines 1–3
          no application callbacks in the log

        no findings · 1 event · 1 process · final state unknown

        """)
  }
}
