import Testing

@testable import lifelog

@Suite struct UsageTextTests {
  @Test(arguments: [nil] + Command.allCases.map(Optional.some), [50, 80, 100])
  func keepsWithinTheWidth(command: Command?, width: Int) {
    let lines = UsageText(width: width).text(of: command).split(separator: "\n")
    let prose = lines.filter { !$0.hasPrefix("  lifelog ") && !$0.contains("| lifelog") && !$0.hasPrefix("Usage") }
    #expect(prose.allSatisfy { $0.count <= width })
    #expect(lines.allSatisfy { $0.count <= 80 || $0.count <= width })
  }

  @Test func namesEveryOptionOfACommand() {
    for command in Command.allCases {
      let text = TestRun(command.rawValue, "--help").output
      for option in OptionTable.options(of: command) { #expect(text.contains("--\(option.name)")) }
    }
  }

  @Test func answersQuestionsOnStandardOutput() {
    #expect(TestRun("--help").output == UsageText(width: 80).text(of: nil))
    #expect(TestRun("help", "events").output == TestRun("events", "-h").output)
    #expect(TestRun("analyze", "--version").output == "lifelog \(Tool.version)\n")
    #expect(TestRun("--help").status == .success)
  }

  @Test func showsTheUsageWhenNothingIsAsked() {
    let run = TestRun()
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors == UsageText(width: 80).text(of: nil))
  }

  @Test func showsTheUsageInsteadOfWaitingForATerminal() {
    let run = TestRun("analyze")
    #expect(run.status == .failure)
    #expect(run.errors == UsageText(width: 80).text(of: .analyze))
  }
}
