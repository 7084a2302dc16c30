// One place in which a trace is not the expected one. Found by TraceComparison, excused or not by
// CompatibilityTable.

/// A difference between what was played and what the scene expects.
public struct SceneDifference: Equatable, Sendable {
  /// Which part of a trace differs.
  public enum Part: String, CaseIterable, Sendable {
    case rows
    /// Which callbacks are called, and in which ticks.
    case log
    /// The order of callbacks within a tick, where the callbacks and their ticks are alike.
    case order
    case results
    /// The scene asks for what this package does not have.
    case notYet = "not yet"
  }

  public var part: Part
  /// What differs: a column, a callback, a command. Empty where the part says it all.
  public var subject: String
  /// The tick or command in which it differs, in seconds. `nil` where the whole part differs.
  public var time: Double?
  /// The difference, for people.
  public var detail: String

  public init(_ part: Part, _ subject: String = "", at time: Double? = nil, detail: String) {
    self.part = part
    self.subject = subject
    self.time = time
    self.detail = detail
  }
}
