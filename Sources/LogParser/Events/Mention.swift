/// Tells messages that only speak of a callback: stack frames, warnings, source code, test names.
enum Mention {
  /// What a text is that only speaks of a callback, in words for people.
  enum Kind: String {
    case comment = "a comment or a statement of source code"
    case compilerMessage = "a message of the compiler"
    case linkMapRow = "a row of a link map"
    case quotedCode = "code in quotation marks"
    case frame = "a frame of a stack"
    case exception = "the text of an exception"
    case declaration = "a declaration in source code"
    case jsonValue = "a value in JSON"
    case definition = "a definition in source code"
    case call = "a call in source code"
  }

  /// Returns true if the whole message is a comment, a compiler's message or a row of a link map.
  static func isOnly(_ text: MessageText) -> Bool { kind(of: text) != nil }

  /// Returns true if the expression at `site` is a frame of a stack, source code or a value in JSON.
  static func isMention(_ site: CallSite, in text: MessageText) -> Bool { kind(of: site, in: text) != nil }

  /// What the whole message is, if it can tell no event.
  static func kind(of text: MessageText) -> Kind? {
    if isComment(text) { return .comment }
    if isCompilerMessage(text) { return .compilerMessage }
    return isLinkMapRow(text) ? .linkMapRow : nil
  }

  /// What the expression at `site` is, if it is only a mention.
  static func kind(of site: CallSite, in text: MessageText) -> Kind? {
    let (start, end) = (site.range.lowerBound, site.range.upperBound)
    if text[start - 1] == UInt8(ascii: "`") || text[end] == UInt8(ascii: "`") { return .quotedCode }
    if text.hasPrefix(" + ", at: end), text[end + 3].isDigit { return .frame }
    if text.hasPrefix(": unrecognized", at: end) { return .exception }
    if isFrame(before: start, text) { return .frame }
    if isDeclaration(before: start, text) { return .declaration }
    if isJSONValue(before: start, text) { return .jsonValue }
    if isDefinition(site, text) { return .definition }
    return isBuilder(site, text) ? .call : nil
  }

  /// A comment, or a statement that ends as only source code does.
  private static func isComment(_ text: MessageText) -> Bool {
    let end = text.bytes.lastIndex { !$0.isSpace } ?? 0
    if text[end] == UInt8(ascii: ";"), text[end - 1] == UInt8(ascii: ")") || text[end - 1] == UInt8(ascii: "]") { return true }
    let first = text.bytes.firstIndex { !$0.isSpace } ?? 0
    return ["//", "/*", "#import", "#pragma", "@@ "].contains { Array($0.utf8).elementsEqual(text.bytes[first...].prefix($0.utf8.count)) }
  }

  /// `X.swift:12:9: warning: …`
  private static func isCompilerMessage(_ text: MessageText) -> Bool {
    [": warning: ", ": error: ", ": note: "].contains { text.firstIndex(of: $0).map { text[$0 - 1].isDigit } ?? false }
  }

  /// `0x1890 0x40 [  4] -[AppDelegate …]`
  private static func isLinkMapRow(_ text: MessageText) -> Bool {
    guard text.hasPrefix("0x", at: 0), let blank = text.bytes.firstIndex(where: \.isSpace) else { return false }
    let next = text.bytes[blank...].firstIndex { !$0.isSpace } ?? blank
    return text.hasPrefix("0x", at: next)
  }

  /// `3   Fernway   0x0000000102f4a1c0 -[…]`: a number in front, an address right before.
  private static func isFrame(before start: Int, _ text: MessageText) -> Bool {
    var end = start
    while end > 0, text.bytes[end - 1].isSpace { end -= 1 }
    var address = text.identifierStart(before: end)
    if text.hasPrefix("0x", at: address), end - address >= 8 {
      let first = text.bytes.firstIndex { !$0.isSpace } ?? 0
      if text[first].isDigit, first < address { return true }
    }
    if text[0] == UInt8(ascii: "#"), text[1].isDigit, text.contains("0x", in: 0..<start) { return true }
    if text.hasPrefix("// ", at: start - 3) || text.hasPrefix("//", at: start - 2) { return true }
    if text.bytes[address..<end].elementsEqual("objc".utf8), text[address - 1] == UInt8(ascii: "@") { address -= 1 }
    return text[address] == UInt8(ascii: "@")
  }

  /// `- (void)viewDidLoad`
  private static func isDeclaration(before start: Int, _ text: MessageText) -> Bool {
    var end = start
    while end > 0, text.bytes[end - 1].isSpace { end -= 1 }
    guard text[end - 1] == UInt8(ascii: ")"), let open = text.bytes[..<end].lastIndex(of: UInt8(ascii: "(")) else { return false }
    let type = text.text(open + 1..<end - 1)
    return ["void", "BOOL", "bool", "id", "instancetype", "IBAction"].contains(type) || type.hasSuffix("*")
  }

  /// `deinit { print("gone") }`, `[application beginBackgroundTaskWithExpirationHandler:^{`, `color = red; // loadView`
  private static func isDefinition(_ site: CallSite, _ text: MessageText) -> Bool {
    let end = site.range.upperBound
    if text.contains("^{", in: end..<text.bytes.count) || text.contains("; //", in: 0..<site.range.lowerBound) { return true }
    guard text[end - 1] != UInt8(ascii: "]"), text[end] != UInt8(ascii: "]"),
      site.range.lowerBound == text.bytes.firstIndex(where: { !$0.isSpace })
    else { return false }
    guard let next = text.bytes[end...].firstIndex(where: { !$0.isSpace }), text[next] == UInt8(ascii: "{") else { return false }
    // A logger may print an object behind the message.
    return text[next + 1] != UInt8(ascii: "\"")
  }

  /// `"event": "viewDidLoad"`
  private static func isJSONValue(before start: Int, _ text: MessageText) -> Bool {
    guard text[start - 1] == UInt8(ascii: "\"") else { return false }
    let colon = text[start - 2] == 32 ? start - 3 : start - 2
    return text[colon] == UInt8(ascii: ":") && text[colon - 1] == UInt8(ascii: "\"")
  }

  /// `print("viewDidLoad")`, `NSLog(@"… - loadView")` and `.onAppear {` are source code.
  private static func isBuilder(_ site: CallSite, _ text: MessageText) -> Bool {
    for index in 0..<site.range.lowerBound
    where text.bytes[index] == UInt8(ascii: "(") && text[index - 1].isIdentifier && !text.hasPrefix("Optional", at: index - 8) {
      if text[index + 1] == UInt8(ascii: "\"") || text.hasPrefix("@\"", at: index + 1) { return true }
    }
    return false
  }
}
