@testable import ByteInput

/// Writes text as other systems do.
enum Encoded {
  static func bytes(of text: String, in encoding: TextEncoding, mark: Bool = false) -> [UInt8] {
    let text = (mark ? "\u{FEFF}" : "") + text
    switch encoding.unitSize {
    case 1: return Array(text.utf8)
    case 2: return text.utf16.flatMap { split(UInt32($0), encoding) }
    default: return text.unicodeScalars.flatMap { split($0.value, encoding) }
    }
  }

  private static func split(_ unit: UInt32, _ encoding: TextEncoding) -> [UInt8] {
    let bytes = (0..<encoding.unitSize).map { UInt8(truncatingIfNeeded: unit >> UInt32($0 * 8)) }
    return encoding.isBigEndian ? bytes.reversed() : bytes
  }
}
