// Unsafe memory: reads from a key path object whether it is stored all the way. Only a hint, and only for
// DirectWriter: where it errs towards "stored", projecting the path runs a getter and a setter once and the
// address fails DirectWriter's test; where it errs towards "computed", the accessor is used.

enum KeyPathShape {
  /// Whether the path is one stored property of a class followed only by stored properties of structs.
  ///
  /// A key path object is a header, a pointer, and a buffer: four bytes of flags and size, then from an
  /// eight-byte boundary the components, each a four-byte header (kind in bits 24 to 30) and, but for the
  /// last, the type it leads to.
  ///
  /// > Source: "Key Path Memory Layout" in the Swift project's `docs/ABI/KeyPaths.md`.
  static func isStored(_ path: AnyKeyPath) -> Bool {
    withExtendedLifetime(path) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
      let word = MemoryLayout<Int>.size
      guard word == 8 else { return false }
      let bufferHeader = object.load(fromByteOffset: 3 * word, as: UInt32.self)
      let size = Int(bufferHeader & 0x00FF_FFFF)
      let components = object + 4 * word
      var position = 0
      while position + 4 <= size {
        let header = components.load(fromByteOffset: position, as: UInt32.self)
        let kind = (header >> 24) & 0x7F
        let payload = header & 0x007F_FFFF
        guard kind == (position == 0 ? classStored : structStored), payload < largestPayload else {
          return false
        }
        position += 4
        if position == size { return true }
        position = (position + word - 1) / word * word + word
      }
      return false
    }
  }

  /// What equal paths share and different ones of a class mostly do not, found without walking the path:
  /// their type, and where a path that begins with a stored property begins.
  static func hash(_ path: AnyKeyPath?, into hasher: inout Hasher) {
    guard let path else { return hasher.combine(0) }
    guard isStored(path) else { return hasher.combine(path) }
    hasher.combine(ObjectIdentifier(type(of: path)))
    withExtendedLifetime(path) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
      let header = object.load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: UInt32.self)
      hasher.combine(header & 0x007F_FFFF)
    }
  }

  private static let structStored: UInt32 = 1
  private static let classStored: UInt32 = 3
  /// From here on the payload says that the offset stands elsewhere.
  private static let largestPayload: UInt32 = 0x007F_FFFC
}
