import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A failed system call.
struct SystemError: Error, Equatable {
  let code: Int32

  var text: String { unsafe String(cString: strerror(code)) }

  static var current: SystemError { SystemError(code: errno) }
  static let brokenPipe = SystemError(code: EPIPE)
  static let isDirectory = SystemError(code: EISDIR)
  static let alreadyExists = SystemError(code: EEXIST)
  static let doesNotExist = SystemError(code: ENOENT)
  static let notPermitted = SystemError(code: EACCES)
}

/// The few system calls that lifelog needs; differences between C libraries end here.
enum Platform {
  /// How a file is opened.
  enum Access {
    case reading
    /// Into a file, device or FIFO that exists.
    case writingInPlace
    /// Into a file that must not exist yet.
    case creating
  }

  static func open(_ path: String, for access: Access) throws(SystemError) -> Int32 {
    let flags =
      switch access {
      case .reading: O_RDONLY | O_CLOEXEC
      case .writingInPlace: O_WRONLY | O_CLOEXEC
      case .creating: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      }
    return try retrying { unsafe path.withCString { unsafe sysOpen($0, flags) } }
  }

  static func close(_ descriptor: Int32) { _ = sysClose(descriptor) }

  /// Fills `buffer` from its start and returns how many bytes came; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    var result = 0
    repeat {
      if isInterrupted { return 0 }
      result = unsafe buffer.withUnsafeMutableBytes { unsafe sysRead(descriptor, $0.baseAddress, $0.count) }
    } while wasInterrupted(result)
    guard result >= 0 else { throw SystemError.current }
    return result
  }

  /// Writes all bytes, in as many calls as it takes.
  static func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let rest = bytes.extracting(start...)
      var result = 0
      repeat { result = unsafe rest.withUnsafeBytes { unsafe sysWrite(descriptor, $0.baseAddress, $0.count) } } while wasInterrupted(result)
      guard result > 0 else { throw SystemError.current }
      start += result
    }
  }

  /// Goes to another place in a file and returns it; nil if that cannot be done, as in a pipe.
  static func seek(_ descriptor: Int32, by offset: Int64, from anchor: SeekAnchor) -> Int64? {
    let place = lseek(descriptor, off_t(offset), anchor.rawValue)
    return place < 0 ? nil : Int64(place)
  }

  static func move(_ path: String, to target: String) throws(SystemError) {
    _ = try retrying { unsafe path.withCString { old in unsafe target.withCString { unsafe rename(old, $0) } } }
  }

  static func remove(_ path: String) { _ = unsafe path.withCString { unsafe unlink($0) } }

  static func setPermissions(_ mode: UInt32, of descriptor: Int32) { _ = fchmod(descriptor, mode_t(truncatingIfNeeded: mode)) }

  static func isWritable(_ path: String) -> Bool { unsafe path.withCString { unsafe access($0, W_OK) } == 0 }

  /// The path without symbolic links, or nil if nothing is there.
  static func resolve(_ path: String) -> String? {
    guard let resolved = unsafe path.withCString({ unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Names in a folder, without `.` and `..`, in no order.
  static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe path.withCString({ unsafe opendir($0) }) else { throw SystemError.current }
    defer { _ = unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe name.withCString({ unsafe getenv($0) }) else { return nil }
    return unsafe String(cString: value)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal behind `descriptor`, or nil if it is none or does not know.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static var processIdentifier: Int32 { getpid() }

  static func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Lets the first interrupt or request to terminate only be noted; reads then end, and the second one ends the process.
  static func noteInterrupts() {
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
      setHandler(of: &action) { _ in Platform.interruption.store(true, ordering: .relaxed) }
      _ = unsafe sigaction(number, &action, nil)
    }
  }

  /// True once somebody asked the process to stop.
  static var isInterrupted: Bool { interruption.load(ordering: .relaxed) }

  private static let interruption = Atomic(false)

  private static func setHandler(of action: inout sigaction, _ handler: @convention(c) @escaping (Int32) -> Void) {
    #if canImport(Darwin)
    unsafe action.__sigaction_u.__sa_handler = handler
    #else
    unsafe action.__sigaction_handler.sa_handler = handler
    #endif
  }

  static func sleep(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }

  /// Occupies closed standard descriptors, so that no file opened later takes their place; using them still fails.
  static func reserveStandardDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe sysOpen("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  static var now: Int64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  static func exit(_ status: Int32) -> Never { sysExit(status) }

  private static func wasInterrupted(_ result: Int) -> Bool { result == -1 && errno == EINTR }

  private static func retrying(_ call: () -> Int32) throws(SystemError) -> Int32 {
    var result: Int32 = 0
    repeat { result = call() } while result == -1 && errno == EINTR
    guard result != -1 else { throw SystemError.current }
    return result
  }
}

/// Where a distance in a file is counted from.
struct SeekAnchor: RawRepresentable, Equatable {
  let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  static let start = SeekAnchor(rawValue: SEEK_SET)
  static let here = SeekAnchor(rawValue: SEEK_CUR)
}

/// Lets C libraries translate names to and from UTF-8, whatever language the user has chosen; nothing where the system cannot.
@safe struct UTF8CharacterType: ~Copyable {
  private let locale: locale_t?

  init() {
    unsafe locale = Self.make("C.UTF-8") ?? Self.make("en_US.UTF-8")
  }

  deinit {
    if let locale = unsafe locale { unsafe freelocale(locale) }
  }

  /// Runs `body` with it, on this thread only.
  func apply<Result>(_ body: () -> Result) -> Result {
    guard let locale = unsafe locale else { return body() }
    let previous = unsafe uselocale(locale)
    defer { _ = unsafe uselocale(previous) }
    return body()
  }

  private static func make(_ name: String) -> locale_t? {
    unsafe name.withCString { unsafe newlocale(LC_CTYPE_MASK, $0, nil) }
  }
}

/// What a path or descriptor leads to.
struct FileStatus {
  enum Kind { case regular, directory, other }

  let kind: Kind
  let permissions: UInt32
  /// Bytes of a regular file.
  let size: Int64
  let identity: FileIdentity

  init(path: String) throws(SystemError) {
    var status = stat()
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { throw SystemError.current }
    self.init(status)
  }

  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.current }
    self.init(status)
  }

  private init(_ status: stat) {
    let format = UInt32(status.st_mode) & UInt32(S_IFMT)
    kind = format == UInt32(S_IFREG) ? .regular : format == UInt32(S_IFDIR) ? .directory : .other
    permissions = UInt32(status.st_mode) & 0o777
    size = Int64(status.st_size)
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }
}

// Inside `Platform` the names of the C functions mean its own.
private func sysOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { unsafe open(path, flags, mode_t(0o666)) }
private func sysClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func sysRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { unsafe read(descriptor, bytes, count) }
private func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { unsafe write(descriptor, bytes, count) }
private func sysExit(_ status: Int32) -> Never { exit(status) }
