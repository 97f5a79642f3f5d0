/// Where unpacking stops, so that a few bytes made to swell do not keep the tool busy for ever.
struct UnpackingLimit: Sendable {
  /// Bytes that any member may have.
  var bytes = 1 << 30
  /// How many times its packed size a larger one may have.
  var ratio = 1000

  /// True if so much out of so little is no log.
  func isReached(unpacked: Int, packed: Int) -> Bool { unpacked > bytes && unpacked / ratio > packed }

  /// The sentence for people.
  var reason: String { "it unpacks to more than \(bytes >> 20) MiB and \(ratio) times its size, as no log does" }
}
