import Testing
import Tweener
import TweenerPlugins
import TweenerTrace

@Suite("TweenRecorder")
struct RecorderTests {
  private let tweener = Tweener()
  private let layer = LayerModel()

  init() {
    tweener.install(StandardPlugins())
    tweener.onProblem = { Issue.record("\($0)") }
  }

  @Test("Samples are taken now, after each frame and at the end, with engine times")
  func frames() {
    let recorder = TweenRecorder(tweener)
    recorder.record(layer, ["alpha"], as: "layer")
    tweener.advance(by: 1)
    tweener.addTween(layer, [.duration: 1, "alpha": 0])
    let trace = recorder.play(for: 0.7, framesPerSecond: 4)
    #expect(trace.samples.map(\.time) == [1, 1.25, 1.5, 1.7])
    #expect(trace.values(of: "layer.alpha") == [1, 0.75, 0.5, layer.alpha])
    #expect(trace.values(of: "x") == nil)
  }

  @Test("Times are sorted; those below 0 and not finite are left out, equal ones give one")
  func times() {
    let recorder = TweenRecorder(tweener)
    let trace = recorder.play(at: [2, -1, .nan, 0, 1, 2, .infinity, 0.5])
    #expect(trace.samples.map(\.time) == [0, 0.5, 1, 2])
    #expect(recorder.play(at: []).samples.map(\.time) == [2])
    #expect(recorder.play(for: -1).samples.count == 1)
    #expect(recorder.play(for: .nan, framesPerSecond: 0).samples.count == 1)
  }

  @Test("A column is name.property, of several components with .0, .1 behind it")
  func columns() {
    let recorder = TweenRecorder(tweener)
    recorder.record(layer, ["alpha", "frame"], as: "layer")
    let trace = recorder.play(at: [])
    #expect(
      trace.columns == [
        "layer.alpha", "layer.frame.0", "layer.frame.1", "layer.frame.2", "layer.frame.3",
      ])
  }

  @Test("A property without components and a name used twice are refused and reported")
  func refused() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let recorder = TweenRecorder(tweener)
    recorder.record(layer, ["alpha", "wobble", "alpha"], as: "layer")
    recorder.record(LayerModel(), ["alpha"], as: "layer")
    #expect(problems.map(\.kind) == [.unknownProperty, .nameRegisteredTwice, .nameRegisteredTwice])
    #expect(recorder.play(at: []).columns == ["layer.alpha"])
  }

  @Test("Events are those since init, by the number in the order of adding, and are handed on")
  func events() {
    var heard = 0
    tweener.onEvent = { _ in heard += 1 }
    let before = tweener.addTween(layer, [.duration: 10, "alpha": 0])
    let recorder = TweenRecorder(tweener)
    tweener.addTween(layer, [.duration: 1, "x": 5])
    tweener.addTween(layer, [.duration: 1, .delay: 0.5, "x": 9])
    let trace = recorder.play(for: 1)
    before.remove()
    #expect(
      trace.events.map { "\($0.time) \($0.tween) \($0.kind)" } == [
        "0.0 1 added", "0.0 2 added", "0.0 0 started", "0.0 1 started", "0.5 2 started",
        "0.5 1 overwritten by 2", "0.5 1 ended overwritten by 2",
      ])
    #expect(recorder.play(at: []).events.map(\.kind) == ["ended removed"])
    #expect(heard == 9)
  }

  @Test("What is cut into steps gives the same trace but for the samples")
  func cuts() {
    func trace(_ rate: Double) -> TweenTrace {
      let tweener = Tweener()
      tweener.install(StandardPlugins())
      let layer = LayerModel()
      let recorder = TweenRecorder(tweener)
      recorder.record(layer, ["x"], as: "layer")
      tweener.addTween(layer, [.duration: 0.3, .repeat: 3, .easing: "inOutExpo", "x": 5])
      return recorder.play(for: 2, framesPerSecond: rate)
    }
    let (few, many) = (trace(1), trace(97))
    #expect(few.events == many.events)
    #expect(few.samples.last == many.samples.last)
  }

  @Test("It keeps no target, and records what is gone as not-a-number")
  func gone() {
    var box: LayerModel? = LayerModel()
    let recorder = TweenRecorder(tweener)
    recorder.record(box ?? layer, ["alpha"], as: "box")
    weak var weakBox: AnyObject?
    weakBox = box
    box = nil
    #expect(weakBox == nil)
    #expect(recorder.play(at: []).values(of: "box.alpha")?.first?.isNaN == true)
  }

  @Test("The listener before hears on when the recorder is gone")
  func recorderGone() {
    var heard = 0
    tweener.onEvent = { _ in heard += 1 }
    do { _ = TweenRecorder(tweener) }
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == 2)
  }
}
