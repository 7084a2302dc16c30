// A JSON text as a tree that remembers where each value stood. Made by JSONParser, read by the scene
// readers. Must not know what a scene is.

/// A place in a text: line and column, both counted from one.
public struct TextPosition: Equatable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "line \(line), column \(column)" }
}

/// One JSON value and the place where it begins.
public struct JSONNode: Sendable {
  public enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  public var kind: Kind
  public var position: TextPosition

  /// What a fault calls a value of this kind.
  public var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// One member of a JSON object. Members keep the order of the text.
public struct JSONMember: Sendable {
  public var key: String
  public var position: TextPosition
  public var value: JSONNode
}
