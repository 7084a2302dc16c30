// The components that the setter of a property writes beside the property itself, at key paths that
// the caller names. Asked by TypedAccess; the engine decides which tweens conflict there.

extension AnyKeyPath {
  /// The fault of the path in `writes:`; `nil` where it has none.
  var faultAsWritten: TweenValueError? {
    guard type(of: self).rootType is AnyObject.Type else {
      return TweenValueError(
        "writes \(self) of a protocol, which may be any property of a class",
        remedy: "register it for a class; it conflicts only with properties that write this path")
    }
    if tweenableType != nil { return nil }
    let type = ValueText.describe(type: type(of: self).valueType)
    return TweenValueError(
      "writes \(self), of type \(type), which no tween moves",
      remedy: "list properties that tweens move; the rest of the list counts")
  }

  fileprivate var tweenableType: (any Tweenable.Type)? {
    type(of: self).valueType as? any Tweenable.Type
  }
}

extension ComponentKeys {
  /// The component of a target's class at a number of what a path leads to.
  func key<Value>(
    _ component: TweenableComponent<Value>, behind path: AnyKeyPath, in target: AnyObject
  ) -> Found {
    key(
      component.place(behind: path),
      size: component.layout == .other ? 1 : Int(component.layout.size),
      path: component.path(behind: path), in: target)
  }

  /// All components that some paths lead to, each once, and what their keys last as long as.
  func keys(writtenAt paths: [AnyKeyPath], in target: AnyObject)
    -> (keys: [ComponentKey], held: [HeldKey])
  {
    var (keys, held): ([ComponentKey], [HeldKey]) = ([], [])
    func add<Value: Tweenable>(_: Value.Type, at path: AnyKeyPath) {
      for component in Value.tweenableComponents.prefix(64) {
        let found = key(component, behind: path, in: target)
        if keys.contains(found.key) { continue }
        keys.append(found.key)
        held += found.held
      }
    }
    for path in paths {
      if let type = path.tweenableType { add(type, at: path) }
    }
    return (keys, held)
  }
}

/// The values that a target has at some paths when a tween takes it, to be written back.
final class WrittenValues<Root>: Sampler {
  private let puts: [(Root) -> Void]

  init(at paths: [AnyKeyPath], of root: Root) {
    puts = paths.compactMap { path in
      func put<Value: Tweenable>(_ value: Value) -> ((Root) -> Void)? {
        (path as? ReferenceWritableKeyPath<Root, Value>).map { path in
          { $0[keyPath: path] = value }
        }
      }
      return (root[keyPath: path] as? any Tweenable).flatMap { put($0) }
    }
  }

  override func restore(_ target: AnyObject, mask: UInt64) {
    if let root = target as? Root { for put in puts { put(root) } }
  }
}

// Where the numbers of a value lie, from the root of a key path that leads to it. Asked by the
// accesses to properties.

extension TweenableComponent {
  /// The location of the number in a value of its type.
  var place: KeyPathLocation {
    make == nil ? KeyPathLocation(path) : .here
  }

  /// The location of the number, seen from the root of a path to the value.
  func place(behind path: AnyKeyPath) -> KeyPathLocation {
    guard let bytes = offset ?? place.offset(inClass: false) else {
      return KeyPathLocation(self.path(behind: path))
    }
    return KeyPathLocation(path).adding(bytes)
  }

  /// The key path to the number from the root of a path to the value.
  func path(behind path: AnyKeyPath) -> AnyKeyPath {
    make != nil ? path : path.appending(path: self.path) ?? path
  }
}

extension Tweenable {
  /// The component of the value that a path of it leads to, if it leads to one.
  static func component(at place: KeyPathLocation, _ type: Any.Type) -> Int? {
    tweenableComponents.prefix(64).firstIndex {
      $0.scalarType == type && $0.place(behind: \Self.self) == place
    }
  }

  /// The components of the value that a path of it leads to, number by number of what is there;
  /// `nil` where it leads anywhere else.
  static func components<Part: Tweenable>(at path: PartialKeyPath<Self>, _: Part.Type) -> [Int]? {
    var found: [Int] = []
    for part in Part.tweenableComponents.prefix(64) {
      guard let index = component(at: part.place(behind: path), part.scalarType) else { return nil }
      found.append(index)
    }
    return found
  }
}
