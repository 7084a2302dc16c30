// Values to pass one after another. PropertyPlanner makes a KeyframeTrack of them.

/// Keyframes as a call gives them: brought into the order of their times.
struct GivenKeyframes {
  /// Values of the property's type, numbers, or ``TweenValue``s.
  private(set) var values: [Any]
  /// Shares of a play, 0 to 1, rising; of equal times the one given later is behind.
  let times: [Double]
  /// The easing of the way to each, `nil` for the tween's; empty where none is given.
  let easings: [Easing?]
  /// Whether each value is a number for all components.
  var isOfNumbers = false

  /// Keyframes, or why there are none.
  init(_ values: [Any], at times: [Double]?, easings: [Easing]) throws(TweenValueError) {
    if values.isEmpty {
      throw TweenValueError("there are no keyframes", remedy: "give at least one value")
    }
    if let times, times.count != values.count {
      throw TweenValueError(
        "there are \(values.count) keyframes and \(times.count) times",
        remedy: "give one time for each value, as a share of a play")
    }
    if easings.count > values.count {
      throw TweenValueError(
        "there are \(values.count) keyframes and \(easings.count) easings",
        remedy: "give at most one easing for each value: that of the way to it")
    }
    let given = easings.isEmpty ? [] : values.indices.map { $0 < easings.count ? easings[$0] : nil }
    guard let times else {
      let last = Double(max(values.count - 1, 1))
      self.values = values
      self.times = values.indices.map { Double($0) / last }
      self.easings = given
      return
    }
    guard times.allSatisfy(\.isFinite) else {
      throw TweenValueError("a time is not finite", remedy: "give shares of a play, from 0 to 1")
    }
    let clamped = times.map { min(max($0, 0), 1) }
    let order = values.indices.ordered { clamped[$0] < clamped[$1] }
    self.values = order.map { values[$0] }
    self.times = order.map { clamped[$0] }
    self.easings = given.isEmpty ? [] : order.map { given[$0] }
  }

  /// The easing of the way to a keyframe; `nil` for the tween's.
  func easing(_ keyframe: Int) -> Easing? {
    let own = easings.isEmpty ? nil : easings[keyframe]
    return own ?? TweenValue.inside(values[keyframe])?.easing
  }

  /// These keyframes with other values; `nil` where one has none.
  func map(_ transform: (Any) -> Any?) -> GivenKeyframes? {
    var mapped = self
    mapped.values = values.compactMap(transform)
    return mapped.values.count == values.count ? mapped : nil
  }
}

extension TweenValue {
  /// Through several values, one after another.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 2, "x": TweenValue.keyframes([100, 50], at: [0.25, 1])])
  /// tweener.advance(by: 0.5)
  /// print(box.x)  // prints 100.0
  /// tweener.advance(by: 1.5)
  /// print(box.x)  // prints 50.0
  /// ```
  ///
  /// The property goes from what it holds at the start to the first value, if that is not at 0.
  /// Behind the last time the last value holds. Of two values at one time the first is where the
  /// way there ends, and the second where it goes on. At the instant of a keyframe, which is a
  /// whole flick, the property is the keyframe's value, bit for bit.
  ///
  /// A list given for a property whose values are no lists means the same with even times: `"x":
  /// [0, 100, 50]`.
  ///
  /// - Parameters:
  ///   - values: at least one, of any type that the property takes.
  ///   - times: one for each value, as shares of a play. They are sorted with their values and
  ///     clamp to 0 … 1. Without them the values are spread evenly: the first at 0, the last at 1.
  ///   - easings: of the way to each value; that of a value at 0 is not used. Where there are
  ///     fewer, the easing of the tween (or of the value, see ``eased(_:)``) goes over each way by
  ///     itself.
  ///
  /// Another number of times than of values, a time that is not finite, no value and more easings
  /// than values are reported, and the property is left alone.
  public static func keyframes(
    _ values: [some Tweenable], at times: [Double]? = nil, easings: [Easing] = []
  ) -> TweenValue {
    keyframes(values.map { $0 as Any }, at: times, easings: easings, areNumbers: false)
  }

  /// Through several values, of which some are relative to the one before: `.by` adds to it,
  /// `.times` multiplies it.
  ///
  /// ```swift
  /// // Up by 40 from wherever it is, down by 10, then to 0.
  /// let hop = TweenValue.keyframes([.by(40), .by(-10), .to(0)], at: [0.5, 0.75, 1])
  /// tweener.addTween(box, [.duration: 3, "y": hop])
  /// ```
  ///
  /// As ``keyframes(_:at:easings:)`` for plain values. A keyframe that is neither `.to`, `.by` nor
  /// `.times` is reported, and the property is left alone. An easing of a keyframe's own
  /// (``eased(_:)``) is that of the way to it, unless `easings` says otherwise.
  public static func keyframes(
    _ values: [TweenValue], at times: [Double]? = nil, easings: [Easing] = []
  ) -> TweenValue {
    keyframes(values.map { $0 as Any }, at: times, easings: easings, areNumbers: false)
  }

  @inline(never)
  static func keyframes(
    _ values: [Any], at times: [Double]?, easings: [Easing] = [], areNumbers: Bool
  ) -> TweenValue {
    do throws(TweenValueError) {
      var keyframes = try GivenKeyframes(values, at: times, easings: easings)
      keyframes.isOfNumbers = areNumbers
      return .init(kind: .keyframes(keyframes))
    } catch {
      return .refused(error, value: values.map(plainEnd))
    }
  }

  /// Keyframes of what a list has, where a list is given; an element may be a ``TweenValue``.
  static func keyframes(list: Any) -> TweenValue? {
    guard let list = list as? [Any], !list.isEmpty else { return nil }
    return keyframes(list, at: nil, areNumbers: false)
  }

  /// The end of a keyframe that has nothing else; of any other the keyframe itself.
  static func plainEnd(_ keyframe: Any) -> Any { inside(keyframe)?.soleEnd ?? keyframe }
}
