// Unsafe memory: finds the offset of a stored property inside an instance, and reads and writes it
// there. Called by PropertyAccess (to find) and by the engine and its lanes (to move numbers).
//
// Why it is sound. An offset is only handed out when the key path says of itself that it is stored
// all the way, or leads to a lane of a stored vector, and its bytes lie inside the instance as its
// class describes itself. The offset is the sum of what the path's steps say: the property is not
// accessed, which would stop the program during another access to it. A stored property of a
// `final` class, or of a struct nested in one, never moves within its instance, and every instance
// of that exact class has it at the same offset; offsets are kept per exact class. The engine holds
// one strong reference to a target for as long as anything of it is in a lane, so the address stays
// valid. Nothing else runs between computing an address and the store. What does not pass these
// tests is written through its accessor.

enum DirectWriter {
  /// Bytes from the start of the instance to a number of `size` bytes, or `nil` where that is not
  /// plainly stored in it.
  static func offset(of place: KeyPathLocation, size: Int, in target: AnyObject) -> Int? {
    // Behind the object's header: the class pointer and the reference count.
    guard place.isInClass, place.accessors.isEmpty, place.offset >= 2 * MemoryLayout<Int>.size,
      place.offset + size <= instanceSize(of: target), place.offset < 1 << 30
    else { return nil }
    return place.offset
  }

  @inline(__always)
  static func address(_ offset: Int, in target: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(target).toOpaque() + offset
  }

  @inline(__always)
  static func load(_ layout: ScalarLayout, _ address: UnsafeMutableRawPointer) -> UInt64 {
    switch layout {
    case .double, .int64, .uint64, .other: address.load(as: UInt64.self)
    case .float, .uint32: UInt64(address.load(as: UInt32.self))
    case .int8: address.load(as: Int8.self).rawBits
    case .int16: address.load(as: Int16.self).rawBits
    case .int32: address.load(as: Int32.self).rawBits
    case .uint8: UInt64(address.load(as: UInt8.self))
    case .uint16: UInt64(address.load(as: UInt16.self))
    }
  }

  @inline(__always)
  static func store(_ bits: UInt64, _ layout: ScalarLayout, _ address: UnsafeMutableRawPointer) {
    switch layout.size {
    case 8: address.storeBytes(of: bits, as: UInt64.self)
    case 4: address.storeBytes(of: UInt32(truncatingIfNeeded: bits), as: UInt32.self)
    case 2: address.storeBytes(of: UInt16(truncatingIfNeeded: bits), as: UInt16.self)
    default: address.storeBytes(of: UInt8(truncatingIfNeeded: bits), as: UInt8.self)
    }
  }

}

#if canImport(ObjectiveC)
  import ObjectiveC

  extension DirectWriter {
    private static func instanceSize(of target: AnyObject) -> Int {
      class_getInstanceSize(type(of: target))
    }
  }
#else
  extension DirectWriter {
    /// The instance size that Swift class metadata records: after kind and superclass come the
    /// flags, the address point and then the size, each four bytes.
    ///
    /// > Source: "Class Metadata" in the Swift project's `docs/ABI/TypeMetadata.rst`.
    private static func instanceSize(of target: AnyObject) -> Int {
      let metadata = unsafeBitCast(type(of: target) as AnyClass, to: UnsafeRawPointer.self)
      let sizeOffset = 2 * MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size
      return Int(metadata.load(fromByteOffset: sizeOffset, as: UInt32.self))
    }
  }
#endif
