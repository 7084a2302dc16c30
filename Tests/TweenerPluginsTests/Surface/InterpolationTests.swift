import Testing
import Tweener

/// Two numbers whose length is kept half way: mixed one by one they would shrink.
private struct Arrow: Tweenable, Equatable {
  var x = 1.0
  var y = 0.0
  var label = "kept"

  static var tweenableComponents: [TweenableComponent<Arrow>] { [.init(\.x), .init(\.y)] }

  static var interpolation: ((Arrow, Arrow, Double) -> Arrow)? {
    { start, end, eased in
      let x = start.x + (end.x - start.x) * eased
      let y = start.y + (end.y - start.y) * eased
      let length = (x * x + y * y).squareRoot()
      return Arrow(x: x / length, y: y / length, label: "lost")
    }
  }
}

private final class Gauge: TweenTarget {
  var arrow = Arrow()
  var level = 0.0
  var count = 0
  var limit = 50.0

  static var tweenProperties: TweenProperties {
    [
      "arrow": .init(\Gauge.arrow),
      "level": .init(\Gauge.level),
      "count": .init(\Gauge.count),
    ]
  }
}

/// Properties that do not go straight from start to end.
@Suite struct InterpolationTests {
  private let tweener = Tweener()
  private let gauge = Gauge()

  @Test("A type that mixes itself is asked for what lies between, and keeps what is not a number")
  func ownMix() {
    tweener.addTween(gauge, [.duration: 1, "arrow": Arrow(x: 0, y: 1)])
    #expect(tweener.after(0, gauge.arrow) == Arrow())
    tweener.advance(by: 0.5)
    #expect(gauge.arrow == Arrow(x: 0.5 / 0.5.squareRoot(), y: 0.5 / 0.5.squareRoot()))
    #expect(tweener.after(0.5, gauge.arrow) == Arrow(x: 0, y: 1))
  }

  @Test("One of its numbers may be taken by a newer tween; the rest keeps to the way of the whole")
  func partOfAMix() {
    tweener.addTween(gauge, [.duration: 1, "arrow": Arrow(x: 0, y: 1)])
    tweener.addTween(gauge, [.duration: 1, .path(\Gauge.arrow.x): 9])
    #expect(tweener.after(0.5, gauge.arrow) == Arrow(x: 5, y: 0.5 / 0.5.squareRoot()))
    #expect(tweener.after(0.5, gauge.arrow) == Arrow(x: 9, y: 1))
  }

  @Test("A value's own way comes before the type's, and goes back and forth like any other")
  func valuesWay() {
    let straight = TweenValue.fromTo(Arrow(x: 2, y: 0), Arrow(x: 4, y: 4)).interpolated(
      as: Arrow.self
    ) {
      (start: Arrow, end: Arrow, eased: Double) in
      Arrow(x: start.x + (end.x - start.x) * eased, y: eased * eased)
    }
    tweener.addTween(gauge, [.duration: 1, .repeat: 1, .autoreverse: true, "arrow": straight])
    #expect(
      tweener.values(of: gauge.arrow, after: 0.5, 0.5, 0.25, 0.75)
        == [Arrow(x: 3, y: 0.25), Arrow(x: 4, y: 4), Arrow(x: 3.5, y: 0.5625), Arrow(x: 2, y: 0)])
    #expect(tweener.tweenCount == 0)
  }

  @Test("A way through another type's values is reported, and the rest of the call runs")
  func otherType() {
    let list = ProblemList(of: tweener)
    let wrong = TweenValue.to(5.0).interpolated(as: Arrow.self) { (_: Arrow, end: Arrow, _) in end }
    tweener.addTween(gauge, [.duration: 1, "level": wrong, "count": 10])
    #expect(tweener.after(0.5, list.kinds) == [.wrongPropertyType])
    #expect(gauge.level == 0)
    #expect(gauge.count == 5)
  }

  @Test("An interpolated value passes where its function says and ends on its end")
  func bent() {
    let steps = TweenValue.to(104).interpolated { start, end, eased in
      ((start + (end - start) * eased) / 10).rounded() * 10
    }
    tweener.addTween(gauge, [.duration: 1, "level": steps, "count": steps])
    #expect(tweener.after(0.125, [gauge.level, Double(gauge.count)]) == [10, 10])
    #expect(tweener.after(0.75, gauge.level) == 90)
    #expect(tweener.after(0.125, [gauge.level, Double(gauge.count)]) == [104, 104])
  }

  @Test("Rounding and limits hold for what is interpolated, and for what goes straight beside it")
  func finished() {
    let square = TweenValue.to(100).interpolated { $0 + ($1 - $0) * $2 * $2 }
    tweener.addTween(
      gauge,
      [
        .duration: 1, .rounded: true, .maximum: 80, "level": square, .path(\Gauge.limit): 70.5,
      ])
    #expect(tweener.after(0.125, gauge.level) == 2)
    #expect(gauge.limit == 53)
    #expect(tweener.after(0.875, gauge.level) == 80)
    #expect(gauge.limit == 71)
  }

  @Test("An interpolation from the start sees start and end, and may choose where the tween ends")
  func chosenEnd() {
    func limited(_ value: TweenValue) -> TweenValue {
      value.interpolated(fromStart: Double.self) {
        (_: AnyObject, start: Double, end: inout Double) in
        end = min(end, start + 30)
        return { [end] eased in start + (end - start) * eased }
      }
    }
    tweener.addTween(gauge, [.duration: 1, .delay: 1, "level": limited(.to(100))])
    gauge.level = 10
    #expect(tweener.values(of: gauge.level, after: 1.5, 0.5) == [25, 40])
    tweener.addTween(gauge, [.duration: 1, "level": limited(.by(5))])
    #expect(tweener.after(1, gauge.level) == 45)
  }

  @Test("Many targets of one call have each their own start")
  func manyTargets() {
    let gauges = (0..<3).map { _ in Gauge() }
    for (index, gauge) in gauges.enumerated() { gauge.level = Double(index) * 20 }
    tweener.addTween(
      gauges, [.duration: 1, "level": TweenValue.to(100).interpolated { $0 + ($1 - $0) * $2 }])
    #expect(tweener.after(0.5, gauges.map(\.level)) == [50, 60, 70])
  }

  @Test("A modifier bends the properties it names, and those of the call alone")
  func modifier() {
    let list = ProblemList(of: tweener)
    tweener.registerInterpolation("snap10") { value in
      (value as? [String]).map { names in
        var modified: [TweenKey: ComponentInterpolation] = [:]
        for name in names {
          modified[TweenKey(name)] = { (($0 + ($1 - $0) * $2) / 10).rounded() * 10 }
        }
        return modified
      }
    }
    tweener.addTween(
      gauge, [.duration: 0.5, "level": 104, "count": 104, "snap10": ["level", "arrow"]])
    #expect(tweener.after(0.0625, gauge.level) == 10)
    #expect(gauge.count == 13)
    #expect(tweener.after(0.4375, gauge.level) == 104)
    #expect(list.kinds == [])
    tweener.addTween(gauge, [.duration: 1, "level": 0, "snap10": 5])
    #expect(tweener.after(0.5, gauge.level) == 52)
    #expect(list.kinds == [.splitterRefused])
    tweener.registerInterpolation("snap10") { _ in [:] }
    #expect(list.kinds == [.splitterRefused, .nameRegisteredTwice])
  }

  @Test("Pausing a property leaves its way where it was", arguments: [true, false])
  func pauses(_ whole: Bool) {
    let square = TweenValue.to(16).interpolated { $0 + ($1 - $0) * $2 * $2 }
    tweener.addTween(gauge, [.duration: 1, "level": square, "count": 8])
    tweener.advance(by: 0.5)
    tweener.pauseTween(gauge, whole ? ["level", "count"] : ["level"])
    #expect(tweener.after(0.25, gauge.level) == 4)
    #expect(gauge.count == (whole ? 4 : 6))
    tweener.resumeTween(gauge, ["level"])
    #expect(tweener.after(0.25, gauge.level) == 9)
  }

  @Test("However the way is cut into steps, what is interpolated ends up the same to the bit")
  func divisible() {
    func run(_ steps: [Double]) -> Double {
      let (tweener, gauge) = (Tweener(), Gauge())
      let wave = TweenValue.by(7.3).interpolated { $0 + ($1 - $0) * $2 * ($2 - 0.3) }
      tweener.addTween(
        gauge, [.duration: 0.7, .repeat: 3, .easing: Easing.inOutSine, "level": wave])
      tweener.advance(in: steps)
      return gauge.level
    }
    #expect(run([1.6]) == run([0.7, 0.9]))
    #expect(run([1.6]) == run(Array(repeating: 0.1, count: 16)))
  }
}
