import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Calls that differ in values with a mix share a plan")
struct SharedMixTests {
  private func tint(_ number: Double) -> ShapeTint {
    ShapeTint(red: number, green: -number, blue: number * number)
  }

  private func isServed(
    _ first: TweenParameters, _ other: TweenParameters,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    shapeHits(sourceLocation: sourceLocation) { stage in
      for call in [first, first, other] { stage.add([.duration: 1].merging(call) { $1 }) }
    } == 1
  }

  @Test(
    "values of the type are served by its mix, with other properties beside",
    arguments: ["tint", "glow"])
  func values(name: String) {
    let key = TweenKey(name)
    #expect(isServed([key: tint(1)], [key: tint(2)]))
    #expect(
      isServed([key: tint(1), "x": 1, .onComplete: {}], [key: tint(2), "x": 2, .onComplete: {}]))
    #expect(
      isServed([key: tint(1), "point": SIMD2(1.0, 2)], [key: tint(2), "point": SIMD2(3.0, 2)]))
    #expect(
      isServed(
        [key: tint(1), .repeat: 2, .autoreverse: true],
        [key: tint(2), .repeat: 2, .autoreverse: true]))
    #expect(
      isServed(
        [key: tint(1), .repeat: 2, .repeatRefresh: true],
        [key: tint(2), .repeat: 2, .repeatRefresh: true]))
    #expect(isServed([key: tint(1), .useFrames: true], [key: tint(2), .useFrames: true]))
    #expect(isServed(["tint": tint(1), "glow": tint(2)], ["tint": tint(2), "glow": tint(2)]))
  }

  @Test("what says more of a value than where it goes is read")
  func others() {
    let others: [Any] = [
      TweenValue.by(tint(1)), TweenValue.to(tint(1)).eased(.inQuad), tint(.nan), tint(.infinity),
      TweenValue.fromTo(tint(1), tint(2)), TweenValue.to(tint(1)).filtered { $0 },
      TweenValue.keyframes([tint(1), tint(2)]), "red", [1.0, 2.0, 3.0], 5.0,
      TweenValue.to(tint(1)).interpolated(as: ShapeTint.self) { $1.red > $2 ? $0 : $1 },
    ]
    for (index, other) in others.enumerated() {
      #expect(!isServed(["tint": tint(1)], ["tint": other]), "\(index)")
      #expect(!isServed(["tint": other], ["tint": tint(1)]), "\(index)")
    }
    for words: TweenParameters in [
      [.rounded: true], [.minimum: 0.5], [.spring: TweenSpring.bouncy],
    ] {
      let call = words.merging(["tint": tint(1)]) { $1 }
      #expect(!isServed(call, call))
    }
  }

  @Test("a mix that a value brings is told from another, and from that of the type")
  func ownMix() {
    func mixed(_ number: Double, _ mix: TweenMix<ShapeTint>) -> TweenParameters {
      ["tint": TweenValue.to(tint(number)).interpolated(by: mix)]
    }
    #expect(isServed(mixed(1, ShapeTint.otherMix), mixed(2, ShapeTint.otherMix)))
    #expect(isServed(mixed(1, ShapeTint.mixes), mixed(2, ShapeTint.mixes)))
    #expect(isServed(mixed(1, ShapeTint.mixes), ["tint": tint(2)]))
    #expect(!isServed(mixed(1, ShapeTint.otherMix), mixed(2, ShapeTint.mixes)))
    #expect(!isServed(mixed(1, ShapeTint.otherMix), ["tint": tint(2)]))
    #expect(!isServed(["tint": tint(2)], mixed(1, ShapeTint.otherMix)))
  }

  @Test("each tween knows its own end, whatever is taken from it before it starts")
  func taken() {
    let count = shapeHits { stage in
      for number in 1...8 {
        let box = ShapeBox()
        let tween = stage.add(
          [.duration: 1, .delay: 0.5, "tint": tint(Double(number)), "x": number], to: box)
        stage.advance(0.1)
        switch number % 4 {
        case 0: stage.tweener.removeTween(box, ["tint.red"])
        case 1: stage.add([.duration: 0.25, "tint.red": 40], to: box)
        case 2: stage.add([.duration: 1, "tint.red": 9, .overwrite: OverwriteMode.atAdd], to: box)
        default: tween.restart()
        }
        stage.advance(0.6)
      }
    }
    #expect(count >= 4)
  }

  @Test("no mix of the caller's is kept")
  func lifetime() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let box = ShapeBox()
    for _ in 0..<3 {
      nonisolated(unsafe) let token = tracker.makeToken()
      let mix = TweenMix<ShapeTint> { start, _ in
        start
      } at: { start, _ in
        withExtendedLifetime(token) { start }
      }
      for number in 0..<4 {
        tweener.addTween(
          box, [.duration: 1, "tint": TweenValue.to(tint(Double(number))).interpolated(by: mix)])
      }
      tweener.advance(by: 0.5)
    }
    tweener.advance(by: 2)
    #expect(tweener.tweenCount == 0)
    #expect(tracker.living == 0)
  }

  @Test("members of a timeline share such plans, and go to their own ends")
  func members() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let boxes = (0..<4).map { _ in ShapeBox() }
    for (index, box) in boxes.enumerated() {
      let words: TweenParameters = [.duration: 1, "tint": tint(Double(index))]
      stage.add(words, to: ShapeBox())
      var timeline = TweenTimeline()
      timeline.add(box, words)
      timeline.add(box, [.duration: 1, "tint": tint(Double(10 * index))])
      stage.tweener.addTimeline(timeline)
    }
    stage.advance(1)
    #expect(boxes.map(\.tint.red) == [0, 1, 2, 3])
    stage.advance(1)
    #expect(boxes.map(\.tint.red) == [0, 10, 20, 30])
    #expect(stage.hits >= 2)
  }
}
