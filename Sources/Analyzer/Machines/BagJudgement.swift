import LogParser

/// Judges the events of instances that print no identity, one after the other, by one coverage at a time.
struct BagJudgement: Sendable {
  /// One event as the instances see it.
  struct Occurrence: Hashable, Sendable {
    let event: EventName
    /// True if no member can be older than the log.
    let isLaunchSeen: Bool
    /// True if the log has just begun.
    let isEarly: Bool
    /// True if it may as well be a second print of the event before.
    let mayBeEcho: Bool
  }

  private struct Key: Hashable {
    let bag: Int
    let occurrence: Occurrence
  }

  // An app has few bags; one that frees nothing makes a new one with every instance, and is soon counted no further.
  private static let capacity = 4096

  private let table: MachineTable
  private var coverage: Coverage
  private var rules: BagRules
  /// All bags met so far; what happens to one of them is computed once.
  private var bags: [Bag]
  private var numbers: [Bag: Int]
  private var results: [Key: (bag: Int, outcome: Bag.Outcome)] = [:]
  private var current = 0

  init(table: MachineTable, coverage: Coverage) {
    let bag = Bag(table: table)
    (self.table, self.coverage) = (table, coverage)
    rules = BagRules(table: table, coverage: coverage)
    (bags, numbers) = ([bag], [bag: 0])
  }

  /// The most visible state of any member in the likeliest counting.
  var representative: StateID { bags[current].representative }

  /// Takes an event by what is known of the prints now; what was taken before stands.
  mutating func take(_ occurrence: Occurrence, coverage now: Coverage) -> Bag.Outcome {
    if now != coverage {
      (coverage, rules) = (now, BagRules(table: table, coverage: now))
      results.removeAll()
    }
    let key = Key(bag: current, occurrence: occurrence)
    if let known = results[key] {
      current = known.bag
      return known.outcome
    }
    var bag = bags[current]
    let outcome = bag.advance(
      occurrence.event, rules: &rules, isLaunchSeen: occurrence.isLaunchSeen, isEarly: occurrence.isEarly,
      mayBeEcho: occurrence.mayBeEcho)
    if bags.count == Self.capacity {
      (bags, numbers, current) = ([bag], [bag: 0], 0)
      results.removeAll()
      return outcome
    }
    current = number(of: bag)
    results[key] = (current, outcome)
    return outcome
  }

  private mutating func number(of bag: Bag) -> Int {
    if let known = numbers[bag] { return known }
    numbers[bag] = bags.count
    bags.append(bag)
    return bags.count - 1
  }
}
