import Analyzer

extension Table {
  /// View controllers with their loads, appearances and final states.
  init(controllers: [ViewControllerTimeline], _ style: TextStyle) {
    title = "view controllers"
    columns = [
      Column(title: "loads", isNumber: true, isOptional: true),
      Column(title: "appeared", isNumber: true), Column(title: "visible", isNumber: true, isOptional: true), Column(title: "at the end"),
    ]
    rows = controllers.map { controller in
      Row(
        name: TableName([controller.className], suffix: controller.instance.map { " <\($0)>" } ?? "", style),
        cells: [
          StyledText(String(controller.loads), .plain, style),
          StyledText(String(controller.appearances), .plain, style),
          StyledText(controller.visibleSeconds.map(Words.duration) ?? "", .plain, style),
          StyledText(controller.finalState.map(Words.spaced) ?? "unknown", controller.finalState == nil ? .dim : .plain, style),
        ])
    }
  }
}
