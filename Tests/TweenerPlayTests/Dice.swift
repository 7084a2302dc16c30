// Chance that can be repeated: a failing test prints its seed.

@testable import TweenerPlay

struct Dice {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }
}

extension JSONNode {
  /// The node on its way back into text.
  var text: JSONText {
    switch kind {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .array(let nodes): .array(nodes.map(\.text))
    case .object(let members): .object(members.map { ($0.key, $0.value.text) })
    }
  }
}
