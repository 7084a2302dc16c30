import Testing
import Tweener

private final class Knob: TweenTarget {
  var level = 3.0
  var place = SIMD2(1.0, 2.0)
  var count = 0

  static var tweenProperties: TweenProperties {
    ["level": .init(\Knob.level), "place": .init(\Knob.place), "count": .init(\Knob.count)]
  }
}

/// What every number passes on its way into the target.
@Suite struct FilterTests {
  private let tweener = Tweener()
  private let knob = Knob()
  private let tens: TweenFilter = { ($0 / 10).rounded() * 10 }

  @Test("A filter sees every write, the first and the last too")
  func ends() {
    tweener.addTween(
      knob,
      [
        .duration: 1, "level": TweenValue.to(107).filtered(tens),
        "place": TweenValue.to(SIMD2(44.0, 46)).filtered(tens),
      ])
    tweener.advance(by: 0)
    #expect(knob.level == 0 && knob.place == SIMD2(0, 0))
    tweener.advance(by: 0.5)
    #expect(knob.level == 60 && knob.place == SIMD2(20, 20))
    tweener.advance(by: 0.5)
    #expect(knob.level == 110 && knob.place == SIMD2(40, 50))
  }

  @Test(
    "What a filter does not change arrives to the bit, and what it makes impossible is not taken")
  func bits() {
    tweener.addTween(knob, [.duration: 1, "level": TweenValue.to(-0.0).filtered { $0 }])
    #expect(tweener.after(1, knob.level.sign) == .minus)
    tweener.addTween(knob, [.duration: 1, "level": TweenValue.to(8).filtered { $0 / 0 }])
    #expect(tweener.after(0.5, knob.level) == 4)
    #expect(tweener.after(0.5, knob.level) == 8)
  }

  @Test("Filters follow an interpolation and each other in their order")
  func order() {
    let square = TweenValue.fromTo(0, 100).interpolated { $0 + ($1 - $0) * $2 * $2 }
    tweener.addTween(
      knob,
      [
        .duration: 1, "level": square.filtered(tens).filtered { $0 + 1 },
        "count": TweenValue.fromTo(0, 100).filtered { $0 + 1 }.filtered(tens),
      ])
    #expect(tweener.after(0.5, knob.level) == 31)
    #expect(knob.count == 50)
    tweener.advance(by: 0.5)
    #expect(knob.level == 101 && knob.count == 100)
  }

  @Test("Registered filters work by their order, before the call's rounding and limits")
  func registered() {
    func names(_ value: Any, _ filter: @escaping TweenFilter) -> [TweenKey: TweenFilter]? {
      (value as? [String]).map { names in
        Dictionary(uniqueKeysWithValues: names.map { (TweenKey($0), filter) })
      }
    }
    var kinds: [TweenProblem.Kind] = []
    tweener.onProblem = { kinds.append($0.kind) }
    tweener.registerFilter("half", order: 2) { names($0) { $0 / 2 } }
    tweener.registerFilter("tens", order: 1, { [tens] in names($0, tens) })
    tweener.registerFilter("more", order: 2) { names($0) { $0 + 1.25 } }
    tweener.registerInterpolation("square") { value in
      (value as? String).map { [TweenKey($0): { $0 + ($1 - $0) * $2 * $2 }] }
    }
    tweener.addTween(
      knob,
      [
        .duration: 1, .maximum: 50, "level": TweenValue.fromTo(0, 100), "square": "level",
        "half": ["level", "place"], "tens": ["level", "count"], "more": ["level"],
        "place": SIMD2(9.0, 200),
      ])
    tweener.advance(by: 0.5)
    // 25 is half way between tens and rounds away from zero.
    #expect(knob.level == 16.25)
    #expect(knob.place == SIMD2(2.5, 50))
    #expect(tweener.after(0.5, knob.level) == 50)
    #expect(knob.place == SIMD2(4.5, 50))
    #expect(kinds == [])
    tweener.addTween(knob, ["level": 4, "half": 5])
    #expect(kinds == [.splitterRefused] && knob.level == 4)
    tweener.registerFilter("half") { _ in nil }
    tweener.registerFilter("square") { _ in nil }
    tweener.registerInterpolation("tens") { _ in nil }
    #expect(
      kinds.dropFirst() == [.nameRegisteredTwice, .nameRegisteredTwice, .nameRegisteredTwice])
  }

  @Test("Keyframes may be filtered too")
  func keyframes() {
    let value = TweenValue.to(TweenKeyframes([0, 80, 33], at: [0, 0.5, 1])).filtered(tens)
    tweener.addTween(knob, [.duration: 1, "level": value])
    #expect(tweener.after(0.28125, knob.level) == 50)
    #expect(tweener.after(0.71875, knob.level) == 30)
  }

  @Test("Where the target has a property of a filter's name, the property is meant")
  func sameName() {
    tweener.registerFilter("count") { _ in ["level": { _ in 99 }] }
    tweener.addTween(knob, ["level": 8, "count": 5])
    #expect(knob.level == 8 && knob.count == 5)
  }

  @Test("A splitter keeps the filters of numbers")
  func split() {
    tweener.registerPropertySplitter("both", for: Knob.self) { value in
      TweenValue.map(value) { ($0 as? SIMD2<Double>)?.x }.map { ["level": $0] }
    }
    tweener.addTween(knob, [.duration: 1, "both": TweenValue.to(SIMD2(103.0, 0)).filtered(tens)])
    #expect(tweener.after(0.5, knob.level) == 50)
    #expect(tweener.after(0.5, knob.level) == 100)
  }

  @Test("A value's filter stays where a key of the call interpolates the property, or its type")
  func filterUnderModifiers() {
    tweener.registerInterpolation("square") { _ in
      ["level": { start, end, eased in start + (end - start) * eased * eased }]
    }
    tweener.registerInterpolation("cube", of: Double.self) { _ in
      { start, end, eased in start + (end - start) * eased * eased * eased }
    }
    for (key, middle) in [("square", 30.0), ("cube", 10)] {
      let knob = Knob()
      tweener.addTween(
        knob,
        [.duration: 1, "level": TweenValue.fromTo(0, 104).filtered(tens), TweenKey(key): true])
      tweener.advance(by: 0.5)
      #expect(knob.level == middle, "\(key)")
      tweener.advance(by: 0.5)
      #expect(knob.level == 100, "\(key)")
    }
  }

  /// Motions that find their end by themselves, from a level of 3 to beyond 40.
  private var motions: [TweenValue] {
    let braked = TweenSimulation<Double>(
      acceleration: { _, velocity, _ in -2 * velocity }, isAtRest: { abs($1) < 0.01 })
    return [
      .decay(velocity: 100), .decay(velocity: 100, within: 0...60),
      TweenValue.simulated(braked).velocity(100),
    ]
  }

  @Test(
    "Rounding and limits hold for what moves by itself beside a colour or the like as alone",
    arguments: 0..<3)
  func besideProgress(number: Int) {
    let motion = motions[number]
    for limits in [[.rounded: true], [.maximum: 30, .rounded: true], [.minimum: 5.5]]
      as [TweenParameters]
    {
      let (tweener, alone, beside) = (Tweener(), Knob(), Knob())
      tweener.onProblem = { Issue.record("\($0)") }
      let place: TweenParameters = ["place": TweenValue.to(SIMD2(9.0, 9)).filtered(tens)]
      let call = limits.merging([.duration: 1, "level": motion]) { $1 }
      tweener.addTween(alone, call)
      tweener.addTween(beside, call.merging(place) { $1 })
      for _ in 0..<30 {
        #expect(beside.level == alone.level)
        #expect(tweener.velocity(of: beside, \.level) == tweener.velocity(of: alone, \.level))
        tweener.advance(by: 0.3)
      }
      #expect(beside.place == SIMD2(10, 10))
    }
  }

  @Test("Rounding and limits leave a number its way and its velocity beside a colour or the like")
  func straightBesideProgress() {
    let calls: [TweenParameters] = [
      [.duration: 1, .maximum: 35, "level": 40],
      [.duration: 1, .rounded: true, .repeat: 1, .autoreverse: true, "level": TweenValue.by(7.5)],
      [.duration: 1, .rounded: true, "level": TweenValue.keyframes([10, 40])],
      [.spring: "smooth", .maximum: 1_000, "level": TweenValue.to(10).velocity(500)],
    ]
    for call in calls {
      let (tweener, alone, beside) = (Tweener(), Knob(), Knob())
      tweener.onProblem = { Issue.record("\($0)") }
      let place: TweenParameters = ["place": TweenValue.to(SIMD2(9.0, 9)).filtered(tens)]
      tweener.addTween(alone, call)
      tweener.addTween(beside, call.merging(place) { $1 })
      for _ in 0..<30 {
        tweener.advance(by: 0.08)
        // A spring beside another one may rest later.
        guard tweener.isTweening(alone) else { break }
        #expect(beside.level == alone.level)
        #expect(tweener.velocity(of: beside, \.level) == tweener.velocity(of: alone, \.level))
      }
    }
  }

  @Test("Filters hold for what moves by itself, in a timeline too", arguments: 0..<3)
  func ofMotions(number: Int) {
    let motion = motions[number]
    let (plain, filtered) = (Knob(), Knob())
    let call: TweenParameters = [.maximum: 45, "level": motion]
    tweener.addTween(plain, call)
    tweener.addTween(filtered, [.maximum: 45, "level": motion.filtered(tens).filtered { $0 / 0 }])
    for _ in 0..<30 { #expect(tweener.after(0.3, filtered.level) == min(tens(plain.level), 45)) }
    var timeline = TweenTimeline()
    let member = Knob()
    timeline.add(member, ["level": TweenValue.decay(velocity: 100).filtered(tens)])
    let tween = tweener.addTimeline(timeline)
    tween.seek(to: 0.5)
    #expect(member.level == 30)
    tween.complete()
    #expect(member.level == 50)
  }

  @Test("What rounding, limits and filters cannot reach is reported, and moves without them")
  func unreached() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let added = TweenValue.offset { 33 * $0 }
    tweener.addTween(knob, [.duration: 1, .rounded: true, "level": added])
    #expect(tweener.after(0.5, knob.level) == 19.5)
    tweener.removeAllTweens()
    tweener.addTween(knob, [.duration: 1, "level": added.filtered(tens)])
    #expect(problems.map(\.kind) == [.wrongPropertyType, .wrongPropertyType])
    #expect(problems.allSatisfy { $0.key == "level" && $0.targetType == "Knob" })
  }

  @Test("A filter that follows a path of another type is reported with it")
  func otherType() {
    var kinds: [TweenProblem.Kind] = []
    tweener.onProblem = { kinds.append($0.kind) }
    let wrong = TweenValue.to(5.0).interpolated(as: SIMD2<Double>.self) {
      (_: SIMD2<Double>, end: SIMD2<Double>, _) in end
    }
    tweener.addTween(Knob(), [.duration: 1, "level": wrong.filtered(tens)])
    #expect(kinds == [.wrongPropertyType])
  }
}
