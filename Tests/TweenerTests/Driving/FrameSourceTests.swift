import Testing

@testable import Tweener

/// Frames when a test says so.
@MainActor
final class HandFrames: FrameSource {
  private var frame: ((Double) -> Void)?
  private(set) var starts = 0
  private(set) var stops = 0
  var isRunning: Bool { frame != nil }

  func start(_ frame: @escaping @MainActor (_ time: Double) -> Void) {
    starts += 1
    self.frame = frame
  }

  func stop() {
    stops += 1
    frame = nil
  }

  func show(at time: Double) { frame?(time) }
}

@MainActor
@Suite("A source of frames")
struct FrameSourceTests {
  private let source = HandFrames()
  private let tweener = Tweener()
  private let box = RuleBox()

  @Test("runs while something moves, and is stopped in the frame in which that ends")
  func runsWhileNeeded() {
    tweener.drive(by: source)
    #expect(!source.isRunning)
    tweener.addTween(box, [.duration: 1, "x": 8])
    #expect(source.isRunning)
    source.show(at: 100)
    #expect(tweener.time == 0)
    source.show(at: 100.5)
    #expect(box.x == 4)
    source.show(at: 101)
    #expect(box.x == 8)
    #expect(!source.isRunning)
    #expect(source.starts == 1 && source.stops == 1)
  }

  @Test("starts again with the next tween, and what passed in between does not count")
  func startsAgain() {
    tweener.drive(by: source)
    tweener.addTween(box, [.duration: 1, "x": 8])
    for time in [1.0, 2] { source.show(at: time) }
    tweener.addTween(box, [.duration: 1, "x": 0])
    #expect(source.starts == 2)
    source.show(at: 50)
    #expect(box.x == 8)
    source.show(at: 50.25)
    #expect(box.x == 6)
    #expect(tweener.time == 1.25)
  }

  @Test("stops where everything pauses, and runs on where something resumes")
  func pauses() {
    tweener.drive(by: source)
    let tween = tweener.addTween(box, [.duration: 1, "x": 8])
    source.show(at: 0)
    tween.pause()
    source.show(at: 0.25)
    #expect(!source.isRunning)
    tween.resume()
    #expect(source.isRunning)
    source.show(at: 9)
    source.show(at: 9.5)
    #expect(box.x == 4)
  }

  @Test("takes no step longer than longestStep, none back, and none that is not finite")
  func oddTimes() {
    tweener.drive(by: source)
    tweener.longestStep = 0.25
    tweener.addTween(box, [.duration: 8, "x": 8])
    source.show(at: .nan)
    source.show(at: 10)
    source.show(at: 12)
    #expect(tweener.time == 0.25)
    source.show(at: 11)
    source.show(at: .infinity)
    #expect(tweener.time == 0.25)
    source.show(at: 12.125)
    #expect(tweener.time == 0.375)
  }

  @Test("does not gather rounding: a minute of frames a thirtieth apart is a minute")
  func exact() {
    tweener.drive(by: source)
    tweener.addTween(box, [.duration: 100, "x": 8])
    for index in 0...1_800 { source.show(at: 0.1 + Double(index) / 30) }
    #expect(tweener.time == 60)
  }

  @Test("gives way to another, and to driving by hand")
  func givesWay() {
    let other = HandFrames()
    tweener.drive(by: source)
    tweener.addTween(box, [.duration: 8, "x": 8])
    tweener.drive(by: other)
    #expect(!source.isRunning && other.isRunning)
    tweener.drive(by: nil)
    #expect(!other.isRunning)
    tweener.addTween(box, [.duration: 8, "y": 8])
    #expect(!source.isRunning && !other.isRunning)
    #expect(tweener.after(1, box.x) == 1)
  }

  @Test("is stopped at its next frame when the engine has gone")
  func engineGone() {
    var mortal: Tweener? = Tweener()
    mortal?.drive(by: source)
    let tween = mortal?.addTween(box, [.duration: 8, "x": 8])
    mortal = nil
    source.show(at: 0)
    #expect(!source.isRunning)
    #expect(tween?.outcome == .removed)
  }

  @Test("takes the place of the shared engine's task, and obeys isManual")
  func shared() {
    let driver = SharedDriver(tweener.engine)
    tweener.addTween(box, [.duration: 8, "x": 8])
    driver.wake()
    #expect(driver.isRunning)
    driver.frames = FrameDriver(tweener.engine, source: source)
    #expect(!driver.isRunning && source.isRunning)
    driver.isManual = true
    #expect(!source.isRunning)
    driver.isManual = false
    #expect(source.isRunning)
    driver.frames = nil
    #expect(driver.isRunning)
    driver.isManual = true
  }
}
