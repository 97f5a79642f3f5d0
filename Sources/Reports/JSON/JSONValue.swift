/// A piece of JSON; members of objects are written in the order of their keys.
public enum JSONValue: Sendable, Equatable {
  /// One key of an object with its value.
  public struct Member: Sendable, Equatable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case integer(Int)
  /// A fractional number, written with at most six decimals and never with an exponent.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
}

extension JSONValue {
  /// Makes a string, or null.
  public init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }

  /// Makes an integer, or null.
  public init(_ value: Int?) { self = value.map(JSONValue.integer) ?? .null }

  /// Makes an integer, or null.
  public init(_ value: Int32?) { self.init(value.map(Int.init)) }

  /// Makes a fractional number, or null.
  public init(_ value: Double?) { self = value.map(JSONValue.number) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member($0.0, $0.1) }) }
}
