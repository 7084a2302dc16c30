import Foundation
import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Calls that differ in times, plain ends and callbacks alone share a plan from the first on")
struct ServedCallTests {
  /// Values of a property: a call with the first makes a kind known, to which calls with the others belong.
  private static var ends: [(TweenKey, [Any])] {
    [
      ("x", [5.0, 7, -0.0, 1e300, TweenValue.to(7.5)]), ("y", [TweenValue.to(5), 7.5]),
      ("x", [CGFloat(7.5), Float(7.5), UInt16(7), "7.5", " 1e3 ", Double?(7.5) as Any, 8]),
      ("y", ["7.5", TweenValue(kind: .to(CGFloat(2))), TweenValue.to(2 as Int8)]),
      ("whole", [CGFloat(7.5), "7.5", Int32(3)]), ("half", ["0.1", CGFloat(0.1)]),
      ("x", [TweenValue.by(2), TweenValue.by(-3.5), "+=3"]), ("x", ["+=3", "-= 2 ", "+=1e3"]),
      ("observed", [TweenValue.from(2), TweenValue.from(-3.5)]),
      ("middle", [TweenValue.fromTo(2, 3), TweenValue.fromTo(-3.5, 9)]),
      ("whole", [TweenValue.fromTo(2, 3), TweenValue.fromTo(-3, 9)]),
      ("whole", [5, 1 << 53 + 1]), ("half", [5, Float(7.5)]), ("byte", [UInt8(1), 200.0]),
      ("sum", [5, 9]), ("left", [5, 9]), ("inner.width", [5, TweenValue.to(9)]),
      (.path(\CachedBox.y), [5, 6]), (.path(\CachedBox.frame.width), [5, 6]),
      ("point", [SIMD2(1.0, 2), TweenValue.to(SIMD2(3.0, 4))]),
      ("frame", [TweenValue.to(RuleFrame()), RuleFrame(x: 1, y: 2, width: 3, height: 4)]),
      ("place", [SIMD3<Float>(1, 2, 3), SIMD3<Float>(0, 0, 1)]),
      ("tint", [CachedTint.of(1), CachedTint.of(2), mixed(2, CachedTint.mixes)]),
      ("glow", [mixed(1, CachedTint.otherMix), mixed(2, CachedTint.otherMix)]),
      (
        "x", [[1.0, 2, 3], TweenValue.keyframes([7, 8, 9]), [7, 8.5, TweenValue.to(9)] as [Any]]
      ),
      ("half", [[1, 2], [Float(4), 9], TweenValue.to(TweenKeyframes([2, 0]))]),
      ("point", [[SIMD2(1.0, 2), SIMD2(3.0, 4)], [SIMD2(5.0, 2), SIMD2(0.0, 4)]]),
      (
        "x",
        [
          TweenValue.keyframes([1.0, 2], at: [0.25, 1]),
          TweenValue.keyframes([9.0, 7], at: [1, 0.25]),
        ]
      ),
    ]
  }

  private static func mixed(_ number: Double, _ mix: TweenMix<CachedTint>) -> TweenValue {
    TweenValue.to(CachedTint.of(number)).interpolated(by: mix)
  }

  /// Words with which calls are of one kind.
  private static var words: [[TweenParameters]] {
    [
      [[.duration: 2], [.duration: 0.25], [.duration: 0]], [[.duration: 0], [.duration: 1.5]],
      [[.duration: Float(0.1)], [.duration: CGFloat(0.1)], [.duration: 2]],
      [[.delay: 0.25], [.delay: -0.25]], [[.repeat: 1], [.repeat: 0], [.repeat: 3.0]],
      [[.repeat: 0, .repeatDelay: 0], [.repeat: 3, .repeatDelay: 0.5]],
      [
        [.repeat: 2, .delay: 0.1, .repeatsDelay: true],
        [.repeat: 1, .delay: 0.3, .repeatsDelay: true],
      ],
      [[.endDelay: 0.25], [.endDelay: 0]], [[.timeScale: 1], [.timeScale: 0], [.timeScale: 2]],
      [[.useFrames: true, .duration: 3], [.useFrames: true, .duration: 2]],
      [[.onComplete: {}], [.onComplete: { (_: Tween) in }], [.onComplete: Optional({}) as Any]],
      [[.onEnd: {}], [.onEnd: { (_: Tween, _: TweenOutcome) in }]],
      [[.onStart: {}, .onUpdate: {}], [.onStart: { true }, .onUpdate: { @Sendable in }]],
    ]
      + [
        [.easing: "inQuad"], [.easing: Easing.outQuad], [.easing: CallHabit.curve],
        [.autoreverseEasing: CallHabit.curve, "yoyo": true, .repeat: 2], ["min": 2.0, "max": 6],
        [.rounded: true, .overwrite: "atAdd", .retainsTarget: true],
        [.locksInteraction: true, .unlocksInteraction: true, .paused: true],
        [.handover: HandoverMode.smooth], [.repeat: 1, .repeatRefresh: true],
      ].map { [$0, $0] }
  }

  @Test("with other arguments")
  func served() {
    for (key, values) in Self.ends {
      for value in values { #expect(isServed([key: values[0]], [key: value]), "\(key) \(value)") }
    }
    for words in Self.words {
      for other in words {
        #expect(
          isServed(words[0].merging(["x": 5]) { $1 }, other.merging(["x": 6]) { $1 }), "\(other)")
      }
    }
  }

  /// What says more than a plain end, or is wrong.
  private static var other: [Any] {
    let numbers: [Any] = [
      "*=2", "seven", true, Double.nan, -Double.infinity, SIMD4<Double>(), UInt64(1) << 53, "nan",
      CGFloat.infinity, Double?.none as Any, SIMD2(Double.nan, 1), SIMD2<Float>(1, 2),
      [TweenValue.to(3), .by(2)], CachedTint.of(.nan), [1.0, "+=3", 2] as [Any],
    ]
    let values: [TweenValue] = [
      .to(Double.nan), .times(2), .to(7.5).eased(.inQuad), .by(2).eased(.inQuad),
      .to(2).velocity(1),
      .fromTo(2, Double.nan), .by(Double.infinity), .to(1).filtered { $0 }, .offset { $0 },
      .each { (_: Int) in 3.5 }, .ends { ($0, $0 + 1) }, .decay(velocity: 3),
      .by(2).interpolated { start, end, time in start + (end - start) * time },
      .keyframes([1.0, 2], easings: [.inQuad]), .keyframes([.to(1.0), .by(2), .to(3)]),
      .keyframes([1, Double.nan, 3]), .to(SIMD2(1.0, .nan)), .by(SIMD2(1.0, 2)),
      .fromTo(CachedTint.of(1), CachedTint.of(2)),
    ]
    return numbers + values
  }

  /// Calls of different kinds, and such as are read each time.
  private static var read: [(TweenParameters, TweenParameters)] {
    let keyframes = TweenValue.keyframes([1.0, 2, 3])
    let ends: [(Any, Any)] = [
      (5, TweenValue.by(5)), (TweenValue.by(5), TweenValue.from(5)), (TweenValue.from(5), 5),
      (TweenValue.fromTo(1, 5), 5), (keyframes, TweenValue.keyframes([1.0, 2])), (keyframes, 4),
      (keyframes, TweenValue.keyframes([1.0, 2, 3], at: [0, 0.25, 1])),
      (keyframes, keyframes.eased(.inQuad)), (keyframes, keyframes.filtered { $0 }),
    ]
    let other = mixed(1, CachedTint.otherMix)
    let keys: [(TweenParameters, TweenParameters)] = [
      (["x": 5], ["y": 5]), (["x": 5], ["x": 5, "y": 5]), (["x": 5], [.path(\CachedBox.x): 5]),
      (["x": 5], ["x": 5, .onStart: {}]), (["tint": CachedTint.of(2)], ["tint": other]),
      (["tint": other], ["tint": CachedTint.of(2)]),
      (["tint": other], ["tint": mixed(2, CachedTint.mixes)]),
    ]
    let unknown: [TweenParameters] = [
      // What is relative in another way than by a plain number, and what each call reports.
      ["half": TweenValue.by(5)], ["point": TweenValue.by(SIMD2(1.0, 2))], ["x": 5, "z": 1],
      ["time": 1, "x": 5], ["left": 1, "frame": RuleFrame()],
      [.repeat: 1, .repeatRefresh: true, "x": TweenValue.by(5)],
      // More than a pattern knows.
      ["x": keyframes, .easing: CallHabit.curve], [.path(\CachedBox.list[0]): 3],
      [.base: ["y": 4.0] as TweenParameters, "x": 3], [.duration: Duration.seconds(1), "x": 3],
      [.rounded: true, "tint": CachedTint.of(1)], [.easing: { (time: Double) in time }, "x": 3],
    ]
    return keys + ends.map { (["x": $0], ["x": $1]) } + unknown.map { ($0, $0) }
  }

  /// Words with other values, with which a call is of another kind, or wrong.
  private static var otherWords: [(TweenKey, Any, [Any])] {
    [
      (.easing, Easing.inQuad, [Easing.outQuad, "inQuad", CallHabit.curve]),
      (.easing, CallHabit.curve, [Easing.custom { $0 * $0 }, Easing.inQuad]),
      (.duration, 1, [-1, Double.nan, "1", true, 1e300, TweenValue.each { (_: Int) in 2.0 }]),
      (.repeat, 1, [1.5, -2, "2"]), (.timeScale, 1, [-1, 1e9]), (.minimum, 2, [2.0]),
      (.rounded, true, [false]), (.spring, TweenSpring.bouncy, [TweenSpring.snappy]),
      (.onComplete, {}, [3, { (_: Int) in }, Optional<() -> Void>.none as Any]),
    ]
  }

  @Test("but not with what means more")
  func read() {
    for (first, other) in Self.read { #expect(!isServed(first, other), "\(first) \(other)") }
    for (word, first, others) in Self.otherWords {
      for other in others {
        #expect(!isServed([word: first, "x": 5], [word: other, "x": 5]), "\(word) \(other)")
      }
    }
    let repeats: TweenParameters = [.duration: 1, .repeat: 1, "x": 5]
    #expect(!isServed(repeats, [.duration: 0, .repeat: -1, "x": 5]))
    #expect(!isServed(["x": 5], ["x": UInt64(1) << 53 + 1]))
    #expect(!isServed(["x": 5, .onComplete: {}], ["x": 5, "completionBlock": {}]))
    let firsts: [(TweenKey, Any)] = [
      ("x", 5), ("observed", 5), ("point", SIMD2(1.0, 2)), ("tint", CachedTint.of(1)),
      ("whole", TweenValue.fromTo(1, 2)), ("y", TweenValue.by(2)), ("byte", [1, 2]),
    ]
    // A few trials take every fourth pair.
    var pair = 0
    for (key, first) in firsts {
      for other in Self.other {
        pair += 1
        if TrialCount.isFew, pair % 4 != 0 { continue }
        #expect(!isServed([key: first], [key: other]), "\(key) \(other)")
        #expect(!isServed([key: other], [key: first]), "\(other) \(key)")
      }
    }
  }

  @Test("whatever the order of the keys, and by all that has been seen")
  func order() {
    let entries: [(TweenKey, Any)] = [
      (.duration, 1.0), ("x", 9.0), (.path(\CachedBox.y), 8.0), (.easing, "outQuad"), ("half", 7.0),
    ]
    let hits = cacheHits { stage in
      for turn in 0..<12 {
        var parameters: TweenParameters = [:]
        // Another order, and another memory.
        for offset in entries.indices {
          let (key, value) = entries[(offset + turn) % entries.count]
          parameters[key] = value
        }
        stage.add(parameters)
        stage.add(["y": turn])
      }
    }
    #expect(hits == 22)
  }

  // MARK: Callbacks

  @Test("each tween calls its own callbacks, whatever becomes of it in one of them")
  func ownCallback() {
    let events: [TweenKey] = [
      .onStart, .onUpdate, .onRepeat, .onComplete, .onOverwrite, .onReverseComplete, .onPause,
      .onResume, .onEnd,
    ]
    let actions: [(Tween, Tweener) -> Void] = [
      { tween, _ in tween.remove() }, { tween, _ in tween.complete() },
      { tween, _ in tween.restart() },
      { tween, _ in tween.pause() }, { tween, _ in tween.reverse() },
      { _, tweener in tweener.removeAllTweens() },
    ]
    for event in events {
      for (index, action) in actions.enumerated() {
        let hits = cacheHits("\(event) \(index)") { stage in
          let (box, log) = (CachedBox(), stage.log)
          for number in 0..<4 {
            var call: TweenParameters = [.duration: 0.5, "x": number, .repeat: 1]
            for event in events { call[event] = { log.note("\(number) \(event)") } }
            var isFirst = true
            call[event] = { (tween: Tween) in
              log.note("\(number) \(event)!")
              if isFirst, let tweener = log.tweener { action(tween, tweener) }
              isFirst = false
            }
            stage.add(call, to: box)
            stage.advance(0.3)
          }
        }
        #expect(hits == 3, "\(event) \(index)")
      }
    }
  }

  @Test("of every form")
  func forms() {
    let stage = CachedCallStage(forgets: false)
    let tween = stage.tweener.addCaller([.duration: 99])
    let log = CallLog()
    let all = CallbackForms.all(log: log, tween: tween).filter {
      !$0.needsMainActor && !$0.name.contains("Box")
    }
    for form in all { stage.add([.duration: 1, "x": 3.0, .onComplete: form.value]) }
    let ends = CallbackForms.allForEnd(log: log, tween: tween).filter { !$0.needsMainActor }
    for form in ends { stage.add([.duration: 1, "x": 3.0, .onEnd: form.value]) }
    #expect(stage.hits > 40 && stage.hits == stage.callCount - 2)
    stage.advance(2)
    #expect(log.calls.count == stage.callCount)
  }
}
