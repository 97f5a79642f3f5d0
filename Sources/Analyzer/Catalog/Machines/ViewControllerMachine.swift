import LogParser

/// States of one view controller.
public enum ViewControllerState: UInt8, CaseIterable, Sendable {
  case unknown
  /// Alive without a view.
  case unloaded
  /// `loadView` was entered.
  case loading
  /// Loaded and not on screen.
  case hidden
  case appearing, visible, disappearing, deallocated
}

extension MachineTable {
  /// The view controller life cycle (Apple, UIViewController).
  public static let viewController: MachineTable = {
    let row = EdgeRows<ViewControllerState>()
    let quiet: [EventName] = [.didReceiveMemoryWarning, .willMoveToParent, .didMoveToParent, .viewWillTransition, .loadViewIfNeeded]
    var edges: [Edge] = []

    edges += row.legal(.unloaded, on: .`init`, .initWithCoder, .initWithNibName, .awakeFromNib, to: .unloaded)
    edges += row.odd(
      .loading, .hidden, .appearing, .visible, .disappearing, on: .`init`, .initWithCoder, .initWithNibName, to: .unloaded)
    edges += row.staying(.loading, .hidden, .appearing, .visible, .disappearing, on: .awakeFromNib, legality: .odd)

    // A second load is no edge: `vc-reload-without-unload` and `vc-loadview-loop` count loads.
    edges += row.legal(.unloaded, on: .loadView, to: .loading)
    edges += row.odd(.loading, .hidden, on: .loadView, to: .loading)
    edges += row.legal(.unloaded, .loading, on: .viewDidLoad, to: .hidden)
    edges += row.odd(.hidden, on: .viewDidLoad, to: .hidden)
    edges += row.staying(.appearing, .visible, .disappearing, on: .loadView, .viewDidLoad, legality: .odd)

    edges += row.illegal(.unloaded, .loading, on: .viewWillAppear, .viewIsAppearing, to: .appearing, rule: "vc-appear-before-load")
    edges += row.illegal(.unloaded, .loading, on: .viewDidAppear, to: .visible, rule: "vc-appear-before-load")
    edges += row.legal(.hidden, on: .viewWillAppear, to: .appearing)
    edges += row.suspicious(.appearing, .visible, on: .viewWillAppear, to: .appearing, rule: "vc-appear-repeated")
    edges += row.odd(.disappearing, on: .viewWillAppear, to: .appearing, rule: "vc-transition-cancelled")

    edges += row.illegal(.hidden, .visible, .disappearing, on: .viewIsAppearing, to: .appearing, rule: "vc-isappearing-misplaced")
    edges += row.legal(.appearing, on: .viewIsAppearing, to: .appearing)

    edges += row.legal(.appearing, on: .viewDidAppear, to: .visible)
    edges += row.illegal(.hidden, .disappearing, on: .viewDidAppear, to: .visible, rule: "vc-didappear-without-willappear")
    edges += row.suspicious(.visible, on: .viewDidAppear, to: .visible, rule: "vc-appear-repeated")

    edges += row.legal(.visible, on: .viewWillDisappear, to: .disappearing)
    edges += row.odd(.appearing, on: .viewWillDisappear, to: .disappearing, rule: "vc-transition-cancelled")
    edges += row.suspicious(
      .unloaded, .loading, .hidden, .disappearing, on: .viewWillDisappear, to: .disappearing, rule: "vc-disappear-without-appear")

    edges += row.legal(.disappearing, on: .viewDidDisappear, to: .hidden)
    edges += row.illegal(
      .unloaded, .loading, .hidden, .appearing, .visible, on: .viewDidDisappear, to: .hidden,
      rule: "vc-diddisappear-without-willdisappear")

    edges += row.staying(.hidden, .appearing, .visible, .disappearing, on: .viewWillLayoutSubviews, .viewDidLayoutSubviews)
    edges += row.staying(.unloaded, .loading, on: .viewWillLayoutSubviews, .viewDidLayoutSubviews, legality: .odd)

    edges += row.staying(.unloaded, .loading, .hidden, on: .viewWillUnload, legality: .legal)
    edges += row.legal(.unloaded, .loading, .hidden, on: .viewDidUnload, to: .unloaded)
    edges += row.illegal(.appearing, .visible, .disappearing, on: .viewDidUnload, to: .unloaded, rule: "vc-unload-on-modern-ios")
    edges += row.staying(.appearing, .visible, .disappearing, on: .viewWillUnload, legality: .illegal, rule: "vc-unload-on-modern-ios")

    for event in quiet { edges += row.staying(.unloaded, .loading, .hidden, .appearing, .visible, .disappearing, on: event) }

    edges += row.legal(.unloaded, .hidden, on: .dealloc, to: .deallocated)
    edges += row.odd(.loading, on: .dealloc, to: .deallocated)
    edges += row.suspicious(.appearing, .visible, .disappearing, on: .dealloc, to: .deallocated, rule: "vc-dealloc-while-visible")

    edges += row.legal(.deallocated, on: .`init`, .initWithCoder, .initWithNibName, to: .unloaded)
    edges += row.staying(.deallocated, on: .didReceiveMemoryWarning, .viewWillTransition, legality: .odd)
    edges += row.staying(
      .deallocated,
      on: .awakeFromNib, .loadView, .loadViewIfNeeded, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillUnload, .viewDidUnload, .willMoveToParent,
      .didMoveToParent, .dealloc, legality: .illegal, rule: "vc-event-after-dealloc")

    return MachineTable(
      machine: .viewController,
      states: [
        MachineState("unknown"), MachineState("unloaded", prominence: 2), MachineState("loading", prominence: 3),
        MachineState("hidden", supply: .settled, prominence: 4), MachineState("appearing", supply: .passing, prominence: 6),
        MachineState("visible", supply: .settled, prominence: 7), MachineState("disappearing", supply: .passing, prominence: 5),
        MachineState("deallocated", prominence: 1),
      ],
      edges: edges,
      implied: [
        .`init`: StateID(ViewControllerState.unloaded), .initWithCoder: StateID(ViewControllerState.unloaded),
        .initWithNibName: StateID(ViewControllerState.unloaded), .awakeFromNib: StateID(ViewControllerState.unloaded),
        .loadView: StateID(ViewControllerState.loading), .viewDidLoad: StateID(ViewControllerState.hidden),
        .viewWillAppear: StateID(ViewControllerState.appearing), .viewIsAppearing: StateID(ViewControllerState.appearing),
        .viewDidAppear: StateID(ViewControllerState.visible), .viewWillDisappear: StateID(ViewControllerState.disappearing),
        .viewDidDisappear: StateID(ViewControllerState.hidden), .viewWillUnload: StateID(ViewControllerState.hidden),
        .viewDidUnload: StateID(ViewControllerState.unloaded), .dealloc: StateID(ViewControllerState.deallocated),
      ],
      start: StateID(ViewControllerState.unloaded), end: StateID(ViewControllerState.deallocated),
      creating: [.`init`, .initWithCoder, .initWithNibName, .loadView, .viewDidLoad],
      neverSilent: [
        .`init`, .initWithCoder, .initWithNibName, .awakeFromNib, .dealloc, .viewWillUnload, .viewDidUnload, .loadViewIfNeeded,
      ],
      reuse: Reuse(
        births: [.`init`, .initWithCoder, .initWithNibName], loads: [.loadView, .viewDidLoad], death: .dealloc,
        shown: [.viewDidAppear, .viewDidDisappear], resting: StateID(ViewControllerState.hidden)))
  }()
}
