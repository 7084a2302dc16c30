// Targets with a setter that ends tweens when the caller calls it. Asked by TypedAccess, which says
// when the engine does.

/// A target with a property whose setter ends the tweens that move it, unless the engine is the
/// caller.
protocol EngineWritten: AnyObject {
  /// True from the beginning of a write of the engine's until the setter has taken note of it.
  var isEngineWriting: Bool { get set }
}
