/// Everything that the recognizer knows of callbacks and messages.
enum EventCatalog {
  /// The callbacks, family by family.
  static let callbacks: [Callback] =
    applicationCallbacks + sceneCallbacks + viewControllerCallbacks + swiftUICallbacks + backgroundTaskCallbacks + wakeCallbacks
    + frameworkCallbacks

  /// The messages of the system and of UIKit.
  static let phrases: [Phrase] =
    scenePhasePhrases + backgroundTaskPhrases + crashPhrases + systemPhrases + frameworkPhrases + systemVersionPhrases
    + RuntimeMessage.all.map(\.phrase)

  /// Lines with the event that each has to give.
  static let samples: [EventSample] =
    applicationSamples + sceneSamples + viewControllerSamples + swiftUISamples + backgroundTaskSamples + crashSamples
    + systemSamples + frameworkSamples + systemVersionSamples
}
