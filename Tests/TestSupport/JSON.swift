import Foundation

/// A JSON document as somebody else's parser reads it.
public enum JSON: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Parses a document.
  public init(parsing text: String) throws { self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

  /// Decodes whatever is there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// Returns a member; null if there is none.
  public subscript(_ key: String) -> JSON { members[key] ?? .null }

  /// Returns an element; null if there is none.
  public subscript(_ index: Int) -> JSON { elements.indices.contains(index) ? elements[index] : .null }

  /// Members of an object; none of anything else.
  public var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  /// Elements of an array; none of anything else.
  public var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The text of a string.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The value of a whole number.
  public var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}
