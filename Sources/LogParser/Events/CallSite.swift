/// How a callback's name stands in a message.
struct CallSite {
  /// The shapes from the weakest to the strongest proof.
  enum Shape: Int, Comparable {
    /// `viewDidLoad`, `viewWillAppear:` or a notification's name.
    case word
    /// `viewWillAppear(_:)`, `application(_:didFinishLaunchingWithOptions:)`.
    case signature
    /// `HomeViewController.viewDidLoad()`.
    case dotted
    /// `-[HomeViewController viewDidLoad]`.
    case method

    static func < (left: Shape, right: Shape) -> Bool { left.rawValue < right.rawValue }
  }

  var shape: Shape
  /// The whole expression with class and brackets.
  var range: Range<Int>
  /// The selector, signature or word.
  var name: Range<Int>
  /// The class, as printed.
  var className: String?
  /// Digits glued to the name (`viewDidLoad1`).
  var digits: String?
  /// True for a block inside the method.
  var isClosure = false
  /// True if the name starts with the sender (`application:…`).
  var hasBase = false
}

extension CallSite {
  /// Reads the expression around `hit`; nil if it is the message to `super`, a class method or another call in source code.
  init?(of hit: Vocabulary.Hit, base: String?, in text: MessageText) {
    var name = hit.range
    name = name.lowerBound..<Self.end(ofNameAt: hit, in: text)
    self.init(shape: .word, range: name, name: name)
    if hit.end > hit.range.upperBound, name.upperBound == hit.end { digits = text.text(hit.range.upperBound..<hit.end) }
    if let base, let whole = Self.nameWithBase(base, around: hit, in: text) {
      (self.name, hasBase) = (whole, true)
    } else if text[name.lowerBound - 1] == UInt8(ascii: ":"), let whole = Self.selector(endingIn: name, in: text) {
      self.name = whole
    }
    range = self.name
    if text.bytes[self.name].contains(UInt8(ascii: "(")) { shape = .signature }
    guard readBrackets(in: text), readDots(in: text) else { return nil }
  }

  /// Returns the end of argument labels or further selector parts behind a word.
  private static func end(ofNameAt hit: Vocabulary.Hit, in text: MessageText) -> Int {
    if text[hit.end] == UInt8(ascii: "(") { return text.end(ofBracketAt: hit.end) ?? hit.end }
    var end = hit.end
    guard text[end] == UInt8(ascii: ":"), text[end + 1] != UInt8(ascii: ":") else { return end }
    end += 1
    while true {
      let next = text.identifierEnd(from: end)
      guard next > end, text[next] == UInt8(ascii: ":") else { return end }
      end = next + 1
    }
  }

  /// Finds `application:word…`, `application(_:word…)` and `scene word:` around a word.
  private static func nameWithBase(_ base: String, around hit: Vocabulary.Hit, in text: MessageText) -> Range<Int>? {
    let start = hit.range.lowerBound
    let isBase = { (end: Int) -> Int? in
      let start = text.identifierStart(before: end)
      return text.bytes[start..<end].elementsEqual(base.utf8) ? start : nil
    }
    if start > 0, text[start - 1] == UInt8(ascii: ":") || text[start - 1] == 32, let first = isBase(start - 1) {
      return first..<end(ofNameAt: hit, in: text)
    }
    var index = start - 1
    while index >= 0, start - index < 80, text.bytes[index] != UInt8(ascii: "("), text.bytes[index] != UInt8(ascii: ")") { index -= 1 }
    guard index >= 0, text.bytes[index] == UInt8(ascii: "("), let first = isBase(index) else { return nil }
    return first..<(text.end(ofBracketAt: index) ?? hit.end)
  }

  /// Widens `foo:bar:` to the left, but only inside brackets: elsewhere `Red:viewDidLoad` is a label.
  private static func selector(endingIn name: Range<Int>, in text: MessageText) -> Range<Int>? {
    var start = name.lowerBound
    while start > 0, text.bytes[start - 1].isIdentifier || text.bytes[start - 1] == UInt8(ascii: ":") { start -= 1 }
    return text[name.upperBound] == UInt8(ascii: "]") && text[start - 1].isSpace ? start..<name.upperBound : nil
  }

  /// Reads `-[Class(Category) name]` around the name; false if the call is none of a callback.
  private mutating func readBrackets(in text: MessageText) -> Bool {
    guard text[name.upperBound] == UInt8(ascii: "]"), text[name.lowerBound - 1].isSpace else { return true }
    var index = name.lowerBound - 2
    while index >= 0, text.bytes[index] != UInt8(ascii: "["), name.lowerBound - index < 200 { index -= 1 }
    guard index >= 0, text.bytes[index] == UInt8(ascii: "[") else { return true }
    guard let receiver = Self.receiver(index + 1..<name.lowerBound - 1, in: text) else { return text[index + 1] != UInt8(ascii: "<") }
    let sign = text[index - 1]
    let isInstanceMethod = sign == UInt8(ascii: "-")
    guard sign != UInt8(ascii: "+"), receiver != "super", receiver != "self", isInstanceMethod || text[index + 1].isUppercase
    else { return false }
    (shape, className) = (.method, receiver)
    range = (isInstanceMethod ? index - 1 : index)..<name.upperBound + 1
    isClosure = isBlock(in: text)
    return true
  }

  /// Returns the class without its category, or nil if no class stands in `range`.
  private static func receiver(_ range: Range<Int>, in text: MessageText) -> String? {
    var end = range.upperBound
    if text[end - 1] == UInt8(ascii: ")"), let open = text.bytes[range].lastIndex(of: UInt8(ascii: "(")), open > range.lowerBound {
      end = open
    }
    guard range.lowerBound < end, text[range.lowerBound].isIdentifier || text[range.lowerBound] >= 0x80 else { return nil }
    let name = text.bytes[range.lowerBound..<end]
    return name.contains(UInt8(ascii: " ")) && !name.contains(UInt8(ascii: "<")) ? nil : text.text(range.lowerBound..<end)
  }

  /// A block prints `__37-[Class method]_block_invoke`.
  private func isBlock(in text: MessageText) -> Bool {
    if text.hasPrefix("_block_invoke", at: range.upperBound) { return true }
    let start = text.identifierStart(before: range.lowerBound)
    return text.hasPrefix("__", at: start) && start + 2 < range.lowerBound && text[start + 2].isDigit
  }

  /// Reads `Module.Class.name` around the name; false if what stands before the dot is an object of source code.
  private mutating func readDots(in text: MessageText) -> Bool {
    guard shape < .dotted, text[name.lowerBound - 1] == UInt8(ascii: ".") else { return true }
    var start = name.lowerBound - 1
    while start > 0 {
      let byte = text.bytes[start - 1]
      if byte == UInt8(ascii: ">") {
        guard let open = Self.start(ofGenericsEndingAt: start, in: text) else { break }
        start = open
      } else if byte == UInt8(ascii: ")"), let open = Self.start(ofContextEndingAt: start, in: text) {
        start = open
      } else if byte.isIdentifier || byte == UInt8(ascii: ".") || byte >= 0x80 {
        start -= 1
      } else {
        break
      }
    }
    if start < name.lowerBound - 1, text.bytes[start..<name.lowerBound - 1].allSatisfy(\.isDigit) { return true }
    let printed = text.text(start..<name.lowerBound - 1)
    let receiver = printed.split(separator: ".").last ?? ""
    if receiver.isEmpty { return printed.utf8.count > 1 }
    let isVariable = receiver.utf8.first.map { $0.isLetter && !$0.isUppercase } ?? true
    guard receiver != "super", receiver != "self", shape == .word || !isVariable else { return false }
    (shape, className) = (.dotted, printed)
    range = start..<range.upperBound
    return true
  }

  private static func start(ofGenericsEndingAt end: Int, in text: MessageText) -> Int? {
    var depth = 0
    for index in stride(from: end - 1, through: max(0, end - 400), by: -1) {
      if text.bytes[index] == UInt8(ascii: ">") { depth += 1 }
      if text.bytes[index] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return text[index - 1].isIdentifier ? index : nil }
    }
    return nil
  }

  private static func start(ofContextEndingAt end: Int, in text: MessageText) -> Int? {
    guard let open = text.bytes[..<end].lastIndex(of: UInt8(ascii: "(")) else { return nil }
    return text.hasPrefix("(unknown context at ", at: open) ? open : nil
  }
}
