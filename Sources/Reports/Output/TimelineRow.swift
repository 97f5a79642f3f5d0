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

extension Analysis {
  /// Every interval, run by run: the application, its scenes, its controllers, its background tasks.
  public var timelineRows: [TimelineRow] {
    var members: [Int: [TimelineRow]] = [:]
    for scene in scenes {
      members[scene.run, default: []] += rows(.scene, scene.run, instance: scene.id, scene.states)
    }
    for controller in viewControllers {
      members[controller.run, default: []] += rows(
        .viewController, controller.run, subject: controller.className, instance: controller.instance, controller.states)
    }
    for task in tasks {
      let subject = task.name ?? task.identifier ?? task.kind.rawValue
      members[task.run, default: []] += rows(.task, task.run, subject: subject, instance: task.identifier, [task.interval])
    }
    return processes.indices.flatMap { rows(.app, $0, processes[$0].states) + (members[$0] ?? []) }
  }

  private func rows(
    _ machine: Machine, _ run: Int, subject: String? = nil, instance: String? = nil, _ states: [Interval]
  ) -> [TimelineRow] {
    guard processes.indices.contains(run) else { return [] }
    let process = processes[run]
    return states.map {
      TimelineRow(
        machine: machine, process: process.name, pid: process.pid, subject: subject, instance: instance,
        input: $0.opening?.input ?? $0.closing?.input ?? process.input, interval: $0)
    }
  }
}

extension BackgroundTask {
  /// From begin to end.
  fileprivate var interval: Interval {
    Interval(state: expired ? "expired" : "running", fromLine: beginLine, toLine: endLine, start: start, end: end, seconds: seconds)
  }
}
