import Testing
import Tweener

/// What every number passes on its way into the target.
@Suite struct FilterTests {
  private let tweener = Tweener()
  private let dot = FilterTests.dot()
  private let tens: TweenFilter = { ($0 / 10).rounded() * 10 }

  private static func dot() -> Dot { Dot(x: 3, place: SIMD2(1, 2)) }

  @Test("A filter sees every write, the first and the last too")
  func ends() {
    tweener.addTween(
      dot,
      [
        .duration: 1, "x": TweenValue.to(107).filtered(tens),
        "place": TweenValue.to(SIMD2(44.0, 46)).filtered(tens),
      ])
    #expect(
      tweener.values(of: [dot.x, dot.place.x, dot.place.y], after: 0, 0.5, 0.5)
        == [[0, 0, 0], [60, 20, 20], [110, 40, 50]])
  }

  @Test("Keyframes that are all at the beginning show the last of them, filtered")
  func keyframesAtZero() {
    tweener.addTween(
      dot, [.duration: 1, "x": TweenValue.keyframes([90, 47], at: [0, 0]).filtered(tens)])
    #expect(tweener.values(of: dot.x, after: 0.25, 0.5, 0.25) == [50, 50, 50])
  }

  @Test("A speed measures the way of what is filtered")
  func speed() {
    let tween = tweener.addTween(
      dot, [.unitsPerSecond: 50, "x": TweenValue.fromTo(0, 100).filtered { $0 }])
    #expect(tweener.values(of: dot.x, after: 0.5, 1) == [25, 75])
    #expect(tween.duration == 2 && tween.problems.isEmpty)
  }

  @Test("What a filter leaves arrives to the bit, and what it makes impossible is not taken")
  func bits() {
    tweener.addTween(dot, [.duration: 1, "x": TweenValue.to(-0.0).filtered { $0 }])
    #expect(tweener.after(1, dot.x.sign) == .minus)
    tweener.addTween(dot, [.duration: 1, "x": TweenValue.to(8).filtered { $0 / 0 }])
    #expect(tweener.values(of: dot.x, after: 0.5, 0.5) == [4, 8])
  }

  @Test("Filters follow an interpolation and each other in their order")
  func order() {
    let square = TweenValue.fromTo(0, 100).interpolated { $0 + ($1 - $0) * $2 * $2 }
    tweener.addTween(
      dot,
      [
        .duration: 1, "x": square.filtered(tens).filtered { $0 + 1 },
        "count": TweenValue.fromTo(0, 100).filtered { $0 + 1 }.filtered(tens),
      ])
    let shown = tweener.values(of: [dot.x, Double(dot.count)], after: 0.5, 0.5)
    #expect(shown == [[31, 50], [101, 100]])
  }

  @Test("Registered filters work by their order, before the call's rounding and limits")
  func registered() {
    func names(_ value: Any, _ filter: @escaping TweenFilter) -> [TweenKey: TweenFilter]? {
      (value as? [String]).map { names in
        Dictionary(uniqueKeysWithValues: names.map { (TweenKey($0), filter) })
      }
    }
    let list = ProblemList(of: tweener)
    tweener.registerFilter("half", order: 2) { names($0) { $0 / 2 } }
    tweener.registerFilter("tens", order: 1, { [tens] in names($0, tens) })
    tweener.registerFilter("more", order: 2) { names($0) { $0 + 1.25 } }
    tweener.registerInterpolation("square") { value in
      (value as? String).map { [TweenKey($0): { $0 + ($1 - $0) * $2 * $2 }] }
    }
    tweener.addTween(
      dot,
      [
        .duration: 1, .maximum: 50, "x": TweenValue.fromTo(0, 100), "square": "x",
        "half": ["x", "place"], "tens": ["x", "count"], "more": ["x"],
        "place": SIMD2(9.0, 200),
      ])
    tweener.advance(by: 0.5)
    // 25 is half way between tens and rounds away from zero.
    #expect(dot.x == 16.25)
    #expect(dot.place == SIMD2(2.5, 50))
    #expect(tweener.after(0.5, dot.x) == 50)
    #expect(dot.place == SIMD2(4.5, 50))
    #expect(list.kinds == [])
    tweener.addTween(dot, ["x": 4, "half": 5])
    #expect(list.kinds == [.splitterRefused] && dot.x == 4)
    tweener.registerFilter("half") { _ in nil }
    tweener.registerFilter("square") { _ in nil }
    tweener.registerInterpolation("tens") { _ in nil }
    #expect(
      list.kinds.dropFirst() == [.nameRegisteredTwice, .nameRegisteredTwice, .nameRegisteredTwice])
  }

  @Test("Keyframes may be filtered too")
  func keyframes() {
    let value = TweenValue.to(TweenKeyframes([0, 80, 33], at: [0, 0.5, 1])).filtered(tens)
    tweener.addTween(dot, [.duration: 1, "x": value])
    #expect(tweener.values(of: dot.x, after: 0.28125, 0.71875) == [50, 30])
  }

  @Test("Where the target has a property of a filter's name, the property is meant")
  func sameName() {
    tweener.registerFilter("count") { _ in ["x": { _ in 99 }] }
    tweener.addTween(dot, ["x": 8, "count": 5])
    #expect(dot.x == 8 && dot.count == 5)
  }

  @Test("A splitter keeps the filters of numbers")
  func split() {
    tweener.registerPropertySplitter("both", for: Dot.self) { value in
      TweenValue.map(value) { ($0 as? SIMD2<Double>)?.x }.map { ["x": $0] }
    }
    tweener.addTween(dot, [.duration: 1, "both": TweenValue.to(SIMD2(103.0, 0)).filtered(tens)])
    #expect(tweener.values(of: dot.x, after: 0.5, 0.5) == [50, 100])
  }

  @Test("A value's filter stays where a key of the call interpolates the property, or its type")
  func filterUnderModifiers() {
    tweener.registerInterpolation("square") { _ in
      ["x": { start, end, eased in start + (end - start) * eased * eased }]
    }
    tweener.registerInterpolation("cube", of: Double.self) { _ in
      { start, end, eased in start + (end - start) * eased * eased * eased }
    }
    for (key, middle) in [("square", 30.0), ("cube", 10)] {
      let dot = Self.dot()
      tweener.addTween(
        dot,
        [.duration: 1, "x": TweenValue.fromTo(0, 104).filtered(tens), TweenKey(key): true])
      tweener.advance(by: 0.5)
      #expect(dot.x == middle, "\(key)")
      tweener.advance(by: 0.5)
      #expect(dot.x == 100, "\(key)")
    }
  }

  /// Motions that find their end by themselves, from 3 to beyond 40.
  private var motions: [TweenValue] {
    let braked = TweenSimulation<Double>(
      acceleration: { _, velocity, _ in -2 * velocity }, isAtRest: { abs($1) < 0.01 })
    return [
      .decay(velocity: 100), .decay(velocity: 100, within: 0...60),
      TweenValue.simulated(braked).velocity(100),
    ]
  }

  /// Plays a call alone, and beside a value that goes by progress, and expects the same number and velocity of both.
  private func expectSameBesideProgress(_ call: TweenParameters, every step: Double) -> Dot {
    let (tweener, alone, beside) = (quiet(), Self.dot(), Self.dot())
    let place: TweenParameters = ["place": TweenValue.to(SIMD2(9.0, 9)).filtered(tens)]
    tweener.addTween(alone, call)
    tweener.addTween(beside, call.merging(place) { $1 })
    for _ in 0..<30 {
      #expect(beside.x == alone.x)
      #expect(tweener.velocity(of: beside, \.x) == tweener.velocity(of: alone, \.x))
      tweener.advance(by: step)
      // A spring beside another one may rest later.
      guard call[.spring] == nil || tweener.isTweening(alone) else { break }
    }
    return beside
  }

  @Test(
    "Rounding and limits hold for what moves by itself beside a colour or the like as alone",
    arguments: 0..<3)
  func besideProgress(number: Int) {
    for limits in [[.rounded: true], [.maximum: 30, .rounded: true], [.minimum: 5.5]]
      as [TweenParameters]
    {
      let call = limits.merging([.duration: 1, "x": motions[number]]) { $1 }
      #expect(expectSameBesideProgress(call, every: 0.3).place == SIMD2(10, 10))
    }
  }

  @Test("Rounding and limits leave a number its way and its velocity beside a colour or the like")
  func straightBesideProgress() {
    let calls: [TweenParameters] = [
      [.duration: 1, .maximum: 35, "x": 40],
      [.duration: 1, .rounded: true, .repeat: 1, .autoreverse: true, "x": TweenValue.by(7.5)],
      [.duration: 1, .rounded: true, "x": TweenValue.keyframes([10, 40])],
      [.spring: "smooth", .maximum: 1_000, "x": TweenValue.to(10).velocity(500)],
    ]
    for call in calls { _ = expectSameBesideProgress(call, every: 0.08) }
  }

  @Test("Filters hold for what moves by itself, in a timeline too", arguments: 0..<3)
  func ofMotions(number: Int) {
    let motion = motions[number]
    let (plain, filtered) = (Self.dot(), Self.dot())
    let call: TweenParameters = [.maximum: 45, "x": motion]
    tweener.addTween(plain, call)
    tweener.addTween(filtered, [.maximum: 45, "x": motion.filtered(tens).filtered { $0 / 0 }])
    for _ in 0..<30 { #expect(tweener.after(0.3, filtered.x) == min(tens(plain.x), 45)) }
    var timeline = TweenTimeline()
    let member = Self.dot()
    timeline.add(member, ["x": TweenValue.decay(velocity: 100).filtered(tens)])
    let tween = tweener.addTimeline(timeline)
    tween.seek(to: 0.5)
    #expect(member.x == 30)
    tween.complete()
    #expect(member.x == 50)
  }

  @Test("What rounding, limits and filters cannot reach is reported, and moves without them")
  func unreached() {
    let list = ProblemList(of: tweener)
    let added = TweenValue.offset { 33 * $0 }
    tweener.addTween(dot, [.duration: 1, .rounded: true, "x": added])
    #expect(tweener.after(0.5, dot.x) == 19.5)
    tweener.removeAllTweens()
    tweener.addTween(dot, [.duration: 1, "x": added.filtered(tens)])
    #expect(list.kinds == [.wrongPropertyType, .wrongPropertyType])
    #expect(list.problems.allSatisfy { $0.key == "x" && $0.targetType == "Dot" })
  }

  @Test("A filter that follows a path of another type is reported with it")
  func otherType() {
    let list = ProblemList(of: tweener)
    let wrong = TweenValue.to(5.0).interpolated(as: SIMD2<Double>.self) {
      (_: SIMD2<Double>, end: SIMD2<Double>, _) in end
    }
    tweener.addTween(Dot(), [.duration: 1, "x": wrong.filtered(tens)])
    #expect(list.kinds == [.wrongPropertyType])
  }
}
