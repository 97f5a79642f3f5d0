extension MachineTable {
  /// The name of a state in the diagram of its machine, where reports may have one word for several states.
  public func label(of state: StateID) -> String {
    let label: String? =
      switch machine {
      case .app: ApplicationState(rawValue: state.index).map { "\($0)" }
      case .scene: SceneState(rawValue: state.index).map { "\($0)" }
      case .viewController: ViewControllerState(rawValue: state.index).map { "\($0)" }
      case .task: BackgroundTaskState(rawValue: state.index).map { "\($0)" }
      default: nil
      }
    return label ?? name(of: state)
  }
}
