import Analyzer
import TestSupport
import Testing

/// The same fault in a row is one finding; what only looks like it is judged by itself.
@Suite struct RepeatedFaultTests {
  private static let scene = "<UIWindowScene: 0x101>"

  private func log(_ callbacks: String...) -> String {
    callbacks.enumerated().map { "2024-05-01 10:00:\(10 + $0).000 Demo[42:7] -[SceneDelegate \($1):] \(Self.scene)\n" }.joined()
  }

  @Test func countsTheSameFaultInARow() {
    let findings = Pipeline.analyze(
      log("sceneDidBecomeActive", "sceneWillResignActive", "sceneWillResignActive", "sceneWillResignActive")
    ).findings
    #expect(findings.map { "\($0.rule) \($0.line ?? 0) \($0.count)" } == ["scene-duplicate-event 3 2"])
  }

  @Test func doesNotCountWhatUnprintedCallbacksExplain() {
    // A trip to the background, which this app does not print, explains the last line and not the one before.
    let findings = Pipeline.analyze(
      log("sceneDidBecomeActive", "sceneWillResignActive", "sceneWillResignActive", "sceneWillEnterForeground")
    ).findings
    #expect(findings.map { "\($0.rule) \($0.line ?? 0) \($0.count)" } == ["scene-duplicate-event 3 1"])
  }

  @Test func findsAFaultBehindOneThatWasExplained() {
    let findings = Pipeline.analyze(
      log("sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground", "sceneWillResignActive")
    ).findings
    #expect(findings.map { "\($0.rule) \($0.line ?? 0) \($0.count)" } == ["scene-duplicate-event 4 1"])
  }
}
