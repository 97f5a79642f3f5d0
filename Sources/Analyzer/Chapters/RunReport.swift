import LogParser

/// What is told of one run, chapter by chapter.
struct RunReport: Sendable {
  /// Whose timeline it is, from chapter to chapter.
  enum Owner: Hashable, Sendable {
    case life(Int)
    case subject(Run.Subject)
  }

  /// A timeline that later chapters go on with.
  struct Part<Timeline: Sendable>: Sendable {
    let owner: Owner
    var timeline: Timeline

    init(_ owner: Owner, _ timeline: Timeline) { (self.owner, self.timeline) = (owner, timeline) }
  }

  /// Position among all runs.
  let number: Int
  let trace: Int
  var process: ProcessRun
  var scenes: [Part<SceneTimeline>] = []
  var controllers: [Part<ViewControllerTimeline>] = []
  var tasks: [BackgroundTask] = []
  var transitions: [Transition] = []
  /// Findings to be withdrawn if the run turns out to be a stranger's; nil for one that speaks for itself.
  var doubtful: [DraftID]?

  init(number: Int, trace: Int, process: ProcessRun) { (self.number, self.trace, self.process) = (number, trace, process) }

  /// How much there is to keep: every interval, subject, task and transition.
  var size: Int {
    1 + process.states.count + scenes.reduce(0) { $0 + 1 + $1.timeline.states.count }
      + controllers.reduce(0) { $0 + 1 + $1.timeline.states.count } + tasks.count + transitions.count
  }

  /// Goes on with what the next chapter tells.
  mutating func append(_ next: RunReport) {
    process.append(next.process)
    scenes.go(on: next.scenes) { $0.append($1) }
    controllers.go(on: next.controllers) { $0.append($1) }
    tasks += next.tasks
    transitions += next.transitions
    doubtful = next.doubtful
  }

  /// Writes everything into an analysis.
  func write(to analysis: inout Analysis) {
    let position = analysis.processes.count
    analysis.processes.append(process)
    analysis.scenes += scenes.map { part in
      var scene = part.timeline
      scene.run = position
      return scene
    }
    analysis.viewControllers += controllers.map { part in
      var controller = part.timeline
      controller.run = position
      return controller
    }
    analysis.tasks += tasks.map { task in
      var task = task
      task.run = position
      return task
    }
    analysis.transitions += transitions.map { transition in
      var transition = transition
      transition.run = position
      return transition
    }
  }

  // MARK: Letting go

  /// Keeps the latest half: intervals, transitions and tasks go, and controllers are summed up by class.
  mutating func forgetEarlierHalf(into left: inout LeftOut) {
    left.intervals += process.states.keepLatestHalf()
    left.transitions += transitions.keepLatestHalf()
    left.tasks += tasks.keepLatestHalf()
    for index in scenes.indices { left.intervals += scenes[index].timeline.states.keepLatestHalf() }
    sumUpControllers(into: &left)
  }

  private mutating func sumUpControllers(into left: inout LeftOut) {
    var sums: [String: Int] = [:]
    var kept: [Part<ViewControllerTimeline>] = []
    let limit = controllers.count / 2
    for (index, part) in controllers.enumerated() {
      if index >= limit {
        kept.append(part)
        left.intervals += kept[kept.count - 1].timeline.states.keepLatestHalf()
        continue
      }
      left.intervals += part.timeline.states.count
      guard let sum = sums[part.timeline.className] else {
        sums[part.timeline.className] = kept.count
        kept.append(Part(part.owner, part.timeline.summed))
        continue
      }
      if part.timeline.instance != nil { left.viewControllers += 1 }
      kept[sum].timeline.add(part.timeline)
    }
    controllers = kept
  }
}
