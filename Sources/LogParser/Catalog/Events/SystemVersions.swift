extension EventCatalog {
  /// Lines that tell the version of iOS: fields that are made to tell it, then sentences, which are believed if nothing contradicts.
  static let systemVersionPhrases: [Phrase] = [
    field(["Version"], "^OS Version: +(?:iPhone OS|iOS|iPadOS) \(version)"),
    field(
      ["ProductVersion", "systemVersion", "osVersion", "os_version", "system_version"],
      "(?i)^(?!.*\\bmacOS)(?:.*[^\\w.])?(?:ProductVersion|(?:os|system)_?version)[\"']?\\s*[:=]\\s*[\"']?(?:(?:iPhone OS|iOS|iPadOS|Version) )?"
        + version),
    sentence(["like Mac"], "CPU (?:iPhone )?OS (?!18_[67])(?<detail>\\d{1,2}(?:_\\d+){1,2}) like Mac OS X"),
    sentence(
      ["iOS", "iPadOS"],
      "(?i)^(?!.*\\b(?:\(otherMeanings))\\b|.*OS[ /]\\d.*OS[ /]\\d).*(?<![\\w.])(?:iOS|iPadOS)[ /]\(dottedVersion)(?!\\.?\\w|\\+| ?[-–] ?\\d)"
    ),
    sentence(
      ["iPhone OS"],
      "(?i)^(?!.*\\b(?:\(otherMeanings))\\b|.*OS[ /]\\d.*OS[ /]\\d).*(?<![\\w.])iPhone OS[ /]\(dottedVersion)(?!\\.?\\w|\\+| ?[-–] ?\\d)"),
  ]

  private static let version = "(?<detail>\\d{1,2}(?:\\.\\d+){0,2})(?![\\w.])"
  private static let dottedVersion = "(?<detail>\\d{1,2}(?:\\.\\d+){1,2})"
  /// Words by which a sentence is about versions in general.
  private static let otherMeanings =
    "later|newer|above|earlier|older|lower|before|since|until|prior|below|deprecat\\w*|available|availability|unavailable|minimum|least"
    + "|deployment|target\\w*|requir\\w*|SDK|support\\w*|Xcode|introduced|fix\\w*|bug|up to|from|upgrad\\w*|updat\\w*|macOS|tvOS|watchOS"
    + "|visionOS|Android|built|compiled|if|when|for"

  private static func field(_ triggers: [String], _ pattern: String) -> Phrase {
    Phrase(name: .systemVersion, machine: .system, channel: .system, triggers: triggers, pattern: pattern)
  }

  private static func sentence(_ triggers: [String], _ pattern: String) -> Phrase {
    var phrase = field(triggers, pattern)
    phrase.isInferred = true
    return phrase
  }

  static let systemVersionSamples: [EventSample] = [
    EventSample("OS Version:          iPhone OS 12.1 (16B92)", .systemVersion, detail: "12.1"),
    EventSample("ProductVersion: 17.2", .systemVersion, detail: "17.2"),
    EventSample("device info: {systemVersion = \"16.4.1\"; model = iPhone}", .systemVersion, detail: "16.4.1"),
    EventSample("osVersion=iOS 15.0 device=iPhone12,1", .systemVersion, detail: "15.0"),
    EventSample("User-Agent: Demo/1.0 (iPhone; iOS 17.2; Scale/3.00)", .systemVersion, detail: "17.2"),
    EventSample("Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15", .systemVersion, detail: "16_5"),
    EventSample("Demo 2.4 (118) on iPhone14,3, iOS 17.2", .systemVersion, detail: "17.2"),
  ]
}
