/// What a state of any life cycle is drawn as: how much alive somebody is.
enum StateKind: String {
  case active, task, expired, inactive, background, suspended, absent, unknown

  init(_ state: String) {
    self =
      switch state {
      case "active", "foregroundActive", "visible": .active
      case "running": .task
      case "expired": .expired
      case "inactive", "foregroundInactive", "appearing", "disappearing": .inactive
      case "background", "hidden": .background
      case "suspended", "connected", "loading", "unloaded": .suspended
      case "notRunning", "unattached", "disconnected", "deallocated": .absent
      default: .unknown
      }
  }
}
