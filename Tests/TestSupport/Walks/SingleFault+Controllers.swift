extension SingleFault {
  /// What a controller must not do.
  public static let ofControllers: [SingleFault] = [
    SingleFault("vc-reload-without-unload") { walk in
      let upper = walk.makeController(LegalWalk.suspect)
      walk.load(upper)
      let step = walk.commit(upper, "loadView")
      walk.say(upper, "viewDidLoad")
      walk.finishPush(upper)
      return step
    },
    SingleFault("vc-loadview-loop") { walk in
      let upper = walk.makeController(LegalWalk.suspect)
      let step = walk.steps.count
      for _ in 0..<5 { walk.load(upper) }
      walk.finishPush(upper)
      return step + 4
    },
    SingleFault("vc-appear-before-load") { walk in
      let upper = walk.makeController(LegalWalk.suspect)
      guard let lower = walk.windows[walk.current].top else { return 0 }
      walk.say(lower, "viewWillDisappear:")
      let step = walk.commit(upper, "viewWillAppear:")
      walk.load(upper)
      walk.layOut(upper)
      walk.animate()
      walk.say(lower, "viewDidDisappear:")
      walk.say(upper, "viewDidAppear:")
      walk.windows[walk.current].tabs[walk.windows[walk.current].tab].append(upper)
      return step
    },
    SingleFault("vc-didappear-without-willappear") { walk in
      let upper = walk.makeController(LegalWalk.suspect)
      guard let lower = walk.windows[walk.current].top else { return 0 }
      walk.load(upper)
      walk.say(lower, "viewWillDisappear:")
      walk.say(lower, "viewDidDisappear:")
      walk.windows[walk.current].tabs[walk.windows[walk.current].tab].append(upper)
      return walk.commit(upper, "viewDidAppear:")
    },
    SingleFault("vc-appear-repeated") { walk in
      walk.push(LegalWalk.suspect)
      guard let upper = walk.windows[walk.current].top else { return 0 }
      walk.pause()
      return walk.commit(upper, "viewDidAppear:")
    },
    SingleFault("vc-disappear-without-appear") { walk in
      let loose = walk.makeController(LegalWalk.suspect)
      walk.load(loose)
      let step = walk.commit(loose, "viewWillDisappear:")
      walk.say(loose, "viewDidDisappear:")
      walk.say(loose, "dealloc")
      return step
    },
    SingleFault("vc-diddisappear-without-willdisappear") { walk in
      walk.push(LegalWalk.suspect)
      guard let lower = walk.windows[walk.current].top else { return 0 }
      walk.pause()
      let upper = walk.makeController("WitnessViewController")
      walk.load(upper)
      walk.beginToAppear(upper)
      let step = walk.commit(lower, "viewDidDisappear:")
      walk.say(upper, "viewDidAppear:")
      walk.windows[walk.current].tabs[walk.windows[walk.current].tab].append(upper)
      return step
    },
    SingleFault("vc-dealloc-while-visible") { walk in
      walk.push(LegalWalk.suspect)
      walk.pause()
      let upper = walk.windows[walk.current].tabs[walk.windows[walk.current].tab].removeLast()
      let step = walk.commit(upper, "dealloc")
      guard let lower = walk.windows[walk.current].top else { return 0 }
      walk.pause()
      walk.beginToAppear(lower)
      walk.say(lower, "viewDidAppear:")
      return step
    },
    SingleFault("vc-event-after-dealloc") { walk in
      walk.push(LegalWalk.suspect)
      guard let upper = walk.windows[walk.current].top else { return 0 }
      walk.pause()
      walk.pop()
      return walk.commit(upper, "viewDidLayoutSubviews")
    },
  ]
}

extension LegalWalk {
  /// Pushes a controller that was loaded already.
  mutating func finishPush(_ upper: Window.Controller) {
    guard let lower = windows[current].top else { return }
    say(lower, "viewWillDisappear:")
    beginToAppear(upper)
    animate()
    say(lower, "viewDidDisappear:")
    say(upper, "viewDidAppear:")
    windows[current].tabs[windows[current].tab].append(upper)
  }
}
