import Analyzer
import LogParser
import TestSupport
import Testing

/// What a log shows about the version of iOS, the style of the app and its launch.
@Suite struct SystemVersionTests {
  private let launch = """
    2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
    2024-05-01 10:00:00.200 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]

    """

  private func process(of text: String, ios: Int? = nil) -> ProcessRun? {
    var options = AnalysisOptions()
    options.ios = ios
    return Pipeline.analyze(text, options: options).processes.first
  }

  @Test(arguments: [
    ("2024-05-01 10:00:01.000 Demo[100:1] User-Agent: Demo/1.0 (iPhone; iOS 17.2; Scale/3.00)", "17.2"),
    ("2024-05-01 10:00:01.000 Demo[100:1] Demo 2.4 on iPhone14,3, iOS 16.7.2", "16.7.2"),
    ("2024-05-01 10:00:01.000 Demo[100:1] systemVersion: 15.4.1", "15.4.1"),
    ("ProductVersion: 12.5.7", "12.5.7"),
    ("OS Version:          iPhone OS 12.1 (16B92)", "12.1"),
    (
      "2024-05-01 10:00:01.000 Demo[100:1] agent Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15", "16.5"
    ),
    ("2024-05-01 10:00:01.000 Demo[100:1] this call needs iOS 17.2 or later", ""),
    ("2024-05-01 10:00:01.000 Demo[100:1] deprecated in iOS 15.0", ""),
    ("2024-05-01 10:00:01.000 Demo[100:1] osVersion: macOS 14.2", ""),
    ("2024-05-01 10:00:01.000 Demo[100:1] server speaks of iOS 16.1 and of iOS 17.2", ""),
    ("2024-05-01 10:00:01.000 Demo[100:1] -[FeedViewController viewIsAppearing:] <FeedViewController: 0x104e0a200>", "13+"),
    ("2024-05-01 10:00:01.000 Demo[100:1] -[FeedViewController viewDidUnload] <FeedViewController: 0x104e0a200>", "2-5"),
    (
      "2024-05-01 10:00:01.000 Demo[100:1] CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will"
        + " become an assert in a future version.", "18-25"
    ),
  ])
  func readsTheVersionFromALine(line: String, version: String) throws {
    #expect(try #require(process(of: launch + line)).system.description == version)
    #expect(try #require(process(of: line + "\n" + launch)).system.description == version)
  }

  @Test func believesTheCallerMost() throws {
    let line = "2024-05-01 10:00:01.000 Demo[100:1] systemVersion: 15.4.1"
    #expect(try #require(process(of: launch + line, ios: 17)).system.description == "17")
  }

  @Test func believesAFieldMoreThanASentence() throws {
    let lines = """
      2024-05-01 10:00:01.000 Demo[100:1] the tablet runs iOS 12.4
      2024-05-01 10:00:02.000 Demo[100:1] systemVersion: 15.4.1
      """
    #expect(try #require(process(of: launch + lines)).system.description == "15.4.1")
  }

  @Test func saysNothingOfVersionsThatContradictEachOther() throws {
    let lines = """
      2024-05-01 10:00:01.000 Demo[100:1] systemVersion: 16.1
      2024-05-01 10:00:02.000 Demo[100:1] systemVersion: 15.4.1
      """
    #expect(try #require(process(of: launch + lines)).system.isOpen)
  }

  @Test func aVersionOnTheLineOfACallbackHidesNothing() throws {
    let text = "2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:] iPhone14,3, iOS 17.2"
    let run = try #require(process(of: text))
    #expect(run.system.description == "17.2")
    #expect(run.states.map(\.state) == ["notRunning", "inactive"])
  }

  @Test(arguments: [
    ("2024-05-01 10:00:00.000 Demo[100:1] scenePhase: active", "swiftui"),
    ("2024-05-01 10:00:00.000 Demo[100:1] -[SceneDelegate sceneDidBecomeActive:]", "scene"),
    ("2024-05-01 10:00:00.000 Demo[100:1] -[AppDelegate applicationDidBecomeActive:]", "appDelegate"),
    (
      "2024-05-01 09:59:59.000 Demo[100:1] -[AppDelegate application:didFinishLaunchingWithOptions:]\n"
        + "2024-05-01 10:00:00.000 Demo[100:1] scenePhase: active", "swiftui"
    ),
  ])
  func namesTheStyle(text: String, style: String) throws { #expect(try #require(process(of: text)).style == style) }

  @Test func tellsAPreparedLaunchFromOthers() throws {
    #expect(try #require(process(of: launch)).launch == "foreground")
    let marked = "2024-05-01 09:59:59.000 Demo[100:1] environment ActivePrewarm=1\n"
    #expect(try #require(process(of: marked + launch)).launch == "prewarmed")
    let early = "2024-05-01 09:40:00.000 SpringBoard[60:1] [app<com.example.demo>:100] Bootstrap success!\n"
    #expect(try #require(process(of: early + launch)).launch == "prewarmed")
  }

  @Test func readsWhatTheSystemStartsAnAppFor() throws {
    let text = """
      2024-05-01 10:00:00.000 SpringBoard[60:1] Bootstrapping com.example.demo with intent background
      2024-05-01 10:00:00.100 SpringBoard[60:1] [app<com.example.demo>:100] Bootstrap success!
      """
    #expect(try #require(process(of: text)).launch == "background")
  }
}
