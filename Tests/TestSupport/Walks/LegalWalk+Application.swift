/// What happens to the app as a whole.
extension LegalWalk {
  // MARK: Launch and end

  mutating func launch() {
    pid += random.number(1...40)
    truth.runs.append(WalkTruth.Run(pid: pid, phase: options.usesScenes ? .background : .inactive))
    (freed, windows, current) = ([], [], 0)
    say(.application, "application:willFinishLaunchingWithOptions:")
    say(.application, "application:didFinishLaunchingWithOptions:")
    if options.usesScenes { return openWindow() }
    windows = [Window(phase: .inactive)]
    let isActiveFirst = random.chance(30)
    if isActiveFirst { activate([0]) }
    showRoot(of: 0)
    if !isActiveFirst { activate([0]) }
  }

  mutating func quit() {
    let foreground = indices(of: .active)
    resign(foreground)
    if random.chance(60) {
      animate()
      enterBackground(indices(of: .inactive))
    }
    if options.usesScenes {
      for index in windows.indices { say(window: index, "sceneDidDisconnect:") }
    }
    say(.application, "applicationWillTerminate:")
    truth.update { $0.finalState = "notRunning" }
    wait(seconds: 7...600)
    launch()
  }

  /// Leaves the app in one of the states in which a log may end.
  mutating func end() {
    switch random.number(0...3) {
    case 0:
      pause()
      resign(indices(of: .active))
    case 1:
      pause()
      resign(indices(of: .active))
      animate()
      enterBackground(indices(of: .inactive))
    default: break
    }
  }

  // MARK: Trips

  mutating func interrupt() {
    let foreground = indices(of: .active)
    resign(foreground)
    wait(seconds: 0...20)
    activate(foreground)
  }

  mutating func goToBackground() {
    let foreground = indices(of: .active)
    let hasTask = options.usesTasks && random.chance(50)
    let beginsEarly = hasTask && random.chance(30)
    if beginsEarly { beginTask() }
    resign(foreground)
    animate()
    enterBackground(indices(of: .inactive))
    if hasTask && !beginsEarly { beginTask() }
    if hasTask { workUnderTask() } else { work() }
    let isShort = random.chance(30)
    wait(seconds: isShort ? 1...40 : 70...3000)
    if !isShort && random.chance(15) { return launch() }
    comeBack(foreground)
  }

  /// Goes to the background and back in the plainest way.
  mutating func leaveAndReturn(seconds: Int) {
    let foreground = indices(of: .active)
    resign(foreground)
    animate()
    enterBackground(indices(of: .inactive))
    wait(seconds: seconds...seconds)
    comeBack(foreground, isPlain: true)
  }

  private mutating func comeBack(_ foreground: [Int], isPlain: Bool = false) {
    if !isPlain && random.chance(40) {
      // A timer that fell due while the app was suspended runs just before the callback.
      say(.plain, "timer fired", after: 1000)
      time += 50_000
    }
    enterForeground(foreground)
    if !isPlain && random.chance(8) {
      time += 200_000
      enterBackground(indices(of: .inactive))
      wait(seconds: 70...300)
      enterForeground(foreground)
    }
    animate()
    activate(foreground)
  }

  private mutating func work() {
    for _ in 0..<random.number(0...3) { say(.plain, "saving state", after: random.number(50...950) * 1000) }
  }

  private mutating func beginTask() { say(.task, "beginBackgroundTask id=\(nextTask) name=Sync") }

  private mutating func workUnderTask() {
    for _ in 0..<random.number(2...6) { say(.plain, "sync: writing pending changes", after: random.number(1000...3300) * 1000) }
    say(.task, "endBackgroundTask id=\(nextTask)")
    nextTask += 1
  }

  // MARK: Small things

  mutating func warnOfMemory() {
    say(.application, "applicationDidReceiveMemoryWarning:")
    truth.update { $0.memoryWarnings += 1 }
    for controller in windows[current].tabs.joined().suffix(3) { say(controller, "didReceiveMemoryWarning") }
  }

  mutating func chat() {
    let lines = ["fetching page 7", "cache hit ratio 0.31", "view model updated rows=12", "[Network] GET /v1/items?page=3 200"]
    say(.plain, random.pick(lines) ?? "", after: random.number(1...1500) * 1000)
  }

  // MARK: Phases

  func indices(of phase: WalkTruth.Phase) -> [Int] { windows.indices.filter { windows[$0].phase == phase } }

  mutating func activate(_ targets: [Int]) { move(targets, to: .active, "applicationDidBecomeActive:", "sceneDidBecomeActive:") }

  mutating func resign(_ targets: [Int]) { move(targets, to: .inactive, "applicationWillResignActive:", "sceneWillResignActive:") }

  mutating func enterBackground(_ targets: [Int]) {
    move(targets, to: .background, "applicationDidEnterBackground:", "sceneDidEnterBackground:")
  }

  mutating func enterForeground(_ targets: [Int]) {
    move(targets, to: .inactive, "applicationWillEnterForeground:", "sceneWillEnterForeground:")
  }

  private mutating func move(_ targets: [Int], to phase: WalkTruth.Phase, _ application: String, _ scene: String) {
    for index in targets {
      say(window: index, options.usesScenes ? scene : application)
      windows[index].phase = phase
      let mostActive = windows.map(\.phase).max() ?? .background
      truth.update { $0.observe(mostActive) }
    }
  }

  mutating func say(window index: Int, _ words: String) {
    say(windows[index].scene.map { .scene($0) } ?? .application, words)
  }
}
