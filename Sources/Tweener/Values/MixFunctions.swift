// Unsafe memory: the loop of a TweenMix over many tweens, compiled where the mix is defined. Sound
// because MixSampler, which alone makes batches, (1) hands a mix only what its own `prepare` has
// made, (2) takes destinations from properties of four Doubles side by side, and (3) is called by a
// lane, which keeps targets and samplers for as long as a call takes.

/// The functions of a mix, whatever it prepares. An object, whose identity is that of the mix.
@usableFromInline
final class MixFunctions: Sendable {
  let prepare: @Sendable (_ start: SIMD4<Double>, _ end: SIMD4<Double>) -> PreparedMix
  let value: @Sendable (_ prepared: PreparedMix, _ eased: Double) -> SIMD4<Double>
  /// Computes and writes the values of many tweens.
  let write: @Sendable (MixBatch) -> Void

  @usableFromInline
  init(
    prepare: @escaping @Sendable (_ start: SIMD4<Double>, _ end: SIMD4<Double>) -> PreparedMix,
    value: @escaping @Sendable (_ prepared: PreparedMix, _ eased: Double) -> SIMD4<Double>,
    write: @escaping @Sendable (MixBatch) -> Void
  ) {
    self.prepare = prepare
    self.value = value
    self.write = write
  }
}

/// One tween of a mix: its two ends, and what the mix has computed of them.
@usableFromInline
class PreparedMix {
  @usableFromInline final let start: SIMD4<Double>
  @usableFromInline final let end: SIMD4<Double>
  @usableFromInline
  init(from start: SIMD4<Double>, to end: SIMD4<Double>) {
    self.start = start
    self.end = end
  }
}

/// One tween of a mix that computes a `Way`.
@usableFromInline
final class PreparedWay<Way>: PreparedMix {
  @usableFromInline let way: Way

  @inlinable
  init(_ way: Way, from start: SIMD4<Double>, to end: SIMD4<Double>) {
    self.way = way
    super.init(from: start, to: end)
  }
}

/// Some tweens of one mix, with their eased progress.
@usableFromInline
struct MixBatch {
  @usableFromInline let prepared: UnsafePointer<Unmanaged<PreparedMix>>
  /// The address at which the four numbers of each are written.
  @usableFromInline let destinations: UnsafePointer<UnsafeMutableRawPointer>
  @usableFromInline let eased: UnsafePointer<Double>
  @usableFromInline let count: Int

  /// Computes and writes one value.
  @inlinable @inline(__always)
  func write(_ index: Int, _ value: (PreparedMix, Double) -> SIMD4<Double>) {
    prepared[index]._withUnsafeGuaranteedRef { prepared in
      let eased = eased[index]
      let numbers = eased == 0 ? prepared.start : eased == 1 ? prepared.end : value(prepared, eased)
      destinations[index].storeBytes(of: numbers, as: SIMD4<Double>.self)
    }
  }
}
