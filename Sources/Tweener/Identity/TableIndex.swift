/// The index of an entry in one of the engine's tables, or none. `Element` keeps the indices of
/// different tables apart: the compiler refuses one instead of another.
struct TableIndex<Element: ~Copyable>: Hashable, Strideable, CustomStringConvertible {
  /// Negative where it is nowhere.
  let raw: Int32

  @inline(__always)
  init(raw: Int32) { self.raw = raw }

  @inline(__always)
  init(_ position: Int) { raw = Int32(position) }

  @inline(__always)
  static var none: Self { Self(raw: -1) }

  @inline(__always)
  static var first: Self { Self(raw: 0) }

  @inline(__always)
  var isNone: Bool { raw < 0 }

  var description: String { raw.description }

  @inline(__always)
  func distance(to other: Self) -> Int { Int(other.raw) - Int(raw) }

  @inline(__always)
  func advanced(by count: Int) -> Self { Self(Int(raw) + count) }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }

  @inline(__always)
  static func == (left: Self, right: Self) -> Bool { left.raw == right.raw }

  /// As the number is hashed, at one go: a `Hasher` that is fed takes longer, and dictionaries are
  /// keyed by indices.
  @inline(__always)
  func _rawHashValue(seed: Int) -> Int { raw._rawHashValue(seed: seed) }

  @inline(__always)
  static func + (index: Self, count: Int32) -> Self { Self(raw: index.raw + count) }

  @inline(__always)
  static func - (left: Self, right: Self) -> Int32 { left.raw - right.raw }

  @inline(__always)
  static func += (index: inout Self, count: Int32) { index = index + count }
}

extension Int {
  @inline(__always)
  init<Element: ~Copyable>(_ index: TableIndex<Element>) { self = Int(index.raw) }
}
