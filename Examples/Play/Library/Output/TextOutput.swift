// Where the program's words go, and whether a person watches. Tests put their own in place.

/// A place for text.
public protocol TextOutput: AnyObject {
  /// Whether it is a terminal: only then may escape codes be written.
  var isTerminal: Bool { get }
  /// Columns and rows, where it is a terminal.
  var size: (columns: Int, rows: Int) { get }
  func write(_ text: String)
}

extension TextOutput {
  public var size: (columns: Int, rows: Int) { (80, 24) }

  func line(_ text: String = "") { write(text + "\n") }
}

/// Keeps what is written, as no terminal would.
public final class CollectedOutput: TextOutput {
  public private(set) var text = ""
  public let isTerminal: Bool

  public init(isTerminal: Bool = false) {
    self.isTerminal = isTerminal
  }

  public func write(_ text: String) { self.text += text }
}
