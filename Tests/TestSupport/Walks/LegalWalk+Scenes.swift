/// What happens to the windows of an app with scenes.
extension LegalWalk {
  /// Opens a window; a session that was connected before needs no configuration.
  mutating func openWindow(isReconnected: Bool = false) {
    if !isReconnected { say(.application, "application:configurationForConnectingSceneSession:options:") }
    nextAddress += 0x200
    windows.append(Window(scene: nextAddress))
    let index = windows.count - 1
    current = index
    say(window: index, "scene:willConnectToSession:options:")
    let showsFirst = random.chance(50)
    if showsFirst { showRoot(of: index) }
    enterForeground([index])
    activate([index])
    if !showsFirst { showRoot(of: index) }
  }

  /// Opens, closes, reclaims or changes between windows.
  mutating func changeWindows() {
    let others = windows.indices.filter { $0 != current }
    guard let other = random.pick(others) else { return openAnotherWindow() }
    switch random.number(0...3) {
    case 0 where windows.count < options.windows: openAnotherWindow()
    case 1: closeWindow(other)
    default: bringForward(other)
    }
  }

  private mutating func openAnotherWindow() {
    let old = current
    openWindow(isReconnected: random.chance(30))
    if random.chance(50) {
      resign([old])
      enterBackground([old])
    }
  }

  private mutating func closeWindow(_ index: Int) {
    if windows[index].phase == .active {
      resign([index])
      enterBackground([index])
    }
    wait(seconds: 0...3)
    say(window: index, "sceneDidDisconnect:")
    if random.chance(50) { say(.application, "application:didDiscardSceneSessions:") }
    windows.remove(at: index)
    if index < current { current -= 1 }
  }

  private mutating func bringForward(_ index: Int) {
    let old = current
    if windows[index].phase == .background {
      enterForeground([index])
      resign([old])
      enterBackground([old])
      activate([index])
    }
    current = index
  }
}
