// The values of one tween between its two ends, where they do not follow from two numbers. Made
// when a tween starts, kept in RowItems until the tween ends; a plan, which many tweens share,
// only knows how to make one.

/// Writes one property of one tween at some eased progress.
///
/// Its start and its end never change, so the parts of a tween that was split share it.
class Sampler {
  /// Writes the components that `mask` names; the others keep what the target holds.
  func write(_ target: AnyObject, eased: Double, mask: UInt64) {}
  /// Writes what the target stored of the property when the tween began.
  func restore(_ target: AnyObject, mask: UInt64) {}
  /// The value at some eased progress; `nil` where values cannot be compared.
  func value(at eased: Double) -> (any Equatable)? { nil }

  /// Whether a filter or limits change what is written.
  var isFiltered: Bool { false }

  /// Whether it ends where it begins, and does not change on the way.
  final var isStill: Bool { isSame(0, 1) && isSame(0.25, 0.5) && isSame(0.5, 0.75) }

  private final func isSame(_ one: Double, _ other: Double) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool {
      value == self.value(at: other) as? Value
    }
    return value(at: one).map { isEqual($0) } ?? false
  }

  /// The bits of all elements at some eased progress; `nil` where the values are not made of
  /// numbers.
  func bits(at eased: Double) -> [UInt64]? { nil }

  /// Writes this one, the first of some of its class from there on, and those behind it that it
  /// can. Returns how many have been written.
  func writeRun(_ batch: SamplerBatch, from first: Int) -> Int {
    for index in first..<batch.count {
      batch.withSampler(index) { sampler, target in
        sampler.write(target, eased: batch.eased[index], mask: batch.mask)
      }
    }
    return batch.count - first
  }
}

/// The value of a property at the end of a play, as its tween shows it; the target may hold another
/// that hides it.
struct ShownEnd {
  /// The one of that play.
  let sampler: Sampler
  let eased: Double
  /// The elements that the tween has still.
  let mask: UInt64
}

/// The stages of a frame at which a lane writes through samplers.
enum SamplerStage {
  /// With all that is stored.
  case stored
  /// Behind that: the property depends on numbers that it does not write.
  case sums
  /// Last: it adds to what has been written.
  case added
}

// Unsafe memory: a run of samplers and their targets, handed by a lane to the class of the
// samplers. Sound because the engine lets go of neither samplers nor targets while a call is under
// way.

/// Some samplers of one class, each with its target and its eased progress.
struct SamplerBatch {
  let samplers: UnsafePointer<Unmanaged<AnyObject>>
  let targets: UnsafePointer<Unmanaged<AnyObject>>
  let eased: UnsafePointer<Double>
  let count: Int
  /// The elements of the property that are written.
  let mask: UInt64

  /// Writes all of it, run after run, by the samplers' class.
  func write() {
    var first = 0
    while first < count {
      first += withSampler(first) { sampler, _ in sampler.writeRun(self, from: first) }
    }
  }

  /// Calls `body` with a sampler and its target.
  @inline(__always)
  func withSampler<Result>(_ index: Int, _ body: (Sampler, AnyObject) -> Result) -> Result {
    samplers[index]._withUnsafeGuaranteedRef { sampler in
      targets[index]._withUnsafeGuaranteedRef { target in
        body(unsafeDowncast(sampler, to: Sampler.self), target)
      }
    }
  }
}
