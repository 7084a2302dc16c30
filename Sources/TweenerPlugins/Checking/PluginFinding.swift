/// Something that a plugin does and should not, found by ``PluginChecker``.
public struct PluginFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A problem was reported: while the plugin was installed, or for a tween that should have
    /// none.
    case reported
    /// Two fresh targets differ, or the value to go to is where the target is: nothing can be said.
    case cannotTell
    /// The value that is read is not the one that was written, or writing what was read changes the
    /// target.
    case readsOtherThanWritten
    /// A tween ends on something else than its end value.
    case missesEnd
    /// The values of a target depend on how the way there was cut into steps, or on how they are
    /// written.
    case dependsOnSteps
    /// It writes stored values that it does not own.
    case writesOutside
    /// It owns more than it writes.
    case ownsMoreThanItWrites
    /// Two names write one stored value, and the engine does not see it: a setter changes what its
    /// property does not declare in `writes`.
    case sharesUnseen
    /// Two names conflict, and no stored value is written by both.
    case conflictsWithoutSharing
    /// A tween that met another lost more than what both write.
    case losesTooMuch
  }

  /// The fault.
  public let kind: Kind
  /// The name that does it; the plugin's, where it is none of its properties.
  public let name: String
  /// The other name, where two are at it.
  public let other: String?
  /// In words, with the values.
  public let detail: String

  public var description: String {
    "\(name)\(other.map { " with \($0)" } ?? ""): \(detail)"
  }
}
