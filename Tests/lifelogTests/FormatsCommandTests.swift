import LogParser
import Testing

@testable import lifelog

@Suite struct FormatsCommandTests {
  private static let mixed = """
    2024-01-01T00:52:14.0000000Z [12:34:56]: ▸ 2024-01-01 12:06:30.764672+0100 Fernway[820:5293] sceneDidBecomeActive(_:)
    11:22:51 lorem
    -> applicationDidBecomeActive()

    """

  @Test func listsEveryFormat() {
    let text = TestRun("formats").output
    for format in FormatCatalog.all { #expect(text.contains("\n\(format.id)  ") || text.hasPrefix("\(format.id)  ")) }
    #expect(text.contains("nslog  NSLog · no zone\n"))
  }

  @Test(arguments: [60, 80, 120]) func keepsWithinTheWidth(width: Int) {
    for arguments in [["formats"], ["formats", "a.log"], ["formats", "--line", "1", "a.log"]] {
      let run = TestRun(arguments: arguments, files: ["a.log": Self.mixed], width: width)
      #expect(run.status == .success)
      for line in run.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
  }

  @Test func writesJSON() {
    #expect(TestRun("formats", "--report", "json").output.contains("\"id\": \"nslog\",\n      \"lacks\": [\n        \"zone\"\n      ]"))
    let text = TestRun("formats", "--report", "json", "--line", "1", "a.log", files: ["a.log": Self.mixed]).output
    #expect(text.contains("\"events\": [\n          \"sceneDidBecomeActive\"\n        ]"))
    #expect(text.contains("\"layers\": [\n          \"github\",\n          \"fastlane\"\n        ]"))
  }

  @Test func showsFormatsLayersAndClocks() {
    let text = TestRun("formats", "a.log", files: ["a.log": Self.mixed]).output
    for row in ["  unity ", "  github ", "  fastlane ", "  oslog-stderr ", "+01:00"] { #expect(text.contains(row), "\(text)") }
    #expect(text.hasPrefix("a.log  3 lines · 2 events · 100 % understood\n"))
  }

  @Test func showsTheFirstLinesThatNobodyUnderstands() {
    let text = TestRun("formats", "a.log", files: ["a.log": "viewDidLoad\nlorem\nipsum\n"]).output
    #expect(text.contains("  not understood: 2 lines, 67 %\n  2 │ lorem\n  3 │ ipsum\n"))
  }

  @Test(arguments: [
    ("3   Fernway   0x0000000102f4a1c0 -[AppDelegate applicationDidBecomeActive:] + 212", "stands in a frame of a stack"),
    ("frame #3: 0x0000000102f4a1c0 Fernway`HomeViewController.viewDidLoad(self=0x1) at X.swift:12:9", "'frame #' marks a message"),
    ("the log shows viewDidLoad twice", "'viewDidLoad' stands in a sentence"), ("[super viewDidLoad];", "'[super' marks a message"),
    ("// viewDidLoad", "the message is a comment"), ("viewDidLoad, viewWillAppear", "names several callbacks"),
    ("X.swift:12:9: warning: instance method 'viewDidLoad()' nearly matches", "a message of the compiler"),
    ("__37-[HomeViewController viewWillAppear:]_block_invoke", "stands in a closure"),
    ("connection didBecomeActive", "is a method of other objects"),
    ("now applicationDidEngerBackground", "did the app mean 'applicationDidEnterBackground'?"),
    ("-[HomeViewController container:viewWillAppear:]", "is no callback as it is written here"),
    ("addObserver for UIApplicationDidBecomeActiveNotification", "somebody observes"), ("lorem ipsum", "no word of the message"),
  ])
  func saysWhyALineTellsNoEvent(line: String, reason: String) {
    let text = TestRun("formats", "--line", "1", "a.log", files: ["a.log": line + "\n"]).output
    let explanation = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    #expect(explanation.contains(reason), "\(text)")
    #expect(text.contains("  no event   "))
  }

  @Test func listsFormatsOfTheUsersOwn() {
    let file = "formats:\n  - id: mine\n    pattern: '(?<process>\\w+)> '\n    samples: ['Demo> x']\n"
    #expect(TestRun("formats", "--config", "c.yml", files: ["c.yml": file]).output.hasPrefix("mine  "))
  }

  @Test func refusesALineThatIsNotThere() {
    let run = TestRun("formats", "--line", "9", "a.log", files: ["a.log": "viewDidLoad\n"])
    #expect(run.status == .failure)
    #expect(run.errors == "lifelog: error: there is no line 9 in 'a.log'\n  it has 1 line\n")
  }

  @Test func refusesBinaryData() {
    let run = TestRun(arguments: ["formats", "a"], inputs: ["a": Array(repeating: [0, 1, 2, 0xFF], count: 64).flatMap(\.self)])
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("lifelog: error: cannot read 'a'\n  "))
  }

  @Test func surveysALogOfNothing() { #expect(TestRun("formats", "a.log", files: ["a.log": ""]).output == "a.log  empty\n") }

  @Test(arguments: ["analyze", "events", "formats"]) func refusesAnUnknownFormat(command: String) {
    let run = TestRun(command, "--input-format", "nslgo", "a.log", files: ["a.log": Logs.clean])
    #expect(run.status == .failure)
    #expect(run.errors.contains("no format is called 'nslgo'"))
    #expect(run.errors.contains("                 ^^^^^\n"))
    #expect(run.errors.contains("did you mean 'nslog'?"))
  }

  @Test func takesEveryLineForTheGivenFormat() {
    let log = "2015-03-01 12:30:44.104 Fernway[4211:60b] viewDidLoad\n"
    for (format, name) in [("nslog", "nslog"), ("generic-dated", "generic-dated"), ("bare", "bare")] {
      let text = TestRun("formats", "--input-format", format, "a.log", files: ["a.log": log]).output
      #expect(text.contains("  \(name) "), "\(text)")
    }
  }
}
