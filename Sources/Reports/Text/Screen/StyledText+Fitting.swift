extension String {
  /// The longest beginning that takes at most `columns` columns.
  func prefix(columns: Int) -> String {
    var used = 0
    return String(
      prefix { character in
        used += character.displayWidth
        return used <= columns
      })
  }

  /// The longest end that takes at most `columns` columns.
  func suffix(columns: Int) -> String { String(String(reversed()).prefix(columns: columns).reversed()) }

  /// The text with its middle left out where it takes more than `columns` columns.
  func shortened(to columns: Int, _ style: TextStyle) -> String {
    guard displayWidth > columns else { return self }
    let room = max(0, columns - style.ellipsis.displayWidth)
    return prefix(columns: (room + 1) / 2) + style.ellipsis.prefix(columns: columns) + suffix(columns: room / 2)
  }
}

extension StyledText {
  /// The text in lines of at most `columns` columns, broken at blanks; lines after the first begin with `indent` blanks.
  func wrapped(to columns: Int, indent: Int) -> [StyledText] {
    guard width > columns else { return [self] }
    let margin = StyledText(shown: String(repeating: " ", count: indent), .plain)
    var lines = [StyledText()]
    var isFresh = true
    for word in words.flatMap({ $0.split(into: columns - indent) }) {
      var line = lines.removeLast()
      if !isFresh, line.width + 1 + word.width > columns {
        lines.append(line)
        line = margin
        isFresh = true
      }
      if !isFresh {
        line.append(" ", line.parts.last?.emphasis == word.parts.first?.emphasis ? line.parts.last?.emphasis ?? .plain : .plain)
      }
      line.append(word)
      lines.append(line)
      isFresh = false
    }
    return lines
  }

  /// The pieces between blanks.
  private var words: [StyledText] {
    var words: [StyledText] = [StyledText()]
    for part in parts {
      for (index, piece) in part.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { words.append(StyledText()) }
        words[words.count - 1].append(String(piece), part.emphasis)
      }
    }
    return words.filter { $0.width > 0 }
  }

  /// The word in pieces of at most `columns` columns.
  private func split(into columns: Int) -> [StyledText] {
    guard width > columns else { return [self] }
    var pieces = [StyledText()]
    for part in parts {
      for character in part.text {
        if pieces[pieces.count - 1].width + character.displayWidth > columns { pieces.append(StyledText()) }
        pieces[pieces.count - 1].append(String(character), part.emphasis)
      }
    }
    return pieces
  }

  /// The facts one after the other in lines of at most `columns` columns, broken between facts where that suffices.
  static func flow(_ facts: [StyledText], separator: String, to columns: Int, indent: Int) -> [StyledText] {
    let margin = StyledText(shown: String(repeating: " ", count: indent), .plain)
    var lines: [StyledText] = []
    for fact in facts {
      if var line = lines.last, line.width + separator.displayWidth + fact.width <= columns {
        line.append(separator, .dim)
        line.append(fact)
        lines[lines.count - 1] = line
      } else {
        let isFirst = lines.isEmpty
        lines += fact.wrapped(to: columns - (isFirst ? 0 : indent), indent: isFirst ? indent : 0).map {
          isFirst ? $0 : margin.appending($0)
        }
      }
    }
    return lines
  }

  /// The text with `other` behind it.
  func appending(_ other: StyledText) -> StyledText {
    var result = self
    result.append(other)
    return result
  }
}
