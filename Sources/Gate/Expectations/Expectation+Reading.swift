import Analyzer
import LogParser

/// How an expectation reads what was seen.
extension Expectation {
  /// States of one subject and the input that tells of them.
  typealias Timeline = (input: Int, states: [Interval])

  func allows(_ count: Int) -> Bool { count >= least && count <= most ?? .max }

  var owner: String { className.map { " of \($0)" } ?? "" }

  var countInWords: String {
    switch (least, most) {
    case (0, 0): "never"
    case (let least, let most?) where least == most: "exactly \(ExpectationCheck.times(least))"
    case (0, let most?): "at most \(ExpectationCheck.times(most))"
    case (let least, let most?): "\(least) to \(most) times"
    case (let least, nil): "at least \(ExpectationCheck.times(least))"
    }
  }

  /// The runs through `names`, each as far as it came, the callbacks of a process in their own order.
  func chains(of names: [EventName], in sightings: [Sighting]) -> [[Sighting]] {
    var chains: [[Sighting]] = []
    var open: [String: [Sighting]] = [:]
    var keys: [String] = []
    for sighting in sightings {
      let key = "\(sighting.moment.input) \(sighting.process ?? "") \(sighting.pid ?? 0)"
      if open[key] == nil { keys.append(key) }
      var chain = open[key] ?? []
      if sighting.name == names[0], chain.count <= 1 {
        chain = [sighting]
      } else if sighting.name == names[chain.count] {
        chain.append(sighting)
      }
      if chain.count == names.count {
        chains.append(chain)
        chain = []
      }
      open[key] = chain
    }
    return chains + keys.compactMap { open[$0] }.filter { !$0.isEmpty }
  }

  /// The states of everything in a life cycle that it can be about.
  func timelines(of machine: Machine, in analysis: Analysis) -> [Timeline] {
    let runs = analysis.processes.indices.filter { process == nil || analysis.processes[$0].name == process }
    switch machine {
    case .app: return runs.map { (analysis.processes[$0].input, analysis.processes[$0].states) }
    case .scene:
      return analysis.scenes.filter { runs.contains($0.run) }.map { (analysis.processes[$0.run].input, $0.states) }
    case .viewController:
      return analysis.viewControllers.filter { runs.contains($0.run) && (className == nil || $0.className == className) }
        .map { ($0.firstInput, $0.states) }
    case .task, .swiftui, .system, .message: return []
    }
  }
}
