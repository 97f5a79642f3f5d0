extension EventCatalog {
  /// Appearance of SwiftUI views.
  static let swiftUICallbacks: [Callback] = [
    Callback(name: .onAppear, machine: .swiftui, channel: .swiftui, words: ["onAppear"]),
    Callback(name: .onDisappear, machine: .swiftui, channel: .swiftui, words: ["onDisappear"]),
  ]

  /// Changes of the scene phase.
  static let scenePhasePhrases: [Phrase] = [
    phase(.scenePhaseActive, "active"), phase(.scenePhaseInactive, "inactive"), phase(.scenePhaseBackground, "background"),
  ]

  /// The last phase of the line counts (`inactive -> active`); between the word and the phase stand only words of a report.
  private static func phase(_ name: EventName, _ word: String) -> Phrase {
    let filler =
      "scene|phase|changed|change|is|now|to|new|old|value|swiftui|scenephase|newphase|from|optional|"
      + "active|inactive|background|was|became"
    let code = "==|\\.onChange|@Environment|\\bcase\\b|\\bif\\b|\\bwhen\\b|\\bswitch\\b|\\{\\s*$|\\bin\\b"
    return Phrase(
      name: name, machine: .swiftui, channel: .swiftui, triggers: ["scenePhase", "newPhase", "newScenePhase", "phase"],
      pattern: "(?i)^(?!.*(?:\(code))).*?\\b(?:new)?(?:scene ?phase|newphase|(?<!\\w )(?<!\\w)phase changed)"
        + "(?:\\W+|\\b(?:\(filler))\\b)*?\\b\(word)\\b(?!.*\\b(?:active|inactive|background)\\b)")
  }

  static let swiftUISamples: [EventSample] = [
    EventSample("scenePhase: active", .scenePhaseActive),
    EventSample("scenePhase changed to background", .scenePhaseBackground),
    EventSample("scenePhase: inactive -> active", .scenePhaseActive),
    EventSample("scenePhase: active → inactive", .scenePhaseInactive),
    EventSample("[App] ScenePhase.background", .scenePhaseBackground),
    EventSample("phase changed to inactive", .scenePhaseInactive),
    EventSample("newPhase = SwiftUI.ScenePhase.active", .scenePhaseActive),
    EventSample("DetailView onAppear", .onAppear, subject: "DetailView"),
    EventSample("DetailView.onAppear", .onAppear, subject: "DetailView"),
    EventSample("onAppear DetailView", .onAppear, subject: "DetailView"),
    EventSample("onAppear", .onAppear),
    EventSample("DetailView onDisappear", .onDisappear, subject: "DetailView"),
  ]
}
