import Testing
import TweenerTestSupport

@testable import Tweener

private final class Index: Hashable {
  let token: LifetimeToken
  init(_ tracker: LifetimeTracker) { token = tracker.makeToken() }
  static func == (one: Index, other: Index) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private final class Shelf {
  var numbers = [0.0]
  subscript(index: Index) -> Double {
    get { numbers[0] }
    set { numbers[0] = newValue }
  }
}

@Suite("What depends on the times of a call, or on more than its values, is the call's own")
struct CachedCallMeaningTests {
  @Test("how often a spring plays")
  func springRepeats() {
    let hits = cacheHits { stage in
      for count in [2, 3, 0, -1] {
        let tween = stage.add([.spring: TweenSpring.bouncy, .repeat: count, "x": 5.0])
        stage.advance(0.1)
        #expect(tween.problems.isEmpty)
        if count < 0 { tween.remove() }
      }
    }
    #expect(hits == 3)
  }

  @Test("what a shorthand makes of its times, or says in their place")
  func shorthandTimes() {
    for isPure in [true, false] {
      cacheHits { stage in
        stage.tweener.registerShorthand("half", isPure: isPure) { call in
          let seconds = call.given(.duration) as? Double ?? 1
          call.parameters["x"] = TweenValue.by(seconds * 10)
          call.parameters[.duration] = seconds / 2
          call.parameters[.repeatDelay] = 0.25
        }
        for seconds in [1.0, 1, 0.5, 1] {
          stage.add([.duration: seconds, .repeat: 1, "half": true])
          stage.add([.duration: seconds, .repeatDelay: seconds, .repeat: 2, "half": true])
        }
        stage.advance(0.3)
      }
    }
  }

  @Test("a curve that a shorthand has taken in, which no tween has")
  func shorthandCurves() {
    let tweener = Tweener()
    tweener.registerShorthand("sampled", isPure: true) { call in
      let easing = call.take(.easing) as? Easing ?? .linear
      call.parameters["x"] = TweenValue.to(easing(0.5))
    }
    let boxes = (1...40).map { number in
      let box = CachedBox()
      tweener.addTween(
        box, [.duration: 1, .easing: Easing.custom { _ in Double(number) }, "sampled": true])
      return box
    }
    #expect(tweener.after(1, boxes.map(\.x)) == (1...40).map(Double.init))
  }

  @Test("a key path with objects, which is not kept")
  func shorthandPaths() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    tweener.registerShorthand("also", isPure: true) { $0.fill(.duration, 1) }
    for turn in 0..<5 {
      let shelf = Shelf()
      tweener.addTween(shelf, [.path(\Shelf.[Index(tracker)]): Double(turn), "also": 1])
      #expect(tweener.after(1, shelf.numbers) == [Double(turn)])
    }
    #expect(tracker.living <= 1)
  }

  @Test("how far it goes from where it starts, also where a getter splits the tween meanwhile")
  func splitWhileReading() {
    cacheHits { stage in
      for _ in 0..<3 {
        let box = CachedBox()
        stage.add(
          [.duration: 1, "x": TweenValue.by(8), .path(\CachedBox.asked): TweenValue.to(3)], to: box)
        box.onRead = { [unowned box] in
          box.onRead = nil
          stage.tweener.pauseTween(box, ["x"])
        }
        stage.advance(0.25)
        stage.tweener.resumeAllTweens()
        stage.advance(0.5)
      }
    }
  }

  @Test("that it moves another tween")
  func playheads() {
    let hits = cacheHits { stage in
      for end in [1.0, 0.5, 0.75] {
        let tween = stage.add([.duration: 2, .paused: true, "x": 100.0])
        for key: TweenKey in ["progress", "rate"] {
          stage.forget()
          let mover = stage.tweener.addTween(tween.playhead, [.duration: 0.5, key: end])
          #expect(stage.tweener.engine.rows.traits(mover.id.slot).contains(.playhead))
        }
        stage.advance(0.3)
      }
    }
    #expect(hits == 2)
  }

  @Test("what is registered between two calls")
  func registrations() {
    let registrations: KeyValuePairs<String, (Tweener) -> Void> = [
      "easing": { $0.registerEasing("mine", .outCubic) },
      "special property": { $0.registerSpecialProperty("x", \CachedBox.y) },
      "alias": { $0.registerSpecialProperty("x", TweenProperty(sameAs: "whole")) },
      "path": { $0.registerSpecialProperty(.path(\CachedBox.x), \CachedBox.y) },
      "splitter": {
        $0.registerPropertySplitter("x", for: CachedBox.self) { ["y": $0, "half": $0] }
      },
      "shorthand": { $0.registerShorthand("x") { call in call.parameters["y"] = call.value } },
      "path shorthand": { $0.registerShorthand(.path(\CachedBox.x)) { $0.parameters["y"] = 3 } },
      "modifier": { $0.registerInterpolation("y") { _ in ["x": { start, _, _ in start }] } },
      "filter": { $0.registerFilter("y") { _ in ["x": { $0 + 1 }] } },
      "fallback": {
        $0.registerFallback(for: CachedBox.self) { _, _ in TweenProperty(\CachedBox.y) }
      },
      "plugin": { $0.install(NamedPlugin { $0.registerSpecialProperty("x", \CachedBox.half) }) },
    ]
    let typed = TweenTemplate<CachedBox>(duration: 1).to(\.x, 5).parameters
    for (name, register) in registrations {
      cacheHits(name) { stage in
        stage.tweener.registerEasing("mine", .inQuad)
        let call: TweenParameters = [.duration: 1.0, .easing: "mine", "x": 9.0]
        for _ in 0..<2 {
          stage.add(call)
          stage.add(typed, to: CachedBox())
        }
        register(stage.tweener)
        #expect(!stage.tweener.sharesPlan(CachedBox(), call), "\(name)")
        #expect(!stage.tweener.sharesPlan(CachedBox(), typed), "\(name)")
        stage.add(call)
        stage.add(typed, to: CachedBox())
      }
    }
  }

  @Test("which class its target is of, behind one static type, and which engine it is made to")
  func classes() {
    let (one, other) = (Tweener(), Tweener())
    other.registerSpecialProperty("x", \CachedBox.half)
    let (box, child, last) = (CachedBox(), CachedChild(), CachedBox())
    for target in [box, child, box, child] { one.addTween(target, ["x": 50.0]) }
    other.addTween(last, ["x": 60.0])
    #expect([box.x, box.y, child.x, child.y, last.x, Double(last.half)] == [50, 2, 1, 50, 1, 60])
  }

  @Test("code of the caller's that adds tweens while an end is brought to bits")
  func reentry() {
    let tweener = Tweener()
    let (outer, inner) = (BusyBox(), BusyBox())
    for _ in 0..<3 { tweener.addTween(outer, [.path(\BusyBox.busy): 1.0]) }
    Busy.onConversion = {
      Busy.onConversion = nil
      tweener.registerEasing("mine", .linear)
      tweener.addTween(inner, [.path(\BusyBox.busy): 2.0])
    }
    tweener.addTween(outer, [.path(\BusyBox.busy): 3.0])
    #expect(outer.busy.doubleValue == 3 && inner.busy.doubleValue == 2)
  }
}

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
