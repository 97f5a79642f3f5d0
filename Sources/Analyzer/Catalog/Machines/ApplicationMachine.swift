import LogParser

/// States of an application process; reports know only Apple's five.
public enum ApplicationState: UInt8, CaseIterable, Sendable {
  case unknown, notRunning, launching, launched, inactive, active, background, suspended, terminating
}

extension MachineTable {
  /// The application life cycle (Apple, App Programming Guide for iOS, "Strategies for Handling App State Transitions").
  public static let application: MachineTable = {
    let row = EdgeRows<ApplicationState>()
    let exits: [EventName] = [.processExit, .crash, .watchdogKill, .jetsamKill]
    var edges: [Edge] = []
    edges += row.legal(.notRunning, on: .processStart, .willFinishLaunchingWithOptions, to: .launching)
    edges += row.legal(.notRunning, .launching, on: .didFinishLaunchingWithOptions, .applicationDidFinishLaunching, to: .launched)
    edges += row.staying(.launching, on: .willFinishLaunchingWithOptions)
    edges += row.suspicious(.notRunning, on: .applicationDidBecomeActive, to: .active, rule: "app-event-after-terminate")
    edges += row.suspicious(
      .notRunning, on: .applicationWillResignActive, .applicationWillEnterForeground, to: .inactive, rule: "app-event-after-terminate")
    edges += row.suspicious(.notRunning, on: .applicationDidEnterBackground, to: .background, rule: "app-event-after-terminate")
    edges += row.suspicious(.notRunning, on: .applicationWillTerminate, to: .terminating, rule: "app-event-after-terminate")

    edges += row.illegal(.launching, on: .applicationDidBecomeActive, to: .active, rule: "app-event-before-launch")
    edges += row.illegal(
      .launching, on: .applicationWillResignActive, .applicationWillEnterForeground, to: .inactive, rule: "app-event-before-launch")
    edges += row.illegal(.launching, on: .applicationDidEnterBackground, to: .background, rule: "app-event-before-launch")
    edges += row.odd(.launching, on: .applicationWillTerminate, to: .terminating)

    edges += row.staying(
      .launched, on: .willFinishLaunchingWithOptions, .didFinishLaunchingWithOptions, .applicationDidFinishLaunching, legality: .odd)
    edges += row.legal(.launched, on: .applicationDidBecomeActive, to: .active)
    edges += row.legal(.launched, on: .applicationDidEnterBackground, to: .background)
    edges += row.legal(.launched, on: .applicationWillEnterForeground, to: .inactive)
    edges += row.suspicious(.launched, on: .applicationWillResignActive, to: .inactive, rule: "app-resign-without-active")
    edges += row.legal(.launched, on: .applicationWillTerminate, to: .terminating)

    edges += row.legal(.active, on: .applicationWillResignActive, to: .inactive)
    edges += row.suspicious(.active, on: .applicationDidBecomeActive, to: .active, rule: "app-duplicate-active")
    edges += row.illegal(.active, on: .applicationDidEnterBackground, to: .background, rule: "app-background-without-resign")
    edges += row.illegal(.active, .inactive, on: .applicationWillEnterForeground, to: .inactive, rule: "app-foreground-while-foreground")
    edges += row.odd(.active, on: .applicationWillTerminate, to: .terminating, rule: "app-terminate-from-active")

    edges += row.legal(.inactive, on: .applicationDidBecomeActive, to: .active)
    edges += row.legal(.inactive, on: .applicationDidEnterBackground, to: .background)
    edges += row.suspicious(.inactive, on: .applicationWillResignActive, to: .inactive, rule: "app-resign-without-active")
    edges += row.legal(.inactive, .background, on: .applicationWillTerminate, to: .terminating)

    edges += row.legal(.background, .suspended, on: .applicationWillEnterForeground, to: .inactive)
    edges += row.illegal(.background, .suspended, on: .applicationDidBecomeActive, to: .active, rule: "app-active-without-foreground")
    edges += row.suspicious(.background, .suspended, on: .applicationDidEnterBackground, to: .background, rule: "app-duplicate-background")
    edges += row.illegal(.background, .suspended, on: .applicationWillResignActive, to: .inactive, rule: "app-resign-without-active")
    edges += row.suspicious(.suspended, on: .applicationWillTerminate, to: .terminating, rule: "app-event-after-terminate")

    edges += row.staying(
      .terminating, on: .applicationDidBecomeActive, .applicationWillEnterForeground, .applicationWillResignActive,
      legality: .suspicious, rule: "app-event-after-terminate")
    edges += row.staying(.terminating, on: .applicationDidEnterBackground, .applicationWillTerminate, legality: .odd)
    edges += row.staying(
      .terminating, on: .willFinishLaunchingWithOptions, .didFinishLaunchingWithOptions, .applicationDidFinishLaunching,
      legality: .suspicious, rule: "app-event-after-terminate")
    edges += row.staying(
      .active, .inactive, .background, .suspended,
      on: .willFinishLaunchingWithOptions, .didFinishLaunchingWithOptions, .applicationDidFinishLaunching, legality: .odd)

    for exit in exits {
      edges += row.legal(
        .notRunning, .launching, .launched, .inactive, .active, .background, .suspended, .terminating, on: exit, to: .notRunning)
    }
    edges += row.legal(.background, on: .taskStateSuspended, to: .suspended)
    edges += row.odd(.launching, .launched, .active, .inactive, .suspended, on: .taskStateSuspended, to: .suspended)
    edges += row.staying(.terminating, .notRunning, on: .taskStateSuspended, .taskStateRunning, legality: .odd)
    edges += row.legal(.suspended, on: .taskStateRunning, to: .background)
    edges += row.staying(.launching, .launched, .active, .inactive, .background, on: .taskStateRunning, legality: .odd)
    edges += row.staying(
      .launching, .launched, .inactive, .active, .background, .suspended, .terminating, on: .processStart, legality: .odd)

    edges += row.staying(.launching, .launched, .inactive, .active, on: .visibilityForeground, legality: .odd)
    edges += row.odd(.background, .suspended, on: .visibilityForeground, to: .inactive)
    edges += row.odd(.launching, .launched, .inactive, .active, .background, on: .visibilityBackground, to: .background)
    edges += row.staying(.suspended, on: .visibilityBackground, legality: .odd)
    edges += row.staying(.terminating, .notRunning, on: .visibilityForeground, .visibilityBackground, legality: .odd)

    var implied: [EventName: StateID] = [
      .processStart: StateID(ApplicationState.launching),
      .willFinishLaunchingWithOptions: StateID(ApplicationState.launching),
      .didFinishLaunchingWithOptions: StateID(ApplicationState.launched),
      .applicationDidFinishLaunching: StateID(ApplicationState.launched),
      .applicationDidBecomeActive: StateID(ApplicationState.active),
      .applicationWillResignActive: StateID(ApplicationState.inactive),
      .applicationDidEnterBackground: StateID(ApplicationState.background),
      .applicationWillEnterForeground: StateID(ApplicationState.inactive),
      .applicationWillTerminate: StateID(ApplicationState.terminating),
      .taskStateSuspended: StateID(ApplicationState.suspended),
      .visibilityForeground: StateID(ApplicationState.inactive), .visibilityBackground: StateID(ApplicationState.background),
    ]
    for exit in exits { implied[exit] = StateID(ApplicationState.notRunning) }
    return MachineTable(
      machine: .app,
      states: [
        MachineState("unknown"), MachineState("notRunning"), MachineState("inactive"), MachineState("inactive"),
        MachineState("inactive"), MachineState("active"), MachineState("background"), MachineState("suspended"),
        MachineState("notRunning"),
      ],
      edges: edges, implied: implied,
      shownBefore: [
        .processStart: StateID(ApplicationState.notRunning), .willFinishLaunchingWithOptions: StateID(ApplicationState.notRunning),
        .didFinishLaunchingWithOptions: StateID(ApplicationState.notRunning),
        .applicationDidFinishLaunching: StateID(ApplicationState.notRunning),
        .applicationWillResignActive: StateID(ApplicationState.active),
        .applicationWillEnterForeground: StateID(ApplicationState.background),
      ],
      start: StateID(ApplicationState.notRunning), end: StateID(ApplicationState.notRunning), creating: [],
      neverSilent: Set(
        exits + [
          .processStart, .applicationWillTerminate, .taskStateRunning, .taskStateSuspended, .visibilityForeground, .visibilityBackground,
          .applicationDidFinishLaunching,
        ]),
      relaunch: Relaunch(
        from: [.background, .suspended, .terminating, .notRunning].reduce(into: []) { $0.insert(StateID($1 as ApplicationState)) },
        to: StateID(ApplicationState.launched),
        events: [.willFinishLaunchingWithOptions, .didFinishLaunchingWithOptions, .applicationDidFinishLaunching]))
  }()
}
