extension EventCatalog {
  /// The callbacks of a view controller.
  static let viewControllerCallbacks: [Callback] = [
    row(.`init`, methods: ["init"], selectors: ["init"], signatures: ["init()"]),
    row(
      .initWithCoder, words: ["initWithCoder"], methods: ["init"], selectors: ["initWithCoder:"],
      signatures: ["init(coder:)", "init?(coder:)"]),
    row(
      .initWithNibName, words: ["initWithNibName"], methods: ["init"], selectors: ["initWithNibName:bundle:"],
      signatures: ["init(nibName:bundle:)"]),
    row(.awakeFromNib), row(.loadView), row(.loadViewIfNeeded), row(.viewDidLoad), row(.viewWillAppear), row(.viewIsAppearing),
    row(.viewWillLayoutSubviews), row(.viewDidLayoutSubviews), row(.viewDidAppear), row(.viewWillDisappear), row(.viewDidDisappear),
    row(.viewWillUnload), row(.viewDidUnload), row(.didReceiveMemoryWarning),
    row(
      .willMoveToParent, words: ["willMoveToParentViewController", "willMoveToParent"], methods: ["willMove"],
      selectors: ["willMoveToParentViewController:"], signatures: ["willMove(toParent:)", "willMove(toParentViewController:)"]),
    row(
      .didMoveToParent, words: ["didMoveToParentViewController", "didMoveToParent"], methods: ["didMove"],
      selectors: ["didMoveToParentViewController:"], signatures: ["didMove(toParent:)", "didMove(toParentViewController:)"]),
    row(
      .viewWillTransition, words: ["viewWillTransitionToSize", "viewWillTransition"],
      selectors: ["viewWillTransitionToSize:withTransitionCoordinator:"]),
    row(.dealloc, words: ["dealloc", "deinit"], selectors: ["dealloc", "deinit"]),
  ]

  private static func row(
    _ name: EventName, words: [String] = [], methods: [String] = [], selectors: [String] = [], signatures: [String] = []
  ) -> Callback {
    let isPlain = words.isEmpty && methods.isEmpty
    return Callback(
      name: name, machine: .viewController, channel: .viewController, words: isPlain ? [name.rawValue] : words, methods: methods,
      selectors: isPlain ? [name.rawValue] : selectors, signatures: signatures)
  }

  static let viewControllerSamples: [EventSample] = [
    EventSample("-[HomeViewController viewDidLoad]", .viewDidLoad, subject: "HomeViewController"),
    EventSample("111-[HomeViewController viewDidAppear:]", .viewDidAppear, subject: "HomeViewController"),
    EventSample(
      "(-[ProbeViewController viewDidLoad]) - Called for object <ProbeViewController: 0x31c9a0>", .viewDidLoad,
      subject: "ProbeViewController", instance: "0x31c9a0"),
    EventSample(
      "-[FWMapController(Tracing) viewDidLoad] <FWMapController: 0x5b6f>", .viewDidLoad, subject: "FWMapController", instance: "0x5b6f"),
    EventSample(
      "-[BaseViewController viewWillAppear:] <Fernway.Home: 0x1b9a>", .viewWillAppear, subject: "Home", instance: "0x1b9a",
      module: "Fernway", frameClass: "BaseViewController"),
    EventSample("-[HomeViewController loadView] <0x1b9a>", .loadView, subject: "HomeViewController", instance: "0x1b9a"),
    EventSample("-[HomeViewController loadView] self=0x1b9a", .loadView, subject: "HomeViewController", instance: "0x1b9a"),
    EventSample("0x1b9a -[HomeViewController loadView]", .loadView, subject: "HomeViewController", instance: "0x1b9a"),
    EventSample("-[HomeViewController initWithNibName:bundle:]", .initWithNibName, subject: "HomeViewController"),
    EventSample("-[HomeViewController init]", .`init`, subject: "HomeViewController"),
    EventSample("HomeViewController.init(coder:)", .initWithCoder, subject: "HomeViewController"),
    EventSample("init(nibName:bundle:)", .initWithNibName),
    EventSample("1: A_ViewController initWithCoder:", .initWithCoder, subject: "A_ViewController"),
    EventSample("【控制器方法调用】12: B_ViewController loadView", .loadView, subject: "B_ViewController"),
    EventSample("ViewController2 - loadView   加载控制器view", .loadView, subject: "ViewController2"),
    EventSample("控制器1 - viewDidLoad", .viewDidLoad, subject: "控制器1"),
    EventSample("Red: loadView", .loadView, subject: "Red"),
    EventSample("viewWillAppear: Root", .viewWillAppear, subject: "Root"),
    EventSample("viewWillAppear 标题5", .viewWillAppear, subject: "标题5"),
    EventSample("VC1.view loadView 为空时 建立view", .loadView, subject: "VC1"),
    EventSample("-----VC1.view viewDidLoad", .viewDidLoad, subject: "VC1"),
    EventSample("One ViewWillDisappear", .viewWillDisappear, subject: "One"),
    EventSample("📱 [Home] viewDidAppear animated=true", .viewDidAppear, subject: "Home"),
    EventSample("HomeViewController: viewWillAppear(_:) called", .viewWillAppear, subject: "HomeViewController"),
    EventSample("Fernway.HomeViewController.viewDidLoad() line 23", .viewDidLoad, subject: "HomeViewController", module: "Fernway"),
    EventSample("HomeViewController.viewWillAppear", .viewWillAppear, subject: "HomeViewController"),
    EventSample("FWListController<Array<String>>.viewDidLoad() line 2", .viewDidLoad, subject: "FWListController<Array<String>>"),
    EventSample(
      "<TabDemo.RedViewController: 0x7f8a> viewWillAppear - Parent: Optional(<TabDemo.TabHost: 0x7f8b>)", .viewWillAppear,
      subject: "RedViewController", instance: "0x7f8a", module: "TabDemo"),
    EventSample(
      "<_TtC7Fernway18HomeViewController: 0x4628> deinit", .dealloc, subject: "HomeViewController", instance: "0x4628", module: "Fernway"),
    EventSample("<NSKVONotifying_HomeViewController: 0x4628> viewDidLoad", .viewDidLoad, subject: "HomeViewController", instance: "0x4628"),
    EventSample("Fernway.(unknown context at $10a8c63c0).Inner.viewDidLoad()", .viewDidLoad, subject: "Inner", module: "Fernway"),
    EventSample("viewDidLoad1", .viewDidLoad, subject: "1"),
    EventSample("dealloc2", .dealloc, subject: "2"),
    EventSample("[HomeViewController.m:120] viewDidLoad", .viewDidLoad, subject: "HomeViewController"),
    EventSample("Fernway/HomeViewController.swift viewDidLoad() 5", .viewDidLoad, subject: "HomeViewController"),
    EventSample("/Users/ci/app/HomeViewController.swift:5 viewDidLoad()", .viewDidLoad, subject: "HomeViewController"),
    EventSample("viewDidLoad() HomeViewController.swift:5", .viewDidLoad, subject: "HomeViewController"),
    EventSample("--- Function: viewDidLoad(), in file: X.swift, line: 12 --- running", .viewDidLoad),
    EventSample("viewDidLoad called", .viewDidLoad),
    EventSample("in viewDidLoad", .viewDidLoad),
    EventSample("viewDidLoad in HomeViewController", .viewDidLoad, subject: "HomeViewController"),
    EventSample("=== viewDidLoad ===", .viewDidLoad),
    EventSample("\"viewDidLoad\"", .viewDidLoad),
    EventSample("parent viewWillAppear", .viewWillAppear, subject: "parent"),
    EventSample("-[HomeViewController viewIsAppearing:] animated 1", .viewIsAppearing, subject: "HomeViewController"),
    EventSample("Home: viewWillLayoutSubviews", .viewWillLayoutSubviews, subject: "Home"),
    EventSample("Home -> viewDidLayoutSubviews()", .viewDidLayoutSubviews, subject: "Home"),
    EventSample("Home | viewDidDisappear(_:)", .viewDidDisappear, subject: "Home"),
    EventSample("Home => viewWillUnload", .viewWillUnload, subject: "Home"),
    EventSample("Home, viewDidUnload", .viewDidUnload, subject: "Home"),
    EventSample("Home awakeFromNib", .awakeFromNib, subject: "Home"),
    EventSample("4: A_ViewController loadViewIfNeeded", .loadViewIfNeeded, subject: "A_ViewController"),
    EventSample("控制器1 - didReceiveMemoryWarning", .didReceiveMemoryWarning, subject: "控制器1"),
    EventSample("-[HomeViewController willMoveToParentViewController:] (null)", .willMoveToParent, subject: "HomeViewController"),
    EventSample("HomeViewController.didMove(toParent:)", .didMoveToParent, subject: "HomeViewController"),
    EventSample("viewWillTransition(to:with:)", .viewWillTransition),
  ]
}
