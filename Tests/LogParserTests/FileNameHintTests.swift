import Testing

@testable import LogParser

@Suite struct FileNameHintTests {
  @Test func everyNameHasItsOwnHint() {
    for hint in FileNameHint.all {
      #expect(!hint.samples.isEmpty)
      for sample in hint.samples {
        #expect(FileNameHint(path: sample) == hint, "\(sample)")
        #expect(FileNameHint(path: "a/b c/\(sample)") == hint, "\(sample)")
      }
    }
  }

  @Test func everyHintNamesFormatsThatExist() {
    let known = Set(FormatCatalog.all.map(\.id) + LayerCatalog.all.map(\.id) + [FormatCatalog.bareID])
    for hint in FileNameHint.all { #expect(known.isSuperset(of: hint.contents), "\(hint.title)") }
  }

  @Test(arguments: ["app.log", "-", "", "/", "mydevice.log", "device.log.txt", "build.txt", "x.ips.gz"])
  func mostNamesSayNothing(name: String) { #expect(FileNameHint(path: name) == nil) }
}
