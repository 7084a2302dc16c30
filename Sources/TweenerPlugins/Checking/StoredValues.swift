// Everything that an object stores, leaf by leaf, as reflection shows it: what PluginChecker
// compares. Knows nothing of tweens.

/// The stored values of an object, by their paths.
struct StoredValues: Equatable {
  private(set) var leaves: [String: Leaf] = [:]

  /// A number's bits, as 0 and -0 differ, or anything else as it prints.
  enum Leaf: Equatable, CustomStringConvertible {
    case number(UInt64)
    case other(String)

    var description: String {
      switch self {
      case .number(let bits): "\(Double(bitPattern: bits))"
      case .other(let text): text
      }
    }
  }

  init(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for (index, child) in level.children.enumerated() {
        add(child.value, at: child.label ?? "\(index)")
      }
      mirror = level.superclassMirror
    }
  }

  /// The paths of what differs.
  func changes(from other: StoredValues) -> Set<String> {
    Set(leaves.keys).union(other.leaves.keys).filter { leaves[$0] != other.leaves[$0] }
  }

  private mutating func add(_ value: Any, at path: String) {
    if let number = Self.number(value) {
      leaves[path] = .number(number.bitPattern)
    } else if let vector = value as? any SIMD {
      addLanes(of: vector, at: path)
    } else if type(of: value) is AnyClass {
      // Another object, not a part of this one.
      leaves[path] = .other("\(ObjectIdentifier(value as AnyObject))")
    } else {
      let children = Mirror(reflecting: value).children
      if children.isEmpty { leaves[path] = .other(String(reflecting: value)) }
      for (index, child) in children.enumerated() {
        add(child.value, at: "\(path).\(child.label ?? "\(index)")")
      }
    }
  }

  private mutating func addLanes(of vector: some SIMD, at path: String) {
    let names = vector.scalarCount <= 4 ? ["x", "y", "z", "w"] : vector.indices.map { "\($0)" }
    for (index, name) in zip(vector.indices, names) { add(vector[index], at: "\(path).\(name)") }
  }

  private static func number(_ value: Any) -> Double? {
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    guard let number = value as? any BinaryInteger else { return nil }
    // Beyond what a Double holds the text tells more.
    return Double(exactly: number)
  }
}
