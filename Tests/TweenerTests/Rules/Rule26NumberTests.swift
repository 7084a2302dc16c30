import Testing

@testable import Tweener

@Suite("Rule 26: numbers beyond what a property holds")
struct Rule26NumberTests {
  private let gauge = RuleGauge()

  private func stage(_ gauge: RuleGauge) -> RuleStage {
    gauge.float = 2
    gauge.double = 1
    return RuleStage()
  }

  /// Calls whose number no `Float` holds.
  private static let floats: [(how: String, value: @Sendable () -> Any)] = [
    ("number", { 1e300 }), ("text", { "1e300" }), ("to", { TweenValue.to(-1e300) }),
    ("from", { TweenValue.from(1e300) }), ("fromTo", { TweenValue.fromTo(0, 1e300) }),
    ("by", { TweenValue.by(1e300) }), ("keyframes", { TweenValue.keyframes([1, 1e300, 2]) }),
    ("keyframes by", { TweenValue.keyframes([TweenValue.by(1e300), TweenValue.to(2)]) }),
  ]

  @Test("26 what a Float cannot hold is refused and reported", arguments: 0..<floats.count)
  func float(_ way: Int) {
    let (how, value) = Self.floats[way]
    // Twice: the second call is like one that was read before.
    for parameters: TweenParameters in [[.duration: 1], [.duration: 1, .delay: 0.5]] {
      let gauge = RuleGauge()
      let stage = stage(gauge)
      for _ in 0..<2 {
        stage.tweener.addTween(gauge, parameters.merging(["float": value(), "double": 3]) { $1 })
        for _ in 0..<4 { stage.tweener.advance(by: 0.5) }
        #expect(gauge.float == 2, "\(how)")
        #expect(gauge.double == 3)
      }
      #expect(stage.kinds == [.numberOutOfRange, .numberOutOfRange], "\(how)")
      #expect(stage.problems.allSatisfy { $0.key == "\"float\"" || $0.key == "float" })
      #expect(stage.problems.first?.fault == "lies beyond what a Float holds")
      #expect(stage.problems.first?.targetType == "RuleGauge")
    }
  }

  @Test("26 after a call that is right, one that is not is refused all the same")
  func afterSound() {
    let stage = stage(gauge)
    for end in [5, 1e300, 6, -1e300] as [Double] {
      stage.tweener.addTween(gauge, [.duration: 1, "float": end])
      stage.tweener.advance(by: 1)
    }
    #expect(gauge.float == 6)
    #expect(stage.problems.map(\.value) == ["1e+300", "-1e+300"])
    for end in [8, 1e300] as [Double] {
      stage.tweener.addTween(gauge, [.duration: 1, "float": TweenValue.fromTo(1, end)])
      stage.tweener.advance(by: 1)
    }
    #expect(gauge.float == 8)
    #expect(stage.problems.count == 3)
  }

  @Test(
    "26 a change or a factor that leads beyond is refused at the start",
    arguments: [true, false], [true, false])
  func relative(isHeard: Bool, isDirect: Bool) {
    let wide: [(TweenKey, TweenValue)] = [
      ("double", .times(1.7e308)), ("double", .by(1.7e308)), ("float", .times(1e300)),
      ("float", .by(3.4e38)),
    ]
    for (key, value) in wide {
      let gauge = RuleGauge()
      let stage = RuleStage(directWrites: isDirect)
      (gauge.double, gauge.float) = (1.5e308, 3e38)
      let start = (gauge.double, gauge.float)
      var parameters: TweenParameters = [.duration: 1, key: value, "other": 4]
      if isHeard { parameters[.onUpdate] = {} }
      let tween = stage.tweener.addTween(gauge, parameters)
      #expect(stage.problems.isEmpty)
      for _ in 0..<3 {
        #expect(stage.after(0.5, (gauge.double, gauge.float)) == start, "\(key) \(value)")
      }
      #expect(gauge.other == 4)
      #expect(stage.kinds == [.numberOutOfRange])
      #expect(stage.keys == [key.description])
      #expect(stage.problems.map(\.value) == ["\(value)"])
      #expect(tween.problems == stage.problems)
      #expect(tween.outcome == .completed)
      #expect(stage.tweener.engine.brokenInvariants() == [])
    }
  }

  @Test("26 many that start at once, of which some lead beyond, start as if alone")
  func batch() {
    let stage = RuleStage()
    let gauges = (0..<40).map { index in
      let gauge = RuleGauge()
      gauge.double = index.isMultiple(of: 3) ? 1.5e308 : 1
      return gauge
    }
    // A tween of each that loses, another time.
    for _ in 0..<2 {
      for gauge in gauges {
        stage.tweener.addTween(gauge, [.duration: 1, "double": TweenValue.by(1e308)])
      }
      stage.tweener.advance(by: 0.25)
    }
    stage.tweener.advance(by: 2)
    for (index, gauge) in gauges.enumerated() {
      let isFar = index.isMultiple(of: 3)
      #expect(isFar ? gauge.double == 1.5e308 : gauge.double == 1e308 * 0.25 + 1e308)
    }
    #expect(stage.problems.count == 28)
    #expect(stage.tweener.tweenCount == 0)
    #expect(stage.tweener.engine.brokenInvariants() == [])
  }

  @Test("26 whoever hears of it may end what starts with it")
  func reentrant() {
    let stage = RuleStage()
    let gauges = (0..<20).map { _ in RuleGauge() }
    for gauge in gauges { gauge.double = 1.5e308 }
    var heard = 0
    stage.tweener.onProblem = { _ in
      heard += 1
      stage.tweener.removeAllTweens()
      if heard == 1 { stage.tweener.addTween(gauges[0], [.duration: 1, "double": 5]) }
    }
    for gauge in gauges {
      stage.tweener.addTween(gauge, [.duration: 1, "double": TweenValue.by(1e308)])
      stage.tweener.addTween(
        gauge, [.duration: 1, "other": TweenValue.times(2), "double": TweenValue.times(3)])
    }
    stage.tweener.advance(by: 0.5)
    #expect(stage.after(2, heard) > 0)
    #expect(stage.tweener.engine.brokenInvariants() == [])
    #expect(gauges.dropFirst().allSatisfy { $0.double == 1.5e308 })
  }

  @Test("26 a spring, a decay, and each of more plays are refused too; plays are reported once")
  func motions() {
    let stage = RuleStage()
    gauge.double = 1.5e308
    gauge.float = 3e38
    stage.tweener.addTween(gauge, [.spring: TweenSpring.smooth, "double": TweenValue.by(1e308)])
    stage.tweener.addTween(gauge, ["float": TweenValue.decay(velocity: 1e200)])
    #expect(stage.tweener.after(0.25, (gauge.double, gauge.float)) == (1.5e308, 3e38))
    #expect(stage.keys == ["double", "float"])
    stage.tweener.advance(by: 5)
    let other = RuleGauge()
    other.double = 1e308
    stage.tweener.addTween(
      other,
      [.duration: 1, .repeat: 9, .repeatRefresh: true, "double": TweenValue.by(0.5e308)])
    #expect(stage.tweener.after(20, other.double) == 1.5e308)
    #expect(stage.problems.count == 3)
  }

  @Test("26 with an interpolation of its own, and in keyframes, what leads beyond stays")
  func samplers() {
    let stage = RuleStage()
    gauge.double = 1.5e308
    gauge.float = 3e38
    stage.tweener[gauge].add([
      .duration: 1, "double": TweenValue.by(1e308).filtered { $0 },
      "float": TweenValue.keyframes([TweenValue.times(1e30), TweenValue.by(-1e38)]),
    ])
    for _ in 0..<5 {
      #expect(stage.tweener.after(0.3, gauge.double) == 1.5e308)
      #expect(gauge.float.isFinite)
    }
    #expect(abs(gauge.float - 2e38) < 1e33)
  }

  @Test("26 ends that a function makes are reported where they are not finite, once for all plays")
  func functions() {
    for ends in [(0, Double.infinity), (-.infinity, 1), (.nan, .nan)] as [(Double, Double)] {
      let gauge = RuleGauge()
      let stage = stage(gauge)
      let value = TweenValue.ends { (_: Double) in ends }
      let line = UInt(#line + 1)
      let tween = stage.tweener[gauge].add([
        .duration: 1, .repeat: 2, .repeatRefresh: true, "double": value, "float": value, "other": 8,
      ])
      #expect(stage.tweener.after(2.5, (gauge.double, gauge.float, gauge.other)) == (1, 2, 8))
      #expect(stage.kinds == [.numberOutOfRange, .numberOutOfRange])
      #expect(stage.keys == ["float", "double"])
      #expect(stage.problems.allSatisfy { $0.fault == "not finite" && $0.line == line })
      #expect(tween.problems == stage.problems)
    }
  }

  @Test("26 keyframes that lead beyond are reported, and stay at the one before")
  func farKeyframes() {
    let stage = RuleStage()
    let far: TweenValue = .keyframes([TweenValue.by(1e308), TweenValue.by(1e308)])
    stage.tweener.addTween(gauge, [.duration: 1, "double": far])
    #expect(stage.tweener.after(0.5, gauge.double) == 1e308)
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(stage.problems.first?.fault == "lies beyond what a Double holds")
    #expect(stage.tweener.after(0.5, gauge.double) == 1e308)
    stage.tweener.addTween(
      RuleGauge(), [.duration: 1, "double": TweenValue.keyframes([.by(1e308), .by(-1e308)])])
    #expect(stage.tweener.after(1, stage.problems.count) == 1)
  }

  @Test("26 in a timeline it is the timeline's report")
  func timeline() {
    let stage = RuleStage()
    gauge.double = 1.5e308
    let timeline = TweenTimeline.of(
      gauge, [.duration: 1, "double": TweenValue.times(9), "other": 2], [.duration: 1, "double": 7])
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.tweener.after(0.5, (gauge.double, gauge.other)) == (1.5e308, 1))
    #expect(tween.problems.map(\.value) == [".times(9.0)"])
    #expect(stage.tweener.after(2, gauge.double) == 7)
  }

  @Test(
    "26 a limit to which no Float can be clamped is refused and reported; one beyond it is none",
    arguments: [true, false])
  func limits(isMinimum: Bool) {
    let stage = stage(gauge)
    let (limit, far) = isMinimum ? ("minimum", 1e300) : ("maximum", -1e300)
    for number in [far, -far] {
      stage.tweener.addTween(gauge, [.duration: 1, TweenKey(limit): number, "float": 4])
      #expect(stage.tweener.after(1, gauge.float) == (number == far ? 2 : 4))
    }
    #expect(stage.kinds == [.numberOutOfRange] && stage.problems.first?.key == limit)
  }
}

private final class RuleGauge: TweenTarget {
  var float: Float = 0
  var double = 0.0
  var other = 0.0
  static var tweenProperties: TweenProperties {
    [
      "float": .init(\RuleGauge.float), "double": .init(\RuleGauge.double),
      "other": .init(\RuleGauge.other),
    ]
  }
}
