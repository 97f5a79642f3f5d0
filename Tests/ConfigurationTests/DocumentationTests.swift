import Analyzer
import Configuration
import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let page: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Configuration.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private static let examples = page.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }

  @Test(arguments: examples)
  func showsExamplesThatAreRead(example: String) {
    #expect(throws: Never.self) { try Settings(Array(example.utf8), rules: RuleCatalog.all) }
  }

  @Test func explainsEveryKey() {
    #expect(Self.examples.count >= 6)
    for key in ["ios", "process", "rules", "exceptions", "formats", "events"] { #expect(Self.page.contains("\n## `\(key)`\n")) }
  }
}
