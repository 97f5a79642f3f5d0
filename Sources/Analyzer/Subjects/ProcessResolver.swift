import LogParser

/// Finds the process run that a line belongs to.
struct ProcessResolver: Sendable {
  private struct Key: Hashable, Sendable {
    let name: String?
    let pid: Int32?
  }

  private var current: [Key: Int] = [:]
  private var sightings: [Key: Moment] = [:]
  /// Runs that lines of the system tell of, by bundle and process identifier.
  private var bundleRuns: [Key: Int] = [:]
  private var latestOfBundle: [String: Int] = [:]
  /// The run that lines without a process belong to: the application that wrote last.
  private var latest: Int?
  /// The run of lines without a process, until an application gives its name to it.
  private var nameless: Int?
  private var latestApplication: Key?

  mutating func beginInput(_ index: Int) {
    self = ProcessResolver()
  }

  /// Returns the run that wrote the record, if it is known yet, and remembers when the process was first seen.
  mutating func run(of record: Record, at moment: Moment) -> Int? {
    guard record.process != nil || record.pid != nil else { return latest ?? nameless }
    let key = Key(name: record.process, pid: record.pid)
    if sightings[key] == nil { sightings[key] = moment }
    if !SystemProcesses.contains(record.process) { latestApplication = key }
    if let run = current[key] {
      latest = run
      return run
    }
    return nil
  }

  /// Returns the run that a line of the system is about: by process identifier, else by bundle.
  func run(pid: Int32?, bundle: String?) -> Int? {
    if let pid {
      let known = current.first { $0.key.pid == pid }?.value ?? bundleRuns[Key(name: bundle, pid: pid)]
      return known ?? (bundle == nil ? bundleRuns.first { $0.key.pid == pid }?.value ?? nameless : nil)
    }
    guard let bundle else { return nil }
    return latestOfBundle[bundle] ?? current.filter { Self.isBundle(bundle, of: $0.key.name) }.map(\.value).max()
  }

  /// True if the bundle identifier has the name of the executable as one of its parts: `com.demo.app` of `Demo`.
  static func isBundle(_ bundle: String, of name: String?) -> Bool {
    guard let name, !name.isEmpty else { return false }
    return bundle == name || bundle.lowercased().split(separator: ".").contains { $0 == name.lowercased() }
  }

  /// The run that lines without a process belong to now; nil if no application was seen.
  var latestRun: Int? { latestApplication.flatMap { current[$0] } ?? nameless }

  /// Remembers that the system calls the process of a run by this bundle.
  mutating func bind(bundle: String, pid: Int32?, to run: Int) {
    bundleRuns[Key(name: bundle, pid: pid)] = run
    latestOfBundle[bundle] = run
  }

  /// Returns the run for an event, or what is needed to begin one.
  func lookup(_ record: Record, at moment: Moment) -> Lookup {
    let key = key(of: record)
    return lookup(key, at: moment)
  }

  /// Returns the run of a process that a crash report names; lines without a process are about it from now on.
  mutating func lookup(name: String?, pid: Int32?, at moment: Moment) -> Lookup {
    let key = Key(name: name, pid: pid)
    latestApplication = key
    return lookup(key, at: moment)
  }

  private func lookup(_ key: Key, at moment: Moment) -> Lookup {
    if let run = current[key] { return .known(run) }
    if let pid = key.pid, let run = bundleRuns.first(where: { $0.key.pid == pid })?.value { return .named(run, name: key.name, pid: pid) }
    if let nameless, key.name != nil || key.pid != nil { return .named(nameless, name: key.name, pid: key.pid) }
    return .new(name: key.name, pid: key.pid, first: sightings[key] ?? moment)
  }

  enum Lookup {
    case known(Int)
    /// The run of lines without a process turns out to be this one's.
    case named(Int, name: String?, pid: Int32?)
    case new(name: String?, pid: Int32?, first: Moment)
  }

  /// Remembers the run of a process from now on.
  mutating func bind(name: String?, pid: Int32?, to run: Int) {
    let key = Key(name: name, pid: pid)
    current[key] = run
    if name == nil, pid == nil { nameless = run } else { nameless = nil }
    latest = run
  }

  private func key(of record: Record) -> Key {
    if record.process != nil || record.pid != nil { return Key(name: record.process, pid: record.pid) }
    return latestApplication ?? Key(name: nil, pid: nil)
  }
}
