import Testing

@testable import Tweener

@Suite("Numbers in an Any")
struct PlainNumberTests {
  private struct Large { var (a, b, c, d) = (1.0, 2.0, 3.0, 4.0) }
  private final class Object {}

  @Test("a Double and an Int are taken, the Int where a Double has all its digits")
  func taken() {
    for number in [0.0, -0.0, 1.5, .infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      #expect(plainNumber(number)?.bitPattern == number.bitPattern)
    }
    #expect(plainNumber(Double.nan)?.isNaN == true)
    for number in [0, 1, -7, 1 << 52, (1 << 53) - 1, -(1 << 53) + 1] {
      #expect(plainNumber(number) == Double(number))
    }
    for number in [1 << 53, -(1 << 53), .max, .min] { #expect(plainNumber(number) == nil) }
  }

  @Test("nothing else is taken for a number")
  func others() {
    let others: [Any] = [
      Float(1), UInt(1), Int64(1), Int32(1), UInt8(1), true, "1", Large(), Object(), (1.0, 2.0),
      Optional(1.0) as Any, Optional<Double>.none as Any, [1.0], { 1.0 }, Double.self, 1...2,
      TweenValue.to(1.0),
    ]
    for other in others { #expect(plainNumber(other) == nil) }
  }

  @Test("a number is read in its entry of a list")
  func inEntries() {
    let list: TweenParameters = ["a": 1.5, "alongerkeythanfits": 2, .duration: "3"]
    #expect(list.entries.indices.map { list.entry($0).number } == [1.5, 2, nil])
  }

  @Test("a closure that takes and gives nothing is read where it is, and nothing else is one")
  func closures() {
    var calls = 0
    let values: [Any] = [
      { calls += 1 } as () -> Void, { 1.0 }, { (_: Int) in } as (Int) -> Void, 1.5, "1", Large(),
      Object(), Optional({}) as Any,
    ]
    for (place, value) in values.enumerated() {
      let closure = withUnsafePointer(to: value) { storedClosure(at: $0) }
      #expect((closure != nil) == (place == 0))
      closure?.value()
    }
    #expect(calls == 1)
  }
}

@Suite("Marks of keys")
struct KeySignatureTests {
  /// A text whose bytes are elsewhere, however few they are.
  private func elsewhere(_ text: String) -> String {
    var long = String(repeating: "x", count: 40)
    long += text
    long.removeFirst(40)
    return long
  }

  @Test("equal names have one mark, however they are kept")
  func equal() {
    for name in [
      "", "x", "alpha", "é", "exactly15bytes!", "sixteen bytes!!!", "a much longer name",
    ] {
      let key = TweenKey(name)
      #expect(TweenKey(elsewhere(name)).signature == key.signature, "\(name)")
      #expect(
        TweenKey(String(decoding: Array(name.utf8), as: UTF8.self)).signature
          == key.signature)
    }
  }

  @Test("the names of a program have marks of their own")
  func different() {
    var marks: [UInt64: String] = [:]
    for first in 0..<200 {
      for name in ["x\(first)", "position\(first)", "a rather long name of a number \(first)"] {
        let mark = TweenKey(name).signature
        #expect(marks[mark] == nil, "\(name) and \(marks[mark] ?? "")")
        marks[mark] = name
      }
    }
  }
}
