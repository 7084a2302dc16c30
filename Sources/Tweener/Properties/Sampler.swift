// The values of one tween between its two ends, where they do not follow from two numbers. Made
// when a tween starts, kept in SamplerTable until the tween ends; a plan, which many tweens share,
// only knows how to make one.

/// Writes one property of one tween at some eased progress.
///
/// What it began with never changes, so the parts of a tween that was split share it.
class Sampler {
  /// Writes the components that `mask` names; the others keep what the target holds.
  func write(_ target: AnyObject, eased: Double, mask: UInt64) {}
  /// Writes what the property held when the tween began.
  func restore(_ target: AnyObject, mask: UInt64) {}

  /// Writes some samplers of this one's class, each to its target.
  func write(_ batch: SamplerBatch) {
    for index in 0..<batch.count {
      batch.withSampler(index) { sampler, target in
        sampler.write(target, eased: batch.eased[index], mask: batch.mask)
      }
    }
  }
}

/// When in a frame a lane writes through samplers.
enum SamplerStage {
  /// With all that is stored.
  case stored
  /// Behind that: the property depends on numbers that it does not write.
  case sums
  /// Last: it adds to what has been written.
  case added
}
