/// A kind of app together with the way in which it prints.
public struct WalkMode: Sendable, CustomStringConvertible {
  /// Name in test output.
  public let description: String
  /// What the app does.
  public let options: WalkOptions
  /// True if the log prints addresses.
  public let printsAddresses: Bool
  private let style: @Sendable (inout LogPrinter) -> Void

  private init(
    _ description: String, printsAddresses: Bool = true, style: @escaping @Sendable (inout LogPrinter) -> Void = { _ in },
    app change: (inout WalkOptions) -> Void = { _ in }
  ) {
    self.description = description
    self.printsAddresses = printsAddresses
    self.style = style
    var options = WalkOptions()
    change(&options)
    self.options = options
  }

  /// The printer of this mode for lines of a layout.
  public func printer(_ layout: LineLayout) -> LogPrinter {
    var printer = LogPrinter(layout)
    printer.printsAddresses = printsAddresses
    style(&printer)
    return printer
  }

  /// The numbers from which a test of this mode draws: others for each seed and each mode.
  public func random(seed: UInt64) -> SplitMix64 {
    SplitMix64(seed: description.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }

  /// Every mode.
  public static let all: [WalkMode] = application + scenes

  /// Apps with an application delegate only.
  public static let application: [WalkMode] = [
    WalkMode("no addresses", printsAddresses: false),
    WalkMode("addresses"),
    WalkMode("same class, no addresses", printsAddresses: false, app: { $0.pushesSameClass = true }),
    WalkMode("same class", app: { $0.pushesSameClass = true }),
    WalkMode("base class, no addresses", printsAddresses: false, style: { $0.baseClass = "BaseViewController" }),
    WalkMode("base class", style: { $0.baseClass = "BaseViewController" }),
    WalkMode("inits, no addresses", printsAddresses: false, app: { $0.printsInits = true }),
    WalkMode("inits", app: { $0.printsInits = true }),
    WalkMode("reused addresses", app: { $0.reusesAddresses = true }),
    WalkMode("inits at reused addresses", app: { ($0.reusesAddresses, $0.printsInits) = (true, true) }),
    WalkMode("no dealloc", app: { $0.printsDealloc = false }),
    WalkMode("viewIsAppearing", app: { $0.printsIsAppearing = true }),
    WalkMode("tasks", app: { $0.usesTasks = true }),
    WalkMode("notifications", style: { $0.printsNotifications = true }),
    WalkMode("superclass", style: { $0.printsSuperclass = true }),
    WalkMode("superclass, no addresses", printsAddresses: false, style: { $0.printsSuperclass = true }),
    WalkMode("Swift", style: { $0.isSwift = true }),
    WalkMode("Swift, no addresses", printsAddresses: false, style: { $0.isSwift = true }, app: { $0.printsInits = true }),
    WalkMode("noise", style: { $0.noise = 50 }),
    WalkMode("hurried", app: { $0.isHurried = true }),
    WalkMode("hurried, no addresses", printsAddresses: false, app: { $0.isHurried = true }),
  ]

  /// Apps with a scene delegate.
  public static let scenes: [WalkMode] = [
    WalkMode("scene", app: { $0.usesScenes = true }),
    WalkMode("scene, no addresses", printsAddresses: false, app: { $0.usesScenes = true }),
    WalkMode("scene in Swift", style: { $0.isSwift = true }, app: { $0.usesScenes = true }),
    WalkMode(
      "scene, notifications and tasks", style: { $0.printsNotifications = true }, app: { ($0.usesScenes, $0.usesTasks) = (true, true) }),
    WalkMode("windows", app: { ($0.usesScenes, $0.windows) = (true, 3) }),
    WalkMode("windows, no addresses", printsAddresses: false, app: { ($0.usesScenes, $0.windows) = (true, 3) }),
  ]
}
