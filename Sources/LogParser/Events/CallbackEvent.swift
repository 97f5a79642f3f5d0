extension CallbackReader {
  /// Builds the event of a call: who it happened to, as far as the message tells.
  func event(of call: Call, object: (type: TypeName, address: String)?) -> Event {
    var channel: Channel = call.isNotification && call.row.machine != .task ? notificationChannel(call.row.machine) : call.row.channel
    if call.row.machine == .app, isMarked(call.site) { channel = .framework }
    var event = Event(machine: call.row.machine, name: call.row.name, channel: channel, isInferred: call.isInferred)
    switch call.row.machine {
    case .app: event.subject = process
    case .scene: fillScene(&event, call)
    case .viewController: fillController(&event, call, object)
    case .task: fillTask(&event, call)
    case .swiftui: event.subject = (call.site.className ?? call.label).map { TypeName($0).name }
    case .system, .message: break
    }
    return event
  }

  /// True if nothing but the mark of a framework stands in front of the call, and nothing behind it.
  private func isMarked(_ site: CallSite) -> Bool {
    guard site.shape == .signature, site.range.upperBound == text.bytes.count else { return false }
    let mark = text.bytes[..<site.range.lowerBound]
    return EventCatalog.frameworkMarks.contains { mark.elementsEqual($0.utf8) }
  }

  private func notificationChannel(_ machine: Machine) -> Channel { machine == .scene ? .sceneNotification : .appNotification }

  private func fillScene(_ event: inout Event, _ call: Call) {
    event.instance = InstanceReader(text: text).scene(at: call.site)
    guard let name = call.site.className ?? call.label else { return }
    let type = TypeName(name)
    (event.subject, event.module) = (type.name, type.module)
  }

  private func fillController(_ event: inout Event, _ call: Call, _ object: (type: TypeName, address: String)?) {
    let printed = (call.site.className ?? call.label).map(TypeName.init)
    (event.subject, event.module) = (printed?.name, printed?.module)
    if let address = InstanceReader(text: text).controller(at: call.site, frame: printed?.name) {
      event.instance = text.text(address.range)
      name(&event, after: address.type, isFramed: call.site.shape >= .dotted)
    } else if printed == nil, let object {
      event.instance = object.address
      name(&event, after: object.type, isFramed: false)
    } else if let words = placeholder(call.site) {
      event.subject = event.subject ?? words
    }
    if call.site.shape != .method, let digits = call.site.digits, event.subject == nil { event.subject = digits }
  }

  /// The class printed with the address is the controller's; the class in the brackets is then only the frame.
  private func name(_ event: inout Event, after type: TypeName?, isFramed: Bool) {
    guard let type else { return }
    if isFramed, let frame = event.subject, frame != type.name { event.frameClass = frame }
    (event.subject, event.module) = (type.name, type.module ?? (event.subject == type.name ? event.module : nil))
  }

  /// Reads `self = <original instance>`, a name that the writer gave in place of an address.
  private func placeholder(_ site: CallSite) -> String? {
    guard let key = text.firstIndex(of: "self = <", in: site.range.upperBound..<text.bytes.count),
      let end = text.end(ofBracketAt: key + 7)
    else { return nil }
    return text.text(key + 8..<end - 1)
  }

  /// Reads the identifier and the name behind `beginBackgroundTask` and `endBackgroundTask`.
  private func fillTask(_ event: inout Event, _ call: Call) {
    let tokens = flat(Token.split(text, call.site.name.lowerBound..<text.bytes.count))
    event.subject = tokens.first { $0.kind == .number }.map { text.text($0.range) } ?? call.site.digits
    for (index, token) in tokens.enumerated() where event.taskName == nil {
      let word = text.text(token.range).lowercased()
      if word == "name" || word == "withname", index + 2 < tokens.count, tokens[index + 1].kind == .separator,
        text[tokens[index + 2].range.upperBound] != UInt8(ascii: ":")
      {
        event.taskName = text.text(tokens[index + 2].range)
      } else if token.kind == .group(open: UInt8(ascii: "\"")) {
        event.taskName = text.text(token.range)
      }
    }
  }

  /// Replaces each argument list by its tokens.
  private func flat(_ tokens: [Token]) -> [Token] {
    tokens.flatMap { $0.kind == .group(open: UInt8(ascii: "(")) ? flat(Token.split(text, $0.range)) : [$0] }
  }
}
