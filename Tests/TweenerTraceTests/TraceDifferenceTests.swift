import Testing
import TweenerTrace

@Suite("What traces differ in")
struct TraceDifferenceTests {
  private func differences(_ left: String, _ right: String, _ tolerance: Double = 0) throws
    -> [String]
  {
    try #require(TweenTrace(left)).differences(
      from: #require(TweenTrace(right)), tolerance: tolerance
    ).map(\.description)
  }

  @Test("Values, by bits without a tolerance")
  func values() throws {
    let (left, right) = ("time\tx\n0\t1\n0.5\t50\n", "time\tx\n0\t1\n0.5\t49\n")
    #expect(try differences(left, left).isEmpty)
    #expect(try differences(left, right) == ["at 0.5 s x: 50.0, not 49.0"])
    #expect(try differences(left, right, 1).isEmpty)
    #expect(try differences("time\tx\n0\t0\n", "time\tx\n0\t-0.0\n").count == 1)
    #expect(try differences("time\tx\n0\t0\n", "time\tx\n0\t-0.0\n", 0.1).isEmpty)
    #expect(
      try differences("time\tx\n0\t0x7ff8000000000000\n", "time\tx\n0\t0x7ff8000000000000\n", 0.1)
        .isEmpty)
    #expect(try differences("time\tx\n0\t0x7ff8000000000000\n", "time\tx\n0\t0\n", 9).count == 1)
  }

  @Test("Times, names and events that only one has")
  func only() throws {
    #expect(
      try differences("time\tx\n0\t1\n1\t1\n", "time\ty\n0\t1\n2\t1\n") == [
        "x: a column, which the other has not", "y: not a column, which the other has",
        "at 1.0 s: a sample, which the other has not",
        "at 2.0 s: not a sample, which the other has",
      ])
    #expect(
      try differences(
        "time\n0\t#1\tadded\n1\t#1\tcompleted\n", "time\n0\t#1\tadded\n2\t#1\tcompleted\n")
        == [
          "at 1.0 s #1: completed, which the other has not",
          "at 2.0 s #1: not completed, which the other has",
        ])
  }
}
