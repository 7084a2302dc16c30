// Unsafe memory: a run of objects and a run of values, handed to a property's one closure.
// Made by PropertyAccess alone. Sound because the maker (1) has checked that every object is a `Root`,
// (2) keeps every object alive through the engine's one strong reference a target, and (3) owns
// `values`: initialised memory for a write, uninitialised for a read, `count` of each.

/// The unit in which values cross between the engine and a property: many objects, one call.
@usableFromInline
struct PropertyBatch<Value> {
  @usableFromInline let objects: UnsafePointer<Unmanaged<AnyObject>>
  @usableFromInline let values: UnsafeMutablePointer<Value>
  @usableFromInline let count: Int
  /// Write the values into the objects (`true`), or initialise the values from them.
  @usableFromInline let isWrite: Bool

  @usableFromInline
  init(
    objects: UnsafePointer<Unmanaged<AnyObject>>,
    values: UnsafeMutablePointer<Value>,
    count: Int,
    isWrite: Bool
  ) {
    self.objects = objects
    self.values = values
    self.count = count
    self.isWrite = isWrite
  }

  @inlinable @inline(__always)
  func object<Root: AnyObject>(_ index: Int, as type: Root.Type) -> Root {
    unsafeDowncast(objects[index].takeUnretainedValue(), to: type)
  }

  func anyObject(_ index: Int) -> AnyObject { objects[index].takeUnretainedValue() }

  @inlinable @inline(__always)
  func value(_ index: Int) -> Value { values[index] }

  @inlinable @inline(__always)
  func initialize(_ index: Int, to value: Value) {
    (values + index).initialize(to: value)
  }
}
