/// What the user does between controllers.
extension LegalWalk {
  private static let classes = [
    "HomeViewController", "DetailViewController", "LoginViewController", "Demo.SettingsViewController", "ProfileViewController",
    "Demo.CartViewController",
  ]
  private static let tabRoots = ["FeedViewController", "InboxViewController"]
  private static let deepest = 6

  // MARK: Pieces

  mutating func makeController(_ className: String) -> Controller {
    var address = nextAddress
    if options.reusesAddresses, random.chance(50), let last = freed.popLast() { address = last } else { nextAddress += 0x200 }
    let controller = Controller(className: className, address: address)
    if options.printsInits { say(controller, "initWithNibName:bundle:") }
    return controller
  }

  mutating func load(_ controller: Controller) {
    say(controller, "loadView")
    say(controller, "viewDidLoad")
  }

  mutating func layOut(_ controller: Controller) {
    for _ in 0..<(random.chance(25) ? 2 : 1) {
      say(controller, "viewWillLayoutSubviews")
      say(controller, "viewDidLayoutSubviews")
    }
  }

  /// From `viewWillAppear:` to the layout.
  mutating func beginToAppear(_ controller: Controller, laysOut: Bool = true) {
    say(controller, "viewWillAppear:")
    if options.printsIsAppearing { say(controller, "viewIsAppearing:") }
    if laysOut { layOut(controller) }
  }

  /// Shows the first controller of a window.
  mutating func showRoot(of window: Int) {
    let root = makeController(Self.classes[0])
    windows[window].tabs = [[root]]
    load(root)
    beginToAppear(root)
    say(root, "viewDidAppear:")
  }

  mutating func note(_ kind: String, from: Controller?, to: Controller?) {
    let names = [from, to].map { $0?.className.split(separator: ".").last.map(String.init) }
    truth.transitions.append(WalkTruth.Transition(kind: kind, from: names[0], to: names[1]))
  }

  private mutating func classToPush() -> String? {
    if options.pushesSameClass, random.chance(50), let top = windows[current].top { return top.className }
    let alive = windows[current].classes
    return random.pick(Self.classes.filter { !alive.contains($0) })
  }

  // MARK: Actions

  mutating func push() {
    let depth = windows[current].tabs[windows[current].tab].count
    guard depth < Self.deepest, let className = classToPush() else { return pop() }
    push(className)
  }

  mutating func push(_ className: String) {
    guard let lower = windows[current].top else { return }
    let upper = makeController(className)
    load(upper)
    say(lower, "viewWillDisappear:")
    beginToAppear(upper)
    animate()
    say(lower, "viewDidDisappear:")
    say(upper, "viewDidAppear:")
    windows[current].tabs[windows[current].tab].append(upper)
    note("push", from: lower, to: upper)
  }

  mutating func pop() {
    guard windows[current].tabs[windows[current].tab].count > 1 else { return chat() }
    let upper = windows[current].tabs[windows[current].tab].removeLast()
    guard let lower = windows[current].top else { return }
    say(upper, "viewWillDisappear:")
    beginToAppear(lower, laysOut: random.chance(30))
    animate()
    say(upper, "viewDidDisappear:")
    say(lower, "viewDidAppear:")
    say(upper, "dealloc")
    note("pop", from: upper, to: lower)
  }

  /// The user begins to swipe back and lets go.
  mutating func cancelSwipe() {
    let stack = windows[current].tabs[windows[current].tab]
    guard stack.count > 1 else { return chat() }
    let (upper, lower) = (stack[stack.count - 1], stack[stack.count - 2])
    say(upper, "viewWillDisappear:")
    beginToAppear(lower, laysOut: false)
    animate()
    say(lower, "viewWillDisappear:")
    say(lower, "viewDidDisappear:")
    beginToAppear(upper, laysOut: false)
    say(upper, "viewDidAppear:")
    note("cancelled", from: upper, to: lower)
  }

  mutating func present(isFullScreen: Bool) {
    guard let below = windows[current].top else { return }
    let above = makeController(isFullScreen ? "PlayerViewController" : "Demo.FilterViewController")
    load(above)
    if isFullScreen { say(below, "viewWillDisappear:") }
    beginToAppear(above)
    animate()
    say(above, "viewDidAppear:")
    if isFullScreen { say(below, "viewDidDisappear:") }
    windows[current].modal = Window.Modal(controller: above, isFullScreen: isFullScreen)
    note(isFullScreen ? "presentFull" : "presentSheet", from: below, to: above)
  }

  mutating func dismiss() {
    guard let modal = windows[current].modal, let below = windows[current].top else { return }
    windows[current].modal = nil
    say(modal.controller, "viewWillDisappear:")
    if modal.isFullScreen { beginToAppear(below, laysOut: false) }
    animate()
    if modal.isFullScreen { say(below, "viewDidAppear:") }
    say(modal.controller, "viewDidDisappear:")
    say(modal.controller, "dealloc")
    note(modal.isFullScreen ? "dismissFull" : "dismissSheet", from: modal.controller, to: below)
  }

  /// Another tab: the newcomer moves first.
  mutating func switchTab() {
    guard let old = windows[current].top else { return }
    let count = windows[current].tabs.count
    let target = count < 3 && random.chance(50) ? count : random.number(0...count - 1)
    guard target != windows[current].tab else { return chat() }
    if target == count {
      let root = makeController(Self.tabRoots[count - 1])
      windows[current].tabs.append([root])
      load(root)
    }
    windows[current].tab = target
    guard let new = windows[current].top else { return }
    beginToAppear(new)
    say(old, "viewWillDisappear:")
    say(old, "viewDidDisappear:")
    say(new, "viewDidAppear:")
    note("tab", from: old, to: new)
  }

  /// A page controller loads a neighbour that never comes on screen.
  mutating func preload() {
    let page = makeController("PageViewController")
    load(page)
    pause()
    say(page, "dealloc")
  }
}
