extension Span where Element == UInt8 {
  /// Where the line's own text starts, behind indentation and the `>` of a quoted mail or comment.
  var marginEnd: Int {
    var index = 0
    while index < count {
      switch self[index] {
      case Byte.space, Byte.tab, Byte.greaterThan: index += 1
      // A no-break space, as copied from web pages.
      case 0xC2 where index + 1 < count && self[index + 1] == 0xA0: index += 2
      default: return index
      }
    }
    return index
  }

  /// Whether the line holds nothing but white space and quotation marks.
  var isBlank: Bool { marginEnd == count }
}
