extension EventCatalog {
  /// What SpringBoard, runningboardd, launchd and the kernel print about an app: subject is its bundle or name, instance its pid.
  static let systemPhrases: [Phrase] = [
    phrase(.launchRequested, "request open", "Received request to open \"(?<subject>[^\"]+)\""),
    phrase(.launchRequested, "trusted application", "Received trusted open application request(?: for)?(?: \"(?<subject>[^\"]+)\")?"),
    phrase(
      .launchRequested, "Bootstrapping", "Bootstrapping (?:app(?:lication)?<)?(?<subject>[\\w.-]+)\\S* with intent (?<detail>[\\w-]+)"),
    phrase(.launchRequested, "Launch request", "Launch request for (?:app(?:lication)?<)?\"?(?<subject>[\\w-]+\\.[\\w.-]+)"),
    phrase(.launchRequested, "Asked bootstrap", "Asked to bootstrap a new process with identity: app(?:lication)?<(?<subject>[^>(]+)"),
    phrase(
      .processPrewarmed, "ActivePrewarm", "\\bActivePrewarm[\"']?\\]?\\s*(?:[:=]|=>|is)\\s*[\"']?(?:Optional\\(\"?)?(?:1|true|YES)\\b"),
    phrase(.processStart, "Now tracking", "Now tracking process: \(target)"),
    phrase(.processStart, "BKProcess", "Setting up new process: \(oldProcess)"),
    phrase(.processStart, "Bootstrap success", "\(target) Bootstrap success!"),
    phrase(.visibilityForeground, "Setting visibility", "\(target) Setting process visibility to: Foreground"),
    phrase(.visibilityBackground, "Setting visibility", "\(target) Setting process visibility to: Background"),
    phrase(.taskStateRunning, "Setting state", "\(target) Setting process task state to: Running"),
    phrase(.taskStateSuspended, "Setting state", "\(target) Setting process task state to: Suspended"),
    phrase(.visibilityForeground, "SBApplicationProcessState", "\(changed)[^>]*visibility: Foreground"),
    phrase(.visibilityBackground, "SBApplicationProcessState", "\(changed)[^>]*visibility: Background"),
    phrase(.taskStateRunning, "SBApplicationProcessState", "\(changed)[^>]*taskState: Running"),
    phrase(.taskStateSuspended, "SBApplicationProcessState", "\(changed)[^>]*taskState: Suspended"),
    phrase(.taskStateSuspended, "Suspending task", "\(target) Suspending task\\."),
    phrase(.taskStateSuspended, "Background Suspended", "(?<subject>[\\w-]+\\.[\\w.-]+).* is now Background Suspended"),
    phrase(.taskStateRunning, "Resuming task", "\(target) Resuming task\\."),
    phrase(
      .terminationRequested, "request terminate", "Received request to terminate (?:app(?:lication)?<)?\"?(?<subject>[\\w-]+\\.[\\w.-]+)?"),
    phrase(.terminationRequested, "Terminating reason", "Terminating \"(?<subject>[^\"]+)\" with reason"),
    phrase(.terminationRequested, "Terminating", "\(target) Terminating (?:with context|because)\(code)"),
    phrase(
      .terminationRequested, "Executing termination",
      "Executing termination request for: ?(?:.*?app(?:lication)?<(?<subject>[^>(]+))?\(code)"),
    phrase(
      .terminationRequested, "Received termination RBSTerminateContext",
      "Received termination request (?:on|from) (?:.*?(?:Predicate \"|\\bapp(?:lication)?<)(?<subject>[\\w-]+\\.[\\w.-]+))?"
        + ".*?with context <RBSTerminateContext\(code)"),
    phrase(
      .processExit, "Process exited", "\(target) Process exited: (?:.*?(?:code:(?=[\\w-])|(?=voluntary))(?<detail>[\\w-]+))?"),
    phrase(.processExit, "BKProcess", "Process exited: \(oldProcess)"),
    phrase(.processExit, "termination reported", "\(target) termination reported by launchd (?:\\((?![02],)\\d+, (?<detail>\\d+))?"),
    phrase(.processExit, "death watcher", "\(target) Port death watcher fired"),
    phrase(.processExit, "flagged pending", "\(target) Now flagged as pending exit for reason: (?<detail>Bootstrap failed)"),
    phrase(
      .processExit, "UIKitApplication exited",
      "\(job).*exited (?:with exit reason(?: \\(namespace: \\d+ code: (?<detail>0x[0-9a-fA-F]+)\\))?|due to|abnormally|with abnormal code)"),
    phrase(
      .processExit, "Termination Reason",
      "^Termination Reason: +(?=\\S)(?:(?:Namespace )?\\w+,? +(?:Code )?(?<detail>0x[0-9a-fA-F]+|\\d+))?"),
    phrase(.crash, "FBProcessExitContext", "\(target) Process exited: <FBProcessExitContext; crash"),
    phrase(
      .crash, "RBSProcessExitContext",
      "\(target) Process exited: .*domain:signal\\(2\\) code:SIG(?:SEGV|ABRT|ILL|BUS|TRAP|FPE|SYS)\\b"),
    phrase(.crash, "UIKitApplication crashed", "Application .UIKitApplication:(?<subject>[\\w.-]+)\\[[^\\]]*\\]. crashed"),
    phrase(.watchdogKill, "FBProcessExitContext", "\(target) Process exited: <FBProcessExitContext; watchdog"),
    phrase(
      .watchdogKill, "transgression",
      "(?:(?<detail>[\\w-]+) )?watchdog transgression: (?:app(?:lication)?<)?(?<subject>[\\w.-]+)(?:[^:\\s]*:(?<instance>\\d+))?"
        + "(?:.*?time allowance of (?<value>[0-9.]+) seconds)?"),
    phrase(.watchdogKill, "0x8badf00d", "(?i)\\b0x8badf00d\\b"),
    phrase(.watchdogKill, "0x000000008badf00d", "(?i)\\b0x0*8badf00d\\b"),
    phrase(.watchdogKill, "FRONTBOARD", "FRONTBOARD,? (?:Code )?2343432205"),
    phrase(
      .watchdogKill, "failed time",
      "\\b(?<subject>[\\w-]+\\.[\\w.-]+) failed to (?<detail>launch|resume|suspend|terminate|scene-create|scene-update) in time"),
    phrase(
      .watchdogKill, "failed after",
      "\\b(?<subject>[\\w-]+\\.[\\w.-]+) failed to (?<detail>launch|resume|suspend|terminate|scene-create|scene-update) after"
        + "(?:.*?total time limit (?<value>[0-9.]+)s)?"),
    phrase(.watchdogKill, "Failed gracefully", "Failed to terminate gracefully after (?<value>[0-9.]+)s"),
    phrase(.watchdogViolation, "Provision violated", "\(target) Provision violated for watchdog "),
    phrase(
      .jetsamKill, "memorystatus", "memorystatus: killing_\\w+ pid (?<instance>\\d+) \\[(?<subject>[^\\]]*)\\](?: \\((?<detail>[\\w-]+))?"),
    phrase(.jetsamKill, "exceeded mem", "(?<subject>\\S+) \\[(?<instance>\\d+)\\] exceeded (?<detail>mem limit): .*\\(fatal\\)"),
    phrase(.jetsamKill, "killed jetsam", "Process (?<subject>\\S+) \\[(?<instance>\\d+)\\] killed by jetsam reason (?<detail>[\\w-]+)"),
    phrase(.reportedProcess, "Process", "^Process: +(?<subject>\\S.*?) \\[(?<instance>\\d+)\\]\\s*$"),
    phrase(.messagesLost, "Messages dropped", "^=== Messages dropped"),
  ]

  /// `[app<bundle(persona)>:pid]`, before iOS 13 `[Name:pid]`; an extension (`xpcservice<…>`) is none.
  private static let target = "\\[(?:app(?:lication)?<)?(?<subject>[\\w. -]+)(?:\\([^>]*\\))?>?:(?<instance>-?\\d+)\\]"
  private static let oldProcess = "<BKProcess: 0x[0-9a-f]+; [^;]*; (?<subject>[^;]+); pid: (?<instance>\\d+)"
  private static let changed =
    "Application process state changed for (?<subject>\\S+): "
    + "<SBApplicationProcessState: 0x[0-9a-f]+;(?: pid: (?<instance>\\d+);)?"
  private static let job = "UIKitApplication:(?<subject>[\\w.-]+)\\[[^\\]]*\\](?:\\[[^\\]]*\\])*(?: \\[(?<instance>\\d+)\\])?"
  /// The code of a termination context.
  private static let code = "(?:.*?\\bcode:(?<detail>0x[0-9A-Fa-f]+))?"

  private static func phrase(_ name: EventName, _ trigger: String, _ pattern: String) -> Phrase {
    Phrase(name: name, machine: .system, channel: .system, triggers: [trigger], pattern: pattern)
  }

  static let systemSamples: [EventSample] = [
    EventSample("[FBSystemService][0x7f7e] Received request to open \"com.demo.app\" from x:1.", .launchRequested, subject: "com.demo.app"),
    EventSample("Bootstrapping com.demo.app with intent background", .launchRequested, subject: "com.demo.app", detail: "background"),
    EventSample(
      "Bootstrapping application<com.demo.app> with intent foreground-interactive", .launchRequested, subject: "com.demo.app",
      detail: "foreground-interactive"),
    EventSample("environment ActivePrewarm=1", .processPrewarmed),
    EventSample("Asked to bootstrap a new process with identity: app<com.demo.app>", .launchRequested, subject: "com.demo.app"),
    EventSample("Now tracking process: [app<com.demo.app(AB-12)>:100]", .processStart, subject: "com.demo.app", instance: "100"),
    EventSample("[app<com.demo.app>:100] Bootstrap success!", .processStart, subject: "com.demo.app", instance: "100"),
    EventSample(
      "[Demo:488] Setting up new process: <BKProcess: 0x1003; Demo; com.demo.app; pid: 488; task: running>", .processStart,
      subject: "com.demo.app", instance: "488"),
    EventSample(
      "[app<com.demo.app>:100] Setting process visibility to: Foreground", .visibilityForeground, subject: "com.demo.app", instance: "100"),
    EventSample("[Demo:100] Setting process visibility to: Background", .visibilityBackground, subject: "Demo", instance: "100"),
    EventSample("[app<com.demo.app>:100] Suspending task.", .taskStateSuspended, subject: "com.demo.app", instance: "100"),
    EventSample("[app<com.demo.app>:100] Resuming task.", .taskStateRunning, subject: "com.demo.app", instance: "100"),
    EventSample(
      "[app<com.demo.app>:100] Process exited: <RBSProcessExitContext| voluntary>.", .processExit, subject: "com.demo.app", instance: "100",
      detail: "voluntary"),
    EventSample(
      "[app<com.demo.app>:100] Process exited: <RBSProcessExitContext| specific, status:<RBSProcessExitStatus| domain:frontboard(10)"
        + " code:force-quit(0xfbfbfbfb)>>.", .processExit, subject: "com.demo.app", instance: "100", detail: "force-quit"),
    EventSample(
      "[app<com.demo.app>:100] termination reported by launchd (15, 562215634, 9)", .processExit, subject: "com.demo.app",
      instance: "100", detail: "562215634"),
    EventSample(
      "Received termination request on <RBSProcessBundleIdentifierPredicate \"com.demo.app\"> with context <RBSTerminateContext|"
        + " code:0xBADDD15C explanation:CacheDeleteAppContainerCaches reportType:None>", .terminationRequested, subject: "com.demo.app",
      detail: "0xBADDD15C"),
    EventSample(
      "[app<com.demo.app>:100] termination reported by launchd (2, 9, 9)", .processExit, subject: "com.demo.app", instance: "100"),
    EventSample(
      "[app<com.demo.app>:-1] Now flagged as pending exit for reason: Bootstrap failed", .processExit, subject: "com.demo.app",
      instance: "-1", detail: "Bootstrap failed"),
    EventSample("[Demo:100] Port death watcher fired.", .processExit, subject: "Demo", instance: "100"),
    EventSample(
      "[UIKitApplication:com.demo.app[9bea][rb-legacy] [100]:] exited with exit reason (namespace: 15 code: 0x2182bad2)", .processExit,
      subject: "com.demo.app", instance: "100", detail: "0x2182bad2"),
    EventSample("Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc", .processExit, detail: "0xdead10cc"),
    EventSample("Termination Reason: RUNNINGBOARD 3735883980", .processExit, detail: "3735883980"),
    EventSample("Application 'UIKitApplication:com.demo.app[0x51b9]' crashed.", .crash, subject: "com.demo.app"),
    EventSample(
      "<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog transgression: app<com.demo.app(A)>:923 exhausted"
        + " real (wall clock) time allowance of 19.88 seconds",
      .watchdogKill, subject: "com.demo.app", instance: "923", value: 19.88, detail: "scene-create"),
    EventSample("com.demo.app failed to scene-create in time", .watchdogKill, subject: "com.demo.app", detail: "scene-create"),
    EventSample(
      "com.demo.app failed to scene-create after 20.09s (launch took 0.10s of total time limit 20.00s)", .watchdogKill,
      subject: "com.demo.app", value: 20, detail: "scene-create"),
    EventSample("Exception Codes: 0x000000008badf00d", .watchdogKill),
    EventSample(
      "[app<com.demo.app>:100] Provision violated for watchdog process-launch: <FBSProcessResourceProvision: 0x1>", .watchdogViolation,
      subject: "com.demo.app", instance: "100"),
    EventSample(
      "1817600.392 memorystatus: killing_specific_process pid 100 [Demo] (per-process-limit 100 16s rf:- type:app) 78848KB", .jetsamKill,
      subject: "Demo", instance: "100", detail: "per-process-limit"),
    EventSample(
      "memorystatus: Demo [100] exceeded mem limit: ActiveHard 2098 MB (fatal)", .jetsamKill, subject: "Demo", instance: "100",
      detail: "mem limit"),
    EventSample(
      "Process Demo [100] killed by jetsam reason vm-pageshortage", .jetsamKill, subject: "Demo", instance: "100", detail: "vm-pageshortage"
    ),
    EventSample("Executing termination request for: <RBSProcessPredicate x>", .terminationRequested),
    EventSample("Process:             PathLog [4606]", .reportedProcess, subject: "PathLog", instance: "4606"),
    EventSample("=== Messages dropped during live streaming (use `log show` to see what they were)", .messagesLost),
  ]
}
