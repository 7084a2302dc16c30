import Testing
import TweenerTestSupport

@testable import Tweener

/// Interpolations of two steps: what a lane computes in one loop is what a function of the whole values gives.
@Suite("Mixes of up to four numbers")
struct TweenMixTests {
  private let tweener = Tweener()
  private let cast = MixCast()

  private static var kinds: [(name: String, mixed: TweenParameters, whole: TweenParameters)] {
    [
      ("four numbers", ["quad": Quad(9, -3, 2, 1)], ["wholeQuad": WholeQuad(9, -3, 2, 1)]),
      (
        "relative, by its key path", [.path(\MixCast.quad): TweenValue.by(Quad(1, 2, 3, 4))],
        ["wholeQuad": TweenValue.by(WholeQuad(1, 2, 3, 4))]
      ),
      (
        "behind a setter", ["guarded": Quad(9, -3, 2, 1)],
        ["wholeQuad": WholeQuad(9, -3, 2, 1)]
      ),
      (
        "to and fro, beyond both ends",
        [
          "quad": Quad(9, -3, 2, 1), .repeat: 3, .autoreverse: true,
          .easing: Easing.inOutElastic(),
        ],
        [
          "wholeQuad": WholeQuad(9, -3, 2, 1), .repeat: 3, .autoreverse: true,
          .easing: Easing.inOutElastic(),
        ]
      ),
      (
        "keyframes", ["quad": TweenValue.keyframes([Quad(9, 2, 2, 1), Quad(1, 3, 4, 8)])],
        ["wholeQuad": TweenValue.keyframes([WholeQuad(9, 2, 2, 1), WholeQuad(1, 3, 4, 8)])]
      ),
      (
        "rounded", ["quad": Quad(9, -3, 2, 1), .rounded: true],
        ["wholeQuad": WholeQuad(9, -3, 2, 1), .rounded: true]
      ),
    ]
  }

  @Test("a mix shows the bits of the function of whole values", arguments: kinds.indices)
  func same(index: Int) {
    let (name, mixed, whole) = Self.kinds[index]
    for directWrites in [true, false] {
      let tweener = Tweener(directWrites: directWrites)
      // Several in one lane, some of another mix between them.
      let casts = (0..<9).map { _ in MixCast() }
      let others = casts.map { _ in MixCast() }
      for (place, (cast, other)) in zip(casts, others).enumerated() {
        var call = mixed
        if place % 3 == 1 {
          call = ["quad": TweenValue.to(Quad(5, 5, 5, 5)).interpolated(by: straight)]
        }
        tweener.addTween(cast, call.merging([.duration: 1]) { mine, _ in mine })
        tweener.addTween(other, whole.merging([.duration: 1]) { mine, _ in mine })
      }
      for step in 1...50 {
        tweener.advance(by: 0.083)
        for (place, (cast, other)) in zip(casts, others).enumerated() {
          if place % 3 == 1 {
            #expect(cast.quad.first == cast.quad.second || cast.quad == MixCast().quad)
          } else {
            let shown = mixed["guarded"] == nil ? cast.quad : cast.guarded
            #expect(shown.bits == other.wholeQuad.bits, "\(name), step \(step), target \(place)")
          }
        }
      }
    }
  }

  /// Equal numbers in all places, so that what one mix writes is told from what another does.
  private var straight: TweenMix<Quad> {
    TweenMix { start, end in
      end.x - start.x
    } at: { change, eased in
      SIMD4(repeating: 1 + change * eased)
    }
  }

  @Test("less than four numbers, and numbers of other types, are mixed as well")
  func few() {
    let pair = TweenMix<SIMD2<Float>> { start, end in
      (start, end - start)
    } at: { way, eased in
      #expect(way.0.z == 0 && way.1.w == 0)
      return way.0 + way.1 * (eased * eased)
    }
    tweener[cast].add([
      .duration: 1, .easing: Easing.linear,
      "pair": TweenValue.to(SIMD2<Float>(9, 5)).interpolated(by: pair),
    ])
    #expect(tweener.after(0.5, cast.pair) == SIMD2(3, 2))
    #expect(tweener.after(0.5, cast.pair) == SIMD2(9, 5))
  }

  @Test("a property of more than four numbers is reported, and the rest of the call goes on")
  func many() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let mix = TweenMix<SIMD8<Double>> { start, _ in
      start
    } at: { start, _ in
      start
    }
    let value = TweenValue.to(SIMD8<Double>(repeating: 3)).interpolated(by: mix)
    tweener.addTween(cast, [.duration: 1, "eight": value, "x": 4])
    #expect(tweener.after(1, problems.map(\.kind)) == [.wrongPropertyType])
    #expect(problems.first?.key == "eight")
    #expect(cast.eight == SIMD8(repeating: 0) && cast.x == 4)
  }

  @Test("a mix that takes one number from its own tween has the others written in the same frame")
  func takesOwnPart() {
    let box = Box()
    let mix = TweenMix<Quad> { start, end in
      (start, end - start)
    } at: { way, eased in
      box.run?()
      return way.0 + way.1 * eased
    }
    let value = TweenValue.fromTo(Quad(0, 0, 0, 0), Quad(1, 2, 3, 4)).interpolated(by: mix)
    tweener.addTween(cast, [.duration: 1, .easing: Easing.linear, "quad": value])
    tweener.advance(by: 0.25)
    box.run = { [unowned box] in
      box.run = nil
      tweener.removeTween(cast, [.path(\MixCast.quad.second)])
      cast.quad.second = -5
    }
    tweener.advance(by: 0.25)
    // The removal is put off, and leaves the exact value over what a hand wrote (SEMANTICS 21).
    #expect(cast.quad == Quad(0.5, 1, 1.5, 2))
    #expect(tweener.after(0.5, cast.quad) == Quad(1, 1, 3, 4))
  }

  @Test(
    "a mix that moves or ends its own tween: that is done when all is written",
    arguments: [0.25, 0.75])
  func reentrant(progress: Double) {
    for isRemoved in [true, false] {
      let tweener = Tweener()
      let casts = (0..<40).map { _ in MixCast() }
      let box = Box()
      let mix = TweenMix<Quad> { start, end in
        (start, end - start)
      } at: { way, eased in
        box.run?()
        return way.0 + way.1 * eased
      }
      for cast in casts {
        box.tweens.append(
          tweener.addTween(
            cast,
            [
              .duration: 1, .easing: Easing.linear,
              "quad": TweenValue.fromTo(Quad(0, 0, 0, 0), Quad(1, 2, 3, 4)).interpolated(by: mix),
            ]))
      }
      tweener.advance(by: 0.25)
      var calls = 0
      box.run = {
        calls += 1
        guard calls == 7 else { return }
        for tween in box.tweens {
          if isRemoved {
            tween.remove()
          } else {
            tween.progress = progress
          }
        }
        for cast in casts where isRemoved { cast.quad.first = -5 }
      }
      tweener.advance(by: 0.25)
      for (index, cast) in casts.enumerated() {
        #expect(cast.quad.first == (isRemoved ? 0.5 : progress), "target \(index)")
        #expect(cast.quad.last == (isRemoved ? 2 : 4 * progress), "target \(index)")
      }
    }
  }
}

/// What a mix is to do besides. Used on one thread.
private final class Box: @unchecked Sendable {
  var run: (() -> Void)?
  var tweens: [Tween] = []
}

private struct Quad: Tweenable, Equatable {
  var first, second, third, last: Double

  init(_ first: Double, _ second: Double, _ third: Double, _ last: Double) {
    (self.first, self.second, self.third, self.last) = (first, second, third, last)
  }

  var bits: [UInt64] { [first, second, third, last].map(\.bitPattern) }

  static var tweenableComponents: [TweenableComponent<Quad>] {
    [.init(\.first), .init(\.second), .init(\.third), .init(\.last)]
  }

  static let twisted = TweenMix<Quad> { start, end in
    (start, end - start)
  } at: { way, eased in
    var numbers = way.0 + way.1 * eased
    numbers.y += eased * (1 - eased) * 7.3
    return numbers
  }
  static var mix: TweenMix<Quad>? { twisted }
}

/// The same, by a function of whole values.
private struct WholeQuad: Tweenable {
  var first, second, third, last: Double

  init(_ first: Double, _ second: Double, _ third: Double, _ last: Double) {
    (self.first, self.second, self.third, self.last) = (first, second, third, last)
  }

  var bits: [UInt64] { [first, second, third, last].map(\.bitPattern) }

  static var tweenableComponents: [TweenableComponent<WholeQuad>] {
    [.init(\.first), .init(\.second), .init(\.third), .init(\.last)]
  }

  static var interpolation: ((_ start: WholeQuad, _ end: WholeQuad, _ eased: Double) -> WholeQuad)?
  {
    { start, end, eased in
      WholeQuad(
        start.first + (end.first - start.first) * eased,
        start.second + (end.second - start.second) * eased + eased * (1 - eased) * 7.3,
        start.third + (end.third - start.third) * eased,
        start.last + (end.last - start.last) * eased)
    }
  }
}

private final class MixCast: TweenTarget {
  var x = 0.0
  var quad = Quad(1, 1, 1, 1)
  var wholeQuad = WholeQuad(1, 1, 1, 1)
  var pair = SIMD2<Float>(1, 1)
  var eight = SIMD8<Double>()
  private(set) var writes = 0
  var guarded = Quad(1, 1, 1, 1) { didSet { writes += 1 } }

  static var tweenProperties: TweenProperties {
    [
      "x": .init(\MixCast.x), "quad": .init(\MixCast.quad),
      "wholeQuad": .init(\MixCast.wholeQuad), "pair": .init(\MixCast.pair),
      "eight": .init(\MixCast.eight), "guarded": .init(\MixCast.guarded),
    ]
  }
}
