/// Finds the smallest legal log that is still accused: what it leaves out never makes a legal log illegal.
public enum WalkShrinker {
  /// Cuts both ends and leaves out whole kinds, controllers and processes for as long as `isAccused` says yes.
  public static func shrink(_ steps: [LogStep], while isAccused: ([LogStep]) -> Bool) -> [LogStep] {
    var smallest = steps
    var before = smallest.count + 1
    while smallest.count < before {
      before = smallest.count
      smallest = cut(smallest, fromEnd: true, isAccused)
      smallest = cut(smallest, fromEnd: false, isAccused)
      smallest = leaveOut(smallest, groupedBy: \.kind, isAccused)
      smallest = leaveOut(smallest, groupedBy: \.subject, isAccused)
      smallest = leaveOut(smallest, groupedBy: \.pid, isAccused)
      smallest = leaveOutPlainLines(smallest, isAccused)
    }
    return smallest
  }

  private static func cut(_ steps: [LogStep], fromEnd: Bool, _ isAccused: ([LogStep]) -> Bool) -> [LogStep] {
    var smallest = steps
    var size = max(1, smallest.count / 2)
    while size > 0 {
      let shorter = fromEnd ? Array(smallest.dropLast(size)) : Array(smallest.dropFirst(size))
      if !shorter.isEmpty, isAccused(shorter) { smallest = shorter } else { size /= 2 }
    }
    return smallest
  }

  private static func leaveOut<Key: Hashable>(
    _ steps: [LogStep], groupedBy key: (LogStep) -> Key, _ isAccused: ([LogStep]) -> Bool
  ) -> [LogStep] {
    var smallest = steps
    var tried: Set<Key> = []
    for step in steps where tried.insert(key(step)).inserted {
      let shorter = smallest.filter { key($0) != key(step) }
      if !shorter.isEmpty, shorter.count < smallest.count, isAccused(shorter) { smallest = shorter }
    }
    return smallest
  }

  private static func leaveOutPlainLines(_ steps: [LogStep], _ isAccused: ([LogStep]) -> Bool) -> [LogStep] {
    var smallest = steps
    for index in steps.indices.reversed() where steps[index].subject == .plain {
      var shorter = smallest
      shorter.remove(at: index)
      if !shorter.isEmpty, isAccused(shorter) { smallest = shorter }
    }
    return smallest
  }
}
