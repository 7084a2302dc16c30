// Unsafe memory: reads the steps of a key path object. Asked by KeyPathLocation, and by TweenKey
// for a quick hash; knows nothing of targets.
//
// Why it is sound. A key path never changes, and lives while it is read. Its layout is part of
// Swift's ABI where that is stable; elsewhere ``isReadable`` reads a key path whose place is known
// and refuses everything if that comes out wrong. A path with a step that is not known here is
// refused as a whole.
//
// A key path object is a header, a pointer, and a buffer: four bytes of flags and size, then from
// an eight-byte boundary the steps, each a four-byte header (kind in bits 24 to 30) with what
// belongs to its kind and, but for the last, the type it leads to. A computed step has an identity,
// a getter and a setter, and, where it was made with subscript arguments or in a generic context,
// those: their size, the functions that compare them, and their bytes.
//
// > Source: "Key Path Memory Layout" in the Swift project's `docs/ABI/KeyPaths.md`.

enum KeyPathReader {
  enum Step {
    /// So many bytes from the start of a value.
    case stored(Int)
    /// So many bytes from the start of an instance.
    case storedInClass(Int)
    case computed(ComputedStep)
    /// Optional chaining and unwrapping, by the bits that say which.
    case optional(UInt)
  }

  /// A property or subscript behind accessors.
  struct ComputedStep {
    /// Its identity: the address of its accessor or of its place in a method table, or a number.
    let identity: UInt
    /// The bits that say which of these it is; 0 is an address, which nothing else in the program
    /// has.
    let identityKind: UInt
    /// The arguments of the subscript, in words of memory, the last filled up with zeros.
    let arguments: [UInt]
    /// The number of bytes of them that are arguments.
    let argumentSize: Int
    /// Address of the functions that compare the arguments; 0 without arguments.
    fileprivate let witnesses: UInt

    /// Whether it was given arguments, other than the types of a generic context.
    var hasArguments: Bool { argumentSize > 0 && witnesses != KeyPathReader.typeWitnesses }
  }

  /// Calls `body` with each step of a path and the type that it is taken from. False where the path
  /// cannot be read.
  static func forSteps(of path: AnyKeyPath, _ body: (Step, Any.Type) -> Void) -> Bool {
    isReadable && readSteps(of: path, body)
  }

  private static func readSteps(of path: AnyKeyPath, _ body: (Step, Any.Type) -> Void) -> Bool {
    withExtendedLifetime(path) {
      guard let (steps, size) = buffer(of: path) else { return false }
      var base: Any.Type = type(of: path).rootType
      var position = 0
      while position + 4 <= size {
        guard let step = step(steps, &position) else { return false }
        body(step, base)
        if position >= size { break }
        position = aligned(position)
        guard position + word <= size else { return false }
        base = steps.load(fromByteOffset: position, as: Any.Type.self)
        position += word
      }
      return true
    }
  }

  private static func step(_ steps: UnsafeRawPointer, _ position: inout Int) -> Step? {
    let header = steps.load(fromByteOffset: position, as: UInt32.self)
    position += 4
    switch (header >> 24) & 0x7F {
    case structStored:
      return offset(header, steps, &position).map { .stored($0) }
    case classStored:
      return offset(header, steps, &position).map { .storedInClass($0) }
    case computed:
      position = aligned(position)
      return .computed(computedStep(header, steps, &position))
    case optional:
      return .optional(UInt(header & 0x00FF_FFFF))
    default:
      return nil
    }
  }

  /// The offset of a stored step: in its header, or in the four bytes behind it.
  private static func offset(
    _ header: UInt32, _ steps: UnsafeRawPointer, _ position: inout Int
  ) -> Int? {
    let payload = header & 0x007F_FFFF
    if payload < unresolved { return Int(payload) }
    guard payload == outOfLine else { return nil }
    defer { position += 4 }
    return Int(steps.load(fromByteOffset: position, as: UInt32.self))
  }

  private static func computedStep(
    _ header: UInt32, _ steps: UnsafeRawPointer, _ position: inout Int
  ) -> ComputedStep {
    let identity = steps.load(fromByteOffset: position, as: UInt.self)
    position += header & isSettable != 0 ? 3 * word : 2 * word
    var (arguments, size, witnesses): ([UInt], Int, UInt) = ([], 0, 0)
    if header & hasArguments != 0 {
      size = steps.load(fromByteOffset: position, as: Int.self)
      witnesses = steps.load(fromByteOffset: position + word, as: UInt.self)
      position += header & hasOwnerArguments != 0 ? 3 * word : 2 * word
      arguments = Array(repeating: 0, count: (size + word - 1) / word)
      arguments.withUnsafeMutableBytes {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: steps + position, count: size))
      }
      position += size
    }
    return ComputedStep(
      identity: identity, identityKind: UInt(header & identityKinds), arguments: arguments,
      argumentSize: size, witnesses: witnesses)
  }

  /// The steps of a path and their length in bytes.
  private static func buffer(of path: AnyKeyPath) -> (steps: UnsafeRawPointer, size: Int)? {
    guard word == 8 else { return nil }
    let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
    let header = object.load(fromByteOffset: 3 * word, as: UInt32.self)
    return (object + 4 * word, Int(header & 0x00FF_FFFF))
  }

  private static func aligned(_ position: Int) -> Int { (position + word - 1) / word * word }

  private static var word: Int { MemoryLayout<Int>.size }
  private static let structStored: UInt32 = 1
  private static let computed: UInt32 = 2
  private static let classStored: UInt32 = 3
  private static let optional: UInt32 = 4
  /// From this value on the payload is not the offset; the last value means that the offset follows
  /// the header.
  private static let unresolved: UInt32 = 0x007F_FFFC
  private static let outOfLine: UInt32 = 0x007F_FFFF
  private static let isSettable: UInt32 = 0x0040_0000
  private static let identityKinds: UInt32 = 0x0030_0000
  private static let hasArguments: UInt32 = 0x0008_0000
  private static let hasOwnerArguments: UInt32 = 0x0000_0010

  /// Whether the reader finds the right place for a key path of known place.
  static let isReadable: Bool = {
    let known = Known()
    var offset = 0
    guard
      readSteps(
        of: \Known.inner.pair.second,
        { step, _ in
          switch step {
          case .storedInClass(let bytes), .stored(let bytes): offset += bytes
          default: offset = .min
          }
        })
    else { return false }
    let start = UInt(bitPattern: Unmanaged.passUnretained(known).toOpaque())
    return withUnsafeMutablePointer(to: &known.inner.pair.second) {
      UInt(bitPattern: $0) == start + UInt(max(0, offset))
    }
  }()

  /// The comparison functions of arguments that are the types of a generic context and nothing
  /// else; those of a lane are.
  private static let typeWitnesses = firstComputedStep(of: \SIMD2<Double>.x)?.witnesses ?? 0

  private final class Known {
    struct Pair { var (first, second) = (1.0, 2.0) }
    struct Inner {
      var small: UInt8 = 3
      var pair = Pair()
    }
    var inner = Inner()
  }

  /// The kind of arguments that the subscripts of a path have; the numbers of lanes do not count.
  enum Arguments {
    case none
    /// Plain bytes, as numbers are.
    case plain
    /// Values that must be released.
    case callers
  }

  /// The kind of the arguments of a path's subscripts; `callers` where the reader cannot read the
  /// path.
  static func arguments(_ path: AnyKeyPath) -> Arguments {
    if !KeyPathLocation(path).hasArguments { return .none }
    return forSteps(of: path) { _, _ in } && isPlain(path) ? .plain : .callers
  }

  /// Whether a path says of itself that nothing in it has to be let go of.
  private static func isPlain(_ path: AnyKeyPath) -> Bool {
    withExtendedLifetime(path) {
      let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
      return object.load(fromByteOffset: 3 * word, as: UInt32.self) & 0x8000_0000 != 0
    }
  }

  /// The first step of a path, where that is computed.
  static func firstComputedStep(of path: AnyKeyPath) -> ComputedStep? {
    var found: ComputedStep?
    var isFirst = true
    _ = forSteps(of: path) { step, _ in
      if isFirst, case .computed(let step) = step { found = step }
      isFirst = false
    }
    return found
  }

  /// Hashes the type of a path and the offset to which it leads: equal paths share these, and
  /// different ones of a class mostly do not. A path with a step that is not stored is hashed as a
  /// whole.
  static func hash(_ path: AnyKeyPath?, into hasher: inout Hasher) {
    guard let path, let offset = KeyPathLocation(path).offset(inClass: true) else {
      return hasher.combine(path)
    }
    hasher.combine(ObjectIdentifier(type(of: path)))
    hasher.combine(offset)
  }
}
