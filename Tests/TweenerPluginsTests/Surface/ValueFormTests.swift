import Testing
import Tweener

private struct Heading: Tweenable, Equatable {
  var degrees = 350.0

  static var tweenableComponents: [TweenableComponent<Heading>] {
    [.init(\.degrees, period: 360)]
  }
  static func converted(from value: Any) -> Heading? {
    switch value {
    case let name as String: ["north": 0.0, "east": 90][name].map { Heading(degrees: $0) }
    default: nil
    }
  }
}

private final class Ship {
  var heading = Heading()
  var speed = 4.0
  var place = SIMD2(1.0, 2.0)
}

/// What a property's value may be besides a value of its type.
@Suite struct ValueFormTests {
  private let tweener = Tweener()
  private let ship = Ship()

  @Test("A number with a period goes the short way however it is given", arguments: 0..<6)
  func shortWay(form: Int) {
    let forms: [Any] = [
      10.0, 10, "10", TweenValue.to(10), [350.0, 10.0], TweenValue.fromTo(350.0, 10.0),
    ]
    tweener.addTween(ship, [.duration: 1, .path(\Ship.heading): forms[form]])
    #expect(tweener.after(0.5, ship.heading.degrees.truncatingRemainder(dividingBy: 360)) == 0)
    #expect(tweener.after(0.5, ship.heading.degrees) == 10)
  }

  @Test(
    "A number with a period goes the short way and arrives as given",
    arguments: [
      (350.0, 10.0, 0.0), (10, 350, 0), (0, 90, 45), (0, 180, 90), (180, 0, 90), (0, 540, 450),
      (720, 10, 5), (-350, 350, 360), (0, 181, 270.5),
    ])
  func shortWay(start: Double, end: Double, middle: Double) {
    ship.heading.degrees = start
    tweener.addTween(ship, [.duration: 1, .path(\Ship.heading): Heading(degrees: end)])
    tweener.advance(by: 0.5)
    let turned = (ship.heading.degrees - middle) / 360
    #expect(turned == turned.rounded(), "\(ship.heading.degrees) is not \(middle)")
    #expect(tweener.after(0.5, ship.heading.degrees) == end)
  }

  @Test("Between two values too it goes the short way; a change and the number itself go as told")
  func otherForms() {
    let path = TweenKey.path(\Ship.heading)
    tweener.addTween(
      ship,
      [.duration: 1, path: TweenValue.fromTo(Heading(degrees: 0), Heading(degrees: 300))])
    #expect(tweener.after(0.5, ship.heading.degrees) == 330)
    tweener.addTween(ship, [path: TweenValue.fromTo(Heading(degrees: 0), Heading(degrees: 0))])
    tweener.addTween(ship, [.duration: 1, path: TweenValue.by(Heading(degrees: 300))])
    #expect(tweener.after(0.5, ship.heading.degrees) == 150)
    tweener.addTween(ship, [.duration: 1, .path(\Ship.heading.degrees): 750])
    #expect(tweener.after(0.5, ship.heading.degrees) == 450)
  }

  @Test("A value that stands for one of the property's type is taken for it")
  func converted() {
    tweener.addTween(ship, [.duration: 1, .path(\Ship.heading): "east"])
    #expect(tweener.after(0.5, ship.heading.degrees) == 40)
    let list = ProblemList(of: tweener)
    tweener.addTween(ship, [.duration: 1, .path(\Ship.heading): "up"])
    #expect(list.kinds == [.wrongPropertyType])
  }

  @Test("A computed value is made once, from what the property holds when the tween starts")
  func computed() {
    var calls = 0
    let doubled = TweenValue.ends {
      calls += 1
      return ($0, $0 * 2)
    }
    tweener.addTween(
      ship, [.duration: 1, .delay: 1, .path(\Ship.speed): doubled, .path(\Ship.place): doubled])
    ship.speed = 5
    #expect(tweener.after(1.5, ship.speed) == 7.5)
    #expect(ship.place == SIMD2(1.5, 3))
    #expect(tweener.after(1, ship.speed) == 10)
    #expect(calls == 3)
  }

  @Test("A computed value that is not finite leaves the property where it is")
  func notFinite() {
    tweener.addTween(ship, [.duration: 1, .path(\Ship.speed): TweenValue.ends { ($0, $0 / 0) }])
    #expect(tweener.values(of: ship.speed, after: 0.5, 0.5) == [4, 4])
  }

  @Test("A splitter makes parts of any form of value")
  func map() {
    tweener.registerPropertySplitter("both", for: Ship.self) { value in
      TweenValue.map(value) { ($0 as? SIMD2<Double>)?.x }.map { [.path(\Ship.speed): $0] }
    }
    func speed(_ value: Any) -> Double {
      ship.speed = 4
      tweener.addTween(ship, [.duration: 1, "both": value])
      tweener.advance(by: 0.5)
      tweener.removeAllTweens()
      return ship.speed
    }
    let ten = SIMD2(10.0, 0)
    let forms: [Any] = [
      ten, TweenValue.to(ten), TweenValue.by(ten), TweenValue.times(ten), TweenValue.from(ten),
      TweenValue.fromTo(ten, SIMD2(30.0, 0)), "+=2", TweenValue.ends { ($0, -$0) },
    ]
    #expect(forms.map(speed) == [7, 7, 9, 22, 7, 20, 5, 0])
    let list = ProblemList(of: tweener)
    #expect(speed("ten") == 4)
    #expect(list.kinds == [.splitterRefused])
  }
}
