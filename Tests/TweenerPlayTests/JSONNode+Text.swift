import TweenerTestSupport

@testable import TweenerPlay

extension SplitMix64 {
  /// One of the numbers from 0 to below `count`.
  mutating func roll(_ count: Int) -> Int { whole(in: 0...(max(count, 1) - 1)) }
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
