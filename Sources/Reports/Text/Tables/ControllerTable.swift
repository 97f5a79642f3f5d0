import Analyzer

extension Table {
  /// View controllers with their loads, appearances and final states.
  init(controllers: [ViewControllerTimeline], _ style: TextStyle) {
    columns = [
      Column(title: "view controllers"), Column(title: "loads", isNumber: true, isOptional: true),
      Column(title: "appeared", isNumber: true), Column(title: "visible", isNumber: true, isOptional: true), Column(title: "at the end"),
    ]
    rows = controllers.map { controller in
      [
        Self.name(controller.className, controller.instance, style),
        StyledText(String(controller.loads), .plain, style),
        StyledText("\(controller.appearances)", .plain, style),
        StyledText(controller.visibleSeconds.map(Words.duration) ?? "", .plain, style),
        StyledText(controller.finalState.map(Words.spaced) ?? "unknown", controller.finalState == nil ? .dim : .plain, style),
      ]
    }
  }

  private static func name(_ name: String, _ instance: String?, _ style: TextStyle) -> StyledText {
    var cell = StyledText(name, .plain, style)
    if let instance { cell.append(StyledText(" <\(instance)>", .dim, style)) }
    return cell
  }
}
