@testable import ByteInput

/// What a reader of a source gets to see.
struct Reading: Equatable {
  var names: [String] = []
  var texts: [String] = []
  var members = MemberCount()
  /// Failures of the texts, of members, and of the source itself.
  var failures: [InputError] = []

  init(_ source: consuming ByteSource, chunkSize: Int = 64 * 1024, limit: UnpackingLimit = UnpackingLimit()) {
    do throws(InputError) {
      members = try source.readTexts(limit: limit) { text in
        take(text, chunkSize)
        return .more
      }
      failures += members.failures
    } catch {
      failures.append(error)
    }
  }

  init(_ bytes: [UInt8], chunkSize: Int = 64 * 1024, pieceSize: Int = .max, limit: UnpackingLimit = UnpackingLimit()) {
    self.init(ByteSource(name: "log", bytes: bytes, pieceSize: pieceSize), chunkSize: chunkSize, limit: limit)
  }

  private mutating func take(_ text: consuming TextInput, _ chunkSize: Int) {
    names.append(text.name)
    var bytes: [UInt8] = []
    do throws(InputError) {
      try text.read(chunkSize: chunkSize) { chunk in
        for index in chunk.indices { bytes.append(chunk[index]) }
        return .more
      }
    } catch {
      failures.append(error)
    }
    texts.append(String(decoding: bytes, as: UTF8.self))
  }
}
