/// Returns `text` with everything that could steer a terminal or hide text written out.
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: steersTerminal) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if steersTerminal(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns `text` with a blank for every tab and a mark for everything else that could steer a terminal: each character keeps its place.
func singleLine(_ text: String) -> String {
  String(
    text.map { character in character == "\t" ? " " : character.unicodeScalars.contains(where: steersTerminal) ? "\u{FFFD}" : character })
}

private func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Returns how many columns a terminal gives to `text`; close enough to put a caret under it.
func columns(of text: Substring) -> Int {
  text.reduce(0) { sum, character in
    guard let scalar = character.unicodeScalars.first else { return sum }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return sum + 2
    default:
      return sum + 1
    }
  }
}
