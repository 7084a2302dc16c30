// The values of one tween between its two ends, where they do not follow from two numbers. Made when a tween starts,
// kept in SamplerTable until the tween ends; a plan, which many tweens share, only knows how to make one.

/// Writes one property of one tween at some eased progress.
///
/// Nothing in it changes once it is made, so the parts of a tween that was split share it.
protocol Sampler: AnyObject {
  /// Writes the components that `mask` names; the others keep what the target holds.
  func write(_ target: AnyObject, eased: Double, mask: UInt64)
  /// Writes what the property held when the tween began.
  func restore(_ target: AnyObject, mask: UInt64)
}
