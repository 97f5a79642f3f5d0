import CArchive

/// A compressed file or an archive, read member by member in the order in which they stand.
///
/// Only the ways of packing named here are known to libarchive: each one more would be linked into the executable.
@safe final class Archive {
  /// Name for messages.
  let name: String
  /// True once nothing more can be read, since a failure was reported or the limit was reached.
  private(set) var isBroken = false
  private let feed: any ByteFeed
  private let source: ArchiveSource
  private let pointer: OpaquePointer
  private let limit: UnpackingLimit
  private let characters = UTF8CharacterType()

  init(_ feed: any ByteFeed, name: String, limit: UnpackingLimit) throws(InputError) {
    guard let pointer = unsafe archive_read_new() else { throw InputError(name: name, kind: .failed, reason: "out of memory") }
    unsafe self.pointer = pointer
    self.name = name
    self.feed = feed
    self.limit = limit
    source = ArchiveSource(feed)
    registerFormats()
    unsafe source.attach(to: pointer)
    if unsafe archive_read_open1(pointer) != ARCHIVE_OK { throw failure(of: name) }
  }

  deinit { unsafe archive_read_free(pointer) }

  private func registerFormats() {
    unsafe archive_read_support_filter_gzip(pointer)
    unsafe archive_read_support_filter_xz(pointer)
    unsafe archive_read_support_filter_zstd(pointer)
    unsafe archive_read_support_filter_bzip2(pointer)
    unsafe archive_read_support_filter_lz4(pointer)
    unsafe archive_read_support_format_zip(pointer)
    unsafe archive_read_support_format_tar(pointer)
    unsafe archive_read_support_format_raw(pointer)
    unsafe archive_read_support_format_empty(pointer)
  }

  /// Returns the next member that is a file; nil behind the last.
  func next() throws(InputError) -> ArchiveMember? {
    while !isBroken {
      var entry: OpaquePointer?
      let status = characters.apply { unsafe archive_read_next_header(pointer, &entry) }
      if status == ARCHIVE_EOF { return nil }
      guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry = unsafe entry else { throw failure(of: name) }
      guard isPacked else { throw InputError(name: name, kind: .damaged, reason: "its first bytes promise something that does not follow") }
      if unsafe Int(archive_entry_filetype(entry)) == Self.regularFile, unsafe archive_entry_hardlink(entry) == nil {
        return ArchiveMember(self, name: unsafe memberName(of: entry), limit: limit, taken: feed.taken)
      }
    }
    return nil
  }

  /// `AE_IFREG`, which Swift does not see.
  private static let regularFile = 0o100000

  /// True for an archive with named members, false for a compressed file.
  var hasNamedMembers: Bool { unsafe archive_format(pointer) & ARCHIVE_FORMAT_BASE_MASK != ARCHIVE_FORMAT_RAW }

  /// False if libarchive found nothing to unpack, where a first look had.
  private var isPacked: Bool { unsafe hasNamedMembers || archive_filter_code(pointer, 0) != ARCHIVE_FILTER_NONE }

  private func memberName(of entry: OpaquePointer) -> String {
    guard hasNamedMembers else { return name }
    guard let path = unsafe archive_entry_pathname(entry) else { return "\(name):?" }
    return unsafe "\(name):\(String(cString: path))"
  }

  /// Bytes taken out of the file or pipe at the bottom so far.
  var taken: Int { feed.taken }

  /// True if a member that is not wanted can be passed over without being unpacked.
  var canPassOver: Bool { unsafe archive_format(pointer) & ARCHIVE_FORMAT_BASE_MASK == ARCHIVE_FORMAT_ZIP }

  /// Unpacks more of the present member.
  func readMember(_ member: String, into buffer: inout [UInt8]) throws(InputError) -> Int {
    guard !isBroken else { return 0 }
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe archive_read_data(pointer, $0.baseAddress, $0.count) }
    if count < 0 { throw failure(of: member, status: count) }
    return count
  }

  /// Makes the present member the last.
  func giveUp() { isBroken = true }

  /// The reason in the words of whoever knows it; after a fatal one nothing can be read any more.
  private func failure(of name: String, status: Int = Int(ARCHIVE_FATAL)) -> InputError {
    if status <= Int(ARCHIVE_FATAL) { isBroken = true }
    if let failure = source.failure { return failure }
    let text = unsafe archive_error_string(pointer).map { unsafe String(cString: $0) }
    return InputError(name: name, kind: .damaged, reason: text ?? "it is damaged")
  }
}
