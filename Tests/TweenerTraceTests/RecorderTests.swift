import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport
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
    #expect(recorder.play(for: .nan).samples.count == 1)
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

  @Test("However many recorders came and went, one listener is left, and none where there was none")
  func manyGone() {
    var recorders: [TweenRecorder] = []
    for _ in 0..<20_000 { _ = TweenRecorder(tweener) }
    #expect(tweener.onEvent == nil)
    var heard = 0
    tweener.onEvent = { _ in heard += 1 }
    // Each is made before the one before it goes.
    for _ in 0..<20_000 { recorders = [TweenRecorder(tweener)] }
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == 2)
    #expect(recorders[0].play(at: []).events.count == 2)
    recorders = []
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == 4)
  }

  @Test("A listener that is set while there are recorders stays when they are gone")
  func setMeanwhile() {
    var recorders = [TweenRecorder(tweener)]
    var heard = 0
    tweener.onEvent = { _ in heard += 1 }
    recorders = []
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == 2)
    withExtendedLifetime(recorders) {}
  }

  @Test("A recorder that goes inside of onEvent ends nothing that is under way")
  func goneInside() {
    var recorders: [TweenRecorder] = []
    var heard: [String] = []
    tweener.onEvent = { event in
      heard.append("\(event.kind)")
      recorders = []
    }
    recorders = [TweenRecorder(tweener)]
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == ["added", "ended (removed)"])
    #expect(recorders.isEmpty)
  }

  @Test("A recorder hears what it should where the listener was replaced before it")
  func replaced() {
    let replaced = (0..<40).map { _ in TweenRecorder(tweener) }
    var heard = 0
    tweener.onEvent = { _ in heard += 1 }
    let recorder = TweenRecorder(tweener)
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == 2)
    #expect(recorder.play(at: []).events.count == 2)
    for recorder in replaced { #expect(recorder.play(at: []).events.isEmpty) }
    tweener.onEvent = nil
    let another = TweenRecorder(tweener)
    tweener.addCaller([.duration: 1]).remove()
    #expect(heard == 2)
    #expect(recorder.play(at: []).events.isEmpty)
    #expect(another.play(at: []).events.count == 2)
  }

  @Test("A listener that is taken out and put back hears on, with the recorders before it")
  func putBack() {
    let old = TweenRecorder(tweener)
    let listener = tweener.onEvent
    tweener.onEvent = { _ in }
    let new = TweenRecorder(tweener)
    tweener.addCaller([.duration: 1]).remove()
    tweener.onEvent = listener
    tweener.addCaller([.duration: 1]).remove()
    #expect(old.play(at: []).events.map(\.tween) == [1, 1])
    #expect(new.play(at: []).events.map(\.tween) == [1, 1])
  }

  @Test("A recorder asks no fallback, and keeps neither the engine nor itself alive")
  func ownership() {
    var engine: Tweener? = Tweener()
    engine?.registerFallback(for: AnyObject.self) { name, _ in
      Issue.record("asked for \(name)")
      return nil
    }
    var recorder = engine.map { TweenRecorder($0) }
    weak var weakEngine: Tweener?
    weak var weakRecorder: TweenRecorder?
    (weakEngine, weakRecorder) = (engine, recorder)
    engine = nil
    #expect(weakEngine != nil)
    recorder = nil
    #expect(weakEngine == nil && weakRecorder == nil)
  }

  @Test(
    "More than a million frames are limited to a million",
    .enabled(if: !TrialCount.isFew, "a million frames take 10 s"))
  func mostFrames() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let recorder = TweenRecorder(tweener)
    let many = recorder.play(for: 1, framesPerSecond: 1e300)
    #expect(many.samples.count == 1_000_001)
    #expect(many.samples.last?.time == 1)
    #expect(problems.map(\.kind) == [.numberOutOfRange])
    #expect(problems.map(\.key) == ["framesPerSecond"])
    #expect(problems.map(\.value) == ["1e+300"])
  }

  @Test("A rate that is no number above 0 is reported, and 60", arguments: [0, -1, Double.nan])
  func wrongRate(rate: Double) {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let trace = TweenRecorder(tweener).play(for: 0.5, framesPerSecond: rate)
    #expect(trace.samples.count == 31)
    #expect(problems.map(\.key) == ["framesPerSecond"])
    #expect(problems.first?.value == "\(rate)")
  }

  @Test("A length above a thousand million seconds is limited")
  func longest() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let recorder = TweenRecorder(tweener)
    let long = recorder.play(for: 1e300, framesPerSecond: 1e-6)
    #expect(long.samples.count == 1_001)
    #expect(long.samples.last?.time == 1_000_000_000)
    #expect(problems.map(\.key) == ["play(for:)"])
  }

  @Test("A time above a thousand million seconds is left out and reported")
  func farTimes() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let recorder = TweenRecorder(tweener)
    #expect(recorder.play(at: [1e305, 1]).samples.map(\.time) == [0, 1])
    #expect(recorder.play(at: [2, 1e12, 2]).samples.map(\.time) == [1, 3])
    #expect(problems.map(\.kind) == [.numberOutOfRange, .numberOutOfRange])
    #expect(problems.map(\.key) == ["play(at:)", "play(at:)"])
    #expect(problems.map(\.value) == ["1e+305", "1000000000000.0"])
    #expect(recorder.play(at: [1e9]).samples.map(\.time) == [3, 1_000_000_003])
    #expect(problems.count == 2)
  }

  @Test("It prints how much it has")
  func description() {
    let recorder = TweenRecorder(tweener)
    #expect("\(recorder)" == "TweenRecorder of 0 columns, 0 events")
    recorder.record(layer, ["alpha"], as: "layer")
    tweener.addCaller([.duration: 1])
    #expect("\(recorder)" == "TweenRecorder of 1 column, 1 event")
    let trace = recorder.play(at: [0.5])
    #expect(trace.samples.map { "\($0)" } == ["0.0 s: 1.0", "0.5 s: 1.0"])
    #expect(trace.events.map { "\($0)" } == ["0.0 s: tween 1 added", "0.0 s: tween 1 started"])
  }
}
