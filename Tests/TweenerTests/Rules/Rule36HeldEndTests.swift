import Testing
import TweenerTestSupport

@testable import Tweener

/// Rule 36: a member that is over shows its end value, bit for bit, while the others of its timeline play. Entries of lanes
/// hold it.
@Suite("Rule 36: ends that are held")
struct Rule36HeldEndTests {
  private final class Held {
    var x = 1.0
    var float: Float = 1
    var pair = SIMD2<Double>(1, 2)
    var small = SIMD4<Float>(1, 2, 3, 4)
    var count = 3
    var y = 0.0

    /// The bits of all that the member of ``timeline(_:over:_:)`` moves.
    var bits: [UInt64] {
      [x.bitPattern, UInt64(float.bitPattern), UInt64(count)] + (0..<2).map { pair[$0].bitPattern }
        + (0..<4).map { UInt64(small[$0].bitPattern) }
    }

    func spoil() {
      (x, float, count) = (9, 9, 9)
      (pair, small) = (SIMD2(9, 9), SIMD4(9, 9, 9, 9))
    }
  }

  private static var ends: TweenParameters {
    [
      .path(\Held.x): -0.0, .path(\Held.float): Float(0.1), .path(\Held.pair): SIMD2(0.1, -0.0),
      .path(\Held.small): SIMD4<Float>(-0.0, 0.3, -7, 1e-30), .path(\Held.count): 7,
    ]
  }

  private static var endBits: [UInt64] {
    let held = Held()
    (held.x, held.float, held.pair, held.count) = (-0.0, 0.1, SIMD2(0.1, -0.0), 7)
    held.small = SIMD4(-0.0, 0.3, -7, 1e-30)
    return held.bits
  }

  /// A timeline of two seconds, of which the member that is looked at takes a quarter of one.
  private func timeline(
    _ held: Held, over words: TweenParameters, _ body: @escaping () -> Void = {}
  ) -> TweenTimeline {
    var timeline = TweenTimeline()
    timeline.add(
      held, Self.ends.merging(words) { own, _ in own }.merging([.duration: 0.25]) { own, _ in own })
    timeline.add(held, [.duration: 2, .path(\Held.y): 5], at: 0)
    timeline.call(at: 1, body)
    return timeline
  }

  @Test(
    "36 A member that is over holds its end, over what a hand wrote, by every easing",
    arguments: [
      Easing.linear, .inOutQuad, .outElastic, .inBack, .inExpo, .steps(3, jump: .both),
      .points([-0.5, 1]), .cubicBezier(0.2, 1.4, 0.6, -0.3), .custom { $0 * $0 },
    ])
  func heldOverHand(easing: Easing) {
    let (tweener, held) = (Tweener(), Held())
    var called: [[UInt64]] = []
    tweener.addTimeline(timeline(held, over: [.easing: easing]) { called.append(held.bits) })
    #expect(tweener.after(0.25, held.bits) == Self.endBits)
    for _ in 0..<4 {
      held.spoil()
      #expect(tweener.after(0.125, held.bits) == Self.endBits)
    }
    // The call is before the frame's writes: it sees the ends all the same.
    held.spoil()
    #expect(tweener.after(1, held.bits) == Self.endBits)
    #expect(called == [Self.endBits])
    #expect(tweener.after(1, held.bits) == Self.endBits)
  }

  @Test(
    "36 A member that has held its end moves again when its timeline turns round or is sought",
    arguments: [0.5, 1, 1.7])
  func leftAgain(rate: Double) {
    func play(_ body: (Tweener, Tween, Held) -> Void) -> [UInt64] {
      let (tweener, held) = (Tweener(), Held())
      let tween = tweener.addTimeline(timeline(held, over: [:]), [.timeScale: rate])
      tweener.advance(by: 0)
      body(tweener, tween, held)
      return held.bits
    }
    let sought = play { _, tween, _ in tween.seek(to: 0.125) }
    let turned = play { tweener, tween, _ in
      tweener.advance(by: 0.75 / rate)
      tween.reverse()
      tweener.advance(by: 0.5 / rate)
      tween.seek(to: 0.25)
      tweener.advance(by: 0.125 / rate)
      // A rate may leave it between two flicks.
      tween.seek(to: 0.125)
    }
    let paused = play { tweener, tween, _ in
      tweener.advance(by: 0.75 / rate)
      tween.pause()
      tween.seek(to: 0.0625)
      tween.resume()
      tweener.advance(by: 0)
      tween.seek(to: 0.125)
    }
    #expect(turned == sought)
    #expect(paused == sought)
  }

  @Test("3 A callback of a timeline sees numbers that are adjacent in memory at their exact values")
  func adjacentInCallback() {
    let (tweener, held) = (Tweener(), Held())
    (held.pair, held.small) = (.zero, .zero)
    var seen: [(SIMD2<Double>, SIMD4<Float>)] = []
    var timeline = TweenTimeline()
    timeline.add(
      held,
      [
        .duration: 1, .easing: Easing.linear, .path(\Held.pair): SIMD2(8.0, -16),
        .path(\Held.small): SIMD4<Float>(8, 16, 32, 64),
      ])
    timeline.add(held, [.duration: 3, .path(\Held.y): 5], at: 0)
    for instant in [0.25, 0.5, 2] {
      timeline.call(at: .at(instant)) {
        seen.append((held.pair, held.small))
        held.spoil()
      }
    }
    tweener.addTimeline(timeline)
    tweener.advance(by: 2.5)
    #expect(seen.map(\.0) == [SIMD2(2, -4), SIMD2(4, -8), SIMD2(8, -16)])
    #expect(seen.map(\.1) == [SIMD4(2, 4, 8, 16), SIMD4(4, 8, 16, 32), SIMD4(8, 16, 32, 64)])
  }

  @Test(
    "37 A start that is shown goes on exactly where the member's other components start",
    arguments: [Easing.linear, .steps(4, jump: .both)], [0.0, 0.1])
  func shownStart(easing: Easing, behind: Double) {
    let (tweener, held) = (Tweener(), Held())
    var timeline = TweenTimeline()
    timeline.add(
      held,
      [
        .duration: 1, .easing: easing, .path(\Held.x): TweenValue.fromTo(4.0, 8),
        .path(\Held.y): 16.0,
      ], at: 0.5)
    tweener.addTimeline(timeline)
    #expect(tweener.after(0.25, held.x) == 4)
    tweener.advance(by: 0.25 + behind)
    // Exactly at its start it shows what its curve begins with.
    #expect(held.x == 4 + 4 * easing(behind))
    #expect(held.y == 16 * easing(behind))
  }

  @Test(
    "3 An onStart sees what its member has shown from the beginning as a cut there shows it",
    arguments: [Easing.linear, .custom { $0 }])
  func shownInItsOnStart(easing: Easing) {
    func play(_ onStart: @escaping (Tweener, Held) -> Void) -> (tweener: Tweener, held: Held) {
      let (tweener, held) = (Tweener(), Held())
      var timeline = TweenTimeline()
      timeline.add(
        held,
        [
          .duration: 1, .easing: easing, .path(\Held.y): 16.0,
          .path(\Held.x): TweenValue.fromTo(4.0, 8), .onStart: { onStart(tweener, held) },
        ], at: 0.5)
      // The start is reached between two flicks.
      tweener.addTimeline(timeline, [.timeScale: 1.1])
      return (tweener, held)
    }
    var seen: (time: Double, x: Double) = (0, 0)
    let whole = play { seen = ($0.time, $1.x) }
    whole.tweener.advance(by: 1)
    let cut = play { _, _ in }
    cut.tweener.advance(to: seen.time)
    #expect(seen.x > 4 && cut.held.x == seen.x)
  }
}
