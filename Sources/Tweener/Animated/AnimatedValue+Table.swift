// The one property of a value on its own, under its name and its key path. The engine writes
// through it, behind the setter of the value, which would end the tween.

extension AnimatedValue {
  /// `"value"`, and its key path.
  public static var tweenProperties: TweenProperties {
    // A frame writes through this: for the usual types it is compiled for the type.
    let source: PropertySource =
      if self == AnimatedValue<Double>.self {
        AnimatedValue<Double>.source
      } else if self == AnimatedValue<Float>.self {
        AnimatedValue<Float>.source
      } else {
        source
      }
    let property = TweenProperty(source: source)
    return ["value": property, .path(\AnimatedValue.value): property]
  }

  private static var source: PropertySource {
    let path = \AnimatedValue.value
    let source = TypedSource<AnimatedValue, Value> { batch in
      if batch.leave(path) { return }
      if batch.isWrite {
        for index in 0..<batch.count {
          // The engine holds it meanwhile.
          batch.objects[index]._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: AnimatedValue.self).show(batch.value(index))
          }
        }
      } else {
        for index in 0..<batch.count {
          batch.initialize(index, to: batch.object(index, as: AnimatedValue.self).current)
        }
      }
    }
    source.avoidsSetter = true
    return source
  }
}
