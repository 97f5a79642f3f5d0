import Analyzer
import LogParser

/// An interval with whose it is.
public struct TimelineRow: Sendable {
  /// Life cycle that the interval is part of.
  public var machine: Machine
  /// Executable.
  public var process: String?
  /// Process identifier.
  public var pid: Int32?
  /// Class of a controller, name or identifier of a task; nil for applications and scenes.
  public var subject: String?
  /// Address or session as printed.
  public var instance: String?
  /// Index of the input in `Analysis.inputs`.
  public var input: Int
  /// What held from where to where.
  public var interval: Interval
}

/// Whose states follow each other: an application, a scene, a controller or a background task.
struct TimelineSubject {
  let machine: Machine
  /// Index of the run in `Analysis.processes`.
  let run: Int
  /// Class of a controller, name or identifier of a task; nil for applications and scenes.
  let subject: String?
  let instance: String?
  /// Index of the input in `Analysis.inputs` for intervals that name none.
  let input: Int
  let states: [Interval]
}

extension TimelineSubject {
  /// What a lane is called: `app`, `scene`, `HomeViewController`, `upload`, `task 11`; others may be called alike.
  var title: String {
    switch machine {
    case .app: "app"
    case .scene: "scene"
    case .task: subject == instance || subject == nil ? "task \(instance ?? "")" : subject ?? ""
    default: subject ?? "?"
    }
  }

  /// What tells it apart from others of its title: the end of the address is where two of them differ.
  var tail: String { instance.map { $0.count <= 4 ? " \($0)" : " …\($0.suffix(4))" } ?? "" }
}

extension Analysis {
  /// Everything that has states, run by run: the application, its scenes, its controllers, its background tasks.
  var timelineSubjects: [TimelineSubject] {
    var members: [Int: [TimelineSubject]] = [:]
    func add(_ machine: Machine, _ run: Int, _ subject: String?, _ instance: String?, _ states: [Interval], input: Int? = nil) {
      guard processes.indices.contains(run) else { return }
      members[run, default: []].append(
        TimelineSubject(
          machine: machine, run: run, subject: subject, instance: instance, input: input ?? processes[run].input, states: states))
    }
    for run in processes.indices { add(.app, run, nil, nil, processes[run].states) }
    for scene in scenes { add(.scene, scene.run, nil, scene.id, scene.states) }
    for controller in viewControllers {
      add(.viewController, controller.run, controller.className, controller.instance, controller.states)
    }
    for task in tasks {
      let subject = task.name ?? task.identifier ?? task.kind.rawValue
      add(.task, task.run, subject, task.identifier, [task.interval], input: task.input)
    }
    return processes.indices.flatMap { members[$0] ?? [] }
  }

  /// Every interval, run by run: the application, its scenes, its controllers, its background tasks.
  public var timelineRows: [TimelineRow] {
    timelineSubjects.flatMap { owner in
      owner.states.map {
        TimelineRow(
          machine: owner.machine, process: processes[owner.run].name, pid: processes[owner.run].pid, subject: owner.subject,
          instance: owner.instance, input: $0.opening?.input ?? $0.closing?.input ?? owner.input, interval: $0)
      }
    }
  }
}

extension BackgroundTask {
  /// From begin to end.
  fileprivate var interval: Interval {
    var interval = Interval(
      state: expired ? "expired" : "running", fromLine: beginLine, toLine: endLine, start: start, end: end, seconds: seconds)
    (interval.opening, interval.closing) = (opening, closing)
    return interval
  }
}
