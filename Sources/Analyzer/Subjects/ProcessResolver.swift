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
  /// The run that lines without a process belong to, by input: the application that wrote last.
  private var latest: [Int: Int] = [:]
  /// The run of lines without a process, by input, until an application gives its name to it.
  private var nameless: [Int: Int] = [:]
  private var latestApplications: [Int: Key] = [:]
  /// The last run of the only application that told of itself, in any input.
  private var soleApplication: Key?
  private var hasSeveralApplications = false

  /// Returns the run that wrote the record, if it is known yet, and remembers when the process was first seen.
  mutating func run(of record: Record, at moment: Moment) -> Int? {
    guard record.process != nil || record.pid != nil else { return latest[moment.input] ?? nameless[moment.input] }
    let key = Key(name: record.process, pid: record.pid)
    if sightings[key] == nil { sightings[key] = moment }
    if !SystemProcesses.contains(record.process) {
      latestApplications[moment.input] = key
    }
    if let run = current[key] {
      latest[moment.input] = run
      return run
    }
    return nil
  }

  /// Returns the run that a line of the system is about: by process identifier, else by bundle.
  func run(pid: Int32?, bundle: String?, in input: Int) -> Int? {
    if let pid {
      let known = latestRun(pid: pid) ?? bundleRuns[Key(name: bundle, pid: pid)]
      if let known { return known }
      // The log may print no process identifiers.
      guard let bundle else { return bundleRuns.first { $0.key.pid == pid }?.value ?? nameless[input] }
      return current.filter { $0.key.pid == nil && Self.isBundle(bundle, of: $0.key.name) }.map(\.value).max()
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
  func latestRun(in input: Int) -> Int? { latestApplications[input].flatMap { current[$0] } ?? nameless[input] }

  /// Remembers that the system calls the process of a run by this bundle.
  mutating func bind(bundle: String, pid: Int32?, to run: Int) {
    bundleRuns[Key(name: bundle, pid: pid)] = run
    latestOfBundle[bundle] = run
  }

  /// Returns the run for an event, or what is needed to begin one.
  mutating func lookup(_ record: Record, at moment: Moment, isSystem: Bool) -> Lookup {
    let key = key(of: record, in: moment.input, isSystem: isSystem)
    return lookup(key, at: moment, isReport: record.kind == .service)
  }

  /// Returns the run of a process that a crash report names; lines without a process are about it from now on.
  mutating func lookup(name: String?, pid: Int32?, at moment: Moment) -> Lookup {
    let key = Key(name: name, pid: pid)
    latestApplications[moment.input] = key
    return lookup(key, at: moment, isReport: true)
  }

  private mutating func lookup(_ key: Key, at moment: Moment, isReport: Bool) -> Lookup {
    if let run = current[key] { return .known(run) }
    if let pid = key.pid, key.name == nil, let run = latestRun(pid: pid) {
      current[key] = run
      return .known(run)
    }
    if let pid = key.pid, let run = current[Key(name: nil, pid: pid)] { return .named(run, name: key.name, pid: pid) }
    if let pid = key.pid, let run = bundleRuns.first(where: { $0.key.pid == pid })?.value { return .named(run, name: key.name, pid: pid) }
    if isReport, let pid = key.pid, let name = key.name, let run = current[Key(name: name, pid: nil)] {
      return .named(run, name: name, pid: pid)
    }
    if let nameless = nameless[moment.input] ?? (isReport ? namelessRun : nil), key.name != nil || key.pid != nil {
      return .named(nameless, name: key.name, pid: key.pid)
    }
    return .new(name: key.name, pid: key.pid, first: sightings[key] ?? moment)
  }

  enum Lookup {
    case known(Int)
    /// The run of lines without a process turns out to be this one's.
    case named(Int, name: String?, pid: Int32?)
    case new(name: String?, pid: Int32?, first: Moment)
  }

  /// Remembers the run of a process from now on.
  mutating func bind(name: String?, pid: Int32?, to run: Int, by input: Int) {
    let key = Key(name: name, pid: pid)
    current[key] = run
    if name == nil, pid == nil { nameless[input] = run } else { nameless = nameless.filter { $0.key != input && $0.value != run } }
    if let name, !SystemProcesses.contains(name) {
      if let known = soleApplication?.name, known != name { hasSeveralApplications = true }
      soleApplication = key
    }
    latest[input] = run
  }

  /// The run of the only log of the trace that names no process: what a report is about must be that one.
  var namelessRun: Int? { nameless.count == 1 && soleApplication == nil ? nameless.values.first : nil }

  private func latestRun(pid: Int32) -> Int? { current.lazy.filter { $0.key.pid == pid }.map(\.value).max() }

  /// A line without a process is the last application's of its own input; a crash is that of the only application of the trace.
  private func key(of record: Record, in input: Int, isSystem: Bool) -> Key {
    if record.process != nil || record.pid != nil { return Key(name: record.process, pid: record.pid) }
    let other = isSystem && !hasSeveralApplications ? soleApplication : nil
    return latestApplications[input] ?? other ?? Key(name: nil, pid: nil)
  }
}
