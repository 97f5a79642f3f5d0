extension CallbackReader {
  /// Builds the event of a call: who it happened to, as far as the message tells.
  func event(of call: Call, process: String?, object: (type: TypeName, address: String)?) -> Event {
    let channel: Channel = call.isNotification && call.row.machine != .task ? notificationChannel(call.row.machine) : call.row.channel
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
      name(&event, after: address.type)
    } else if printed == nil, let object {
      event.instance = object.address
      name(&event, after: object.type)
    } else if let words = placeholder(call.site) {
      event.subject = event.subject ?? words
    }
    if call.site.shape != .method, let digits = call.site.digits, event.subject == nil { event.subject = digits }
  }

  /// The class printed with the address is the controller's; the class in the brackets is then only the frame.
  private func name(_ event: inout Event, after type: TypeName?) {
    guard let type else { return }
    if let frame = event.subject, frame != type.name { event.frameClass = frame }
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
    let tokens = Token.split(text, call.site.range.upperBound..<text.bytes.count)
    let arguments = call.site.shape == .word || call.site.shape == .signature ? Token.split(text, call.site.name) : []
    for (index, token) in (arguments + tokens).enumerated() {
      let word = text.text(token.range)
      if event.subject == nil { event.subject = Self.identifier(token, word) }
      if event.taskName == nil, word.lowercased() == "name", index + 2 < (arguments + tokens).count {
        event.taskName = text.text((arguments + tokens)[index + 2].range)
      } else if event.taskName == nil, token.kind == .group(open: UInt8(ascii: "\"")) {
        event.taskName = word
      }
    }
  }

  private static func identifier(_ token: Token, _ word: String) -> String? {
    if token.kind == .number { return word }
    guard case .group(open: UInt8(ascii: "(")) = token.kind else { return nil }
    let digits = word.utf8.drop { !$0.isDigit }.prefix { $0.isDigit }
    return digits.isEmpty ? nil : String(digits)
  }
}
