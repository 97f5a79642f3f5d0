import LogParser

/// States of one scene; `disconnected` is `unattached` after a seen disconnect.
public enum SceneState: UInt8, CaseIterable, Sendable {
  case unknown, unattached, connected, foregroundInactive, foregroundActive, background, disconnected
}

extension MachineTable {
  /// The scene life cycle (Apple, UIScene.ActivationState and UISceneDelegate).
  public static let scene: MachineTable = {
    let row = EdgeRows<SceneState>()
    var edges: [Edge] = []
    edges += row.staying(
      .unattached, .connected, .foregroundInactive, .foregroundActive, .background, .disconnected, on: .configurationForConnecting)
    edges += row.staying(
      .unattached, .connected, .foregroundInactive, .foregroundActive, .background, .disconnected, on: .didDiscardSceneSessions)
    edges += row.legal(.unattached, .disconnected, on: .sceneWillConnect, to: .connected)
    edges += row.staying(.unattached, .disconnected, on: .sceneDidDisconnect, legality: .odd)
    for (state, rule) in [(SceneState.unattached, "scene-event-before-connect"), (.disconnected, "scene-event-after-disconnect")] {
      edges += row.illegal(state, on: .sceneWillEnterForeground, .sceneWillResignActive, to: .foregroundInactive, rule: rule)
      edges += row.illegal(state, on: .sceneDidBecomeActive, to: .foregroundActive, rule: rule)
      edges += row.illegal(state, on: .sceneDidEnterBackground, to: .background, rule: rule)
    }

    edges += row.legal(.connected, .background, on: .sceneWillEnterForeground, to: .foregroundInactive)
    edges += row.odd(.connected, on: .sceneDidEnterBackground, to: .background)
    edges += row.illegal(.connected, .background, on: .sceneDidBecomeActive, to: .foregroundActive, rule: "scene-active-without-foreground")
    edges += row.odd(.connected, on: .sceneDidDisconnect, to: .disconnected)
    edges += row.legal(.foregroundInactive, .background, on: .sceneDidDisconnect, to: .disconnected)
    edges += row.suspicious(.foregroundActive, on: .sceneDidDisconnect, to: .disconnected, rule: "scene-disconnect-while-active")

    edges += row.legal(.foregroundInactive, on: .sceneDidBecomeActive, to: .foregroundActive)
    edges += row.legal(.foregroundInactive, on: .sceneDidEnterBackground, to: .background)
    edges += row.legal(.foregroundActive, on: .sceneWillResignActive, to: .foregroundInactive)
    edges += row.illegal(.foregroundActive, on: .sceneDidEnterBackground, to: .background, rule: "scene-background-without-resign")

    edges += row.suspicious(.foregroundActive, on: .sceneDidBecomeActive, to: .foregroundActive, rule: "scene-duplicate-event")
    edges += row.suspicious(
      .foregroundInactive, .foregroundActive, on: .sceneWillEnterForeground, to: .foregroundInactive, rule: "scene-duplicate-event")
    edges += row.suspicious(
      .connected, .foregroundInactive, .background, on: .sceneWillResignActive, to: .foregroundInactive, rule: "scene-duplicate-event")
    edges += row.suspicious(.background, on: .sceneDidEnterBackground, to: .background, rule: "scene-duplicate-event")
    edges += row.suspicious(
      .connected, .foregroundInactive, .foregroundActive, .background, on: .sceneWillConnect, to: .connected, rule: "scene-duplicate-event")

    return MachineTable(
      machine: .scene,
      states: [
        MachineState("unknown"), MachineState("unattached"), MachineState("connected", prominence: 2),
        MachineState("foregroundInactive", supply: .passing, prominence: 4),
        MachineState("foregroundActive", supply: .settled, prominence: 5), MachineState("background", supply: .settled, prominence: 3),
        MachineState("unattached", prominence: 1),
      ],
      edges: edges,
      implied: [
        .sceneWillConnect: StateID(SceneState.connected),
        .sceneWillEnterForeground: StateID(SceneState.foregroundInactive),
        .sceneDidBecomeActive: StateID(SceneState.foregroundActive),
        .sceneWillResignActive: StateID(SceneState.foregroundInactive),
        .sceneDidEnterBackground: StateID(SceneState.background),
        .sceneDidDisconnect: StateID(SceneState.disconnected),
      ],
      shownBefore: [
        .sceneWillResignActive: StateID(SceneState.foregroundActive),
        .sceneWillEnterForeground: StateID(SceneState.background),
      ],
      start: StateID(SceneState.unattached), end: StateID(SceneState.disconnected), creating: [.sceneWillConnect],
      neverSilent: [.didDiscardSceneSessions, .configurationForConnecting])
  }()
}
