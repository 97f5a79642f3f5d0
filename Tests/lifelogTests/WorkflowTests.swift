import Foundation
import TestSupport
import Testing

@testable import Configuration
@testable import lifelog

/// The recipes for build servers, as far as they can be tried without one.
@Suite struct WorkflowTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let recipes = [
    "github-action.sh", "github-workflow.yml", "gitlab-ci.yml", "Fastfile", "xcode-run-script.sh", "pre-push",
  ]
  private let folder = TemporaryFolder()

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Self.package.appending(path: path)), as: UTF8.self)
  }

  @Test func testsEveryRecipe() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.package.appending(path: "Documentation/ci").path)
    #expect(Set(files) == Set(Self.recipes + ["README.md"]))
  }

  @Test(arguments: ["action.yml", "Documentation/ci/github-workflow.yml", "Documentation/ci/gitlab-ci.yml"])
  func isWellFormed(path: String) throws {
    let document = try YAMLDocument(Array(try text(path).utf8))
    #expect(document.root != nil)
  }

  @Test(arguments: recipes)
  func usesOptionsThatExist(recipe: String) throws {
    let names = Set(OptionTable.options(of: .analyze).map { "--\($0.name)" })
    let used = try text("Documentation/ci/\(recipe)").matches(of: /["\s](--[a-z][a-z-]*)/).map { String($0.1) }
    #expect(Set(used).isSubset(of: names), "\(Set(used).subtracting(names))")
    #expect(!used.isEmpty)
  }

  @Test(arguments: ["Documentation/ci/xcode-run-script.sh", "Documentation/ci/pre-push", "Scripts/install", "Scripts/dist"])
  func isAScriptThatTheShellAccepts(path: String) throws {
    let run = try #require(try ShellTests.run("sh", ["-n", Self.package.appending(path: path).path]))
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func handsTheActionsInputsOverAsTheyStand() throws {
    let program = try folder.write(Array("#!/bin/sh\nfor argument; do printf '[%s]\\n' \"$argument\"; done\n".utf8), to: "stub")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let script = """
      export LIFELOG_BINARY='\(program)' GITHUB_STEP_SUMMARY=summary.md
      export LIFELOG_LOGS='a b.log
      $(touch pwned)' LIFELOG_ARGUMENTS='--strict
      --baseline=x y.yml'
      '\(Self.package.appending(path: "Documentation/ci/github-action.sh").path)'
      """
    guard let run = try ShellTests.run("bash", ["-c", script]) else { return }
    let expected = [
      "analyze", "--report", "github", "--report", "sarif=lifelog.sarif", "--report", "markdown=summary.md", "--source-root", ".",
      "--strict", "--baseline=x y.yml", "--", "a b.log", "$(touch pwned)",
    ]
    #expect(run.output == expected.map { "[\($0)]\n" }.joined())
  }

  @Test func installsTheProgramItsManualAndCompletions() throws {
    let program = try folder.write(Array("#!/bin/sh\necho \"$@\"\n".utf8), to: "stub")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let install = Self.package.appending(path: "Scripts/install").path
    let prefix = folder.path("usr")
    let run = try #require(try ShellTests.run("sh", [install, program, prefix]))
    #expect(run.status == 0, "\(run.output)")
    #expect(folder.text(of: "usr/share/man/man1/lifelog.1") == "manual\n")
    #expect(folder.text(of: "usr/share/zsh/site-functions/_lifelog") == "completions zsh\n")
    #expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/lifelog"))
    _ = try ShellTests.run("sh", [install, "--remove", prefix])
    #expect(!FileManager.default.fileExists(atPath: prefix + "/bin/lifelog"))
  }
}
