import Testing

@testable import Tweener

@Suite("Calls that differ in the values of their keyframes share all but these")
struct SharedKeyframesTests {
  @Test("each passes its own values")
  func ownValues() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let boxes = (0..<4).map { _ in ShapeBox() }
    for (index, box) in boxes.enumerated() {
      let number = Double(index)
      stage.add([.duration: 1, "x": TweenValue.keyframes([number, -number, 8 * number])], to: box)
    }
    #expect(boxes.map(\.x) == [0, 1, 2, 3])
    stage.advance(0.5)
    #expect(boxes.map(\.x) == [0, -1, -2, -3])
    stage.advance(0.25)
    #expect(boxes.map(\.x) == [0, 3.5, 7, 10.5])
    stage.advance(0.25)
    #expect(boxes.map(\.x) == [0, 8, 16, 24])
    #expect(stage.hits == 2)
  }

  @Test("plain values at the same times are served, however they are given")
  func served() {
    let sets: [(TweenParameters, TweenParameters)] = [
      (["x": TweenValue.keyframes([1.0, 2, 3])], ["x": TweenValue.keyframes([7, 8, 9])]),
      (["x": TweenValue.keyframes([1.0, 2, 3])], ["x": [7.0, 8, 9]]),
      (["x": [1.0, 2, 3]], ["x": [7, 8.5, TweenValue.to(9)] as [Any]]),
      (
        ["x": TweenValue.keyframes([1.0, 2], at: [0.25, 1])],
        ["x": TweenValue.keyframes([9.0, 7], at: [1, 0.25])]
      ),
      (
        ["point": TweenValue.keyframes([SIMD2(1.0, 2), SIMD2(3.0, 4)])],
        ["point": TweenValue.keyframes([SIMD2(5.0, 2), SIMD2(0.0, 4)])]
      ),
      (["x": [1.0, 2], "y": 3.0], ["x": [4.0, 9], "y": 5.0]),
      (["half": [1.0, 2]], ["half": [Float(4), 9]]),
      (["x": [1.0, 2], .easing: Easing.outBounce], ["x": [3.0, 4], .easing: Easing.outBounce]),
      (
        ["x": TweenValue.to(TweenKeyframes([0, 5, 1]))],
        ["x": TweenValue.to(TweenKeyframes([2, 0, 1]))]
      ),
      (
        ["x": [1.0, 2], .repeat: 2, .autoreverse: true, .delay: -0.25],
        ["x": [4.0, 2], .repeat: 2, .autoreverse: true, .delay: -0.25]
      ),
    ]
    for (first, other) in sets { #expect(isServed(first, other), "\(other)") }
  }

  @Test("what is more than a value, and what comes at another time, is read")
  func read() {
    let first: TweenParameters = ["x": TweenValue.keyframes([1.0, 2, 3])]
    let others: [Any] = [
      TweenValue.keyframes([1.0, 2]), TweenValue.keyframes([1.0, 2, 3, 4]),
      TweenValue.keyframes([1.0, 2, 3], at: [0, 0.25, 1]),
      TweenValue.keyframes([1.0, 2, 3], easings: [.inQuad]),
      TweenValue.keyframes([1.0, 2, 3]).eased(.inQuad),
      TweenValue.keyframes([1.0, 2, 3]).filtered { $0.rounded() },
      TweenValue.keyframes([.to(1.0), .by(2), .to(3)]),
      TweenValue.keyframes([.to(1.0), .to(2.0).eased(.inQuad), .to(3)]),
      TweenValue.keyframes([1, Double.nan, 3]), [1.0, "+=3", 2] as [Any], 4.0, "4",
      TweenValue.to(4.0),
    ]
    for (index, other) in others.enumerated() {
      #expect(!isServed(first, ["x": other]), "\(index)")
      #expect(!isServed(["x": other], first), "\(index)")
    }
    #expect(!isServed(first, ["y": TweenValue.keyframes([1.0, 2, 3])]))
    // Which curve of the caller's it is, a plan of one call's own does not keep.
    let curve = Easing.custom { $0 * $0 }
    let curved = first.merging([.easing: curve]) { $1 }
    #expect(!isServed(curved, curved))
  }

  @Test("typed calls and callbacks are served too")
  func typed() {
    let tweener = Tweener()
    let boxes = [ShapeBox(), ShapeBox(), ShapeBox()]
    var heard: [Int] = []
    for (index, box) in boxes.enumerated() {
      tweener.addTween(
        box,
        [
          .duration: 1, "x": [Double(index), 10], .onComplete: { heard.append(index) },
        ])
    }
    let call = { (values: [Double]) in
      var call = CallDescription(options: CallOptions(duration: 1))
      call.set("y", TweenValue.keyframes(values))
      return call
    }
    let site = CallSite(file: "", line: 0)
    for (index, box) in boxes.enumerated() {
      #expect(tweener.sharesPlan(box, call([1, 2, 3])) == (index == 2))
      _ = tweener.addTween(box, call([Double(index), 4, 7]), site)
    }
    #expect(tweener.sharesPlan(boxes[0], call([3, 2, 1])))
    tweener.advance(by: 0.5)
    #expect(boxes.map(\.y) == [4, 4, 4])
    tweener.advance(by: 0.5)
    #expect(boxes.map(\.x) == [10, 10, 10])
    #expect(boxes.map(\.y) == [7, 7, 7])
    #expect(heard == [0, 1, 2])
  }

  @Test("a tween's own values go with it")
  func memory() {
    let tweener = Tweener()
    let box = ShapeBox()
    weak var plan: ResolvedPlan?
    for end in [1.0, 2, 3] {
      let tween = tweener.addTween(box, [.duration: 1, "x": [end, 2 * end]])
      plan = tweener.engine.rows.plan(tween.id.slot)
      #expect(plan != nil)
    }
    tweener.advance(by: 1)
    #expect(box.x == 6)
    #expect(plan == nil)
  }
}
