import Testing

@testable import Tweener

@Suite("What standard error says of what is wrong again and again")
struct ReportCounterTests {
  @Test("The same thing of the same place once, then at the 10th, 100th and 1,000th time how often")
  func powers() {
    var counter = ReportCounter()
    var lines: [Int: String] = [:]
    for number in 1...1_000 {
      // The values differ.
      let problem = TweenProblem(
        .numberOutOfRange, key: "x", value: "\(number)", fault: "too large", remedy: "less"
      ).located(CallSite(file: "Game/Level.swift", line: 12))
      if let line = counter.line(for: problem) { lines[number] = line }
    }
    #expect(lines.keys.sorted() == [1, 10, 100, 1_000])
    #expect(lines[1]?.hasSuffix("(Game/Level.swift:12)") == true)
    #expect(lines[100]?.hasSuffix("(Game/Level.swift:12) [100 times]") == true)
  }

  @Test("Another place, key or kind is another thing")
  func subjects() {
    var counter = ReportCounter()
    func problem(_ kind: TweenProblem.Kind, _ key: String, _ line: UInt) -> TweenProblem {
      TweenProblem(kind, key: key, fault: "wrong", remedy: "right")
        .located(CallSite(file: "Game/Level.swift", line: line))
    }
    #expect(counter.line(for: problem(.numberOutOfRange, "x", 1)) != nil)
    #expect(counter.line(for: problem(.numberOutOfRange, "x", 1)) == nil)
    #expect(counter.line(for: problem(.numberOutOfRange, "x", 2)) != nil)
    #expect(counter.line(for: problem(.numberOutOfRange, "y", 1)) != nil)
    #expect(counter.line(for: problem(.unknownProperty, "x", 1)) != nil)
  }

  @Test("onProblem hears each")
  func heard() {
    let tweener = Tweener()
    var count = 0
    tweener.onProblem = { _ in count += 1 }
    for _ in 0..<20 { tweener.addCaller([.duration: -1, .delay: 1]) }
    #expect(count == 20)
    tweener.removeAllTweens()
  }
}
