import Analyzer
import TestSupport
import Testing

/// The smallest legal logs at which the walks caught an accusation.
@Suite struct LegalCornerTests {
  @Test func leavingAgainAtOnceStartsANewTripToTheBackground() {
    expectNoAccusation(
      """
      2024-05-01 09:05:40.000 Demo[407:1] -[AppDelegate applicationDidBecomeActive:]
      2024-05-01 09:05:45.000 Demo[407:1] -[AppDelegate applicationDidEnterBackground:]
      2024-05-01 09:06:01.000 Demo[407:1] -[AppDelegate applicationDidEnterBackground:]
      """)
  }

  @Test func theLastLineOfALogMayBelongToAReturn() {
    expectNoAccusation(
      """
      2024-05-01 09:47:33.463 Demo[401:1] -[AppDelegate applicationDidBecomeActive:]
      2024-05-01 09:48:00.100 Demo[401:1] -[AppDelegate applicationDidEnterBackground:]
      2024-05-01 09:48:37.519 Demo[401:1] timer fired
      """)
  }

  @Test func anotherWindowMayBeActiveWhereScenesHaveNoNames() {
    expectNoAccusation(
      """
      2024-05-01 09:00:40.241 Demo[427:1] -[SceneDelegate sceneDidBecomeActive:]
      2024-05-01 09:00:40.245 Demo[427:1] -[SceneDelegate sceneWillResignActive:]
      2024-05-01 09:00:40.262 Demo[427:1] -[SceneDelegate sceneDidEnterBackground:]
      2024-05-01 09:00:48.951 Demo[427:1] view model updated rows=12
      2024-05-01 09:00:58.951 Demo[427:1] view model updated rows=14
      2024-05-01 09:01:08.951 Demo[427:1] -[SceneDelegate sceneWillResignActive:]
      """)
  }

  @Test func anInitAtAnAddressIsANewControllerWhoseLoadsCountAnew() {
    expectNoAccusation(
      """
      -[Demo.FilterViewController loadView] <Demo.FilterViewController: 0x101005800>
      -[FeedViewController initWithNibName:bundle:] <FeedViewController: 0x101005800>
      -[FeedViewController loadView] <FeedViewController: 0x101005800>
      """)
  }

  @Test func anotherClassAtAnAddressIsAnotherController() {
    expectNoAccusation(
      """
      2024-05-01 09:00:21.434 Df Demo[403:2c27] -[ProfileViewController loadView] <ProfileViewController: 0x101004c00>
      2024-05-01 09:00:41.779 Df Demo[403:2c27] -[Demo.SettingsViewController loadView] <Demo.SettingsViewController: 0x101004c00>
      2024-05-01 09:00:50.210 Df Demo[403:2c27] -[FeedViewController loadView] <FeedViewController: 0x101004c00>
      """)
  }

  @Test func anAppThatPrintsOnlyWillFinishIsLaunchedAgain() {
    expectNoAccusation(
      """
      -[AppDelegate application:willFinishLaunchingWithOptions:]
      -[AppDelegate application:willFinishLaunchingWithOptions:]
      """)
  }

  @Test func neighboursOfAPageControllerLoadSecondsApart() {
    expectNoAccusation(
      """
      2024-05-01 09:00:00.055 Demo[417:1] -[PageViewController viewDidAppear:]
      2024-05-01 09:00:02.536 Demo[417:1] -[PageViewController loadView]
      2024-05-01 09:00:11.702 Demo[417:1] -[PageViewController loadView]
      """)
  }

  @Test func aControllerThatLoadsInTheLastLineMayBelongToAWindowThatIsAboutToCome() {
    expectNoAccusation(
      """
      2024-05-01 09:00:00.023 Demo[427:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
      2024-05-01 09:00:00.108 Demo[427:1] -[SceneDelegate sceneDidBecomeActive:]
      2024-05-01 09:00:07.549 Demo[427:1] -[SceneDelegate sceneDidEnterBackground:]
      2024-05-01 09:00:16.956 Demo[427:1] -[DetailViewController loadView]
      """)
  }

  private func expectNoAccusation(_ log: String, location: Testing.SourceLocation = #_sourceLocation) {
    let accusations = Accusation.all(in: Pipeline.analyze(log + "\n"))
    #expect(accusations.isEmpty, "\(accusations)", sourceLocation: location)
  }
}
