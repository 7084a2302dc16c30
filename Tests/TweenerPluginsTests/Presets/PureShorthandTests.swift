import Testing
import Tweener
import TweenerPlugins

private final class OtherDot: TweenTarget {
  var x = 0.0
  static var tweenProperties: TweenProperties { ["x": .init(\OtherDot.x)] }
}

/// Shorthands that make the same of equal calls, which share what was made of the first.
@Suite("Pure shorthands")
struct PureShorthandTests {
  /// A shorthand "by", which counts how often it is called.
  private final class Counted {
    let tweener = quiet()
    var calls = 0

    init(isPure: Bool) {
      tweener.registerShorthand("by", words: ["also"], isPure: isPure) { [unowned self] call in
        calls += 1
        call.fill(.duration, 2)
        call.parameters["x"] = TweenValue.by(call.value as? Double ?? 0)
        if let more = call.take("also") as? Double { call.parameters["y"] = TweenValue.by(more) }
      }
    }
  }

  @Test("it is not called again for equal calls", arguments: [true, false])
  func calls(isPure: Bool) {
    let counted = Counted(isPure: isPure)
    let dots = (0..<10).map { _ in Dot() }
    for (index, dot) in dots.enumerated() {
      dot.x = Double(index)
      counted.tweener.addTween(dot, ["by": 8.0, "also": 2.0])
    }
    #expect(counted.calls == (isPure ? 1 : 10))
    counted.tweener.advance(by: 1)
    #expect(dots.enumerated().allSatisfy { $1.x == Double($0) + 4 && $1.y == 1 })
    // Of another value, without a word, of another class, with one more: a time, of which the next has another.
    counted.tweener.addTween(Dot(), ["by": 9.0, "also": 2.0])
    counted.tweener.addTween(Dot(), ["by": 8.0])
    counted.tweener.addTween(OtherDot(), ["by": 8.0])
    counted.tweener.addTween(Dot(), ["by": 8.0, "also": 2.0, .delay: 1.0])
    counted.tweener.addTween(Dot(), ["by": 8.0, "also": 2.0, .delay: 2.0])
    #expect(counted.calls == (isPure ? 6 : 15))
  }

  @Test("what was shared goes with the last of its tweens, and with a name that is registered")
  func lifetime() {
    let counted = Counted(isPure: true)
    let (tweener, dot) = (counted.tweener, Dot())
    for _ in 0..<4 { tweener.addTween(dot, ["by": 8.0]) }
    #expect(counted.calls == 1)
    #expect(tweener.after(3, tweener.tweenCount) == 0)
    for _ in 0..<2 { tweener.addTween(dot, ["by": 8.0]) }
    #expect(counted.calls == 2)
    tweener.registerEasing("mine", .linear)
    tweener.addTween(dot, ["by": 8.0])
    #expect(counted.calls == 3)
  }

  @Test("each call has callbacks, a place and a life of its own")
  func own() {
    let counted = Counted(isPure: true)
    let (tweener, dots) = (counted.tweener, (0..<6).map { _ in Dot() })
    var heard: [Int] = []
    let tweens = dots.enumerated().map { index, dot in
      tweener.addTween(dot, ["by": 8.0, .onComplete: { heard.append(index) }])
    }
    #expect(counted.calls == 1)
    tweens[2].remove()
    tweens[4].timeScale = 2
    #expect(tweener.values(of: heard, after: 1, 1) == [[4], [4, 0, 1, 3, 5]])
    #expect(dots.map(\.x) == [8, 8, 0, 8, 8, 8])
  }

  @Test("a call with something to report is read each time")
  func reports() {
    let tweener = Tweener()
    let list = ProblemList(of: tweener)
    tweener.registerShorthand("go", isPure: true) { $0.parameters["z"] = 1 }
    for _ in 0..<5 { tweener.addTween(Dot(), ["go": true]) }
    #expect(list.problems.count == 5)
  }

  @Test("a pure shorthand that stands for one that is not makes the call impure")
  func nested() {
    let tweener = Tweener()
    var count = 0.0
    tweener.registerShorthand("outer", isPure: true) { $0.parameters["inner"] = 1 }
    tweener.registerShorthand("inner") {
      count += 1
      $0.parameters["x"] = count
    }
    let dots = (0..<5).map { _ in Dot() }
    for dot in dots { tweener.addTween(dot, ["outer": 1]) }
    #expect(dots.map(\.x) == [1, 2, 3, 4, 5])
  }

  @Test("presets of one force share what is made of them, and those of another do not")
  func presets() {
    let (tweener, dots) = (engine(), (0..<6).map { _ in Dot() })
    let nod = Preset("nod", tracks: [PresetTrack("y", .added([0, .force(10), 0]))])
    for (index, dot) in dots.enumerated() {
      tweener.play(
        nod, on: dot, PresetOptions(force: index < 4 ? 1 : 2, duration: 1, curve: .linear))
    }
    #expect(tweener.after(0.1, dots.map(\.y)) == [5, 5, 5, 5, 10, 10])
    tweener.advance(by: 1)
    #expect(dots.allSatisfy { $0.y == 0 })
  }
}
