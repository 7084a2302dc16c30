// Unsafe memory: a target as the protocol type or class that a property is of, without a reference.
// A cast to a protocol type looks the conformance up each time, which costs more than most writes.
//
// Why it is sound. The bytes of the cast are kept, not the value, so nothing is counted. They are
// read again only for the same object, which the reader keeps alive for the call; and only where
// they begin with its address, as those of classes and of protocol types of classes do: their other
// words are tables of the type, which live for ever.

final class UnretainedRoot<Root> {
  private let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Root>.size, alignment: MemoryLayout<Root>.alignment)
  /// The target that the bytes are of; `nil` where casting it made another kind of value.
  private let address: UnsafeMutableRawPointer?

  /// - Parameters:
  ///   - root: what the target was cast to.
  ///   - target: the target.
  init(_ root: Root, of target: AnyObject) {
    let object = Unmanaged.passUnretained(target).toOpaque()
    address = withUnsafeBytes(of: root) { [bytes] root in
      bytes.copyMemory(from: root.baseAddress ?? UnsafeRawPointer(object), byteCount: root.count)
      let isReference = root.count >= MemoryLayout<UnsafeMutableRawPointer>.size
      return isReference && root.load(as: UnsafeMutableRawPointer.self) == object ? object : nil
    }
  }

  deinit { bytes.deallocate() }

  /// The target as a `Root`.
  func root(of target: AnyObject) -> Root? {
    guard let address, address == Unmanaged.passUnretained(target).toOpaque() else {
      return target as? Root
    }
    return bytes.load(as: Root.self)
  }
}
