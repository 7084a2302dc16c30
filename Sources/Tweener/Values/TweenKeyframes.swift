/// Numbers to pass at certain shares of a play.
///
/// ```swift
/// // 30 to the right, 30 to the left, and back.
/// let shake = TweenKeyframes([0, 30, -30, 0], at: [0, 0.25, 0.75, 1])
/// tweener.addTween(
///   box, [.duration: 0.5, .easing: Easing.inOutSine, "x": TweenValue.offset(shake)])
/// ```
///
/// From each number to the next it goes by the easing of the tween (or of the value), once for each
/// piece. Before the first time and after the last the number holds.
public struct TweenKeyframes: Hashable, Sendable {
  /// The times, as shares of a play from 0 to 1, rising.
  public let times: [Double]
  /// The numbers, one for each time.
  public let values: [Double]

  /// Numbers and their times.
  ///
  /// They are brought into the order of their times; of equal times both count, and it jumps. Times
  /// clamp to 0 … 1. A number without time, a time without number, and what is not finite are left
  /// out.
  public init(_ values: [Double], at times: [Double]) {
    let pairs = zip(times, values).filter { $0.isFinite && $1.isFinite }
      .map { (time: min(max($0, 0), 1), value: $1) }
      .ordered { $0.time < $1.time }
    self.times = pairs.map(\.time)
    self.values = pairs.map(\.value)
  }

  /// Numbers at even distances: the first at 0, the last at 1.
  public init(_ values: [Double]) {
    let last = Double(max(values.count - 1, 1))
    self.init(values, at: values.indices.map { Double($0) / last })
  }

  /// The number at some share of a play, `nil` where there are none. O(*n*).
  ///
  /// ```swift
  /// print(TweenKeyframes([0, 40, 10]).value(at: 0.75) ?? 0)  // prints 25.0
  /// ```
  ///
  /// Exactly the number of a keyframe at its time.
  public func value(at progress: Double, easing: (Double) -> Double = { $0 }) -> Double? {
    guard let next = times.firstIndex(where: { progress < $0 }) else { return values.last }
    guard next > 0 else { return values.first }
    let (start, end) = (times[next - 1], times[next])
    let (from, to) = (values[next - 1], values[next])
    if progress == start { return from }
    return interpolated(from: from, to: to, at: easing((progress - start) / (end - start)))
  }
}

extension TweenValue {
  /// Adds the numbers of keyframes to what the property holds, or to what another tween makes of
  /// it; see ``offset(_:)-((Double)->Double)``.
  ///
  /// The first and the last number should be 0: before and after the tween nothing is added.
  public static func offset(_ keyframes: TweenKeyframes) -> TweenValue {
    .init(kind: .offsetKeyframes(keyframes))
  }

  /// Through keyframes: from what the property holds (or a number for time 0) through their numbers
  /// to the last. Each number is one for all components; ``keyframes(_:at:easings:)`` takes whole
  /// values.
  public static func to(_ keyframes: TweenKeyframes) -> TweenValue {
    if keyframes.values.isEmpty { return .by(0) }
    return .keyframes(keyframes.values, at: keyframes.times, areNumbers: true)
  }

  /// Through keyframes, whose numbers are added to what the property holds at the start. It begins
  /// there, and moves to a first number that is not 0 at once.
  public static func by(_ keyframes: TweenKeyframes) -> TweenValue {
    passing(keyframes) { start, number in number == 0 ? start : start + number }
  }

  /// Through keyframes, whose numbers are factors of what the property holds at the start. It
  /// begins there, and moves to a first number that is not 1 at once.
  ///
  /// ```swift
  /// box.x = 10
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.times(TweenKeyframes([1, 3, 2]))])
  /// tweener.advance(by: 0.5)
  /// print(box.x)  // prints 30.0
  /// ```
  public static func times(_ keyframes: TweenKeyframes) -> TweenValue {
    passing(keyframes) { start, number in start * number }
  }

  private static func passing(
    _ keyframes: TweenKeyframes, _ apply: @escaping (_ start: Double, _ number: Double) -> Double
  ) -> TweenValue {
    guard let last = keyframes.values.last else { return .by(0) }
    return .usingEasing { easing in
      .ends { held in (held, apply(held, last)) }.interpolated { start, _, progress in
        keyframes.value(at: progress, easing: easing).map { apply(start, $0) } ?? start
      }
    }
  }
}
