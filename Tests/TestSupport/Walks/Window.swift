/// One window of the walking app, or the only one of an app without scenes.
struct Window: Sendable {
  struct Controller: Sendable, Equatable {
    let className: String
    let address: UInt64
  }

  struct Modal: Sendable {
    let controller: Controller
    let isFullScreen: Bool
  }

  /// Address of the scene; nil in an app without scenes.
  var scene: UInt64?
  var phase = WalkTruth.Phase.background
  var tabs: [[Controller]] = []
  var tab = 0
  var modal: Modal?

  /// The uppermost controller below what is presented.
  var top: Controller? { tabs.indices.contains(tab) ? tabs[tab].last : nil }

  /// Classes of the controllers that are alive in this window.
  var classes: Set<String> { Set(tabs.joined().map(\.className)) }
}
