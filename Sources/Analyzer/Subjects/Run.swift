import LogParser

/// One run of a process while it is being analysed.
struct Run: Sendable {
  /// Which subject of the run an event is about.
  struct Subject: Hashable, Sendable {
    let machine: Machine
    /// Address or session in one spelling; nil where the class stands for all its instances.
    let identity: String?
    let className: String?
    /// Input that tells of it; nil for one with an identity, which inputs of one trace tell of together.
    let input: Int?
  }

  /// Position among all runs, in the order of their first lines.
  let number: Int
  var facts: RunFacts
  /// Input that told of it first.
  let input: Int
  let trace: Int
  /// Input that told of it last.
  var speaker: Int
  /// All inputs that told of it.
  var inputs: Set<Int>
  /// True once it is told completely; its place is free.
  var isRetired = false
  /// Events in the chapters before the present one.
  var earlierEvents = 0
  /// True if chapters have been told.
  var isContinued: Bool { earlierEvents > 0 }
  var application: Life
  var lives: [Subject: Life] = [:]
  var classes: [Subject: AnonymousClass] = [:]
  /// True if instances that may live on were forgotten, because there are too many.
  var hasForgottenLives = false
  /// Subjects in the order of their first lines.
  var order: [Subject] = []
  /// Instances that are gone and whose identity names another one now.
  var formerLives: [Life] = []
  var launchEventsSeen: Set<EventName> = []
  var aggregate: [(state: ApplicationState, moment: Moment)] = []
  /// How often the last scene went to the background.
  var sceneTrips = 0
  var applicationEvents: [(name: EventName, moment: Moment)] = []
  var memoryWarnings = 0
  var style: Set<Channel> = []
  var hasLostMessages = false
  /// Bundle identifier by which the system calls the process.
  var bundle: String?
  var isJudged = false
  /// True if the process itself printed a callback; otherwise all that is known comes from the system.
  var hasOwnCallbacks = false
  /// State of the application before the system's view moved it; its own callbacks take over from there.
  var stateBeforeSystem: StateID?
  /// What the system says about the end, in order.
  var endings: [(kind: EndingKind, event: EventName, moment: Moment)] = []
  /// What statistics say about the end of one run of the day, perhaps this one.
  var countedEndings: [(kind: EndingKind, event: EventName, moment: Moment)] = []
  var transitions = TransitionTracker()
  /// Input whose controllers without addresses the transitions are read from.
  var transitionInput: Int?
  var tasks = TaskLedger()
  /// Tasks that several inputs tell of, by identifier.
  var taskEchoes: [String: EchoFilter] = [:]
  /// State of each task by its identifier.
  var taskStates: [String: StateID] = [:]
  var messages = MessageLedger()
  var checks: [CheckSlot] = []
  /// The checks that want to see every line.
  var lineWatchers: [Int] = []
  var backgroundSeen = false
  /// True if the log shows that the process was prepared before anybody asked for it.
  var isPrewarmed = false
  /// What the system started it for, in its own word.
  var launchIntent: String?
  /// True if UIKit calls the activation callbacks of the application delegate: the app has no scenes.
  var hasDelegateActivations = false
  /// True if phases of a SwiftUI app are printed.
  var hasPhases = false

  /// A check with the drafts that it asked for.
  struct CheckSlot: Sendable {
    let rule: Int
    /// The input that it watches: order within one log can be relied on, order across logs only roughly.
    let input: Int
    var check: any RuleCheck
    var drafts: [Int: DraftID] = [:]
  }

  init(number: Int, facts: RunFacts, input: Int, trace: Int, application: Life) {
    self.number = number
    self.facts = facts
    self.input = input
    self.trace = trace
    speaker = input
    inputs = [input]
    self.application = application
  }

  /// True if controllers and scenes that turn up now cannot be older than the log.
  ///
  /// `unprinted` are launch callbacks that must stay unprinted for that to hold.
  func isLaunchSeen(coverage: Coverage) -> (seen: Bool, unprinted: Set<EventName>) {
    if launchEventsSeen.contains(CallbackRoles.firstLaunch) { return (true, []) }
    guard !launchEventsSeen.isEmpty else { return (false, []) }
    return (!coverage.events.contains(CallbackRoles.firstLaunch), [CallbackRoles.firstLaunch])
  }

  /// True for the first two seconds of the run, or its first twenty events where there are no times.
  func isEarly(at moment: Moment) -> Bool { moment.seconds(since: facts.first).map { $0 <= 2 } ?? (facts.events <= 20) }
}
