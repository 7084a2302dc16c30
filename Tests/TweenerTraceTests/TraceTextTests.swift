import Testing
import TweenerTestSupport

@testable import TweenerTrace

@Suite("A trace as text")
struct TraceTextTests {
  private static func random(seed: UInt64) -> TweenTrace {
    var random = SplitMix64(seed: seed)
    func number() -> Double {
      switch random.next() % 6 {
      case 0: Double(bitPattern: random.next())
      case 1: .infinity
      case 2: -0.0
      case 3: Double(bitPattern: 0x7ff8_0000_0000_0123 | random.next() << 63)
      default: Double(random.next() % 1_000) / 8
      }
    }
    let names = [
      "box.x", "box.frame.0", "größe", "a b", "tab\tname", "\"quoted\"", "", "#1", "\u{2028}",
      "\u{301}x", "\u{600}", "\"\u{301}", "x\u{301}", "\\\u{301}", "\u{d4e}\"", "\u{200d}",
    ]
    // A character that joins what is before it or behind it.
    let joining = ["", "", "\u{301}", "\u{600}", "\u{20e3}"]
    func name() -> String {
      let (first, last) = (random.next() % 5, random.next() % 5)
      let middle = names[Int(random.next() % UInt64(names.count))]
      return joining[Int(first)] + middle + joining[Int(last)]
    }
    let count = Int(random.next() % 4)
    let columns = (0..<count).map { random.next() % 2 == 0 ? name() : "\(name())\($0)" }
    return TweenTrace(
      columns: columns,
      samples: (0..<random.next() % 5).map { _ in
        TweenTrace.Sample(time: number(), values: columns.map { _ in number() })
      },
      events: (0..<random.next() % 5).map { _ in
        TweenTrace.Event(time: number(), tween: Int(random.next() % 9), kind: "ended by 3")
      })
  }

  @Test("Reading it gives the same trace, bit for bit", arguments: 1...UInt64(200))
  func lossless(seed: UInt64) {
    let trace = Self.random(seed: seed)
    let read = TweenTrace(trace.description)
    #expect(read == trace, "seed \(seed)")
    let names = trace.columns.map { Array($0.unicodeScalars) }
    #expect(read?.columns.map { Array($0.unicodeScalars) } == names, "seed \(seed)")
  }

  @Test(
    "A name may begin or end with what joins the quotation mark",
    arguments: ["\u{301}x", "\u{600}", "\u{600}\"", "\"\u{301}", "\\\u{301}", "\u{301}"])
  func joinedQuotationMark(name: String) {
    let trace = TweenTrace(columns: [name], samples: [], events: [])
    #expect(TweenTrace(trace.description) == trace)
    let lines = trace.description
    #expect(lines == TweenTrace(lines)?.description)
  }

  @Test("A line a sample, names quoted where they have more than letters, digits, _ and .")
  func format() {
    let trace = TweenTrace(
      columns: ["box.x", "a b"], samples: [TweenTrace.Sample(time: 0.5, values: [1, .nan])],
      events: [TweenTrace.Event(time: 0.5, tween: 1, kind: "added")])
    #expect(
      trace.description
        == "time\tbox.x\t\"a b\"\n0.5\t1.0\t0x7ff8000000000000\n0.5\t#1\tadded\n")
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "box.x\n", "time\tx\n1\n", "time\tx\n1\ttwo\n", "time\t\"x\n", "time\n1\t#x\tadded\n",
      "time\tx\n0\t#1\tadded\n1\t2\n",
    ])
  func refused(text: String) { #expect(TweenTrace(text) == nil) }

  @Test("Lines may end as files of another system do")
  func lineEnds() {
    #expect(TweenTrace("time\tx\r\n1.0\t2.0\r\n")?.values(of: "x") == [2])
  }

  @Test("Equality is of bits")
  func equality() {
    func trace(_ value: Double) -> TweenTrace {
      TweenTrace(columns: ["x"], samples: [TweenTrace.Sample(time: 0, values: [value])], events: [])
    }
    #expect(trace(0) != trace(-0.0))
    #expect(trace(.nan) == trace(.nan))
    #expect(Set([trace(1), trace(1), trace(2)]).count == 2)
  }
}
