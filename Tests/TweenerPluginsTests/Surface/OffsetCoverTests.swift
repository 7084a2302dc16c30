import Foundation
import Testing
import Tweener
import TweenerPlugins

/// AdditiveLayers on top of other tweens, and what is below them.
@Suite struct OffsetCoverTests {
  private let tweener = engine()
  private let layer = LayerModel()

  /// Ten more, from just after the beginning to just before the end.
  private let ten = TweenValue.offset { _ in 10 }

  @Test(
    "It adds to what another tween does, also where that arrives at what was shown before",
    arguments: [true, false], [true, false])
  func covers(_ directWrites: Bool, offsetFirst: Bool) {
    let tweener = engine(directWrites: directWrites)
    if offsetFirst { tweener.addTween(layer, [.duration: 2, "x": ten]) }
    tweener.addTween(layer, [.duration: 1, "x": 100])
    if !offsetFirst { tweener.addTween(layer, [.duration: 2, "x": ten]) }
    for step in 1...10 {
      // Each step of ten brings the base to what was shown a step ago.
      tweener.advance(to: Double(step) / 10)
      #expect(abs(layer.x - Double(step * 10 + 10)) < 1e-9)
    }
    #expect(tweener.values(of: layer.x, after: 0.5, 0.5) == [110, 100])
  }

  /// How an offset of two seconds comes to be written by something else than the frame.
  enum Mover: CaseIterable {
    case playhead, bentTimeline, roundedTimeline, scrubbedTimeline
  }

  @Test(
    "It stays on top where its own time is moved, and another tween goes on below",
    arguments: Mover.allCases, [true, false])
  func moved(by mover: Mover, _ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    tweener.addTween(layer, [.duration: 1, "x": 100])
    var timeline = TweenTimeline()
    timeline.add(layer, [.duration: 2, "x": ten])
    switch mover {
    case .playhead:
      let offset = tweener.addTween(layer, [.duration: 2, "x": ten])
      tweener.addTween(offset.playhead, [.duration: 1, "elapsed": 1])
    case .bentTimeline: tweener.addTimeline(timeline, [.easing: "inQuad"])
    case .roundedTimeline: tweener.addTimeline(timeline, [.timeScale: 0.7])
    case .scrubbedTimeline:
      let tween = tweener.addTimeline(timeline, [.paused: true])
      tweener.addTween(tween.playhead, [.duration: 1, "elapsed": 1])
    }
    for step in 1...9 {
      tweener.advance(to: Double(step) / 10)
      #expect(abs(layer.x - Double(step * 10 + 10)) < 1e-9)
    }
    tweener.removeAllTweens()
  }

  @Test("Each member of a timeline adds by itself", arguments: ["x", "y"])
  func membersAddToEachOther(_ name: String) {
    var timeline = TweenTimeline()
    timeline.add(layer, [.duration: 1, "x": ten], at: .at(0))
    timeline.add(layer, [.duration: 1, TweenKey(name): ten], at: .at(0.5))
    tweener.addTimeline(timeline)
    for (time, first, second) in [(0.25, 10.0, 0.0), (0.75, 10, 10), (1.25, 0, 10)] {
      tweener.advance(to: time)
      let shown = [layer.x, layer.y]
      #expect(shown == (name == "x" ? [first + second, 0] : [first, second]))
    }
    tweener.advance(to: 2)
    #expect(layer.x == 0)
    #expect(layer.y == 0)
  }

  @Test("A member whose timeline was turned back behind its start leaves nothing when that goes")
  func turnedBackBehindItsStart() {
    var timeline = TweenTimeline()
    timeline.add(layer, [.duration: 0.25, "x": ten], at: .at(0.25))
    let tween = tweener.addTimeline(timeline)
    tweener.advance(to: 0.4)
    #expect(layer.x == 10)
    tween.reverse()
    for time in [0.5, 0.6, 0.65] { tweener.advance(to: time) }
    #expect(layer.x == 0)
    tween.remove()
    #expect(layer.x == 0)
  }

  @Test("Whole numbers come back too, though they meet what was shown at every step")
  func wholeNumbers() {
    final class Counter { var count = 0 }
    let counter = Counter()
    let key = TweenKey.path(\Counter.count)
    tweener.addTween(counter, [.duration: 1, key: 100])
    tweener.addTween(counter, [.duration: 1.5, key: ten])
    for step in 1...9 {
      tweener.advance(to: Double(step) / 10)
      #expect(counter.count == step * 10 + 10)
    }
    #expect(tweener.after(1, counter.count) == 100)
  }

  @Test("A tween that starts meanwhile starts from what is below", arguments: ["x", "centerX"])
  func startsBelow(_ name: String) {
    let layer = LayerModel(frame: CGRect(x: 5, y: 0, width: 20, height: 0))
    tweener.addTween(layer, [.duration: 2, "x": ten])
    #expect(tweener.after(0.5, layer.x) == 15)
    tweener.addTween(layer, [.duration: 1, TweenKey(name): "+=8"])
    #expect(tweener.values(of: layer.x, after: 0.5, 1) == [19, 13])
  }

  @Test("A tween of no length goes to its place below, and is covered at once")
  func atOnce() {
    tweener.addTween(layer, [.duration: 1, "x": ten])
    tweener.advance(by: 0.5)
    tweener.addTween(layer, ["x": "+=1"])
    #expect(layer.x == 11)
    #expect(tweener.after(0.5, layer.x) == 1)
  }

  @Test("A start that shows at the call stands below an offset, and where it goes is read below it")
  func shownStart() {
    layer.y = 7
    tweener.addTween(
      layer, [.duration: 4, "y": TweenValue.offset { $0 == 0 || $0 == 1 ? 0 : 100 }])
    #expect(tweener.after(1, layer.y) == 107)
    tweener.addTween(layer, [.duration: 1, .delay: 1, "y": TweenValue.from(20)])
    #expect(layer.y == 120)
    #expect(tweener.values(of: layer.y, after: 1.5, 3) == [113.5, 7])
  }

  @Test("Settled, and where the tween below is removed or paused, it stays covered")
  func settled() {
    tweener.addTween(layer, [.duration: 2, "x": ten])
    let move = tweener.addTween(layer, [.duration: 1, "x": 100])
    tweener.advance(by: 0.5)
    tweener.settle(layer)
    #expect(layer.x == 60)
    move.pause()
    #expect(layer.x == 60)
    move.resume()
    tweener.advance(by: 0.25)
    move.remove()
    #expect(layer.x == 85)
    #expect(tweener.after(1.25, layer.x) == 75)
  }

  @Test("Removed, what it left is the layer's own", arguments: [true, false])
  func removed(_ byProperty: Bool) {
    let template = TweenTemplate<LayerModel>([.duration: 1, "origin": ten])
    let shake = tweener.addTween(layer, template)
    tweener.addTween(layer, [.duration: 9, "alpha": 0])
    tweener.advance(by: 0.5)
    if byProperty { tweener.removeTween(layer, ["origin"]) } else { shake.remove() }
    #expect(layer.frame.origin == CGPoint(x: 10, y: 10))
    tweener.addTween(layer, [.duration: 1, "x": "+=1"])
    #expect(tweener.after(1, layer.frame.origin) == CGPoint(x: 11, y: 10))
  }

  @Test("A centre is found from what is below the offset of a width, however the way is cut")
  func viewsBelow() {
    func run(_ steps: [Double]) -> CGRect {
      let tweener = engine()
      let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 30, height: 0))
      tweener.addTween(layer, [.duration: 1, "width": TweenValue.offset { 40 * $0 }])
      tweener.addTween(layer, [.duration: 1, "centerX": 100])
      for step in steps { tweener.advance(by: step) }
      // An engine that goes takes its tweens off, one by one.
      return withExtendedLifetime(tweener) { layer.frame }
    }
    #expect(run([0.5]) == run([0.125, 0.125, 0.25]))
    #expect(run([0.5]).size.width == 50)
    #expect(run([0.5]).origin.x == 57.5 - 15)
    #expect(run([0.5, 0.5]) == CGRect(x: 85, y: 0, width: 30, height: 0))
  }

  @Test("A centre may be offset while the width moves, and comes back to the bit")
  func viewAbove() {
    let layer = LayerModel(frame: CGRect(x: 0.3, y: 0, width: 30, height: 0))
    tweener.addTween(layer, [.duration: 2, "width": 130])
    tweener.addTween(layer, [.duration: 1, "centerX": ten])
    for _ in 0..<9 {
      tweener.advance(by: 0.1)
      #expect(layer.x == 10.3 || areNear([layer.x], [10.3]))
    }
    #expect(tweener.after(0.1, layer.x) == 0.3)
  }

  @Test("A tween that takes from a view starts below", arguments: [true, false])
  func startsBelowView(_ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    let layer = LayerModel(frame: CGRect(x: 5, y: 0, width: 20, height: 0))
    tweener.addTween(layer, [.duration: 2, "width": 40])
    tweener.addTween(layer, [.duration: 2, "maxX": 85])
    tweener.addTween(layer, [.duration: 2, "x": ten])
    #expect(tweener.after(1, layer.x) == 35)
    tweener.addTween(layer, [.duration: 1, "origin": CGPoint.zero])
    #expect(tweener.values(of: layer.x, after: 0, 0.5) == [35, 22.5])
  }

  @Test(
    "Two numbers that are started at once are read below an offset, whatever else is read between",
    arguments: [true, false])
  func startsBelowBesideView(_ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    let bump = TweenValue.offset { 100 * $0 * (1 - $0) }
    tweener.addTween(layer, [.duration: 0.25, "centerX": 100, "y": bump])
    tweener.advance(by: 0.125)
    tweener.addTween(layer, [.duration: 1, "x": 0, "y": 8])
    #expect(tweener.values(of: layer.y, after: 0, 0.125) == [25, 1])
  }

  @Test("A tween that starts behind the frame's writes and is paused leaves the offset on")
  func pausedAtStart() {
    var isDone = false
    tweener.addTween(
      layer,
      [
        .duration: 2, "x": ten,
        .onUpdate: {
          if isDone { return }
          isDone = true
          tweener.addTween(
            layer, [.duration: 1, "y": 8, .onStart: { (tween: Tween) in tween.pause() }])
        },
      ])
    #expect(tweener.after(0.5, layer.x) == 10)
  }
}
