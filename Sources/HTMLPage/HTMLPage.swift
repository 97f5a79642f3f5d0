/// The page of the HTML report, embedded from files that editors and browsers understand.
///
/// It is a target of its own, because embedded files are slow to compile and seldom change.
public enum HTMLPage {
  /// The document, with names in double braces where something is to be put in.
  public static var template: String { text(PackageResources.page_html) }

  /// The style sheet.
  public static var style: String { text(PackageResources.page_css) }

  /// The script; its files share one scope and stand in the order in which they need each other.
  public static var script: String {
    let files = [
      PackageResources.words_js, PackageResources.model_js, PackageResources.scale_js, PackageResources.picture_js,
      PackageResources.bars_js, PackageResources.panels_js, PackageResources.input_js, PackageResources.main_js,
    ]
    return files.map(text).joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
