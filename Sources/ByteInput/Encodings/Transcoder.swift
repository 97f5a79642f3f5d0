/// Turns UTF-16 and UTF-32 into UTF-8, however the bytes are cut; what is no character becomes U+FFFD.
struct Transcoder {
  private let encoding: TextEncoding
  /// The code unit whose bytes are coming in.
  private var unit: UInt32 = 0
  private var unitBytes = 0
  /// The first half of a surrogate pair that waits for its second.
  private var highSurrogate: UInt32?

  init(from encoding: TextEncoding) { self.encoding = encoding }

  /// Appends the characters that end in `bytes` to `output`.
  mutating func transcode(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + bytes.count * 3 / encoding.unitSize + 4)
    for index in bytes.indices {
      let byte = UInt32(bytes[index])
      unit = encoding.isBigEndian ? unit << 8 | byte : unit | byte << UInt32(unitBytes * 8)
      unitBytes += 1
      guard unitBytes == encoding.unitSize else { continue }
      take(unit, into: &output)
      (unit, unitBytes) = (0, 0)
    }
  }

  /// Appends what the end of the text leaves of a character.
  mutating func finish(into output: inout [UInt8]) {
    if highSurrogate != nil || unitBytes > 0 { Self.append(Self.replacement, to: &output) }
    (highSurrogate, unit, unitBytes) = (nil, 0, 0)
  }

  private static let replacement = Unicode.Scalar(0xFFFD as UInt16) ?? "?"

  private mutating func take(_ unit: UInt32, into output: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if 0xDC00...0xDFFF ~= unit {
        let value = 0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)
        return Self.append(Unicode.Scalar(value) ?? Self.replacement, to: &output)
      }
      Self.append(Self.replacement, to: &output)
    }
    if encoding.unitSize == 2, 0xD800...0xDBFF ~= unit {
      highSurrogate = unit
    } else {
      Self.append(Unicode.Scalar(unit) ?? Self.replacement, to: &output)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    if scalar.isASCII {
      output.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
