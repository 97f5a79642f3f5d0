/// A file that is written whole or not at all: beside its place first, then moved there.
///
/// Devices and FIFOs are written in place. Nothing is created before writing begins, so a run that is interrupted while it
/// reads leaves nothing behind.
public struct ReportFile: Sendable {
  /// Path as given.
  public let path: String
  /// The file that is there already, if it is a regular one.
  public let identity: FileIdentity?
  private let target: String
  private let existing: FileStatus?

  /// True if both are one file; what is written to a device hides nothing.
  public func isSame(as other: ReportFile) -> Bool { target == other.target && existing?.kind != .other }

  /// Checks that a file can be written at `path`.
  public init(path: String) throws(OutputError) {
    self.path = path
    target = Platform.resolve(path) ?? Self.resolvingFolder(of: path)
    identity = FileIdentity(path: path)
    do throws(SystemError) { existing = try Self.examine(target) } catch { throw OutputError(error, name: path) }
  }

  /// Writes what `body` writes; if that fails, what stood there before still does.
  public func write(_ body: (OutputWriter) -> Void) throws(OutputError) {
    let draft = try begin()
    body(draft.output)
    try draft.commit()
  }

  /// Begins the file for somebody who writes it bit by bit.
  public func begin() throws(OutputError) -> ReportDraft {
    do throws(SystemError) {
      if existing?.kind == .other { return ReportDraft(path, at: target, descriptor: try Platform.open(target, for: .writingInPlace)) }
      let (folder, name) = Self.split(target)
      let place = "\(folder).\(name).\(Platform.processIdentifier).lifelog"
      Platform.remove(place)
      let descriptor = try Platform.open(place, for: .creating)
      if let existing { Platform.setPermissions(existing.permissions, of: descriptor) }
      return ReportDraft(path, at: target, place: place, descriptor: descriptor)
    } catch {
      throw OutputError(error, name: path)
    }
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

  /// Returns the path of a file that is not there yet.
  private static func resolvingFolder(of path: String) -> String {
    let (folder, name) = split(path)
    return Platform.resolve(folder).map { ($0 == "/" ? "" : $0) + "/" + name } ?? path
  }

  /// Splits a path into the folder, with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("./", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
