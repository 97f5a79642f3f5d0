/// A file that is written whole or not at all: beside its place first, then moved there.
///
/// Devices and FIFOs are written in place. Nothing is created before `write(_:)`, so an interrupted run leaves nothing behind.
public struct ReportFile: Sendable {
  /// Path as given.
  public let path: String
  /// The file that is there already, if it is a regular one.
  public let identity: FileIdentity?
  private let target: String
  private let existing: FileStatus?

  /// Checks that a file can be written at `path`.
  public init(path: String) throws(OutputError) {
    self.path = path
    target = Platform.resolve(path) ?? path
    identity = FileIdentity(path: path)
    do throws(SystemError) { existing = try Self.examine(target) } catch { throw OutputError(error, name: path) }
  }

  /// Writes what `body` writes; if that fails, what stood there before still does.
  public func write(_ body: (OutputWriter) -> Void) throws(OutputError) {
    if let existing, existing.kind == .other {
      try fill(try open(target, for: .writingInPlace), body)
    } else {
      try replace(body)
    }
  }

  private func replace(_ body: (OutputWriter) -> Void) throws(OutputError) {
    let (folder, name) = Self.split(target)
    let draft = "\(folder).\(name).\(Platform.processIdentifier).lifelog"
    Platform.remove(draft)
    do throws(OutputError) {
      let descriptor = try open(draft, for: .creating)
      if let existing { Platform.setPermissions(existing.permissions, of: descriptor.number) }
      try fill(descriptor, body)
      do throws(SystemError) { try Platform.move(draft, to: target) } catch { throw OutputError(error, name: path) }
    } catch {
      Platform.remove(draft)
      throw error
    }
  }

  private func open(_ place: String, for access: Platform.Access) throws(OutputError) -> Descriptor {
    do throws(SystemError) {
      return Descriptor(owning: try Platform.open(place, for: access))
    } catch {
      throw OutputError(error, name: path)
    }
  }

  private func fill(_ descriptor: consuming Descriptor, _ body: (OutputWriter) -> Void) throws(OutputError) {
    let writer = OutputWriter(name: path, descriptor: descriptor)
    body(writer)
    writer.flush()
    if let failure = writer.failure { throw failure }
  }

  /// Returns what stands at `path`, or nil if a file can be created there.
  private static func examine(_ path: String) throws(SystemError) -> FileStatus? {
    let folder = split(path).folder
    do throws(SystemError) {
      let status = try FileStatus(path: path)
      if status.kind == .directory { throw SystemError.isDirectory }
      guard Platform.isWritable(path), status.kind == .other || Platform.isWritable(folder) else { throw SystemError.notPermitted }
      return status
    } catch  where error == .doesNotExist && !path.hasSuffix("/") {
      guard try FileStatus(path: folder).kind == .directory, Platform.isWritable(folder) else { throw SystemError.notPermitted }
      return nil
    } catch {
      throw error
    }
  }

  /// Splits a path into the folder, with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("./", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
