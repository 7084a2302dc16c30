import Testing

@testable import Tweener

/// A model of the main actor, as an app has them.
@MainActor
final class SharedModel {
  var x = 0.0
  var y = 0.0
}

#if compiler(>=6.2)
  extension SharedModel: @MainActor TweenTarget {
    static var tweenProperties: TweenProperties { ["x": .init(\SharedModel.x)] }
  }
#endif

/// Hears a selector.
@MainActor
final class SharedListener {
  var heard = 0
  func hear() { heard += 1 }
}

// Everything of the shared engine in one suite, because it is one engine.
@MainActor
@Suite("Tweener.shared, its static twins, and models of the main actor", .serialized)
final class SharedTests {
  private var problems: [TweenProblem] = []
  private var shared: Tweener { Tweener.shared }

  init() {
    shared.isManual = true
    Tweener.removeAllTweens()
    shared.timeScale = 1
    shared.onProblem = { [weak self] problem in
      MainActor.assumeIsolated { self?.problems.append(problem) }
    }
  }

  @Test("every static method forwards to shared")
  func twins() {
    let boxes = (0..<3).map { RuleBox(x: Double($0)) }
    let box = boxes[0]
    let tween = Tweener.addTween(box, [.duration: 8, "x": 8, "y": 8])
    #expect(shared.tweens(of: box) == [tween])
    let list = Tweener.addTween([boxes[1], boxes[2]], [.duration: 8, "y": 8])
    #expect(list.count == 2)
    let caller = Tweener.addCaller([.duration: 8])
    #expect(shared.tweenCount == 4)
    shared.advance(by: 1)
    #expect(boxes.map(\.y) == [1, 1, 1])

    #expect(Tweener.pauseTween(box))
    #expect(tween.isPaused)
    #expect(Tweener.resumeTween(box))
    #expect(Tweener.pauseTween(box, ["x"]))
    #expect(Tweener.resumeTween(box, ["x"]))
    #expect(Tweener.pauseTweens([boxes[1], boxes[2]]))
    #expect(list.map(\.isPaused) == [true, true])
    #expect(Tweener.resumeTweens([boxes[1], boxes[2]]))
    #expect(Tweener.pauseAllTweens())
    #expect(caller.isPaused)
    #expect(Tweener.resumeAllTweens())
    #expect(!caller.isPaused)

    #expect(Tweener.removeTween(box, ["x"]))
    #expect(!shared.isTweening(box, "x"))
    #expect(Tweener.removeTween(box))
    #expect(!shared.isTweening(box))
    #expect(Tweener.removeTweens([boxes[1]]))
    #expect(shared.tweenCount == 2)
    #expect(Tweener.removeAllTweens())
    #expect(shared.tweenCount == 0)
    #expect(!Tweener.removeAllTweens())
    #expect(problems == [])
  }

  private protocol Tall: AnyObject { var height: Double { get set } }
  private final class Tower: Tall { var height = 0.0 }
  private struct Plugin: TweenerPlugin {
    let name = "SharedTests"
    func register(in tweener: Tweener) {
      tweener.registerSpecialProperty("sharedPlugged", \RuleBox.z)
    }
  }

  @Test("registrations too")
  func registrations() {
    Tweener.registerEasing("sharedSnap", .custom { $0 < 1 ? 0 : 1 })
    #expect(shared.easingNames.contains("sharedSnap"))
    Tweener.registerSpecialProperty("sharedX", \RuleBox.x)
    Tweener.registerSpecialProperty("sharedY", get: { (box: RuleBox) in box.y }, set: { $0.y = $1 })
    Tweener.registerSpecialProperty(
      "sharedTall", get: { (tall: any Tall) in tall.height }, set: { $0.height = $1 })
    Tweener.registerPropertySplitter("sharedBoth", for: RuleBox.self) {
      ["sharedX": $0, "sharedY": $0]
    }
    Tweener.install(Plugin())
    let (box, tower) = (RuleBox(), Tower())
    Tweener.addTween(box, ["sharedBoth": 3, "sharedPlugged": 4])
    Tweener.addTween(tower, ["sharedTall": 5])
    #expect([box.x, box.y, box.z, tower.height] == [3, 3, 4, 5])
    #expect(problems == [])
  }

  @Test("a model isolated to the main actor works as it is: table, key paths, callbacks, selectors")
  func isolatedModel() {
    let model = SharedModel()
    let listener = SharedListener()
    var heard: [String] = []
    let tween = Tweener.addTween(
      model,
      [
        .duration: 1, .path(\SharedModel.y): 8,
        .onStart: { @MainActor @Sendable in listener.hear() },
        .onComplete: { (model: SharedModel) in heard.append("y is \(model.y)") },
        .completionSelector: TweenAction(listener, SharedListener.hear),
      ])
    shared.advance(by: 0.5)
    #expect(model.y == 4)
    shared.advance(by: 0.5)
    #expect(tween.outcome == .completed)
    #expect(heard == ["y is 8.0"])
    #expect(listener.heard == 2)
    #if compiler(>=6.2)
      Tweener.addTween(model, [.duration: 1, "x": 6])
      shared.advance(by: 0.5)
      #expect(model.x == 3)
      #expect(shared.isTweening(model, .path(\SharedModel.x)))
    #endif
    #expect(problems == [])
  }

  @Test("by hand its time stands until advance is called; isManual says so")
  func manual() {
    #expect(shared.isManual)
    let before = shared.time
    shared.advance(by: 0.25)
    #expect(shared.time == before + 0.25)
    #expect(shared.longestStep == 0.25)
  }

  @Test("left to itself it moves, and its tweens end")
  func alone() async {
    let box = RuleBox()
    shared.isManual = false
    await withCheckedContinuation { continuation in
      Tweener.addTween(
        box, [.delay: 0.01, .duration: 0.02, "x": 8, .onEnd: { continuation.resume() }])
    }
    shared.isManual = true
    #expect(box.x == 8)
    #expect(shared.tweenCount == 0)
  }

  @Test("given a source of frames it moves by these, unless it is manual")
  func frames() {
    let (box, source) = (RuleBox(), HandFrames())
    shared.isManual = false
    shared.drive(by: source)
    let tween = Tweener.addTween(box, [.duration: 1, "x": 8])
    #expect(source.isRunning)
    source.show(at: 3)
    source.show(at: 3.25)
    #expect(box.x == 2)
    shared.isManual = true
    #expect(!source.isRunning)
    shared.drive(by: nil)
    shared.advance(by: 0.75)
    #expect(tween.outcome == .completed)
    #expect(source.starts == 1)
  }

  @Test("its driver has a task while something moves, and none when idle")
  func driver() async {
    let tweener = Tweener()
    let driver = SharedDriver(tweener.engine)
    driver.wake()
    #expect(!driver.isRunning)
    let box = RuleBox()
    let tween = tweener.addTween(box, [.duration: 1_000, "x": 1])
    driver.wake()
    #expect(driver.isRunning)
    driver.isManual = true
    #expect(!driver.isRunning)
    driver.wake()
    #expect(!driver.isRunning)
    driver.isManual = false
    #expect(driver.isRunning)
    driver.isManual = true
    tween.pause()
    driver.isManual = false
    #expect(!driver.isRunning)
    tween.resume()
    driver.wake()
    #expect(driver.isRunning)
    driver.isManual = true
  }

  @Test("an engine of one's own is always manual, and says so when asked not to be")
  func ownEngine() {
    let stage = RuleStage()
    #expect(stage.tweener.isManual)
    stage.tweener.isManual = false
    #expect(stage.tweener.isManual)
    #expect(stage.kinds == [.numberOutOfRange])
    stage.tweener.isManual = true
    #expect(stage.problems.count == 1)
  }
}
