// Unsafe memory: a run of objects and a run of values, handed to a property's one closure. Made by
// PropertyAccess alone. Sound because the maker (1) has checked that every object is a `Root`, (2)
// keeps every object alive through the engine's one strong reference a target, and (3) owns
// `values`: initialised memory for a write, uninitialised for a read, `count` of each.

/// The unit in which values cross between the engine and a property: many objects, one call.
@usableFromInline
struct PropertyBatch<Value> {
  @usableFromInline let objects: UnsafePointer<Unmanaged<AnyObject>>
  @usableFromInline let values: UnsafeMutablePointer<Value>
  @usableFromInline let count: Int
  /// Write the values into the objects (`true`), or initialise the values from them.
  @usableFromInline let isWrite: Bool
  /// The place where the closure leaves the key path that it was made from; then it does nothing
  /// else.
  @usableFromInline let keyPath: UnsafeMutablePointer<AnyKeyPath?>?

  init(
    objects: UnsafePointer<Unmanaged<AnyObject>>, values: UnsafeMutablePointer<Value>, count: Int,
    isWrite: Bool, keyPath: UnsafeMutablePointer<AnyKeyPath?>? = nil
  ) {
    (self.objects, self.values, self.count) = (objects, values, count)
    (self.isWrite, self.keyPath) = (isWrite, keyPath)
  }

  /// The key path that a closure over batches was made from.
  static func keyPath(of transfer: (PropertyBatch) -> Void) -> AnyKeyPath? {
    var path: AnyKeyPath?
    withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: 1) { objects in
      withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { values in
        guard let objects = objects.baseAddress, let values = values.baseAddress else { return }
        transfer(
          PropertyBatch(
            objects: objects, values: values, count: 0, isWrite: false, keyPath: &path))
      }
    }
    return path
  }

  @inlinable @inline(__always)
  func object<Root: AnyObject>(_ index: Int, as type: Root.Type) -> Root {
    unsafeDowncast(objects[index].takeUnretainedValue(), to: type)
  }

  @inlinable @inline(__always)
  func leave(_ path: AnyKeyPath) -> Bool {
    guard let keyPath else { return false }
    keyPath.pointee = path
    return true
  }

  @inlinable @inline(__always)
  func value(_ index: Int) -> Value { values[index] }

  @inlinable @inline(__always)
  func initialize(_ index: Int, to value: Value) {
    (values + index).initialize(to: value)
  }
}
