/// Prints steps as the log of one of the writers that engineers have.
public struct LogPrinter: Sendable {
  /// Shape of the lines.
  public var layout: LineLayout
  /// True if addresses of controllers and scenes are printed.
  public var printsAddresses = true
  /// Class whose `#function` prints for all controllers; nil if each prints for itself.
  public var baseClass: String?
  /// True if a superclass prints its own line beside that of each controller's class.
  public var printsSuperclass = false
  /// True if the notification is printed after the delegate's callback.
  public var printsNotifications = false
  /// True for Swift's signatures in place of selectors.
  public var isSwift = false
  /// Lines of other processes in a hundred lines of the app.
  public var noise = 0

  /// Makes a printer that prints each step once.
  public init(_ layout: LineLayout) { self.layout = layout }

  /// Prints the steps.
  public func print(_ steps: [LogStep]) -> PrintedLog {
    var log = PrintedLog()
    var random = SplitMix64(seed: UInt64(steps.count))
    for step in steps {
      log.stepLines.append(log.lines.count + 1)
      for (offset, message) in messages(of: step).enumerated() {
        log.lines.append(layout.line(process: step.process, pid: step.pid, time: step.time + offset * 100, message: message))
      }
      while layout.namesProcess, random.chance(noise) { log.lines.append(strayLine(at: step.time + 10, random: &random)) }
    }
    return log
  }

  // MARK: Messages

  private func messages(of step: LogStep) -> [String] {
    switch step.subject {
    case .plain, .task: return [step.words]
    case .application: return [callback("AppDelegate", step.words)] + notification(step, suffix: "object = <UIApplication: 0x7fb3>")
    case .scene(let address):
      let name = "<UIWindowScene: 0x\(String(address, radix: 16))>"
      let own = callback("SceneDelegate", step.words) + (printsAddresses ? " " + name : "")
      return [own] + (printsAddresses ? notification(step, suffix: "object = \(name)") : [])
    case .controller(let className, let address):
      let suffix = printsAddresses ? " <\(className): 0x\(String(address, radix: 16))>" : ""
      let own = callback(baseClass ?? className, step.words) + suffix
      guard printsSuperclass else { return [own] }
      let inherited = callback("BaseViewController", step.words) + suffix
      return step.words == "dealloc" ? [own, inherited] : [inherited, own]
    }
  }

  private func callback(_ owner: String, _ selector: String) -> String {
    isSwift ? "\(owner).\(swiftSignature(selector))" : "-[\(owner) \(selector)]"
  }

  private func swiftSignature(_ selector: String) -> String {
    switch selector {
    case "dealloc": return "deinit"
    case "initWithNibName:bundle:": return "init(nibName:bundle:)"
    case "scene:willConnectToSession:options:": return "scene(_:willConnectTo:options:)"
    case "application:configurationForConnectingSceneSession:options:": return "application(_:configurationForConnecting:options:)"
    default: break
    }
    let parts = selector.split(separator: ":")
    guard selector.contains(":"), let name = parts.first else { return selector + "()" }
    return "\(name)(_:\(parts.dropFirst().map { "\($0):" }.joined()))"
  }

  // MARK: Other channels

  private static let notifications = [
    "applicationDidBecomeActive:": "UIApplicationDidBecomeActiveNotification",
    "applicationWillResignActive:": "UIApplicationWillResignActiveNotification",
    "applicationDidEnterBackground:": "UIApplicationDidEnterBackgroundNotification",
    "applicationWillEnterForeground:": "UIApplicationWillEnterForegroundNotification",
    "applicationWillTerminate:": "UIApplicationWillTerminateNotification",
    "applicationDidReceiveMemoryWarning:": "UIApplicationDidReceiveMemoryWarningNotification",
    "application:didFinishLaunchingWithOptions:": "UIApplicationDidFinishLaunchingNotification",
    "scene:willConnectToSession:options:": "UISceneWillConnectNotification",
    "sceneDidBecomeActive:": "UISceneDidActivateNotification",
    "sceneWillResignActive:": "UISceneWillDeactivateNotification",
    "sceneDidEnterBackground:": "UISceneDidEnterBackgroundNotification",
    "sceneWillEnterForeground:": "UISceneWillEnterForegroundNotification",
    "sceneDidDisconnect:": "UISceneDidDisconnectNotification",
  ]

  private func notification(_ step: LogStep, suffix: String) -> [String] {
    guard printsNotifications, let name = Self.notifications[step.words] else { return [] }
    return ["NSConcreteNotification 0x600003a1 {name = \(name); \(suffix)}"]
  }

  private static let strays = [
    ("SpringBoard", 61, "Received state update for 310 (app<com.example.other((null))>, running-active-NotVisible"),
    ("backboardd", 66, "touch event queue depth 3"), ("locationd", 71, "{\"msg\":\"client update\", \"n\":4, \"ok\":true}"),
    ("Other", 310, "-[RequestQueue requestDidFinish:] id 12 completed with status 200"),
    ("Other", 310, "Task <A1B2C3D4-12>.<1> finished successfully"), ("CommCenter", 90, "#I registration state unchanged for slot 1"),
  ]

  private func strayLine(at time: Int, random: inout SplitMix64) -> String {
    let (process, pid, message) = random.pick(Self.strays) ?? Self.strays[0]
    return layout.line(process: process, pid: pid, time: time, message: message)
  }
}
