import CArchive

/// Makes the archives and compressed files that tests read.
public enum Packing {
  /// How members are put together.
  public enum Container: Sendable {
    /// Not at all: there is one, and it has no name.
    case none
    /// As tar does.
    case tar
    /// As zip does.
    case zip
  }

  /// How the whole is compressed.
  public enum Filter: String, CaseIterable, Sendable {
    /// Not at all.
    case none
    /// As gzip does.
    case gzip
    /// As xz does.
    case xz
    /// As zstd does.
    case zstd
    /// As bzip2 does.
    case bzip2
    /// As lz4 does.
    case lz4
  }

  /// Compresses one file.
  public static func compress(_ bytes: [UInt8], by filter: Filter) -> [UInt8] { pack([("", bytes)], in: .none, by: filter) }

  /// Packs files, in this order.
  public static func pack(_ members: [(name: String, bytes: [UInt8])], in container: Container, by filter: Filter = .none) -> [UInt8] {
    let archive = unsafe archive_write_new()
    defer { unsafe archive_write_free(archive) }
    unsafe prepare(archive, container, filter)
    var buffer = [UInt8](repeating: 0, count: members.reduce(1 << 16) { $0 + $1.bytes.count * 2 })
    var used = 0
    unsafe buffer.withUnsafeMutableBytes { memory in
      unsafe archive_write_open_memory(archive, memory.baseAddress, memory.count, &used)
      for member in members { unsafe write(member.bytes, named: member.name, to: archive) }
      unsafe archive_write_close(archive)
    }
    return Array(buffer[..<used])
  }

  private static func prepare(_ archive: OpaquePointer?, _ container: Container, _ filter: Filter) {
    switch container {
    case .none: unsafe archive_write_set_format_raw(archive)
    case .tar: unsafe archive_write_set_format_ustar(archive)
    case .zip: unsafe archive_write_set_format_zip(archive)
    }
    switch filter {
    case .none: unsafe archive_write_add_filter_none(archive)
    case .gzip: unsafe archive_write_add_filter_gzip(archive)
    case .xz: unsafe archive_write_add_filter_xz(archive)
    case .zstd: unsafe archive_write_add_filter_zstd(archive)
    case .bzip2: unsafe archive_write_add_filter_bzip2(archive)
    case .lz4: unsafe archive_write_add_filter_lz4(archive)
    }
    unsafe archive_write_set_bytes_in_last_block(archive, 1)
  }

  private static func write(_ bytes: [UInt8], named name: String, to archive: OpaquePointer?) {
    let entry = unsafe archive_entry_new()
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_set_pathname(entry, name)
    unsafe archive_entry_set_filetype(entry, 0o100000)
    unsafe archive_entry_set_perm(entry, 0o644)
    unsafe archive_entry_set_size(entry, Int64(bytes.count))
    unsafe archive_write_header(archive, entry)
    _ = unsafe bytes.withUnsafeBytes { unsafe archive_write_data(archive, $0.baseAddress, $0.count) }
  }
}
