extension Span where Element == UInt8 {
  /// Where the line's own text starts, behind indentation and the `>` of a quoted mail or comment.
  var marginEnd: Int { marginEnd(from: 0) }

  /// Where the text behind `start` begins.
  func marginEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      switch self[index] {
      case Byte.space, Byte.tab, Byte.greaterThan: index += 1
      // A no-break space, as copied from web pages.
      case 0xC2 where index + 1 < count && self[index + 1] == 0xA0: index += 2
      // A byte order mark, as at the joints of concatenated files.
      case 0xEF where index + 2 < count && self[index + 1] == 0xBB && self[index + 2] == 0xBF: index += 3
      default: return index
      }
    }
    return index
  }

  /// Where the text goes on behind blanks, tags in brackets that hold no time, and the `▸` with which build tools pass on lines of others.
  func tagsEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      switch self[index] {
      case Byte.space, Byte.tab: index += 1
      case 0xE2 where index + 2 < count && self[index + 1] == 0x96 && self[index + 2] == 0xB8: index += 3
      case Byte.leftBracket:
        guard let end = firstIndex(of: UInt8(ascii: "]"), from: index), TimestampFinder.find(in: self, at: index) == nil else {
          return index
        }
        index = end + 1
      default: return index
      }
    }
    return index
  }
}
