// Values inside values: the numbers of an inner value as numbers of the outer one.

extension TweenableComponent {
  /// All numbers of a value inside this one, in its order.
  ///
  /// ```swift
  /// struct Pose: Tweenable {
  ///   var place = SIMD2(0.0, 0.0)
  ///   var size = 1.0
  ///   static var tweenableComponents: [TweenableComponent<Pose>] {
  ///     TweenableComponent.all(of: \Pose.place) + [.init(\.size)]
  ///   }
  /// }
  /// ```
  ///
  /// They are the inner value's own: a tween of `\.place.x` and one of the whole share that number.
  /// How the inner value mixes itself does not come along; the outer one says so for itself.
  public static func all<Inner: Tweenable>(of path: WritableKeyPath<Root, Inner>)
    -> [TweenableComponent<Root>]
  {
    let base = MemoryLayout<Root>.offset(of: path)
    return Inner.tweenableComponents.prefix(64).map { inner in
      let appended = (path as PartialKeyPath<Root>).appending(path: inner.path)
      return TweenableComponent(
        inner, path: inner.make == nil ? appended ?? path : path,
        offset: base.flatMap { base in inner.offset.map { base + $0 } }
      ) { root, bits, isWrite in
        if isWrite {
          inner.transfer(&root[keyPath: path], &bits, true)
        } else {
          var value = root[keyPath: path]
          inner.transfer(&value, &bits, false)
        }
      }
    }
  }

  /// A component of an inner value as one of `Root`'s.
  private init<Inner>(
    _ inner: TweenableComponent<Inner>, path: PartialKeyPath<Root>, offset: Int?,
    transfer: @escaping (inout Root, inout UInt64, Bool) -> Void
  ) {
    self.path = path
    self.offset = offset
    self.transfer = transfer
    layout = inner.layout
    scalarType = inner.scalarType
    period = inner.period
    toDouble = inner.toDouble
    fromDouble = inner.fromDouble
    make = nil
  }
}
