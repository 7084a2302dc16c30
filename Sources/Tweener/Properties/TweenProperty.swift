// A way to a value of some class of objects, as a caller describes it: a key path, or a getter and a setter.
// Made in client code, where a key-path literal is still known; resolved by PropertyResolver.

/// How a property is read and written.
///
/// ```swift
/// final class Box: TweenTarget {
///   var alpha = 1.0
///   static var tweenProperties: TweenProperties { ["alpha": .init(\Box.alpha)] }
/// }
/// ```
///
/// Give key paths as literals: an optimised build then turns them into direct stores.
public struct TweenProperty {
  @usableFromInline let source: PropertySource

  @usableFromInline
  init(source: PropertySource) {
    self.source = source
  }

  /// The property at a key path.
  @inlinable @inline(__always)
  public init<Root: AnyObject, Value: Animatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    // One closure for both directions: a second one over the same literal and neither is specialised.
    self.init(
      source: TypedSource<Root, Value>(path: path) { batch in
        if batch.isWrite {
          for index in 0..<batch.count {
            batch.object(index, as: Root.self)[keyPath: path] = batch.value(index)
          }
        } else {
          for index in 0..<batch.count {
            batch.initialize(index, to: batch.object(index, as: Root.self)[keyPath: path])
          }
        }
      })
  }

  /// The property behind a getter and a setter.
  public init<Root: AnyObject, Value: Animatable>(
    get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.init(
      source: TypedSource<Root, Value>(path: nil) { batch in
        for index in 0..<batch.count {
          let root = batch.object(index, as: Root.self)
          if batch.isWrite { set(root, batch.value(index)) } else { batch.initialize(index, to: get(root)) }
        }
      })
  }

  /// The property behind a getter and a setter of a protocol's conformers: `Root` is `any Framed`, say.
  @_disfavoredOverload
  public init<Root, Value: Animatable>(
    get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.init(
      source: TypedSource<Root, Value>(path: nil) { batch in
        for index in 0..<batch.count {
          guard let root = batch.anyObject(index) as? Root else {
            preconditionFailure("the resolver has checked that every target is a \(Root.self)")
          }
          if batch.isWrite { set(root, batch.value(index)) } else { batch.initialize(index, to: get(root)) }
        }
      })
  }
}
