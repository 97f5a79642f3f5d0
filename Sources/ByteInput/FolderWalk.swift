/// Visits the files of a folder and of those in it, in the order of their names.
///
/// Each folder is entered once, whatever symbolic links lead to it; hidden files and folders are left out.
public struct FolderWalk: Sendable {
  /// Endings of the wanted names, without the dot.
  public var endings: Set<String>
  /// Names of folders that are not entered.
  public var skippedFolders: Set<String>
  /// Bytes of a file; larger ones are left out.
  public var sizeLimit: Int64 = 2 << 20
  /// Files and folders looked at; a walk that meets more is incomplete.
  public var entryLimit = 100_000
  /// Folders inside one another.
  public var depthLimit = 40

  /// Makes a walk.
  public init(endings: Set<String>, skippedFolders: Set<String> = []) {
    (self.endings, self.skippedFolders) = (endings, skippedFolders)
  }

  /// Passes each wanted file to `visit`, by its path below `root`; false if there was more than the limits allow.
  ///
  /// What cannot be read is left out; throws only if the root itself is no folder that can be read.
  public func run(_ root: String, _ visit: (_ path: String, _ bytes: [UInt8]) -> Void) throws(InputError) -> Bool {
    let root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    let kind: FileStatus.Kind
    do throws(SystemError) {
      kind = try FileStatus(path: root).kind
      if kind == .directory { _ = try Platform.names(in: root) }
    } catch { throw InputError(error, name: root) }
    guard kind == .directory else { throw InputError(name: root, kind: .failed, reason: "it is no folder") }
    var state = State()
    enter(root, below: "", depth: 0, &state, visit)
    return state.isComplete
  }

  private struct State {
    var entered: Set<FileIdentity> = []
    var entries = 0
    var isComplete = true
  }

  private func enter(_ folder: String, below: String, depth: Int, _ state: inout State, _ visit: (String, [UInt8]) -> Void) {
    guard let identity = (try? FileStatus(path: folder))?.identity, state.entered.insert(identity).inserted else { return }
    guard depth <= depthLimit else {
      state.isComplete = false
      return
    }
    for name in ((try? Platform.names(in: folder)) ?? []).sorted() where !name.hasPrefix(".") {
      state.entries += 1
      guard state.entries <= entryLimit else {
        state.isComplete = false
        return
      }
      let (path, shown) = ("\(folder)/\(name)", "\(below)\(name)")
      guard let status = try? FileStatus(path: path) else { continue }
      switch status.kind {
      case .directory where !skippedFolders.contains(name): enter(path, below: shown + "/", depth: depth + 1, &state, visit)
      case .regular where isWanted(name) && status.size <= sizeLimit: if let bytes = bytes(of: path) { visit(shown, bytes) }
      default: break
      }
    }
  }

  private func isWanted(_ name: String) -> Bool {
    name.lastIndex(of: ".").map { endings.contains(String(name[name.index(after: $0)...])) } ?? false
  }

  private func bytes(of path: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    do throws(InputError) {
      try ByteSource(path: path).read { chunk in
        for index in chunk.indices { bytes.append(chunk[index]) }
        return bytes.count > sizeLimit ? .enough : .more
      }
    } catch { return nil }
    return bytes
  }
}
