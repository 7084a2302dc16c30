import Foundation
import Testing
import Tweener
import TweenerPlugins

private final class Blot {
  var color = RGBAColor(red: 0, green: 0, blue: 0)
  var place = SIMD2(14.0, 3)
  var x = 0.3
}

/// What timelines show of values that plugins move, beside plain numbers.
@Suite("Timelines of colours, paths, geometry and offsets")
struct TimelineSeamTests {
  private let tweener = engine()
  private let blot = Blot()

  @Test("36 before its first start in a play each component shows what it held")
  func held() {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    let path = MotionPath(.polyline, [SIMD2(10.0, 0), SIMD2(30, 30)])
    timeline.add(
      blot,
      [
        .path(\Blot.place): TweenValue.along(path),
        .path(\Blot.x): TweenValue.to(50).snapped(toGrid: 10),
      ], at: 1)
    timeline.add(
      blot, [.path(\Blot.color): RGBAColor(red: 1, green: 0, blue: 0), .minimum: 0.5], at: 1)
    let tween = tweener.addTimeline(timeline, [.repeat: 1])
    func expectHeld() {
      #expect(blot.place == SIMD2(14, 3))
      #expect(blot.x == 0.3)
      #expect(blot.color == RGBAColor(red: 0, green: 0, blue: 0))
    }
    tweener.advance(by: 0.5)
    expectHeld()
    tweener.advance(by: 2)
    expectHeld()
    #expect(tweener.after(0.75, blot.x) == 10)
    tween.seek(to: 0.5)
    expectHeld()
  }

  @Test("36 a start that the call gives shows in the place of what was held")
  func givenStart() {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(blot, [.path(\Blot.x): TweenValue.fromTo(20, 50).snapped(toGrid: 10)], at: 1)
    tweener.addTimeline(timeline, [.repeat: 1])
    #expect(tweener.values(of: blot.x, after: 0.5, 2) == [20, 20])
  }

  @Test("29 a sought centre is computed from the shown width", arguments: [false, true])
  func computed(widthFirst: Bool) {
    let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var timeline = TweenTimeline(defaults: [.duration: 1])
    let members: [TweenParameters] = [["centerX": 100], ["width": 30]]
    for member in widthFirst ? members.reversed() : members { timeline.add(layer, member, at: 0) }
    let tween = tweener.addTimeline(timeline, [.paused: true])
    for (place, centre) in [(0.5, 52.5), (0.5, 52.5), (1, 100), (0.5, 52.5)] {
      tween.seek(to: place)
      #expect(abs(layer.frame.midX - centre) < 1e-9)
    }
  }

  @Test(
    "18 an offset over a member of its timeline is added once, also in bent time and at rates that round",
    arguments: [false, true], [1, 2, 5])
  func offset(isBent: Bool, cuts: Int) {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(blot, [.path(\Blot.x): TweenValue.fromTo(0, 100)])
    timeline.add(blot, [.path(\Blot.x): TweenValue.offset { 10 * $0 }], at: 0)
    var outer = TweenTimeline()
    outer.add(timeline, isBent ? [:] : [.timeScale: 0.75])
    outer.add(Blot(), [.duration: 4, .path(\Blot.x): 1, .timeScale: 0.7], at: 0)
    tweener.addTimeline(isBent ? timeline : outer, isBent ? [.easing: "inQuad"] : [:])
    for _ in 0..<cuts { tweener.advance(by: 0.5 / Double(cuts)) }
    #expect(abs(blot.x - (isBent ? 27.5 : 41.25)) < 1e-9)
  }

  @Test("36 a member that shows in the place of autoAlpha hides its target as the value says")
  func effects() {
    for steps in [1, 60] {
      let layer = LayerModel()
      var timeline = TweenTimeline()
      timeline.add(layer, [.duration: 1, "autoAlpha": TweenValue.from(0)], at: 0)
      timeline.add(layer, [.duration: 0.5, "opacity": 0.25], at: 0.5)
      let tween = tweener.addTimeline(timeline, [.pausesOnCompletion: true])
      tweener.advance(by: 2)
      tween.restart()
      tweener.advance(by: 0)
      #expect(layer.alpha == 0 && layer.isHidden)
      for _ in 0..<steps { tweener.advance(by: 0.75 / Double(steps)) }
      #expect(abs(layer.alpha - 0.375) < 1e-9 && !layer.isHidden)
      tween.seek(to: 0)
      #expect(layer.alpha == 0 && layer.isHidden)
      tween.seek(to: 0.75)
      #expect(layer.alpha == 0.375 && !layer.isHidden)
      tween.remove()
    }
  }

  @Test("34 a reverted offset over autoAlpha shows its target again")
  func revertedEffect() {
    let layer = LayerModel()
    layer.alpha = 0.75
    let offset = TweenValue.offset { (_: Double) in -1 }
    let tween = tweener.addTween(layer, [.duration: 1, "autoAlpha": offset])
    tweener.advance(by: 0.5)
    #expect(layer.alpha == -0.25 && layer.isHidden)
    tween.revert()
    #expect(layer.alpha == 0.75 && !layer.isHidden)
  }

  @Test("41 a centre is computed from what a playhead has just started", arguments: [1, 2])
  func centreBesideMoved(steps: Int) {
    let layer = LayerModel(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    tweener.addTween(layer, [.duration: 4, "centerY": 50])
    let tween = tweener.addTween(layer, [.duration: 1, "height": 100])
    tween.pause()
    tweener.addTween(tween.playhead, [.duration: 1, "elapsed": 1])
    for _ in 0..<steps { tweener.advance(by: 0.25 / Double(steps)) }
    #expect(layer.frame.height == 70 && layer.frame.midY == 50)
  }

  @Test("10 a centre is computed from what starts in an onUpdate")
  func centreBesideStarted() {
    let layer = LayerModel(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    var hasStarted = false
    let start = { [tweener] in
      if hasStarted { return }
      hasStarted = true
      tweener.addTween(layer, [.duration: 4, "height": TweenValue.fromTo(10, 20)])
    }
    tweener.addTween(layer, [.duration: 4, "centerY": 50, .onUpdate: start])
    tweener.advance(by: 1)
    #expect(layer.frame.height == 10 && layer.frame.midY == 50)
  }
}
