import Analyzer
import TestSupport
import Testing

@Suite struct BackgroundLedgerTests {
  @Test func listsTasksAndWakesWithWhatTheSystemAllows() {
    var options = AnalysisOptions()
    options.ios = 17
    let tasks = Pipeline.analyze(
      """
      2024-05-01 10:00:00.000 Demo[100:1] beginBackgroundTask id=1 name=Save
      2024-05-01 10:00:00.100 Demo[100:1] -[AppDelegate applicationDidEnterBackground:]
      2024-05-01 10:00:04.000 Demo[100:1] endBackgroundTask id=1
      2024-05-01 10:10:00.000 Demo[100:1] -[AppDelegate application:performFetchWithCompletionHandler:]
      2024-05-01 10:10:02.000 Demo[100:1] Starting simulated task: <BGProcessingTask: com.demo.tidy>
      2024-05-01 10:10:05.000 Demo[100:1] Marking simulated task complete: <BGProcessingTask: com.demo.tidy>

      """, options: options
    ).tasks
    #expect(tasks.map(\.kind) == [.task, .fetch, .processing])
    #expect(tasks.map(\.allowance) == [30, 30, nil])
    #expect(tasks.map(\.seconds) == [4, nil, 3])
  }

  @Test(arguments: [(6, 600.0), (12, 180.0), (13, 30.0)])
  func givesATaskTheTimeOfItsSystem(ios: Int, allowance: Double) {
    var options = AnalysisOptions()
    options.ios = ios
    #expect(Pipeline.analyze("Demo[1:2] beginBackgroundTask id=1\n", options: options).tasks.map(\.allowance) == [allowance])
  }

  @Test func doesNotGuessTheTimeOfAnUnknownSystem() {
    #expect(Pipeline.analyze("Demo[1:2] beginBackgroundTask id=1\n").tasks.map(\.allowance) == [nil])
  }
}
