// The ends of the latest tweens, and the losses of components, for explanations. Plain bytes by the
// address and the class of the target: no reference is kept, so the entry of an object also answers
// for an object that is made later at the same address.

/// An object as far as it is known without a reference.
struct TargetMark: Equatable {
  let address: UInt
  let type: ObjectIdentifier

  @inline(__always)
  init(_ target: AnyObject) {
    address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
    type = ObjectIdentifier(Swift.type(of: target))
  }
}

/// A tween that has ended.
struct Departure {
  let target: TargetMark
  let id: TweenID
  let instant: Int64
  let components: DepartedComponents
  let end: EndReason
  let traits: Traits

  struct Traits: OptionSet {
    let rawValue: UInt8
    static var reverted: Traits { Traits(rawValue: 1) }
    /// Its plays, pauses and delays took no time.
    static var lengthless: Traits { Traits(rawValue: 2) }
    /// Its length was measured, and it ended where it began.
    static var measured: Traits { Traits(rawValue: 4) }
    /// The call gave it an end.
    static var givenEnd: Traits { Traits(rawValue: 8) }
    /// A velocity at its start counts.
    static var velocity: Traits { Traits(rawValue: 16) }
  }
}

/// The components that a tween had at its end: 16 bits for each of up to four, else one bit each.
struct DepartedComponents {
  /// Whether each of them is known.
  let isExact: Bool
  private var bits: UInt64 = 0

  /// Room for a number of components.
  @inline(__always)
  init(count: Int) { isExact = count <= 4 }

  @inline(__always)
  mutating func append(_ key: ComponentKey) {
    bits = isExact ? bits &<< 16 | Self.name(key) : bits | Self.bit(key)
  }

  /// Whether it had a component; where not each is known, whether it may have had it.
  func contains(_ key: ComponentKey) -> Bool {
    if !isExact { return bits & Self.bit(key) != 0 }
    return [0, 16, 32, 48].contains { bits >> $0 & 0xFFFF == Self.name(key) }
  }

  /// A number from 1 on. Those of components that are not 32,768 bytes or codes apart differ.
  @inline(__always)
  private static func name(_ key: ComponentKey) -> UInt64 {
    UInt64(key.code & 0x7FFF | key.code &>> 16 & 0x8000)
  }

  /// The bit of a component. Those of numbers stored within 256 bytes differ.
  @inline(__always)
  private static func bit(_ key: ComponentKey) -> UInt64 {
    let isStored = key.code < 1 << 31
    return 1 << UInt64((isStored ? key.code >> 2 : key.code) & 63)
  }
}

/// A component that a tween lost: to another, or, where that is `nil`, because it was removed by
/// name.
struct ComponentLoss {
  let target: TargetMark
  let key: ComponentKey
  let loser: TweenID
  let winner: TweenID?
  let instant: Int64
}

/// The latest of many, the oldest of which is overwritten.
struct LatestEntries<Entry>: ~Copyable {
  let capacity: Int
  private var entries = UniqueArray<Entry>()
  private var next = 0

  init(capacity: Int) { self.capacity = capacity }

  @inline(__always)
  mutating func append(_ entry: Entry) {
    if entries.count < capacity { return entries.append(entry) }
    entries[next] = entry
    next = next + 1 == capacity ? 0 : next + 1
  }

  /// All of them, the latest first.
  var latestFirst: [Entry] {
    (0..<entries.count).map { entries[(next + entries.count - 1 - $0) % entries.count] }
  }
}
