import Testing

@testable import Tweener

@Suite("Lines through points")
struct EasingPointsTests {
  @Test func `two points are the line`() {
    for t in EasingSamples.times { #expect(Easing.points([0, 1])(t) == t) }
  }

  @Test func `points without positions are even`() {
    let easing = Easing.points([0, 1, 0.5, 1, 1])
    #expect(
      [0, 0.125, 0.25, 0.375, 0.5, 0.75, 1].map { easing($0) } == [0, 0.5, 1, 0.75, 0.5, 1, 1])
  }

  @Test func `a position that is missing lies evenly between its neighbours`() {
    let all = Easing.points([0, 1, 2, 3, 4], at: [0, 0.25, 0.5, 0.75, 1])
    #expect(Easing.points([0, 1, 2, 3, 4], at: [.nan, .nan, .nan, 0.75, .nan]) == all)
    #expect(Easing.points([0, 1, 2, 3, 4], at: [0, 0.25, .nan, 0.75]) == all)
    #expect(Easing.points([0, 1, 2, 3, 4], at: [0, 0.25, 0.5, 0.75, 1, 7, 8]) == all)
  }

  @Test func `a position that falls counts as the largest before it`() {
    #expect(
      Easing.points([0, 1, 2, 3], at: [0, 0.6, 0.3, 1])
        == .points([0, 1, 2, 3], at: [0, 0.6, 0.6, 1]))
    #expect(
      Easing.points([0, 1, 1], at: [0.5, 0.2, 0.1]) == .points([0, 1, 1], at: [0.5, 0.5, 0.5]))
    // A last position that is missing is 1, unless one before it is more.
    #expect(Easing.points([0, 1, 2], at: [0, 1.5]) == .points([0, 1, 2], at: [0, 1.5, 1.5]))
  }

  @Test func `at a position of several points the value jumps to the last of them`() {
    let easing = Easing.points([0, 0.2, 5, 0.6, 1], at: [0, 0.5, 0.5, 0.5, 1])
    #expect(easing(0.5.nextDown) <= 0.2 && easing(0.5.nextDown) > 0.199)
    #expect(easing(0.5) == 0.6)
    #expect(easing(0.75) == 0.8)
  }

  @Test func `before the first point and behind the last the line goes on`() {
    let easing = Easing.points([0, 1], at: [0.25, 0.75])
    #expect([0, 0.25, 0.5, 0.75, 1].map { easing($0) } == [-0.5, 0, 0.5, 1, 1.5])
    let upright = Easing.points([1, 2, 3, 4], at: [0.25, 0.25, 0.75, 0.75])
    #expect([0, 0.2, 0.25, 0.5, 0.75, 1].map { upright($0) } == [1, 1, 2, 2.5, 4, 4])
  }

  @Test func `a point is met to the bit`() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<200 {
      let positions = (0..<20).map { _ in Double.random(in: 0...1, using: &numbers) }.sorted()
      let values = (0..<20).map { _ in Double.random(in: -2...2, using: &numbers) }
      let easing = Easing.points(values, at: positions)
      for (position, value) in zip(positions, values) { #expect(easing(position) == value) }
    }
  }

  @Test func `one value holds, none is the line, and what is not finite is 0`() {
    #expect([0, 0.5, 1].map { Easing.points([0.7])($0) } == [0.7, 0.7, 0.7])
    #expect(Easing.points([]) == .linear)
    #expect(Easing.points([.nan, .infinity, 1]) == .points([0, 0, 1]))
    #expect(Easing.points([-1e300, 1e300]) == .points([-1e6, 1e6]))
    #expect(Easing.points([-0.0, 1], at: [-0.0, 1])(0).bitPattern == 0)
  }

  @Test func `points that nearly coincide keep every value finite`() {
    let easing = Easing.points([0, 1e6, -1e6, 1], at: [0, .leastNonzeroMagnitude, 1e-15, 1e-12])
    for t in EasingSamples.times { #expect(easing(t).isFinite) }
  }
}
