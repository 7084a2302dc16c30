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
  /// The components that it had at its end, as bits: those that share a bit are one here.
  let components: UInt64
  let end: EndReason
  let traits: Traits

  struct Traits: OptionSet {
    let rawValue: UInt8
    static var reverted: Traits { Traits(rawValue: 1) }
    /// Its plays, pauses and delays took no time.
    static var lengthless: Traits { Traits(rawValue: 2) }
  }

  /// The bit of a component. Those of numbers stored within 256 bytes differ.
  @inline(__always)
  static func bit(_ key: ComponentKey) -> UInt64 {
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
struct LatestEntries<Entry> {
  let capacity: Int
  private var entries: [Entry] = []
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
    entries[..<next].reversed() + entries[next...].reversed()
  }
}
