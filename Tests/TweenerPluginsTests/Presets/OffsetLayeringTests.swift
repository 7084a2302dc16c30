import Testing
import Tweener

private final class Meter: TweenTarget {
  /// Written as bytes.
  var x = 10.0
  /// Written through its observer.
  var y = 10.0 { didSet { writes += 1 } }
  var writes = 0
  static var tweenProperties: TweenProperties { ["x": .init(\Meter.x), "y": .init(\Meter.y)] }
}

/// What is added to a property is not mistaken for what it holds.
@Suite("AdditiveLayers over other tweens")
struct OffsetLayeringTests {
  private let tweener = quiet()
  private let meter = Meter()
  private let bump = TweenValue.offset(TweenKeyframes([0, 30, 30, 0]))

  private func value(_ meter: Meter, _ name: String) -> Double { name == "x" ? meter.x : meter.y }

  @Test("A tween that starts under an offset starts from what is below it", arguments: ["x", "y"])
  func start(_ name: String) {
    tweener.addTween(meter, [.duration: 3, TweenKey(name): bump])
    #expect(tweener.after(1.5, value(meter, name)) == 40)
    let move = tweener.addTween(meter, [.duration: 1, TweenKey(name): 20])
    #expect(tweener.after(0.25, value(meter, name)) == 42.5)
    tweener.advance(by: 0.75)
    #expect(move.outcome == .completed && abs(value(meter, name) - 35) < 1e-9)
    #expect(tweener.after(0.5, value(meter, name)) == 20)
  }

  @Test("An interpolated value under an older offset is written before it", arguments: ["x", "y"])
  func bent(_ name: String) {
    tweener.addTween(meter, [.duration: 3, TweenKey(name): bump])
    tweener.addTween(
      meter, [.duration: 3, TweenKey(name): TweenValue.to(40).interpolated { $0 + ($1 - $0) * $2 }])
    for second in 1...12 {
      tweener.advance(by: 0.25)
      let time = Double(second) / 4
      let offset = time <= 1 ? 30 * time : time <= 2 ? 30 : 30 * (3 - time)
      #expect(abs(value(meter, name) - (10 + 10 * time + offset)) < 1e-9, "\(time)")
    }
    #expect(value(meter, name) == 40)
  }

  @Test("An offset on top of another adds to it, and each goes by itself", arguments: ["x", "y"])
  func again(_ name: String) {
    let first = tweener.addTween(meter, [.duration: 3, TweenKey(name): bump])
    tweener.advance(by: 1.5)
    let second = tweener.addTween(meter, [.duration: 3, TweenKey(name): bump])
    #expect(tweener.after(0.5, value(meter, name)) == 10 + 30 + 15)
    #expect(tweener.after(1, value(meter, name)) == 40)
    #expect(first.outcome == .completed && second.state == .running)
    #expect(tweener.after(1.5, value(meter, name)) == 10)
  }

  @Test("A tween that comes to a number which the offset had made is still believed")
  func coincidence() {
    // Each second 10 further, and 10 more by the offset: what one second shows is below the next.
    tweener.addTween(meter, [.duration: 4, "x": 50])
    tweener.addTween(meter, [.duration: 4, "x": TweenValue.offset { _ in 10 }])
    #expect(tweener.values(of: meter.x, after: 1, 1, 1, 1) == [30, 40, 50, 50])
  }

  @Test("A callback sees its own property exactly: with the offset, once")
  func callbacks() {
    var seen: [Double] = []
    tweener.addTween(meter, [.duration: 4, "x": 50])
    tweener.addTween(
      meter,
      [
        .duration: 2, .repeat: 1, .easing: Easing.linear,
        "x": TweenValue.offset { $0 < 1 ? 8 * $0 : 0 }, .onRepeat: { seen.append(meter.x) },
        .onComplete: { seen.append(meter.x) },
      ])
    #expect(tweener.after(1, meter.x) == 24)
    #expect(tweener.after(10, seen) == [30, 50])
    #expect(meter.x == 50)
  }

  @Test("A start from a callback after the frame's writes leaves the offset in place")
  func startInUpdate() {
    var isDone = false
    tweener.addTween(
      meter,
      [
        .duration: 3, "x": bump,
        .onUpdate: {
          if !isDone { tweener.addTween(meter, [.duration: 2, "x": 30, "y": 0]) }
          isDone = true
        },
      ])
    #expect(tweener.after(1, meter.x) == 40)
    #expect(tweener.after(1, [meter.x, meter.y]) == [50, 5])
  }

  @Test("A removed offset stays, and the next one knows", arguments: [true, false])
  func removed(_ asTemplate: Bool) {
    let template = TweenTemplate<Meter>([.duration: 3, "x": bump])
    func play() -> Tween {
      asTemplate
        ? tweener.addTween(meter, template) : tweener.addTween(meter, [.duration: 3, "x": bump])
    }
    let first = play()
    tweener.advance(by: 0.5)
    first.remove()
    #expect(meter.x == 25)
    _ = play()
    #expect(tweener.values(of: meter.x, after: 1.5, 1.5) == [55, 25])
  }

  /// A property whose setter turns degrees into radians, and so rounds, and one that clamps.
  private final class Knob: TweenTarget {
    var radians = 0.1
    var degrees: Double {
      get { radians * 180 / .pi }
      set { radians = newValue * .pi / 180 }
    }
    var volume = 0.625 { didSet { volume = min(max(volume, 0), 1) } }
    static var tweenProperties: TweenProperties {
      ["degrees": .init(\Knob.degrees), "volume": .init(\Knob.volume)]
    }
  }

  @Test("2 An offset over a setter that rounds or clamps leaves nothing", arguments: [1, 2, 60])
  func overLossySetter(steps: Int) {
    let knob = Knob()
    let hill = TweenValue.offset { (time: Double) in 40 * time * (1 - time) }
    tweener.addTween(knob, [.duration: 1, "degrees": hill, "volume": hill])
    for step in 1...steps {
      tweener.advance(to: Double(step) / Double(steps))
      if 2 * step == steps {
        #expect(abs(knob.degrees - (0.1 * 180 / .pi + 10)) < 1e-12)
        #expect(knob.volume == 1)
      }
    }
    #expect(abs(knob.radians - 0.1) < 1e-15)
    #expect(knob.volume == 0.625)
  }

  @Test("34 What is reverted under a setter that clamps has the value that it held")
  func revertedLossy() {
    let knob = Knob()
    let tween = tweener.addTween(
      knob, [.duration: 1, "volume": TweenValue.offset { (time: Double) in time }])
    for _ in 0..<48 { tweener.advance(by: 1.0 / 64) }
    #expect(knob.volume == 1)
    tween.revert()
    #expect(knob.volume == 0.625)
  }
}
