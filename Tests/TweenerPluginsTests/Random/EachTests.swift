import Testing
import Tweener

private class Pin {
  var x = 0.0
  var y = 0.0
}

private final class Pawn: Pin {}

/// Values told for each target of a call.
@Suite struct EachTests {
  private let tweener = Tweener()
  private let x = TweenKey.path(\Pin.x)
  private let y = TweenKey.path(\Pin.y)

  @Test("Each target gets a value of its own, by itself and by its place; others share the call's")
  func values() {
    let pins = [Pin(), Pawn(), Pin(), Pawn()]
    for (index, pin) in pins.enumerated() { pin.y = Double(index) * 100 }
    tweener.addTween(
      pins,
      [
        .duration: 1, x: TweenValue.each { index in 10 * index },
        y: TweenValue.each { (pin: Pin, index: Int) in pin.y + Double(index) },
      ])
    #expect(
      tweener.values(of: pins.map(\.x), after: 0.5, 0.5) == [[0, 5, 10, 15], [0, 10, 20, 30]])
    #expect(pins.map(\.y) == [0, 101, 202, 303])
  }

  @Test("It is told once for each target, when the call is made, and a single target is the first")
  func once() {
    var calls: [Int] = []
    let value = TweenValue.each { (index: Int) in
      calls.append(index)
      return index + 1
    }
    tweener.addTween([Pin(), Pin(), Pin()], [.duration: 1, .delay: 1, x: value])
    #expect(calls == [0, 1, 2])
    let pin = Pin()
    tweener.addTween(pin, [.duration: 1, x: value])
    #expect(tweener.after(1, calls) == [0, 1, 2, 0])
    #expect(pin.x == 1)
  }

  @Test("It may tell any value, and keeps the easing and the filters that it was given")
  func forms() {
    let pins = [Pin(), Pin(), Pin()]
    for pin in pins { pin.x = 4 }
    let values: [Any] = ["+=10", TweenValue.by(20).filtered { $0 + 1 }, TweenValue.fromTo(0, 36)]
    tweener.addTween(
      pins,
      [
        .duration: 1,
        x: TweenValue.each { (index: Int) in values[index] }.eased(.inQuad).filtered { $0 * 2 },
      ])
    #expect(tweener.values(of: pins.map(\.x), after: 0.5, 0.5) == [[13, 20, 18], [28, 50, 72]])
  }

  @Test("Splitters and modifiers get what was told")
  func extensions() {
    tweener.registerPropertySplitter("both", for: Pin.self) { [x, y] value in
      (value as? Int).map { [x: $0, y: TweenValue.each { index in index }] }
    }
    tweener.registerInterpolation("power") { [x] value in
      (value as? Int).map { power in
        [x: { $0 + ($1 - $0) * (power == 1 ? $2 : power == 2 ? $2 * $2 : $2 * $2 * $2) }]
      }
    }
    let pins = [Pin(), Pin(), Pin()]
    tweener.addTween(
      pins,
      [
        .duration: 1, "both": TweenValue.each { (index: Int) in 8 + 8 * index },
        "power": TweenValue.each { (index: Int) in index + 1 },
      ])
    #expect(tweener.values(of: pins.map(\.x), after: 0.5, 0.5) == [[4, 4, 3], [8, 16, 24]])
    #expect(pins.map(\.y) == [0, 1, 2])
  }

  @Test("Templates tell each target its own")
  func templates() {
    let pins = [Pin(), Pin(), Pin()]
    let template = TweenTemplate<Pin>(duration: 1).to(\.y, 6)
      .with([x: TweenValue.each { index in index * 2 }])
    tweener.addTween(pins, template)
    #expect(tweener.after(1, pins.map(\.x)) == [0, 2, 4])
    #expect(pins.map(\.y) == [6, 6, 6])
    pins[2].x = 9
    tweener.addTween(pins[2], template)
    #expect(tweener.after(1, pins[2].x) == 0)
  }

  @Test("What it throws, another target's type and a wrong value are reported; the same fault once")
  func faults() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let pins = [Pin(), Pin(), Pin()]
    tweener.addTween(
      pins, [.duration: 1, y: 5, x: TweenValue.each { (pawn: Pawn, _: Int) in pawn.x }])
    #expect(problems.map(\.fault) == ["the function expects targets of type Pawn"])
    problems = []
    let tweens = tweener.addTween(
      pins,
      [
        .duration: 1, y: 5,
        x: TweenValue.each { (index: Int) in
          if index == 1 { throw TweenValueError("not for the second", remedy: "leave it out") }
          return index == 2 ? "far" : 7
        },
      ])
    #expect(tweens.map(\.problems.count) == [0, 1, 1])
    #expect(problems.map(\.kind) == [.wrongPropertyType, .wrongPropertyType])
    #expect(problems.first?.fault == "not for the second")
    problems = []
    tweener.addTween(pins[0], [.duration: 1, x: TweenValue.each { _ in TweenValue.each { $0 } }])
    #expect(problems.count == 1)
    #expect(tweener.after(1, pins.map(\.x)) == [7, 0, 0])
    #expect(pins.map(\.y) == [5, 5, 5])
  }
}
