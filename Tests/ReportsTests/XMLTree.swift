import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An XML document as somebody else's parser reads it.
final class XMLTree: NSObject, XMLParserDelegate {
  /// An element with its attributes and all the text in it.
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  /// Elements in the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Returns nil if the text is not well formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}
