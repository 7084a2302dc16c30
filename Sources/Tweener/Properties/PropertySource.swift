// The contents of a TweenProperty: the one closure that moves values, with its types erased.
// PropertyResolver asks it for a PropertyAccess for one class of targets.

/// A property for all classes, before it is resolved for one; its types are erased. Its key path,
/// where it has one, is its identity and leads to a byte offset.
@usableFromInline
class PropertySource: TweenKeyedProperty {
  /// The type that has the property, for reports and for "most derived wins".
  var rootType: Any.Type { Never.self }

  /// Whether its name is one that a report may suggest.
  var isSuggested: Bool { true }

  final func accepts(_ target: AnyObject) -> Bool {
    func isRoot<Root>(_: Root.Type) -> Bool { target is Root }
    return isRoot(rootType)
  }

  /// The fault of the property's description; `nil` where it has none.
  var fault: TweenValueError? { nil }

  /// Faults in parts of the description that the property works without.
  var lesserFaults: [TweenValueError] { [] }

  /// Whether this serves a class that `other` serves too, and fewer of them: the more derived
  /// class, or a class where the other is a protocol.
  final func isMoreDerived(than other: PropertySource) -> Bool {
    guard rootType is AnyObject.Type else { return false }
    guard other.rootType is AnyObject.Type else { return true }
    func isRoot<Root>(_: Root.Type) -> Bool { rootType is Root.Type }
    return rootType != other.rootType && isRoot(other.rootType)
  }

  /// Whether registering this replaces `other`.
  func replaces(_ other: PropertySource) -> Bool {
    !(other is DerivedSource) && rootType == other.rootType
  }

  /// The access to the property of `target`'s class, which this source accepts.
  func makeAccess(for target: AnyObject, writesDirectly: Bool, keys: ComponentKeys)
    -> PropertyAccess
  {
    preconditionFailure("a property source without types cannot be resolved")
  }
}

@usableFromInline
final class TypedSource<Root, Value: Tweenable>: PropertySource {
  let transfer: (PropertyBatch<Value>) -> Void
  /// The other places that its setter writes: it owns their components too.
  let writes: [AnyKeyPath]
  /// Whether it writes an ``EngineWritten`` target without calling its setter.
  var avoidsSetter = false

  /// Made with a closure over a key path, which is asked for the path.
  @usableFromInline
  init(transfer: @escaping (PropertyBatch<Value>) -> Void) {
    self.transfer = transfer
    writes = []
    super.init(path: PropertyBatch.keyPath(of: transfer))
  }

  init(
    writes: [AnyKeyPath],
    transfer: @escaping (PropertyBatch<Value>) -> Void
  ) {
    self.transfer = transfer
    self.writes = writes
    super.init(path: nil)
  }

  override var rootType: Any.Type { Root.self }
  override var lesserFaults: [TweenValueError] { writes.compactMap(\.faultAsWritten) }

  override func makeAccess(
    for target: AnyObject, writesDirectly: Bool, keys: ComponentKeys
  ) -> PropertyAccess {
    TypedAccess(self, target: target, writesDirectly: writesDirectly, keys: keys)
  }
}

/// A property whose description contradicts itself: it is reported, and no target has it.
final class FaultySource: PropertySource {
  private let reason: TweenValueError

  init(_ reason: TweenValueError) {
    self.reason = reason
    super.init(path: nil)
  }

  override var fault: TweenValueError? { reason }
}

// Properties behind a getter and a setter, as sources. Made by TweenProperty.

extension TypedSource {
  /// - Parameter writes: where the setter writes beside the property itself.
  convenience init(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    writes: [AnyKeyPath]
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
    writes: [AnyKeyPath]
  ) {
    self.init(writes: writes) { batch in
      for index in 0..<batch.count {
        guard let root = batch.objects[index].takeUnretainedValue() as? Root else {
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
