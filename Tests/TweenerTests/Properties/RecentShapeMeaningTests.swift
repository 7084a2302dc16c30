import Testing
import TweenerTestSupport

@testable import Tweener

private struct NamedPlugin: TweenerPlugin {
  let name = "named"
  let install: (Tweener) -> Void
  func register(in tweener: Tweener) { install(tweener) }
}

/// A number type whose owner does things when it is asked.
private struct Busy: TweenableScalar {
  nonisolated(unsafe) static var onConversion: (() -> Void)?
  var doubleValue: Double
  init(nearest value: Double) {
    doubleValue = value
    Self.onConversion?()
  }
  var rawBits: UInt64 { doubleValue.bitPattern }
  init(rawBits: UInt64) { doubleValue = Double(bitPattern: rawBits) }
}

private final class BusyBox {
  var busy = Busy(rawBits: 0)
}

@Suite("A call means what it means at the time, whatever it meant before")
struct RecentShapeMeaningTests {
  private let call: TweenParameters = [.duration: 1.0, .easing: "mine", "x": 9.0]

  @Test("what is registered between two calls counts for the second")
  func registrations() {
    let registrations: [(String, (Tweener) -> Void)] = [
      ("easing", { $0.registerEasing("mine", .outCubic) }),
      ("special property", { $0.registerSpecialProperty("x", \ShapeBox.y) }),
      ("alias", { $0.registerSpecialProperty("x", TweenProperty(sameAs: "whole")) }),
      (
        "splitter",
        { $0.registerPropertySplitter("x", for: ShapeBox.self) { ["y": $0, "half": $0] } }
      ),
      ("shorthand", { $0.registerShorthand("x") { call in call.parameters["y"] = call.value } }),
      ("modifier", { $0.registerInterpolation("y") { _ in ["x": { start, _, _ in start }] } }),
      ("filter", { $0.registerFilter("y") { _ in ["x": { $0 + 1 }] } }),
      (
        "fallback",
        {
          $0.registerFallback(for: ShapeBox.self) { _, _ in TweenProperty(\ShapeBox.y) }
        }
      ),
      (
        "plugin",
        {
          $0.install(NamedPlugin { $0.registerSpecialProperty("x", \ShapeBox.half) })
        }
      ),
    ]
    for (name, register) in registrations {
      let count = shapeHits { stage in
        stage.tweener.registerEasing("mine", .inQuad)
        for _ in 0..<3 { stage.add(call) }
        register(stage.tweener)
        stage.add(call)
        stage.add(call)
      }
      #expect(count == 1, "\(name)")
    }
  }

  @Test("a name that something else serves before it is a property is asked each time")
  func splitAgain() {
    var splits = 0
    let count = shapeHits { stage in
      splits = 0
      stage.tweener.registerPropertySplitter("x", for: ShapeBox.self) { value in
        splits += 1
        return ["y": value]
      }
      stage.tweener.registerEasing("mine", .inQuad)
      for _ in 0..<4 { stage.add(call) }
    }
    #expect(count == 0)
    #expect(splits == 4)
  }

  @Test("a call with something wrong is reported every time")
  func problems() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    for _ in 0..<4 { stage.add([.duration: 1.0, "x": 3.0, "z": 1.0]) }
    for _ in 0..<4 { stage.add([.duration: -1.0, "x": 3.0]) }
    for _ in 0..<4 { stage.add(["time": 1.0, .duration: 1.0, "x": 3.0]) }
    for _ in 0..<4 { stage.add([.duration: 1.0, "x": 3.0, .path(\ShapeBox.x): 4.0]) }
    #expect(stage.hits == 0)
    #expect(stage.problems.filter { !$0.hasPrefix("kept") }.count == 16)
    #expect(stage.problems.filter { $0.hasPrefix("kept") }.count == 16)
    #expect(shapeHits { stage in for _ in 0..<4 { stage.add([.duration: 1.0, "z": 1.0]) } } == 0)
  }

  @Test("each class has shapes of its own, also behind one static type")
  func classes() {
    let count = shapeHits { stage in
      for _ in 0..<3 { stage.add([.duration: 1, "x": 9]) }
      stage.add([.duration: 1, "x": 9], to: ShapeChild())
      stage.add([.duration: 1, "x": 8], to: ShapeChild())
      stage.add([.duration: 1, "x": 7], to: ShapeChild())
      stage.add([.duration: 1, "x": 6])
    }
    #expect(count == 3)
    let (box, child) = (ShapeBox(), ShapeChild())
    let tweener = Tweener()
    for target in [box, box, box, child] { tweener.addTween(target, ["x": 50.0]) }
    #expect(box.x == 50 && box.y == 2)
    #expect(child.x == 1 && child.y == 50)
  }

  @Test("each engine has shapes of its own")
  func engines() {
    let (one, other) = (Tweener(), Tweener())
    other.registerSpecialProperty("x", \ShapeBox.y)
    let box = ShapeBox()
    for _ in 0..<3 { one.addTween(box, ["x": 50.0]) }
    other.addTween(box, ["x": 60.0])
    #expect(box.x == 50 && box.y == 60)
  }

  @Test("a dictionary that is changed in its place is another call")
  func changedDictionary() {
    let count = shapeHits { stage in
      var parameters: TweenParameters = [.duration: 1.0, "x": 3.0]
      for _ in 0..<3 { stage.add(parameters) }
      parameters["x"] = 4.0
      stage.add(parameters)
      parameters["x"] = "+=4"
      stage.add(parameters)
      parameters["x"] = 5
      stage.add(parameters)
      parameters[.duration] = 0.5
      stage.add(parameters)
      parameters["x"] = nil
      parameters["y"] = 4.0
      stage.add(parameters)
    }
    #expect(count == 3)
  }

  @Test(
    "values with closures, keyframes and objects of the caller's are read every time")
  func calls() {
    let sets: [TweenParameters] = [
      [.easing: { (t: Double) in t * t }, "x": 3.0],
      [.base: ["y": 4.0] as TweenParameters, "x": 3.0], ["frame": 4.0], ["point": [1.0, 2.0]],
      [.duration: Duration.seconds(1), "x": 3.0], ["x": TweenValue.ends { ($0, $0 + 1) }],
      ["x": TweenValue.by(2).interpolated { start, end, t in start + (end - start) * t * t }],
      ["x": TweenValue.offset { $0 * (1 - $0) }],
    ]
    for (index, words) in sets.enumerated() {
      let call = words.merging([.delay: 0.25]) { $1 }
      let count = shapeHits { stage in for _ in 0..<4 { stage.add(call) } }
      #expect(count == 0, "set \(index)")
    }
  }

  @Test("the caller's code may add tweens while an end is brought to bits")
  func reentry() {
    let tweener = Tweener()
    let (outer, inner) = (BusyBox(), BusyBox())
    for _ in 0..<3 { tweener.addTween(outer, [.path(\BusyBox.busy): 1.0]) }
    Busy.onConversion = {
      Busy.onConversion = nil
      tweener.addTween(inner, [.path(\BusyBox.busy): 2.0])
    }
    tweener.addTween(outer, [.path(\BusyBox.busy): 3.0])
    #expect(outer.busy.doubleValue == 3)
    #expect(inner.busy.doubleValue == 2)
  }
}
