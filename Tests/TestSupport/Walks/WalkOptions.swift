/// What kind of app walks, and what it prints.
public struct WalkOptions: Sendable {
  /// Executable.
  public var process = "Demo"
  /// Number from which process identifiers are counted.
  public var pid = 400
  /// Microseconds at which the log starts.
  public var start = 0
  /// True for an app with a scene delegate.
  public var usesScenes = false
  /// Most windows at one time; counts only with scenes.
  public var windows = 1
  /// True if initialisers are printed.
  public var printsInits = false
  /// True if deallocation is printed.
  public var printsDealloc = true
  /// True if `viewIsAppearing:` is printed.
  public var printsIsAppearing = false
  /// True if background tasks are begun and printed.
  public var usesTasks = false
  /// True if new controllers may stand at the addresses of freed ones.
  public var reusesAddresses = false
  /// True if a class may be pushed onto itself.
  public var pushesSameClass = false
  /// True if nobody waits between two actions.
  public var isHurried = false

  /// Makes the options of a plain app that prints its callbacks.
  public init() {}
}
