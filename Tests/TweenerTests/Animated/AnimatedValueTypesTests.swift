import Testing

@testable import Tweener

private struct Place: Tweenable, Equatable {
  var x = 0.0
  var y: Float = 0
  static var tweenableComponents: [TweenableComponent<Place>] { [.init(\.x), .init(\.y)] }
}

private struct Pin: Tweenable, Equatable {
  var place = Place()
  var size = 1.0
  var title = "pin"
  static var tweenableComponents: [TweenableComponent<Pin>] {
    TweenableComponent.all(of: \Pin.place) + [.init(\.size)]
  }
}

/// Goes its own way: by the square of the share.
private struct Shade: Tweenable, Equatable {
  var light = 0.0
  static var tweenableComponents: [TweenableComponent<Shade>] { [.init(\.light)] }
  static var interpolation: ((Shade, Shade, Double) -> Shade)? {
    { Shade(light: $0.light + ($1.light - $0.light) * $2 * $2) }
  }
}

@Suite("A value on its own, of every kind of type")
struct AnimatedValueTypesTests {
  private let stage = RuleStage()
  private var tweener: Tweener { stage.tweener }
  private let spring = TweenSpring.bouncy

  @Test("a Float springs to the nearest Float of what a Double would be")
  func float() {
    let value = AnimatedValue(Float(1), on: tweener)
    var heard: [Float] = []
    value.onChange = { heard.append($0) }
    value.spring(to: 3, spring, velocity: 7)
    for step in 1...10 {
      tweener.advance(by: 0.0625)
      let wanted = Float(spring.value(from: 1, to: 3, velocity: 7, at: Double(step) * 0.0625))
      #expect(value.value == wanted)
    }
    #expect(heard.count == 10)
    #expect(value.velocity == Float(spring.velocity(from: 1, to: 3, velocity: 7, at: 0.625)))
  }

  @Test("a whole number is heard where it changes, and no more")
  func int() {
    let value = AnimatedValue(0, on: tweener)
    var heard: [Int] = []
    value.onChange = { heard.append($0) }
    value.animate(to: 3, duration: 3, easing: .linear)
    for _ in 0..<30 { tweener.advance(by: 0.1) }
    #expect(heard == [1, 2, 3])
    value.spring(to: 100, spring, velocity: 40)
    tweener.advance(by: 0.125)
    let exact = spring.value(from: 3, to: 100, velocity: 40, at: 0.125)
    #expect(value.value == Int(exact.rounded()))
    value.value = 3
    #expect(value.velocity == 0)
  }

  @Test("each component of a vector goes by itself, with its own velocity")
  func vectors() {
    let two = AnimatedValue(SIMD2(1.0, 2.0), on: tweener)
    let four = AnimatedValue(SIMD4<Float>(1, 2, 3, 4), on: tweener)
    var heard = 0
    two.onChange = { _ in heard += 1 }
    two.spring(to: SIMD2(5, -5), spring, velocity: SIMD2(10, 0))
    four.animate(to: SIMD4(5, 6, 7, 8), duration: 1, easing: .linear)
    tweener.advance(by: 0.25)
    #expect(
      two.value
        == SIMD2(
          spring.value(from: 1, to: 5, velocity: 10, at: 0.25),
          spring.value(from: 2, to: -5, at: 0.25)))
    #expect(two.velocity.x == spring.velocity(from: 1, to: 5, velocity: 10, at: 0.25))
    #expect(heard == 1)
    #expect(four.value == SIMD4(2, 3, 4, 5))
    #expect(four.velocity == SIMD4(4, 4, 4, 4))
    four.stop()
    #expect(four.velocity == .zero)
  }

  @Test("values in values move with all their numbers, and keep what is no number")
  func nested() {
    let value = AnimatedValue(Pin(title: "mine"), on: tweener)
    var heard: [Pin] = []
    value.onChange = { heard.append($0) }
    value.spring(to: Pin(place: Place(x: 8, y: 4), size: 2, title: "other"), spring)
    tweener.advance(by: 0.25)
    let share = spring.value(from: 0, to: 1, at: 0.25)
    #expect(abs(value.value.place.x - 8 * share) < 1e-12)
    #expect(value.value.place.y == Float(spring.value(from: 0, to: 4, at: 0.25)))
    #expect(value.value.size == spring.value(from: 1, to: 2, at: 0.25))
    #expect(value.value.title == "mine")
    #expect(value.velocity.place.x == spring.velocity(from: 0, to: 8, at: 0.25))
    #expect(heard == [value.value])
    value.stop()
    #expect(value.velocity == Pin(place: Place(), size: 0, title: "mine"))
  }

  @Test("what is no number is heard when it is set by hand")
  func noNumber() {
    let value = AnimatedValue(Pin(), on: tweener)
    var heard: [String] = []
    value.onChange = { heard.append($0.title) }
    value.value.title = "pin"
    value.value.title = "new"
    value.value.size = .nan
    value.value = value.value
    #expect(heard == ["new", "new"])
  }

  @Test("a number in it is tweened by its path, and is the number that the whole has")
  func parts() {
    let value = AnimatedValue(Pin(), on: tweener)
    var heard = 0
    value.onChange = { _ in heard += 1 }
    let whole = value.animate(
      to: Pin(place: Place(x: 8, y: 8), size: 9), duration: 1, easing: .linear)
    tweener.advance(by: 0.5)
    let part = tweener.addTween(value, duration: 1) { $0.to(\.value.place.x, 0) }
    #expect(tweener.after(0.25, value.value) == Pin(place: Place(x: 3, y: 6), size: 7))
    #expect([whole, part].map(\.state) == [.running, .running])
    #expect(heard == 2 || heard == 3)
    let inner = tweener.addTween(
      value, [.duration: 1, .path(\AnimatedValue<Pin>.value.place): Place(x: 7, y: 2)])
    #expect(tweener.after(0.5, value.value) == Pin(place: Place(x: 5, y: 4), size: 9))
    #expect(part.outcome == .overwritten(by: inner))
    value.value = Pin()
    #expect(inner.outcome == .removed)
    #expect(stage.problems.isEmpty)
  }

  @Test("one coordinate of a vector has a path")
  func coordinate() {
    let value = AnimatedValue(SIMD2(0.0, 0.0), on: tweener)
    let tween = tweener.addTween(value, spring: spring) { $0.to(\.value.y, 4) }
    #expect(tweener.after(0.25, value.value) == SIMD2(0, spring.value(from: 0, to: 4, at: 0.25)))
    #expect(tween.state == .running)
    value.value.x = 1
    #expect(tween.outcome == .removed)
  }

  @Test("a property of the caller's that sets the value moves it too")
  func registered() {
    tweener.registerSpecialProperty(
      "half", get: { (value: AnimatedValue<Double>) in value.value / 2 },
      set: { $0.value = $1 * 2 })
    let value = AnimatedValue(0.0, on: tweener)
    let tween = tweener.addTween(value, [.duration: 1, "half": 8])
    #expect(tweener.after(0.5, value.value) == 8)
    #expect(tween.state == .running)
    value.value = 0
    #expect(tween.outcome == .removed)
  }

  @Test(
    "an interpolation of its own is eased and sprung as a share of the way, and has no velocity")
  func interpolation() {
    let value = AnimatedValue(Shade(), on: tweener)
    var heard: [Double] = []
    value.onChange = { heard.append($0.light) }
    value.animate(to: Shade(light: 8), duration: 1, easing: .linear)
    #expect(tweener.after(0.5, value.value.light) == 2)
    #expect(value.velocity == Shade(light: 0))
    value.spring(to: Shade(light: 4), spring, velocity: Shade(light: 100))
    tweener.advance(by: 0.25)
    let share = spring.value(from: 0, to: 1, at: 0.25)
    #expect(abs(value.value.light - (2 + 2 * share * share)) < 1e-12)
    #expect(tweener.after(10, value.value.light) == 4)
    #expect(stage.problems.isEmpty)
    value.decay(velocity: Shade(light: 1))
    tweener.advance(by: 1)
    #expect(value.value.light == TweenDecay.normal.value(from: 4, velocity: 1, at: 1))
    #expect(stage.problems.isEmpty)
    #expect(heard.first == 2)
  }

  @Test("two engines list the numbers of a type by themselves, and once")
  func numbers() {
    let other = Tweener()
    let values = [AnimatedValue(Pin(), on: tweener), AnimatedValue(Pin(), on: tweener)]
    #expect(values[0].numbers === values[1].numbers)
    #expect(AnimatedValue(Pin(), on: other).numbers !== values[0].numbers)
  }
}
