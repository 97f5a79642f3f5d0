extension RuntimeMessage {
  /// Every message of UIKit and SwiftUI that tells of a broken life cycle, in the order of the life-cycle model.
  public static let all: [RuntimeMessage] = appearance + presentation + containment + threads + background + adoption + swiftUI

  /// `<Module.Class: 0x1`, as UIKit describes a controller.
  private static let controller = "<(?<subject>[^:>\\s]+)(?:: (?<instance>0x[0-9a-fA-F]+))?"
  private static let other = "<[^:>\\s]+"

  // MARK: Appearance

  private static let appearance: [RuntimeMessage] = [
    RuntimeMessage(
      .warning, "uikit-unbalanced-appearance", triggers: ["Unbalanced transitions"],
      "Unbalanced calls to begin/end appearance transitions for \(controller)",
      title: "A transition began inside another one",
      why: """
        UIKit counts how often a controller begins and ends to appear. If the two do not match, a transition was started while another one \
        ran, or an appearance callback was called by hand. Callbacks are then missing or come twice, and what they start and stop is wrong.
        """,
      remedy: """
        Present, push or switch tabs after viewDidAppear of the controller on screen. In a container use \
        beginAppearanceTransition(_:animated:) and endAppearanceTransition() in pairs, and never call viewWillAppear yourself.
        """,
      example: "Unbalanced calls to begin/end appearance transitions for <BViewController: 0x10503da00>.",
      lookAlike: "Unbalanced parentheses in rule 4, transitions ignored"),
    RuntimeMessage(
      .error, "uikit-direct-appearance-call", triggers: ["Calling directly"],
      "Calling -view(?:Will|Did)(?:Appear|Disappear):? directly on a view controller is not supported(?:.*\(controller))?",
      title: "Code calls an appearance callback itself",
      why: """
        Appearance callbacks are UIKit's to call. A call by hand leaves the controller in a state in which the next real callback comes at \
        the wrong time or not at all.
        """,
      remedy: """
        In a container call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on the child. To refresh a screen move the \
        work into a method of its own and call that one.
        """,
      example: """
        [ViewController] Calling -viewWillDisappear: directly on a view controller is not supported, and may result in out-of-order \
        callbacks and other inconsistent behavior.
        """,
      lookAlike: "Calling the server directly"),
  ]

  // MARK: Presentation

  private static let presentation: [RuntimeMessage] = [
    RuntimeMessage(
      .error, "uikit-present-not-in-hierarchy", triggers: ["Attempt hierarchy"],
      "Attempt to present \(controller).*> on \(other).*whose view is not in the window hierarchy",
      title: "A controller is presented from one that is not on screen",
      why: """
        The presenter has not appeared yet, or has left already. UIKit drops the presentation: the alert or screen is never shown, and \
        nothing tells the user why.
        """,
      remedy: """
        Present in viewDidAppear or later, not in viewDidLoad. From elsewhere find the topmost presented controller first. Do not present \
        from a controller that is being dismissed.
        """,
      example: """
        [Presentation] Attempt to present <BViewController: 0x1> on <AViewController: 0x2> (from <AViewController: 0x2>) whose view is not \
        in the window hierarchy.
        """,
      lookAlike: "Attempt to present the sheet: the view hierarchy is ready"),
    RuntimeMessage(
      .error, "uikit-present-while-presenting", triggers: ["Attempt presenting"],
      "Attempt to present \(controller).*which is already presenting",
      title: "A controller is presented from one that presents another already",
      why: "A controller presents one other at a time. UIKit drops the second presentation, so the screen or alert is never shown.",
      remedy: """
        Present from the topmost controller: follow presentedViewController to its end. Or dismiss the first one and present in the \
        completion handler of dismiss.
        """,
      example: """
        Warning: Attempt to present <UIAlertController: 0x1> on <AViewController: 0x2> which is already presenting <BViewController: 0x3>
        """,
      lookAlike: "Attempt to show ads while presenting the offer"),
    RuntimeMessage(
      .error, "uikit-present-in-progress", triggers: ["Attempt presentation"],
      "Attempt to present \(controller).*while a presentation is in progress",
      title: "A controller is presented while another presentation is running",
      why: "UIKit drops the second presentation, so the screen or alert is never shown.",
      remedy: "Present in the completion handler of the first presentation, and disable the button that was tapped twice.",
      example: "Warning: Attempt to present <BViewController: 0x1> on <AViewController: 0x2> while a presentation is in progress!",
      lookAlike: "Attempt 2 of presentation upload is in progress"),
    RuntimeMessage(
      .error, "uikit-dismiss-in-progress", triggers: ["Attempt dismiss"],
      "Attempt to dismiss from view controller \(controller).*while a presentation or dismiss is in progress",
      title: "A controller is dismissed while a presentation or dismissal is running",
      why: "UIKit ignores the call, so a screen stays that should have gone, and code that waits for its end waits for ever.",
      remedy: "Dismiss in the completion handler of the running transition, and call dismiss once.",
      example: """
        Warning: Attempt to dismiss from view controller <UINavigationController: 0x2006cfc0> while a presentation or dismiss is in progress!
        """,
      lookAlike: "Attempt to dismiss the keyboard"),
    RuntimeMessage(
      .warning, "uikit-detached-discouraged", triggers: ["detached discouraged"],
      "Presenting view controllers? (?:\(controller).*from detached view controllers? \(other).* is discouraged"
        + "|on detached view controllers is discouraged)",
      title: "A controller is presented from one outside the hierarchy",
      why: """
        The presenter is in no container and is no root of a window, so rotation, safe areas and appearance do not reach what it presents. \
        Later versions of iOS refuse it.
        """,
      remedy: "Add the presenter with addChild(_:) and didMove(toParent:) to the controller whose view holds its view.",
      example: """
        [Presentation] Presenting view controller <UIAlertController: 0x1> from detached view controller <AViewController: 0x2> is discouraged.
        """,
      lookAlike: "detached signatures are discouraged"),
    RuntimeMessage(
      .error, "uikit-detached-unsupported", triggers: ["detached supported"],
      "Presenting view controller \(controller).*from detached view controller \(other).*"
        + "is not supported, and may result in incorrect safe area insets",
      title: "A controller is presented from one outside the hierarchy",
      why: """
        The presenter is in no container and is no root of a window. Safe areas are wrong, the presentation can break the root of the \
        window, and Apple has announced that it will become an exception.
        """,
      remedy: "Add the presenter with addChild(_:) and didMove(toParent:) to the controller whose view holds its view.",
      example: """
        Presenting view controller <BViewController: 0x1> from detached view controller <AViewController: 0x2> is not supported, and may \
        result in incorrect safe area insets and a corrupt root presentation.
        """,
      lookAlike: "detached mode is not supported"),
    RuntimeMessage(
      .error, "uikit-active-controller", triggers: ["modally active"],
      "Application tried to present modally an active controller(?: \(controller))?",
      title: "A controller is presented that is in use already",
      why: "The controller has a parent or a presenter. UIKit throws an exception, and the app crashes.",
      remedy: "Make a new instance for each presentation, or remove the controller from its parent first.",
      example: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally an active \
        controller <BViewController: 0x1>.'
        """,
      lookAlike: "modally presented, active since 12:00"),
    RuntimeMessage(
      .error, "uikit-already-presented", triggers: ["modally presented"],
      "Application tried to present modally a view controller (?:\(controller).*)?that is already being presented by",
      title: "A controller is presented a second time",
      why: "The controller is on screen already, presented by another one. UIKit throws an exception, and the app crashes.",
      remedy: "Make a new instance for each presentation, and disable the button that was tapped twice.",
      example: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view \
        controller <BViewController: 0x1> that is already being presented by <AViewController: 0x2>.'
        """,
      lookAlike: "The offer was presented modally"),
  ]

  // MARK: Windows, views and containment

  private static let containment: [RuntimeMessage] = [
    RuntimeMessage(
      .error, "uikit-no-root-vc", triggers: ["windows expected"],
      "Application windows are expected to have a root view controller at the end of application launch",
      title: "A window has no root view controller when the launch ends",
      why: "Without a root the window shows nothing and gets no rotation and no appearance callbacks. From iOS 9 on the app crashes.",
      remedy: """
        Set window.rootViewController before didFinishLaunching returns, or in scene(_:willConnectTo:options:) of a scene app. Check the \
        name of the main storyboard and its initial controller.
        """,
      example: "Application windows are expected to have a root view controller at the end of application launch",
      lookAlike: "maintenance windows are expected at noon"),
    RuntimeMessage(
      .error, "uikit-nib-view-outlet", triggers: ["nib outlet"],
      "loaded the \"?(?<subject>[^\" ]+)\"? nib but the view outlet was not set",
      title: "A nib was loaded that has no view for its controller",
      why: "The controller asked its nib for a view and got none. UIKit throws an exception, and the app crashes.",
      remedy: """
        Open the nib, make the controller's class its file's owner, and connect the view outlet. If the controller builds its view in code, \
        rename the nib or give nibName nil.
        """,
      example: """
        *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '-[UIViewController \
        _loadViewFromNibNamed:bundle:] loaded the "BView" nib but the view outlet was not set.'
        """,
      lookAlike: "nib parsed, outlet table is empty"),
    RuntimeMessage(
      .error, "uikit-nested-navigation", triggers: ["nested corrupted"],
      "[Nn]ested (?:push|pop) animation can result in (?:a )?corrupted navigation bar",
      title: "A push or pop began while another one was running",
      why: """
        A navigation controller runs one transition at a time. A second one breaks its bar and its stack: titles and buttons belong to \
        another screen, the back button stops working, and the app may crash later.
        """,
      remedy: """
        Push and pop once, after the running transition: in viewDidAppear or through transitionCoordinator. Disable the button that was \
        tapped twice. Use setViewControllers(_:animated:) for several steps at once.
        """,
      example: "nested push animation can result in corrupted navigation bar",
      lookAlike: "nested archive is corrupted"),
    RuntimeMessage(
      .error, "uikit-navigation-unexpected-state", triggers: ["Finishing unexpected"],
      "Finishing up a navigation transition in an unexpected state",
      title: "A navigation transition ended in a state that UIKit did not expect",
      why: "It follows a push or pop during another one. The bar and the stack no longer fit, and the app may crash later.",
      remedy: "Push and pop once, after the running transition. Look for the push or pop just before this line.",
      example: "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
      lookAlike: "Finishing upload after an unexpected answer"),
    RuntimeMessage(
      .error, "uikit-add-self-subview", triggers: ["add subview"], "Can.{1,3}t add self as subview",
      title: "A view was added to itself",
      why: """
        UIKit throws an exception, and the app crashes. The usual reason is not addSubview but a push or pop during another one, which \
        makes UIKit add a navigation controller's view to itself.
        """,
      remedy: "Look for two pushes or pops in a row before the crash, for example a button that was tapped twice.",
      example: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Can't add self as subview'
        """,
      lookAlike: "add subview banner"),
    RuntimeMessage(
      .error, "uikit-push-same-vc", triggers: ["Pushing instance"],
      "Pushing the same view controller instance more than once is not supported(?: \\(\(controller))?",
      title: "A controller was pushed that is on the stack already",
      why: "UIKit throws an exception, and the app crashes.",
      remedy: "Make a new instance for each push, pop back to the one on the stack, and disable the button that was tapped twice.",
      example: """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Pushing the same view controller instance more \
        than once is not supported (<BViewController: 0x1>)'
        """,
      lookAlike: "Pushing instance 4 to the server"),
    RuntimeMessage(
      .error, "uikit-hierarchy-inconsistency", triggers: ["child parent"],
      "child view controller:\(controller).*should have parent view controller:",
      title: "A child's view is in the wrong controller's view",
      why: """
        The view of a child controller lies in the view of a controller that is not its parent. UIKit throws \
        UIViewControllerHierarchyInconsistency, and the app crashes.
        """,
      remedy: "Call addChild(_:) on the controller whose view gets the child's view, and remove the child from its old parent first.",
      example: """
        *** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view \
        controller:<BViewController: 0x1> should have parent view controller:<AViewController: 0x2> but requested parent \
        is:<CViewController: 0x3>'
        """,
      lookAlike: "child process 12 of parent 11"),
    RuntimeMessage(
      .warning, "uikit-view-load-in-dealloc", triggers: ["Attempting deallocating"],
      "Attempting to load the view of a view controller while it is deallocating(?:.*?\(controller))?",
      title: "A view is loaded while its controller is deallocated",
      why: """
        Something in dealloc reads the view of a controller that never loaded it. UIKit loads it for an object that is about to go; what \
        then refers to the controller refers to freed memory.
        """,
      remedy: """
        Do not touch view in dealloc or deinit; ask isViewLoaded first. A search controller that was never shown does this by itself: call \
        loadViewIfNeeded() on it once.
        """,
      example: """
        [Warning] Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined \
        behavior (<UISearchController: 0x10194f3e0>)
        """,
      lookAlike: "Attempting to stop, deallocating buffers"),
  ]

  // MARK: Threads and drawing

  private static let threads: [RuntimeMessage] = [
    RuntimeMessage(
      .error, "uikit-main-thread", triggers: ["Checker background"],
      "Main Thread Checker: UI API called on a background thread: (?<subject>[-+]\\[[^\\]]+\\])",
      title: "UIKit is used off the main thread",
      why: """
        UIKit is not safe on other threads. The screen may not change, change late, or break, and the app may crash at a place that has \
        nothing to do with it.
        """,
      remedy: """
        Go to the main thread before you touch views: DispatchQueue.main.async, or @MainActor. The lines after the message show the call \
        stack.
        """,
      example: "Main Thread Checker: UI API called on a background thread: -[UILabel setText:]",
      lookAlike: "Link Checker runs in background"),
    RuntimeMessage(
      .error, "uikit-autolayout-thread", triggers: ["engine background"],
      "[Mm]odif(?:ying|ication of) the (?:auto)?layout engine .*from a background thread",
      title: "Layout is changed off the main thread",
      why: """
        The layout engine belongs to the main thread. A change from another one breaks its tables, and the app crashes then or later.
        """,
      remedy: "Change views and constraints on the main thread only: DispatchQueue.main.async, or @MainActor.",
      example: """
        This application is modifying the autolayout engine from a background thread after the engine was accessed from the main thread.
        """,
      lookAlike: "render engine paused in background"),
    RuntimeMessage(
      .info, "uikit-snapshot-unrendered", triggers: ["Snapshotting view"],
      "Snapshotting a view .*(?:has not been rendered|not in a visible window requires afterScreenUpdates)",
      title: "A view is snapshotted that is not drawn yet",
      why: """
        The picture may be empty. The system's keyboard prints this on the way to the background; then it is noise. It matters if the view \
        is the app's own.
        """,
      remedy: "Take snapshots of views that are on screen, or pass true for afterScreenUpdates.",
      example: """
        [Snapshotting] Snapshotting a view (0x7fa1e2892600, UIKeyboardImpl) that is not in a visible window requires afterScreenUpdates:YES.
        """,
      lookAlike: "Snapshotting the database view"),
    RuntimeMessage(
      .info, "uikit-layout-offscreen", triggers: ["told hierarchy"],
      "(?:(?<subject>\\w+) )?was told to layout its visible cells and other contents without being in the view hierarchy",
      title: "A table or collection is laid out that is not on screen",
      why: """
        The layout is done for nothing, with wrong sizes, and once more when the view appears. Rows may flicker or have the wrong height.
        """,
      remedy: "Reload and call layoutIfNeeded only when the view is in a window, for example from viewIsAppearing on.",
      example: """
        [TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy
        """,
      lookAlike: "told the team about the class hierarchy"),
  ]

  // MARK: Background work and its handlers

  private static let background: [RuntimeMessage] = [
    RuntimeMessage(
      .warning, "uikit-task-30s", triggers: ["Background created"],
      "Background Task (?<subject>\\d+) \\(\"(?<taskName>.*?)\"\\), was created over 30 seconds ago",
      title: "A background task is open for more than thirty seconds",
      why: """
        From iOS 13 on an app gets about thirty seconds in the background. A task that is still open then gets the app killed with the code \
        0x2182bad2. The message also comes in the foreground, where the task waits for that to happen.
        """,
      remedy: "End the task as soon as its work is done, on every path and in the expiration handler. Begin it when the work starts.",
      example: """
        [BackgroundTask] Background Task 5 ("Save"), was created over 30 seconds ago. In applications running in the background, this \
        creates a risk of termination.
        """,
      lookAlike: "Background image created 30 seconds ago"),
    RuntimeMessage(
      .error, "uikit-task-not-ended", triggers: ["expiration handlers"],
      "Background task still not ended after expiration handlers were called"
        + "(?:.*?taskID = (?<subject>\\d+))?(?:, taskName = (?<taskName>.*?), creationTime)?",
      title: "A background task was not ended by its expiration handler",
      why: "The system has told the app that its time is over, and the task is still open. The app is killed within seconds.",
      remedy: "Call endBackgroundTask(_:) in the expiration handler, in every case, before anything slow.",
      example: """
        [BackgroundTask] Background task still not ended after expiration handlers were called: <_UIBackgroundTaskInfo: 0x28190d140>: \
        taskID = 8, taskName = Save, creationTime = 70784 (elapsed = 26).
        """,
      lookAlike: "expiration handlers installed"),
    RuntimeMessage(
      .warning, "uikit-task-unknown-id", triggers: ["exists identifier"],
      "Can.{1,3}t end ?BackgroundTask: no background task exists with identifier (?<subject>\\d+)",
      title: "A background task is ended that does not exist",
      why: """
        The identifier was ended before, or belongs to nothing. Two paths believe they own one task; often another task then stays open, \
        and that one gets the app killed.
        """,
      remedy: "Set the identifier to .invalid when the task is ended, and ask for it before ending. Do both on the main thread.",
      limits: "iOS 13.0 to 13.3 print it at each trip to the background, without any fault of the app.",
      example: """
        Can't end BackgroundTask: no background task exists with identifier 1 (0x1), or it may have already been ended. Break in \
        UIApplicationEndBackgroundTaskError() to debug.
        """,
      lookAlike: "no entry exists with identifier 12"),
    RuntimeMessage(
      .warning, "uikit-completion-handler", triggers: ["received completion"],
      "received call to (?<subject>-[A-Za-z:]+) but the completion handler was never called",
      title: "A completion handler was never called",
      why: """
        The system waits for the handler to know when the work is done. Without the call the app is kept running until its time is over, \
        may be killed, and gets fewer wakes afterwards.
        """,
      remedy: "Call the handler exactly once on every path, also on failure and when there is nothing to do.",
      example: """
        Warning: UNUserNotificationCenter delegate received call to \
        -userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: but the completion handler was never called.
        """,
      lookAlike: "received 12 bytes, completion at 40 %"),
    RuntimeMessage(
      .warning, "uikit-background-mode-missing", triggers: ["implemented still"],
      "You.{1,3}ve implemented -\\[<UIApplicationDelegate> (?<subject>\\S+)\\], but you still need to add \"[a-z-]+\"",
      title: "A callback is implemented whose background mode is missing",
      why: "The system never calls the method, so the background work that it should do is never done.",
      remedy: "Add the named mode to UIBackgroundModes in Info.plist, or remove the method.",
      example: """
        You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you still need to add "fetch" to \
        the list of your supported UIBackgroundModes in your Info.plist.
        """,
      lookAlike: "implemented, but tests are still missing"),
    RuntimeMessage(
      .error, "uikit-bgtask-no-handler", triggers: ["handler registered"],
      "No launch handler registered for task with identifier (?<subject>[^\\s']+)",
      title: "A scheduled task has no launch handler",
      why: "The task was asked for or started, but nobody registered for it. The system throws an exception, and the app crashes.",
      remedy: """
        Call BGTaskScheduler.shared.register(forTaskWithIdentifier:using:launchHandler:) before didFinishLaunching returns, with the same \
        identifier as in Info.plist.
        """,
      example: """
        *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'No launch handler registered for task \
        with identifier com.demo.refresh'
        """,
      lookAlike: "URL handler registered"),
    RuntimeMessage(
      .error, "uikit-bgtask-late-register", triggers: ["handlers registered"],
      "All launch handlers must be registered before application finishes launching",
      title: "A launch handler was registered too late",
      why: "The system may start the task right after the launch and must know its handler by then. It throws, and the app crashes.",
      remedy: "Register all handlers of BGTaskScheduler in didFinishLaunching, before it returns.",
      example: """
        *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'All launch handlers must be registered \
        before application finishes launching'
        """,
      lookAlike: "4 handlers registered"),
  ]

  // MARK: Scenes and memory

  private static let adoption: [RuntimeMessage] = [
    RuntimeMessage(
      .warning, "uikit-scene-config-missing", triggers: ["UIScene configuration"],
      "Info\\.plist contained no UIScene configuration dictionary \\(looking for configuration named \"?(?<subject>[^\")]*\\)?)",
      title: "Info.plist has no scene configuration of the wanted name",
      why: """
        The app says that it uses scenes, but names no scene delegate for this one. UIKit makes a scene without a delegate: the screen may \
        stay black, and the scene callbacks reach nobody.
        """,
      remedy: """
        Add the configuration to UIApplicationSceneManifest in Info.plist, or return one from \
        application(_:configurationForConnecting:options:) with its delegate class.
        """,
      limits: "The name \"(no name)\" in a SwiftUI app is harmless and only noted.",
      harmlessInSwiftUI: "(no name)",
      example: """
        [SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named "(no name)")
        """,
      lookAlike: "UIScene configuration loaded"),
    RuntimeMessage(
      .info, "uikit-scene-adoption-18", triggers: ["adopt UIScene"], "This process does not adopt UIScene lifecycle",
      title: "The app does not use scenes yet",
      why: "iOS 18.4 and later say so at each launch. The message announces that scenes will be required.",
      remedy: "Plan the move: TN3187, Migrating to the UIKit scene-based life cycle.",
      example: """
        CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.
        """,
      lookAlike: "we adopt UIScene next year"),
    RuntimeMessage(
      .warning, "uikit-scene-adoption-26", triggers: ["UIScene required"], "UIScene.? lifecycle will soon be required",
      title: "The app must use scenes soon",
      why: "iOS 26 says so at each launch. An app that is built with the SDK after it and does not use scenes will not start.",
      remedy: "Move to scenes now: TN3187, Migrating to the UIKit scene-based life cycle.",
      example: "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.",
      lookAlike: "UIScene support is required by the ticket"),
    RuntimeMessage(
      .info, "uikit-memory-warning", triggers: ["memory warning"], "^\\W*(?:\\[\\w+\\] )?Received memory warning\\b",
      title: "UIKit passed on a memory warning",
      why: """
        The device runs out of memory. If the app does not free some, it is among the first to be ended, in the foreground too. One warning \
        is told to the delegate and to every controller.
        """,
      remedy: "Free what can be made again: caches, images of screens that are not visible. Measure with the Allocations instrument.",
      example: "Received memory warning.",
      lookAlike: "low memory, no warning yet"),
  ]

  // MARK: SwiftUI

  private static let swiftUI: [RuntimeMessage] = [
    RuntimeMessage(
      .warning, "swiftui-multiple-updates", triggers: ["tried frame"],
      "(?:onChange\\(of: (?<subject>[^)]+)\\) action )?tried to update multiple times per frame",
      title: "A change causes itself again within one frame",
      why: "The action of onChange changes the value that it watches. SwiftUI stops it after some rounds, and the last value is lost.",
      remedy: "Compute the value in one place, and let onChange set other values only.",
      example: "onChange(of: Int) action tried to update multiple times per frame.",
      lookAlike: "tried to decode frame 12"),
    RuntimeMessage(
      .warning, "swiftui-state-in-update", triggers: ["Modifying undefined"],
      "Modifying state during view update, this will cause undefined behavior",
      title: "State is changed while a view is computed",
      why: "A body that changes state starts its own update again: values are lost, views flicker, and loops can freeze the app.",
      remedy: "Change state in actions, onAppear, task or onChange, never in body or in what body calls.",
      example: "[SwiftUI] Modifying state during view update, this will cause undefined behavior.",
      lookAlike: "Modifying undefined settings"),
    RuntimeMessage(
      .warning, "swiftui-publish-in-update", triggers: ["Publishing updates"],
      "Publishing changes from within view updates is not allowed",
      title: "An object publishes a change while views are computed",
      why: "The change starts the update again that it came from: values are lost, views flicker, and loops can freeze the app.",
      remedy:
        "Publish from actions, onAppear, task or onChange. If a binding writes during the update, do it in the next turn of the run loop.",
      example: "[SwiftUI] Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      lookAlike: "Publishing 3 updates to the store"),
    RuntimeMessage(
      .warning, "swiftui-publish-background", triggers: ["Publishing threads"],
      "Publishing changes from background threads is not allowed",
      title: "An object publishes a change off the main thread",
      why: "SwiftUI takes changes on the main thread only. Views may show old values, break, or crash the app.",
      remedy: "Mark the object @MainActor, or use receive(on: DispatchQueue.main) before the value is assigned.",
      example: """
        [SwiftUI] Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators \
        like receive(on:)) on model updates.
        """,
      lookAlike: "Publishing on 4 threads"),
  ]
}
