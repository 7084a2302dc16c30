// Opaque properties: they are not made of numbers. Such a property is one component of progress,
// from 0 to 1; a function of the caller's makes values of it. Resolved like any other; each call
// has an access of its own, which knows what the call gave.

/// The access to a property that is not made of numbers, before a call gives its end.
final class OpaqueAccess: PropertyAccess {
  /// The access for one call, or `nil` where the given value makes no sense.
  let access: (_ given: Any, _ encoding: UInt32) throws -> PropertyAccess?

  init<Root, Value>(_ source: OpaqueSource<Root, Value>, _ component: ComponentKeys.Found) {
    access = { given, encoding in
      try source.interpolate(given).map {
        BoundOpaqueAccess(source: source, begin: $0, component, encoding: encoding)
      }
    }
    super.init(
      elements: [PropertyElement(progressAt: component.key, encoding: 0)], isDirect: false,
      valueType: Value.self, heldKeys: component.held)
  }
}

final class OpaqueSource<Root, Value>: PropertySource {
  typealias Interpolate = (_ given: Any) throws -> ((_ start: Value) -> (_ eased: Double) -> Value)?

  let get: (Root) -> Value
  let set: (Root, Value) -> Void
  let interpolate: Interpolate

  init(
    path: AnyKeyPath?, get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    interpolate: @escaping Interpolate
  ) {
    self.get = get
    self.set = set
    self.interpolate = interpolate
    super.init(path: path)
  }

  override var rootType: Any.Type { Root.self }

  override func makeAccess(
    for target: AnyObject, writesDirectly: Bool, keys: ComponentKeys
  ) -> PropertyAccess {
    let size = MemoryLayout<Value>.size
    let component = path.map { keys.key(KeyPathLocation($0), size: size, path: $0, in: target) }
    return OpaqueAccess(self, component ?? keys.key(source: self, part: 0))
  }
}

private final class BoundOpaqueAccess<Root, Value>: PropertyAccess {
  let source: OpaqueSource<Root, Value>
  let begin: (Value) -> (Double) -> Value

  init(
    source: OpaqueSource<Root, Value>, begin: @escaping (Value) -> (Double) -> Value,
    _ component: ComponentKeys.Found, encoding: UInt32
  ) {
    self.source = source
    self.begin = begin
    super.init(
      elements: [PropertyElement(progressAt: component.key, encoding: encoding)], isDirect: false,
      valueType: Value.self, heldKeys: component.held)
  }

  override var isProgress: Bool { true }

  override var samplerStage: SamplerStage? { .stored }

  override func begin(_ target: AnyObject, from shown: ShownEnd?, to _: [UInt64]?) -> Sampler? {
    guard let root = target as? Root else { return nil }
    let end = shown.flatMap { end in
      (end.sampler as? OpaqueSampler<Root, Value>)?.value(end.eased)
    }
    let start = end ?? source.get(root)
    return OpaqueSampler(
      source: source, root: UnretainedRoot(root, of: target), start: start, value: begin(start))
  }
}

/// Writes the values of one tween of an opaque property.
private final class OpaqueSampler<Root, Value>: Sampler {
  let source: OpaqueSource<Root, Value>
  let root: UnretainedRoot<Root>
  let start: Value
  let value: (Double) -> Value

  init(
    source: OpaqueSource<Root, Value>, root: UnretainedRoot<Root>, start: Value,
    value: @escaping (Double) -> Value
  ) {
    self.source = source
    self.root = root
    self.start = start
    self.value = value
  }

  override func write(_ target: AnyObject, eased: Double, mask: UInt64) {
    if let root = root.root(of: target) { source.set(root, value(eased)) }
  }

  override func value(at eased: Double) -> (any Equatable)? { value(eased) as? any Equatable }

  override func restore(_ target: AnyObject, mask: UInt64) {
    if let root = root.root(of: target) { source.set(root, start) }
  }
}

// Descriptions of properties that are not made of numbers.

extension TweenProperty {
  /// A property that is not made of numbers, text for instance: a tween of it moves from 0 to 1,
  /// and a function makes values of that.
  ///
  /// ```swift
  /// final class Label { var text = "" }
  /// // Types the text, letter by letter.
  /// let typed = TweenProperty(\Label.text) { given in
  ///   guard let end = given as? String else { return nil }
  ///   return { start in
  ///     { eased in eased == 0 ? start : String(end.prefix(Int(Double(end.count) * eased))) }
  ///   }
  /// }
  /// tweener.registerSpecialProperty("letters", typed)
  /// ```
  ///
  /// - Parameters:
  ///   - path: where the value is.
  ///   - interpolate: makes of what a call gives for the property a function, and that of the value
  ///     which the property holds when the tween starts another: from eased progress (0, 1 and what
  ///     an easing overshoots included) to the value. `nil` where the given value makes no sense,
  ///     or a ``TweenValueError``; both are reported.
  public init<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    interpolate:
      @escaping (_ given: Any) throws -> ((_ start: Value) -> (_ eased: Double) -> Value)?
  ) {
    self.init(
      source: OpaqueSource<Root, Value>(
        path: path, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
        interpolate: interpolate))
  }

  /// A property behind a getter and a setter that is not made of numbers: see
  /// ``init(_:interpolate:)``.
  ///
  /// `Root` is a class, or a protocol that classes conform to.
  public init<Root, Value>(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    interpolate:
      @escaping (_ given: Any) throws -> ((_ start: Value) -> (_ eased: Double) -> Value)?
  ) {
    self.init(source: OpaqueSource(path: nil, get: get, set: set, interpolate: interpolate))
  }
}
