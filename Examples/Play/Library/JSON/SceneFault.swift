// What is wrong with a file, and where. Thrown by the JSON parser and the scene readers, printed by the
// command line. Must not know how files are found.

/// A fault in a scene file: what is wrong, at which line and column, under which key.
public struct SceneFault: Error, Equatable, CustomStringConvertible {
  public var message: String
  public var position: TextPosition?
  /// The way from the top of the file to the value: `scenarios[3].commands[0].params.v`.
  public var path: String
  /// Whether the scene is right but asks for what this package does not have.
  public var isNotYet = false

  public init(_ message: String, at position: TextPosition?, path: String) {
    self.message = message
    self.position = position
    self.path = path
  }

  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    return path.isEmpty ? place + message : "\(place)\(path): \(message)"
  }
}
