extension SingleFault {
  /// What an app with an application delegate must not do.
  public static let ofApplications: [SingleFault] = [
    SingleFault("app-launch-repeated", needsProcess: true) { $0.commit("application:didFinishLaunchingWithOptions:") },
    SingleFault("app-duplicate-active") { $0.commit("applicationDidBecomeActive:") },
    SingleFault("app-resign-without-active") { walk in
      walk.resign([0])
      let step = walk.commit("applicationWillResignActive:")
      walk.activate([0])
      return step
    },
    SingleFault("app-background-without-resign") { walk in
      let step = walk.commit("applicationDidEnterBackground:")
      walk.pause()
      walk.enterForeground([0])
      walk.activate([0])
      return step
    },
    SingleFault("app-duplicate-background") { walk in
      walk.resign([0])
      walk.enterBackground([0])
      let step = walk.commit("applicationDidEnterBackground:")
      walk.enterForeground([0])
      walk.activate([0])
      return step
    },
    SingleFault("app-foreground-while-foreground") { walk in
      walk.resign([0])
      let step = walk.commit("applicationWillEnterForeground:")
      walk.activate([0])
      return step
    },
    SingleFault("app-active-without-foreground") { walk in
      walk.resign([0])
      walk.enterBackground([0])
      walk.pause()
      return walk.commit("applicationDidBecomeActive:")
    },
    SingleFault("app-event-after-terminate", needsProcess: true) { walk in
      walk.resign([0])
      walk.enterBackground([0])
      walk.say(.application, "applicationWillTerminate:")
      let step = walk.commit("applicationDidBecomeActive:")
      walk.wait(seconds: 70...600)
      walk.launch()
      return step
    },
    SingleFault("app-background-unprotected", needsTime: true) { walk in
      walk.resign([0])
      walk.enterBackground([0])
      for _ in 0..<9 { walk.say(.plain, "sync: writing pending changes", after: 1_100_000) }
      let step = walk.steps.count - 1
      walk.wait(seconds: 100...1000)
      walk.enterForeground([0])
      walk.activate([0])
      return step
    },
  ]

  /// What a scene must not do.
  public static let ofScenes: [SingleFault] = [
    SingleFault("scene-event-before-connect", usesScenes: true) { walk in
      walk.nextAddress += 0x200
      walk.windows.append(Window(scene: walk.nextAddress))
      let index = walk.windows.count - 1
      walk.say(window: index, "sceneWillEnterForeground:")
      let step = walk.steps.count - 1
      walk.say(window: index, "scene:willConnectToSession:options:")
      walk.say(window: index, "sceneDidDisconnect:")
      walk.windows.removeLast()
      return step
    },
    SingleFault("scene-active-without-foreground", usesScenes: true) { walk in
      walk.resign([walk.current])
      walk.enterBackground([walk.current])
      walk.pause()
      return walk.commit("sceneDidBecomeActive:")
    },
    SingleFault("scene-background-without-resign", usesScenes: true) { walk in
      let step = walk.commit("sceneDidEnterBackground:")
      walk.pause()
      walk.enterForeground([walk.current])
      walk.activate([walk.current])
      return step
    },
    SingleFault("scene-duplicate-event", usesScenes: true) { $0.commit("sceneDidBecomeActive:") },
    SingleFault("scene-event-after-disconnect", usesScenes: true) { walk in
      let old = walk.current
      walk.openWindow()
      walk.resign([walk.current])
      walk.enterBackground([walk.current])
      walk.say(window: walk.current, "sceneDidDisconnect:")
      let step = walk.commit("sceneWillEnterForeground:")
      walk.windows.removeLast()
      walk.current = old
      return step
    },
    SingleFault("scene-disconnect-while-active", usesScenes: true) { walk in
      let old = walk.current
      walk.openWindow()
      let step = walk.commit("sceneDidDisconnect:")
      walk.windows.removeLast()
      walk.current = old
      return step
    },
  ]

  /// Every fault.
  public static let all = ofControllers + ofApplications + ofScenes
}
