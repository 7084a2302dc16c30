import Testing

@testable import Tweener

@Suite("Steps")
struct EasingStepsTests {
  @Test func `the four ways to jump, with three steps`() {
    let times: [Double] = [0, 0.2, 0.4, 0.7, 1]
    let third: Double = 1 / 3
    func values(_ jump: Easing.Jump) -> [Double] { times.map { Easing.steps(3, jump: jump)($0) } }
    let expected: [Easing.Jump: [Double]] = [
      .end: [0, 0, third, 2 * third, 1],
      .start: [third, third, 2 * third, 1, 1],
      .none: [0, 0, 0.5, 1, 1],
      .both: [0.25, 0.25, 0.5, 0.75, 1],
    ]
    for jump in Easing.Jump.allCases { #expect(values(jump) == expected[jump]) }
  }

  @Test func `a jump belongs to the time at which it happens`() {
    for n in [2, 4, 8, 64] {
      for k in 1..<n {
        let t = Double(k) / Double(n)
        #expect(Easing.steps(n)(t) == t)
        #expect(Easing.steps(n)(t.nextDown) == Double(k - 1) / Double(n))
      }
    }
  }

  @Test func `jumping at the end is the default`() {
    #expect(Easing.steps(5) == .steps(5, jump: .end))
  }

  @Test func `too few steps are as many as make sense, and equality sees that`() {
    #expect(Easing.steps(0) == .steps(1))
    #expect(Easing.steps(-7, jump: .both) == .steps(1, jump: .both))
    #expect(Easing.steps(1, jump: .none) == .steps(2, jump: .none))
    #expect(Easing.steps(.max) == .steps(1_000_000))
    #expect(Easing.steps(.min).hashValue == Easing.steps(1).hashValue)
  }

  @Test func `steps that jump at the start begin above 0 by definition`() {
    #expect(Easing.steps(4, jump: .start)(0) == 0.25)
    #expect(Easing.steps(4, jump: .both)(0) == 0.2)
    for jump in Easing.Jump.allCases { #expect(Easing.steps(9, jump: jump)(1) == 1) }
  }
}
