// Interpolations of whole values of few numbers, in two steps, so that lanes compute many in one
// loop. Given by a type, a value or a key of a call; run by MixSampler and Interpolation.

/// An interpolation of whole values of one to four numbers, in two steps: one that depends on the
/// two ends, computed once a tween, and one that depends on progress, computed each frame.
///
/// As exact as a function of the whole values (``Tweenable/interpolation``), and many times as
/// fast: a frame computes many tweens in one loop over numbers, and makes no values.
///
/// ```swift
/// final class Ball { var position = SIMD2(0.0, 0) }
/// // Over a hill: as high in the middle as it goes far.
/// let hill = TweenMix<SIMD2<Double>> { start, end in
///   (start: start, change: end - start)
/// } at: { way, eased in
///   var numbers = way.start + way.change * eased
///   numbers.y += way.change.x * 4 * eased * (1 - eased)
///   return numbers
/// }
/// let end = TweenValue.to(SIMD2(4.0, 0)).interpolated(by: hill)
/// tweener.addTween(Ball(), [.duration: 1, .path(\Ball.position): end])
/// ```
///
/// A mix that is kept (`static let`) is computed faster than one that is made anew for each call.
public struct TweenMix<Value: Tweenable>: Sendable {
  let functions: MixFunctions

  @usableFromInline
  init(functions: MixFunctions) {
    self.functions = functions
  }

  /// A mix of values.
  ///
  /// Numbers are those of ``Tweenable/tweenableComponents`` in their order; what a value has less
  /// than four is 0, and what is computed for it is not used. A property of more than four numbers
  /// cannot be mixed so: the call reports it.
  ///
  /// - Parameters:
  ///   - prepare: computes what `value` needs of start and end; called when a tween starts.
  ///   - value: the numbers at some eased progress between 0 and 1, or beyond where an easing
  ///     overshoots; not called at 0 and 1.
  @inlinable
  public init<Way>(
    _ prepare: @escaping @Sendable (_ start: SIMD4<Double>, _ end: SIMD4<Double>) -> Way,
    at value: @escaping @Sendable (_ way: Way, _ eased: Double) -> SIMD4<Double>
  ) {
    self.init(
      functions: MixFunctions(
        prepare: { PreparedWay(prepare($0, $1), from: $0, to: $1) },
        value: { value(unsafeDowncast($0, to: PreparedWay<Way>.self).way, $1) },
        write: { batch in
          for index in 0..<batch.count {
            batch.write(index) { value(unsafeDowncast($0, to: PreparedWay<Way>.self).way, $1) }
          }
        }))
  }
}
