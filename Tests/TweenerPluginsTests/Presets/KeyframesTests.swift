import Testing
import Tweener

@Suite("Keyframes")
struct TweenKeyframesTests {
  private let tweener = quiet()
  private let dot = Dot(x: 10.1, place: SIMD2(2, 4), count: 5)

  @Test("Keyframes pass their numbers at their times, and hold before and after")
  func values() {
    let frames = TweenKeyframes([3, 5, -1], at: [0.2, 0.4, 0.8])
    let expected: [(Double, Double)] = [
      (0, 3), (0.2, 3), (0.3, 4), (0.4, 5), (0.6, 2), (0.8, -1), (0.9, -1), (1, -1), (-4, 3),
      (9, -1),
    ]
    for (progress, value) in expected {
      #expect(abs((frames.value(at: progress) ?? .nan) - value) < 1e-12, "\(progress)")
    }
    #expect(frames.value(at: 0.4) == 5)
    #expect(abs((frames.value(at: 0.25, easing: { $0 * $0 }) ?? 0) - 3.125) < 1e-12)
  }

  @Test("They are brought into order, and what makes no sense is left out")
  func input() {
    let frames = TweenKeyframes([1, 2, .nan, 3, 4, 5], at: [0.5, -1, 0.2, 7, .infinity])
    #expect(frames.times == [0, 0.5, 1] && frames.values == [2, 1, 3])
    #expect(TweenKeyframes([1, 2, 3]).times == [0, 0.5, 1])
    #expect(TweenKeyframes([7]).value(at: 0.5) == 7)
    #expect(TweenKeyframes([]).value(at: 0.5) == nil)
    let jump = TweenKeyframes([0, 10, 20, 30], at: [0, 0.5, 0.5, 1])
    #expect(jump.value(at: 0.5.nextDown).map { $0 < 10.001 } == true && jump.value(at: 0.5) == 20)
  }

  @Test("A property goes through numbers, each piece by the easing")
  func to() {
    tweener.addTween(
      dot,
      [
        .duration: 1, .easing: Easing.inQuad,
        "x": TweenValue.to(TweenKeyframes([20.1, 0.1], at: [0.5, 1])),
        "place": TweenValue.to(TweenKeyframes([0, 8, 16])),
        "count": TweenValue.to(TweenKeyframes([25, 15], at: [0.5, 0.9])).eased(.linear),
      ])
    tweener.advance(by: 0)
    #expect(dot.x == 10.1 && dot.place == SIMD2(0, 0))
    tweener.advance(by: 0.25)
    #expect(abs(dot.x - 12.6) < 1e-12 && dot.place == SIMD2(2, 2) && dot.count == 15)
    tweener.advance(by: 0.25)
    #expect(dot.x == 20.1 && dot.place == SIMD2(8, 8) && dot.count == 25)
    tweener.advance(by: 0.5)
    #expect(dot.x == 0.1 && dot.place == SIMD2(16, 16) && dot.count == 15)
  }

  @Test("Numbers may be added to the start, or factors of it")
  func byAndTimes() {
    tweener.addTween(
      dot,
      [
        .duration: 1, "x": TweenValue.by(TweenKeyframes([0, 5, 0])),
        "place": TweenValue.times(TweenKeyframes([1, 3, 0.5])),
      ])
    let shown = tweener.values(of: [dot.x, dot.place.x, dot.place.y], after: 0.25, 0.25, 0.5)
    #expect(shown == [[10.1 + 2.5, 4, 8], [10.1 + 5, 6, 12], [10.1, 1, 2]])
  }

  @Test("Plays that go back pass the same numbers, and end where the first began")
  func autoreverse() {
    tweener.addTween(
      dot,
      [
        .duration: 1, .repeat: 1, .autoreverse: true,
        "x": TweenValue.by(TweenKeyframes([0, 8, 2], at: [0, 0.25, 1])),
      ])
    #expect(tweener.values(of: dot.x, after: 1, 0.75, 0.25) == [10.1 + 2, 10.1 + 8, 10.1])
  }

  @Test("A paced value gets the tween's easing, or its own, and plain progress")
  func paced() {
    let hop = TweenValue.usingEasing { ease in .offset { 4 * ease($0 < 0.5 ? 2 * $0 : 2 - 2 * $0) }
    }
    tweener.addTween(
      dot, [.duration: 1, .easing: Easing.inQuad, "x": hop, "place": hop.eased(.linear)])
    let shown = tweener.values(of: [dot.x, dot.place.x, dot.place.y], after: 0.25, 0.75)
    #expect(shown == [[10.1 + 1, 4, 6], [10.1, 2, 4]])
  }

  @Test("A paced value that is made of another is refused")
  func pacedTwice() {
    let list = ProblemList(of: tweener)
    tweener.addTween(
      dot,
      [.duration: 1, "x": TweenValue.usingEasing { _ in .usingEasing { _ in .to(1) } }, "count": 9])
    tweener.advance(by: 1)
    #expect(list.kinds == [.wrongPropertyType] && dot.x == 10.1 && dot.count == 9)
  }

  @Test("A way that begins with the target may choose the end, for each target by itself")
  func beginning() {
    let dots = [5, 50].map { Dot(place: SIMD2(2, 4), count: $0) }
    let way = TweenValue.by(0).interpolated(fromStart: SIMD2<Double>.self) {
      (target: AnyObject, start: SIMD2<Double>, end: inout SIMD2<Double>) in
      end = start + Double((target as? Dot)?.count ?? 0)
      let goal = end
      return { start + (goal - start) * $0 * $0 }
    }
    tweener.addTween(dots, [.duration: 1, "place": way])
    #expect(tweener.after(0.5, dots.map(\.place)) == [SIMD2(3.25, 5.25), SIMD2(14.5, 16.5)])
    #expect(tweener.after(0.5, dots.map(\.place)) == [SIMD2(7, 9), SIMD2(52, 54)])
  }
}
