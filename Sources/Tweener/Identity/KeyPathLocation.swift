// The storage to which a key path leads: through which accessors, and how many bytes after the
// last of them. Two paths to one number are written differently at times: from a superclass, by a
// vector's lane or by its number. Asked by ComponentKeys and by properties that are parts of
// others; knows nothing of targets.

struct KeyPathLocation: Hashable {
  /// The steps that are not plainly stored, from the root on, each as the words that identify it;
  /// empty where all are stored.
  private(set) var accessors: [UInt] = []
  /// Bytes behind the last accessor, or from the start of the root.
  private(set) var offset = 0
  /// From one lane to the next, in lanes: 2 in the even lanes of a vector.
  private(set) var spread = 1
  /// Whether bytes are counted from the start of an instance, not of a value.
  private(set) var isInClass = false
  /// Whether some accessor was given arguments: these are compared by their bits here.
  private(set) var hasArguments = false

  /// A path that cannot be read leads where itself and its equals lead, as one with arguments does.
  init(_ path: AnyKeyPath) {
    var isFirst = true
    let isRead = KeyPathReader.forSteps(of: path) { step, base in
      follow(step, from: base, isFirst: isFirst)
      isFirst = false
    }
    if isRead { return }
    self = KeyPathLocation()
    accessors = [UInt(bitPattern: ObjectIdentifier(path))]
    hasArguments = true
  }

  private init() {}

  /// The root itself.
  static let here = KeyPathLocation()

  /// The location of a number inside the value at this location.
  func adding(_ bytes: Int) -> KeyPathLocation {
    var place = self
    place.offset += bytes * spread
    place.spread = 1
    return place
  }

  /// Bytes from the start of a value, or of an instance, where the path leads straight to them.
  func offset(inClass: Bool) -> Int? {
    accessors.isEmpty && isInClass == inClass && spread == 1 ? offset : nil
  }

  private mutating func follow(
    _ step: KeyPathReader.Step, from base: Any.Type, isFirst: Bool
  ) {
    switch step {
    case .stored(let bytes):
      offset += bytes
    case .storedInClass(let bytes):
      // Behind a reference lies another object.
      if !isFirst { pass([2, Self.word(of: base)]) }
      isInClass = isFirst
      offset = bytes
    case .computed(let step):
      if let lanes = (base as? any LaneVector.Type)?.lanes(of: step) {
        offset += lanes.first * lanes.size * spread
        spread *= lanes.spread
        return
      }
      // Properties and subscripts of a class are one whatever class of its line they are looked up
      // in; a number identifies nothing without the type, and one of a protocol means another for
      // each type.
      let isUnique = isFirst && step.identityKind == 0 && base is AnyObject.Type
      pass([3, step.identityKind, step.identity, isUnique ? 0 : Self.word(of: base)])
      if step.hasArguments {
        hasArguments = true
        accessors.append(UInt(step.argumentSize))
        accessors += step.arguments
      }
    case .optional(let kind):
      pass([4, kind, Self.word(of: base)])
    }
  }

  /// Goes through something that is not plainly stored.
  private mutating func pass(_ words: [UInt]) {
    accessors += [UInt(bitPattern: offset), UInt(spread), isInClass ? 1 : 0] + words
    (offset, spread, isInClass) = (0, 1, false)
  }

  private static func word(of type: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }
}
