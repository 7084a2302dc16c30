import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rule 34.
struct ReferenceStopTests {
  private let stage = ReferenceStage()
  private let completed = "end(TweenerTestSupport.ReferenceOutcome.completed)"
  private let reversed = "end(TweenerTestSupport.ReferenceOutcome.reverseCompleted)"
  private let removed = "end(TweenerTestSupport.ReferenceOutcome.removed)"

  @Test("34 It pauses exactly there, once, in either direction; the rest of the step is not used")
  func exactly() {
    let row = stage.add(1, 10) { $0.timeScale = 3 }
    stage.engine.pause(row, at: 4)
    #expect(stage.after(100, stage.a) == 40)
    #expect(stage.engine.elapsed(row) == ExactTime(4))
    #expect(stage.log.take() == ["1 start 0", "1 pause 2"])
    stage.engine.pause(row, at: 4)
    _ = stage.engine.resume(.row(row))
    #expect(stage.after(1, stage.a) == 70)
    stage.engine.reverse(row)
    #expect(stage.after(100, stage.a) == 40)
    _ = stage.engine.resume(.row(row))
    #expect(stage.after(100, stage.engine.outcome(row)) == .reverseCompleted)
  }

  @Test("34 One place at a time, the last given; where it stands means the next time")
  func latest() {
    let row = stage.add(1, 10) { $0.repeats = 1 }
    stage.advance(2)
    stage.engine.pause(row, at: 5)
    stage.engine.pause(row, at: 2)
    #expect(stage.after(10, stage.engine.state(row)) == .running)
    stage.engine.reverse(row)
    #expect(stage.after(100, stage.engine.elapsed(row)) == ExactTime(2))
    #expect(stage.events() == ["1 start 0", "1 repeat 10", "1 repeat 14", "1 pause 22"])
  }

  @Test("34 At an end the pause comes first; the boundary there happens on resuming")
  func beforeTheBoundary() {
    let row = stage.add(1, 10) { $0.repeats = 1 }
    stage.engine.pause(row, at: 10)
    #expect(stage.after(15, stage.a) == 100)
    #expect(stage.events() == ["1 start 0", "1 pause 10"])
    stage.engine.pause(row, at: 20)
    _ = stage.engine.resume(.row(row))
    #expect(stage.after(10, stage.events()) == ["1 resume 15", "1 repeat 15", "1 pause 25"])
    _ = stage.engine.resume(.row(row))
    #expect(
      stage.after(0, stage.events()) == ["1 resume 25", "1 complete 25", "1 \(completed) 25"])
  }

  @Test("34 Backwards it comes after onRepeat, and before own time 0")
  func backwards() {
    let row = stage.add(1, 10) { $0.repeats = 1 }
    stage.advance(15)
    stage.engine.reverse(row)
    stage.engine.pause(row, at: 10)
    _ = stage.events()
    #expect(stage.after(9, stage.a) == 100)
    #expect(stage.events() == ["1 repeat 20", "1 pause 20"])
    stage.engine.pause(row, at: 0)
    _ = stage.engine.resume(.row(row))
    #expect(stage.after(100, stage.a) == 0)
    #expect(stage.events() == ["1 resume 24", "1 pause 34"])
    _ = stage.engine.resume(.row(row))
    stage.advance(0)
    #expect(stage.events() == ["1 resume 124", "1 reverseComplete 124", "1 \(reversed) 124"])
  }

  @Test("34 A waiting tween that pauses at 0 starts first; places outside are refused")
  func atTheStart() {
    let row = stage.add(1, 10, delay: 5)
    stage.engine.pause(row, at: 0)
    stage.engine.pause(row, at: 11)
    stage.engine.pause(row, at: -1)
    #expect(stage.after(100, stage.events()) == ["1 start 5", "1 pause 5"])
    #expect(stage.engine.elapsed(row) == ExactTime(0))
  }

  @Test("34 Seeks pass the place; it lies ahead again when the tween comes back to it")
  func sought() {
    let row = stage.add(1, 10)
    stage.advance(1)
    stage.engine.pause(row, at: 5)
    stage.engine.seek(row, to: 5, callsBack: false)
    #expect(stage.after(1, stage.a) == 60)
    stage.engine.seek(row, to: 8, callsBack: false)
    stage.engine.reverse(row)
    #expect(stage.after(7, stage.a) == 50)
    #expect(stage.engine.state(row) == .paused)
  }

  @Test("34 revert() writes what the components held, or held before their start was shown")
  func revert() {
    let stage = ReferenceStage([20, 0, 0, 7, 0, 0, 0])
    stage.add(1, 10)
    stage.advance(5)
    let row = stage.add(2, 10) {
      $0.properties = [PropertySpec(.a, .to([0])), PropertySpec(.x, .fromTo([1], [2]))]
    }
    #expect(stage.x == 1)
    stage.advance(5)
    stage.engine.revert(row)
    #expect(stage.a == 60)
    #expect(stage.x == 7)
    #expect(stage.events().last == "2 \(removed) 10")
    let waiting = stage.add(3, 10, delay: 9) {
      $0.properties = [PropertySpec(.a, .to([0])), PropertySpec(.x, .fromTo([1], [2]))]
    }
    stage.engine.write(61, to: 0, of: 0)
    stage.engine.revert(waiting)
    #expect(stage.a == 61)
    #expect(stage.x == 7)
  }
}
