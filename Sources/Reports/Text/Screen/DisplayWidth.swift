extension String {
  /// Columns that the text takes on a terminal.
  var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// Columns that the character takes on a terminal: 0, 1 or 2.
  var displayWidth: Int {
    let scalars = unicodeScalars
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains($0.value) }) { return 2 }
    return scalars.reduce(0) { max($0, $1.displayWidth) }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return isWide ? 2 : 1
  }

  /// East Asian Wide and Fullwidth (Unicode Standard Annex #11), and characters shown as emoji by default.
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    if properties.isEmojiPresentation { return true }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: return true
    case 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F: return true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD: return true
    default: return false
    }
  }
}
