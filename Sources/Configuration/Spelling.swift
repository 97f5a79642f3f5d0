/// Finds what somebody probably meant.
public enum Spelling {
  /// Returns the candidate with the fewest edits from `word`, the first among equals, or nil if none is near.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(word.lowercased(), candidate.lowercased())
      let limit = max(1, min(word.count, candidate.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Counts insertions, deletions, replacements and swaps of neighbours that turn `left` into `right`.
  public static func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.prefix(100)), Array(right.prefix(100)))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column] + (character == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
