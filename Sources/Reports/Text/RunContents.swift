import Analyzer

/// What belongs to each process run, sorted out once for all runs.
struct RunContents {
  private let scenesByRun: [Int: [SceneTimeline]]
  private let controllersByRun: [Int: [ViewControllerTimeline]]
  private let transitionsByRun: [Int: [Transition]]
  private let tasksByRun: [Int: [BackgroundTask]]
  let lines: LineReference

  init(of analysis: Analysis) {
    scenesByRun = Dictionary(grouping: analysis.scenes, by: \.run)
    controllersByRun = Dictionary(grouping: analysis.viewControllers, by: \.run)
    transitionsByRun = Dictionary(grouping: analysis.transitions, by: \.run)
    lines = LineReference(analysis)
    tasksByRun = Dictionary(grouping: analysis.tasks, by: \.run)
  }

  func scenes(of run: Int) -> [SceneTimeline] { scenesByRun[run] ?? [] }

  func tables(of run: Int, _ style: TextStyle) -> [Table] {
    [
      Table(controllers: controllersByRun[run] ?? [], style),
      Table(transitions: transitionsByRun[run] ?? [], lines, style),
      Table(tasks: tasksByRun[run] ?? [], lines, style),
    ]
  }
}

extension Analysis {
  private struct Place: Hashable {
    var input: Int
    var pid: Int32?
  }

  /// Indices of the runs that no finding is about, in order.
  var runsWithoutFindings: [Int] {
    let lines = Dictionary(grouping: findings) { Place(input: $0.input, pid: $0.pid) }.mapValues { $0.map { $0.line ?? 0 } }
    return processes.indices.filter { index in
      let run = processes[index]
      if isJoined { return !findings.contains { $0.pid == run.pid || $0.pid == nil } }
      return !Set([run.pid, nil]).contains { pid in
        lines[Place(input: run.input, pid: pid)]?.contains { $0 == 0 || (run.firstLine...max(run.firstLine, run.lastLine)).contains($0) }
          ?? false
      }
    }
  }
}
