/// The digest by which a content security policy names the only script and the only style sheet that may be used (FIPS 180-4).
struct SHA256 {
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01,
    0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116, 0x1e37_6c08,
    0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The digest's bytes.
  var bytes: [UInt8] { state.flatMap(Self.bigEndian) }

  init(_ text: String) {
    var message = Array(text.utf8)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    message += Self.bigEndian(UInt32(bits >> 32)) + Self.bigEndian(UInt32(truncatingIfNeeded: bits))
    for start in stride(from: 0, to: message.count, by: 64) { take(message[start..<start + 64]) }
  }

  private mutating func take(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let small = far.rotated(by: 7) ^ far.rotated(by: 18) ^ far >> 3
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ (near.rotated(by: 17) ^ near.rotated(by: 19) ^ near >> 10))
    }
    var next = state
    for index in 0..<64 {
      let (a, e) = (next[0], next[4])
      let choice = e & next[5] ^ ~e & next[6]
      let majority = a & next[1] ^ a & next[2] ^ next[1] & next[2]
      let first =
        next[7] &+ (e.rotated(by: 6) ^ e.rotated(by: 11) ^ e.rotated(by: 25)) &+ choice &+ Self.constants[index] &+ words[index]
      let second = (a.rotated(by: 2) ^ a.rotated(by: 13) ^ a.rotated(by: 22)) &+ majority
      next = [first &+ second, a, next[1], next[2], next[3] &+ first, e, next[5], next[6]]
    }
    for index in state.indices { state[index] &+= next[index] }
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
}

extension UInt32 {
  fileprivate func rotated(by count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension [UInt8] {
  /// The bytes in base 64 (RFC 4648).
  var base64: String {
    let letters = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 { text.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : "=") }
    }
    return text
  }
}
