/// A hash that is the same in every run and on every machine.
public enum StableHash {
  /// Returns the 64-bit FNV-1a hash in sixteen hexadecimal digits.
  public static func text(_ text: String) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
