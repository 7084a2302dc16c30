// Keys of key paths: made in client code, where a key-path literal is still known.

extension TweenKey {
  /// The property at a key path.
  ///
  /// Give a literal: an optimised build then writes through it as fast as assigning the property.
  ///
  /// Key paths that differ in the arguments of a subscript only are different keys. They print
  /// alike; within one call they are read in the order of their values' text.
  @inlinable @inline(__always)
  public static func path<Root: AnyObject, Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> TweenKey {
    TweenKey(path: PathKey(TweenProperty(path).source))
  }
}
