import LogParser

/// The tables of the life-cycle model a second time, as plain text, with the simplest code that can follow them: what the engine is compared
/// with. It shares nothing with the engine but the names of events.
///
/// A cell is the next state (`=` stays) and a letter (`L` legal, `O` odd, `S` suspicious, `X` illegal), with the number of the rule that
/// judges the edge where there is one.
struct ReferenceMachine: Sendable, CustomStringConvertible {
  struct Cell: Sendable {
    let state: String
    let isLegal: Bool
    let isAccepted: Bool
    let rule: String?
  }

  let description: String
  /// Events by column, as reports name them.
  let events: [String]
  /// State that a first event implies, by event; none if it says nothing about the state.
  let entries: [String: String]
  /// Kinds that are never supposed to have happened unprinted.
  let neverSilent: Set<String>
  let cells: [String: [String: Cell]]

  private init(_ name: String, entries: String, neverSilent: Set<String>, _ table: String) {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let columns = Array(lines[0].dropFirst())
    description = name
    events = columns
    self.entries = Dictionary(uniqueKeysWithValues: zip(columns, entries.split(separator: " ").map(String.init)).filter { $1 != "-" })
    self.neverSilent = neverSilent
    cells = Dictionary(
      uniqueKeysWithValues: lines.dropFirst().map { line in
        let cells = line.dropFirst().map { Self.cell($0, in: line[0]) }
        return (line[0], Dictionary(uniqueKeysWithValues: zip(columns, cells)))
      })
  }

  private static func cell(_ text: String, in state: String) -> Cell {
    let parts = text.split(separator: ".")
    let rest = parts[1].dropFirst()
    return Cell(
      state: parts[0] == "=" ? state : String(parts[0]), isLegal: parts[1].first == "L", isAccepted: "LO".contains(parts[1].first ?? "X"),
      rule: rest.isEmpty ? nil : "R" + rest)
  }

  /// The rules that a row of events breaks, each as `rule at place`; a kind of event outside `covered` may have happened at any time.
  func verdict(on row: [String], covered: Set<String>) -> [String] {
    var state: String?
    var faults: [String] = []
    for (place, event) in row.enumerated() {
      guard let known = state else {
        state = entries[event]
        continue
      }
      guard let cell = cells[known]?[event] else { continue }
      let wanted: (Cell) -> Bool = cell.isAccepted ? { $0.isLegal } : { $0.isAccepted }
      if let rule = cell.rule, !reachable(from: known, covered).contains(where: { cells[$0]?[event].map(wanted) ?? false }) {
        faults.append("\(rule) at \(place + 1)")
      }
      state = cell.state
    }
    return faults
  }

  /// The states to which unprinted events may have led, by trying everything; nothing leads back from the dead.
  private func reachable(from state: String, _ covered: Set<String>) -> Set<String> {
    var states: Set = [state]
    while true {
      let more = states.subtracting(["Z"]).flatMap { state in
        (cells[state] ?? [:]).filter { $0.value.isAccepted && !covered.contains($0.key) && !neverSilent.contains($0.key) }.map(
          \.value.state)
      }
      if states.isSuperset(of: more) { return states }
      states.formUnion(more)
    }
  }

  static let all: [ReferenceMachine] = [application, scene, viewController]

  private static let application = ReferenceMachine(
    "app", entries: "LA LD LD AC IN BG IN TE", neverSilent: ["applicationDidFinishLaunching", "applicationWillTerminate"],
    """
    state willFinishLaunchingWithOptions didFinishLaunchingWithOptions applicationDidFinishLaunching applicationDidBecomeActive \
    applicationWillResignActive applicationDidEnterBackground applicationWillEnterForeground applicationWillTerminate
    LA =.L    LD.L   LD.L   AC.X02 IN.X02 BG.X02 IN.X02 TE.O
    LD =.O    =.O    =.O    AC.L   IN.S05 BG.L   IN.L   TE.L
    AC =.O    =.O    =.O    =.S04  IN.L   BG.X06 IN.X08 TE.O10
    IN =.O    =.O    =.O    AC.L   =.S05  BG.L   =.X08  TE.L
    BG =.O    =.O    =.O    AC.X09 IN.X05 =.S07  IN.L   TE.L
    TE =.S11  =.S11  =.S11  =.S11  =.S11  =.O    =.S11  =.O
    """)

  private static let scene = ReferenceMachine(
    "scene", entries: "CO FI FA FI SB DC", neverSilent: [],
    """
    state sceneWillConnect sceneWillEnterForeground sceneDidBecomeActive sceneWillResignActive sceneDidEnterBackground sceneDidDisconnect
    CO =.S28  FI.L   FA.X26 FI.S28 SB.O   DC.O
    FI CO.S28 =.S28  FA.L   =.S28  SB.L   DC.L
    FA CO.S28 FI.S28 =.S28  FI.L   SB.X27 DC.S30
    SB CO.S28 FI.L   FA.X26 FI.S28 =.S28  DC.L
    DC CO.L   FI.X29 FA.X29 FI.X29 SB.X29 =.O
    """)

  /// A load at the address of a controller that is gone is that of the next one.
  private static let viewController = ReferenceMachine(
    "viewController", entries: "U LV D A A - - V W D U - - Z",
    neverSilent: ["initWithNibName", "viewDidUnload", "dealloc"],
    """
    state initWithNibName loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews viewDidLayoutSubviews viewDidAppear \
    viewWillDisappear viewDidDisappear viewDidUnload didReceiveMemoryWarning didMoveToParent dealloc
    U  =.L    LV.L   D.L    A.X36  A.X36  =.O    =.O    V.X36  W.S39  D.X40  =.L    =.L    =.L    Z.L
    LV U.O    =.O    D.L    A.X36  A.X36  =.O    =.O    V.X36  W.S39  D.X40  U.L    =.L    =.L    Z.O
    D  U.O    LV.O   =.O    A.L    A.X41  =.L    =.L    V.X37  W.S39  =.X40  U.L    =.L    =.L    Z.L
    A  U.O    =.O    =.O    =.S38  =.L    =.L    =.L    V.L    W.O42  D.X40  U.X47  =.L    =.L    Z.S44
    V  U.O    =.O    =.O    A.S38  A.X41  =.L    =.L    =.S38  W.L    D.X40  U.X47  =.L    =.L    Z.S44
    W  U.O    =.O    =.O    A.O42  A.X41  =.L    =.L    V.X37  =.S39  D.L    U.X47  =.L    =.L    Z.S44
    Z  U.L    LV.L   D.L    =.X45  =.X45  =.X45  =.X45  =.X45  =.X45  =.X45  =.X45  =.O    =.X45  =.X45
    """)
}
