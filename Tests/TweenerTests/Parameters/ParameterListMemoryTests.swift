import Testing

@testable import Tweener

@Suite("The memory of a list of parameters")
struct ParameterListMemoryTests {
  @Test("is that of structs of a key and a value")
  func layout() {
    typealias Entry = TweenParameters.Entry
    typealias Pair = (TweenKey, Any)
    #expect(MemoryLayout<Entry>.stride == MemoryLayout<Pair>.stride)
    #expect(MemoryLayout<Entry>.alignment == MemoryLayout<Pair>.alignment)
    #expect(MemoryLayout<Entry>.offset(of: \.key) == MemoryLayout<Pair>.offset(of: \.0))
    #expect(MemoryLayout<Entry>.offset(of: \.value) == MemoryLayout<Pair>.offset(of: \.1))
  }

  @Test("is read where it is")
  func entries() {
    let list: TweenParameters = [
      "a name that is longer than fifteen letters": "and so is its value, by far",
      .path(\RuleBox.x): 5.0, "x": [1, 2, 3], .duration: (1, 2, 3, 4, 5), "x": RuleFrame(x: 7),
    ]
    let read = list.entries.indices.map { index in
      "\(list.entry(index).pointee.key): \(list.entry(index).pointee.value)"
    }
    #expect(
      read == [
        "a name that is longer than fifteen letters: and so is its value, by far",
        "\(TweenKey.path(\RuleBox.x)): 5.0", "x: [1, 2, 3]", "duration: (1, 2, 3, 4, 5)",
        "x: \(RuleFrame(x: 7))",
      ])
  }
}
