// Properties behind a getter and a setter, as sources. Made by TweenProperty.

extension TypedSource {
  /// - Parameter writes: where the setter writes beside the property itself.
  convenience init(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    writes: [AnyKeyPath] = []
  ) where Root: AnyObject {
    self.init(writes: writes) { batch in
      for index in 0..<batch.count {
        let root = batch.object(index, as: Root.self)
        if batch.isWrite {
          set(root, batch.value(index))
        } else {
          batch.initialize(index, to: get(root))
        }
      }
    }
  }

  /// For a protocol's conformers.
  @_disfavoredOverload
  convenience init(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    writes: [AnyKeyPath] = []
  ) {
    self.init(writes: writes) { batch in
      for index in 0..<batch.count {
        guard let root = batch.anyObject(index) as? Root else {
          preconditionFailure("the resolver has checked that every target is a \(Root.self)")
        }
        if batch.isWrite {
          set(root, batch.value(index))
        } else {
          batch.initialize(index, to: get(root))
        }
      }
    }
  }
}
