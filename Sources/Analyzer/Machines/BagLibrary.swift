import LogParser

/// What events do to bags, computed once: runs of one app repeat each other, and so do its classes.
struct BagLibrary: Sendable {
  /// One event as the instances of a class see it.
  struct Occurrence: Hashable, Sendable {
    let event: EventName
    /// True if no member can be older than the log.
    let isLaunchSeen: Bool
    /// True if the log has just begun.
    let isEarly: Bool
    /// True if it may as well be a second print of the event before.
    let mayBeEcho: Bool
  }

  /// A bag, and where it stands in the library if it was met before.
  struct Place: Sendable {
    private(set) var bag: Bag
    fileprivate var shelf = -1
    fileprivate var number = -1

    init(table: MachineTable) { bag = Bag(table: table) }

    fileprivate init(_ bag: Bag, shelf: Int, number: Int) { (self.bag, self.shelf, self.number) = (bag, shelf, number) }
  }

  private struct Key: Hashable {
    let bag: Int
    let occurrence: Occurrence
  }

  /// What is known for one machine and one coverage.
  private struct Shelf {
    let machine: Machine
    let coverage: Coverage
    var rules: BagRules
    var bags: [Bag] = []
    var numbers: [Bag: Int] = [:]
    var results: [Key: (bag: Int, outcome: Bag.Outcome)] = [:]
    var events = 0
  }

  // A class that frees nothing has a new bag with every instance: what comes beyond is computed each time.
  private static let capacity = 4096
  // Keeping results pays off for logs of some length only; making a table takes longer than judging a short one.
  private static let least = 200

  private var shelves: [Shelf] = []

  /// Takes an event by what is known of the prints.
  mutating func advance(_ place: inout Place, _ occurrence: Occurrence, table: MachineTable, coverage: Coverage) -> Bag.Outcome {
    let shelf = shelf(for: table, coverage, near: place.shelf)
    shelves[shelf].events += 1
    guard shelves[shelf].events > Self.least else {
      place = Place(place.bag, shelf: shelf, number: -1)
      return compute(&place, occurrence)
    }
    if place.shelf != shelf || place.number < 0 { place = Place(place.bag, shelf: shelf, number: number(of: place.bag, on: shelf)) }
    guard place.number >= 0 else { return compute(&place, occurrence) }
    let key = Key(bag: place.number, occurrence: occurrence)
    if let known = shelves[shelf].results[key] {
      place = Place(shelves[shelf].bags[known.bag], shelf: shelf, number: known.bag)
      return known.outcome
    }
    let outcome = compute(&place, occurrence)
    let number = number(of: place.bag, on: shelf)
    if number >= 0 { shelves[shelf].results[key] = (number, outcome) }
    place = Place(place.bag, shelf: shelf, number: number)
    return outcome
  }

  private mutating func compute(_ place: inout Place, _ occurrence: Occurrence) -> Bag.Outcome {
    var bag = place.bag
    let outcome = bag.advance(
      occurrence.event, rules: &shelves[place.shelf].rules, isLaunchSeen: occurrence.isLaunchSeen, isEarly: occurrence.isEarly,
      mayBeEcho: occurrence.mayBeEcho)
    place = Place(bag, shelf: place.shelf, number: -1)
    return outcome
  }

  private mutating func shelf(for table: MachineTable, _ coverage: Coverage, near known: Int) -> Int {
    if known >= 0, shelves[known].coverage == coverage, shelves[known].machine == table.machine { return known }
    if let found = shelves.firstIndex(where: { $0.machine == table.machine && $0.coverage == coverage }) { return found }
    shelves.append(Shelf(machine: table.machine, coverage: coverage, rules: BagRules(table: table, coverage: coverage)))
    return shelves.count - 1
  }

  private mutating func number(of bag: Bag, on shelf: Int) -> Int {
    if let known = shelves[shelf].numbers[bag] { return known }
    guard shelves[shelf].bags.count < Self.capacity else { return -1 }
    shelves[shelf].numbers[bag] = shelves[shelf].bags.count
    shelves[shelf].bags.append(bag)
    return shelves[shelf].bags.count - 1
  }
}
