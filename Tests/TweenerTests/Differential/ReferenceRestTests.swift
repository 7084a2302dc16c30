import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rule 31, tweens that pause at their ends.
struct ReferenceRestTests {
  private let stage = ReferenceStage()
  private let completed = "end(TweenerTestSupport.ReferenceOutcome.completed)"
  private let reversed = "end(TweenerTestSupport.ReferenceOutcome.reverseCompleted)"

  @Test("31 At its end it is paused with onComplete and without onEnd, and can be reversed")
  func thereAndBack() {
    let stage = ReferenceStage([20, 0, 0, 0, 0, 0, 0])
    let row = stage.add(1, 10) { $0.pausesOnCompletion = true }
    #expect(stage.after(15, stage.log.take()) == ["1 start 0", "1 update 10", "1 complete 10"])
    #expect(stage.engine.state(row) == .paused)
    #expect(stage.engine.outcome(row) == nil)
    #expect(stage.engine.isTweening(0, component: 0))
    #expect(!stage.engine.resume(.row(row)))
    #expect(!stage.engine.pause(.row(row)))
    stage.engine.reverse(row)
    #expect(stage.after(5, stage.a) == 60)
    #expect(stage.after(9, stage.a) == 20)
    #expect(
      stage.log.take() == ["1 resume 15", "1 update 20", "1 update 25", "1 reverseComplete 25"])
    #expect(!stage.engine.resume(.row(row)))
    stage.engine.setReversed(row, false)
    #expect(stage.engine.resume(.row(row)))
    #expect(stage.after(3, stage.a) == 44)
  }

  @Test("31 complete() at the end where it stands calls only onEnd, elsewhere it pauses there")
  func completing() {
    let row = stage.add(1, 10) { $0.pausesOnCompletion = true }
    stage.advance(4)
    stage.engine.completeAtStart(row)
    #expect(stage.events() == ["1 start 0", "1 reverseComplete 4"])
    #expect(stage.a == 0)
    stage.engine.complete(row)
    #expect(stage.events() == ["1 complete 4"])
    #expect(stage.a == 100)
    stage.engine.complete(row)
    #expect(stage.log.take() == ["1 \(completed) 4"])
  }

  @Test("31 Sought to an end it is not at an end in this sense: resume() lets it reach it")
  func soughtThere() {
    let row = stage.add(1, 10) { $0.pausesOnCompletion = true }
    stage.advance(12)
    stage.engine.seek(row, to: 10, callsBack: false)
    _ = stage.events()
    #expect(stage.engine.resume(.row(row)))
    #expect(stage.after(1, stage.events()) == ["1 resume 12", "1 complete 12"])
    #expect(stage.engine.state(row) == .paused)
  }

  @Test("31 Turned round before its start it is paused at 0 without components")
  func beforeTheStart() {
    let row = stage.add(1, 10, delay: 5) { $0.pausesOnCompletion = true }
    stage.engine.reverse(row)
    #expect(stage.after(3, stage.events()) == [])
    #expect(stage.engine.state(row) == .paused)
    #expect(!stage.engine.resume(.row(row)))
    // It has not taken the component: the newer one takes it from nobody.
    stage.add(2, 2)
    stage.advance(2)
    #expect(!stage.events().contains("1 overwrite 3"))
    stage.engine.reverse(row)
    #expect(stage.after(5, stage.events()) == ["1 resume 5", "1 start 5"])
  }

  @Test("31 The interaction lock is given back at the first end, once")
  func lock() {
    stage.add(9, 1_000) { $0.locks = true }
    let row = stage.add(1, 10) {
      $0.pausesOnCompletion = true
      $0.locks = true
      $0.unlocks = true
    }
    #expect(stage.engine.locks == 2)
    #expect(stage.after(10, stage.engine.locks) == 1)
    stage.engine.reverse(row)
    stage.advance(10)
    _ = stage.engine.remove(.row(row))
    #expect(stage.engine.locks == 1)
  }

  @Test("complete(at: .start) of a running tween ends it, of a waiting one in silence")
  func completeAtStart() {
    let stage = ReferenceStage([20, 0, 0, 0, 0, 0, 0])
    let row = stage.add(1, 10) { $0.easing = .stepsFromStart }
    stage.advance(4)
    _ = stage.log.take()
    stage.engine.completeAtStart(row)
    // The curve is no 0 at 0; what shows is the start value.
    #expect(stage.a == 20)
    #expect(stage.log.take() == ["1 update 4", "1 reverseComplete 4", "1 \(reversed) 4"])
    let waiting = stage.add(2, 10, delay: 3)
    stage.engine.completeAtStart(waiting)
    #expect(stage.log.take() == ["2 \(reversed) 4"])
  }
}
