import LogParser

/// Finds the process run that a line belongs to.
struct ProcessResolver: Sendable {
  private struct Key: Hashable, Sendable {
    let name: String?
    let pid: Int32?
  }

  /// Processes by name and identifier; the numbers index `processes`.
  private var numbers: [Key: Int] = [:]
  private var processes: [Process] = []
  /// Runs that lines of the system tell of, by bundle and process identifier.
  private var bundleRuns: [Key: Int] = [:]
  private var latestOfBundle: [String: Int] = [:]
  /// The run that lines without a process belong to, by input: the application that wrote last.
  private var latest: [Int: Int] = [:]
  /// The run of lines without a process, by input, until an application gives its name to it.
  private var nameless: [Int: Int] = [:]
  private var latestApplications: [Int: Int] = [:]
  /// The last run of the only application that told of itself, in any input.
  private var soleApplication: Key?
  private var hasSeveralApplications = false

  private struct Process: Sendable {
    let key: Key
    let isSystem: Bool
    var run: Int?
    var sighting: Moment?
  }

  /// Returns the run that wrote the record, if it is known yet, and remembers when the process was first seen.
  mutating func run(of record: Record, at moment: Moment) -> Int? {
    guard record.process != nil || record.pid != nil else { return latest[moment.input] ?? nameless[moment.input] }
    return run(of: number(name: record.process, pid: record.pid), at: moment)
  }

  /// Returns the run that the process of this number is in, if it is known yet, and remembers when the process was first seen.
  mutating func run(of process: Int, at moment: Moment) -> Int? {
    if processes[process].sighting == nil { processes[process].sighting = moment }
    if !processes[process].isSystem, latestApplications[moment.input] != process { latestApplications[moment.input] = process }
    guard let run = processes[process].run else { return nil }
    if latest[moment.input] != run { latest[moment.input] = run }
    return run
  }

  /// Returns the number of a process.
  mutating func number(name: String?, pid: Int32?) -> Int { number(of: Key(name: name, pid: pid)) }

  private mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = processes.count
    processes.append(Process(key: key, isSystem: SystemProcesses.contains(key.name)))
    return processes.count - 1
  }

  /// The run of each process that has one.
  private var current: some Collection<(key: Key, run: Int)> {
    processes.lazy.compactMap { process in process.run.map { (process.key, $0) } }
  }

  /// Returns the run that a line of the system is about: by process identifier, else by bundle.
  func run(pid: Int32?, bundle: String?, in input: Int) -> Int? {
    if let pid {
      let known = latestRun(pid: pid) ?? bundleRuns[Key(name: bundle, pid: pid)]
      if let known { return known }
      // The log may print no process identifiers.
      guard let bundle else { return bundleRuns.first { $0.key.pid == pid }?.value ?? nameless[input] }
      return current.filter { $0.key.pid == nil && Self.isBundle(bundle, of: $0.key.name) }.map(\.run).max()
    }
    guard let bundle else { return nil }
    return latestOfBundle[bundle] ?? current.filter { Self.isBundle(bundle, of: $0.key.name) }.map(\.run).max()
  }

  /// True if the bundle identifier has the name of the executable as one of its parts: `com.demo.app` of `Demo`.
  static func isBundle(_ bundle: String, of name: String?) -> Bool {
    guard let name, !name.isEmpty else { return false }
    return bundle == name || bundle.lowercased().split(separator: ".").contains { $0 == name.lowercased() }
  }

  /// The run that lines without a process belong to now; nil if no application was seen.
  func latestRun(in input: Int) -> Int? { latestApplications[input].flatMap { processes[$0].run } ?? nameless[input] }

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
    latestApplications[moment.input] = number(of: key)
    return lookup(key, at: moment, isReport: true)
  }

  private mutating func lookup(_ key: Key, at moment: Moment, isReport: Bool) -> Lookup {
    let process = number(of: key)
    if let run = processes[process].run { return .known(run) }
    if let pid = key.pid, key.name == nil, let run = latestRun(pid: pid) {
      processes[process].run = run
      return .known(run)
    }
    if let pid = key.pid, let unnamed = numbers[Key(name: nil, pid: pid)], let run = processes[unnamed].run {
      return .named(run, name: key.name, pid: pid)
    }
    if let pid = key.pid, let run = bundleRuns.first(where: { $0.key.pid == pid })?.value { return .named(run, name: key.name, pid: pid) }
    if isReport, let pid = key.pid, let name = key.name, let run = run(named: name) { return .named(run, name: name, pid: pid) }
    if let nameless = nameless[moment.input] ?? (isReport ? namelessRun : nil), key.name != nil || key.pid != nil {
      return .named(nameless, name: key.name, pid: key.pid)
    }
    return .new(name: key.name, pid: key.pid, first: processes[process].sighting ?? moment)
  }

  enum Lookup {
    case known(Int)
    /// The run of lines without a process turns out to be this one's.
    case named(Int, name: String?, pid: Int32?)
    case new(name: String?, pid: Int32?, first: Moment)
  }

  /// Forgets a run that is told completely; its place may be another's soon.
  mutating func forget(run: Int) {
    for index in processes.indices where processes[index].run == run { processes[index].run = nil }
    bundleRuns = bundleRuns.filter { $0.value != run }
    latestOfBundle = latestOfBundle.filter { $0.value != run }
    latest = latest.filter { $0.value != run }
    nameless = nameless.filter { $0.value != run }
  }

  /// Remembers the run of a process from now on.
  mutating func bind(name: String?, pid: Int32?, to run: Int, by input: Int) {
    let key = Key(name: name, pid: pid)
    processes[number(of: key)].run = run
    if name == nil, pid == nil { nameless[input] = run } else { nameless = nameless.filter { $0.key != input && $0.value != run } }
    if let name, !SystemProcesses.contains(name) {
      if let known = soleApplication?.name, known != name { hasSeveralApplications = true }
      soleApplication = key
    }
    latest[input] = run
  }

  /// The run of the only log of the trace that names no process: what a report is about must be that one.
  var namelessRun: Int? { nameless.count == 1 && soleApplication == nil ? nameless.values.first : nil }

  /// The run of a process whose lines give no process identifier.
  private func run(named name: String) -> Int? { numbers[Key(name: name, pid: nil)].flatMap { processes[$0].run } }

  private func latestRun(pid: Int32) -> Int? { current.filter { $0.key.pid == pid }.map(\.run).max() }

  /// A line without a process is the last application's of its own input; a crash is that of the only application of the trace.
  private func key(of record: Record, in input: Int, isSystem: Bool) -> Key {
    if record.process != nil || record.pid != nil { return Key(name: record.process, pid: record.pid) }
    let other = isSystem && !hasSeveralApplications ? soleApplication : nil
    return latestApplications[input].map { processes[$0].key } ?? other ?? Key(name: nil, pid: nil)
  }
}
