import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rules 29 and 30.
struct ReferenceReversalTests {
  private let stage = ReferenceStage()
  private let reversed = "end(TweenerTestSupport.ReferenceOutcome.reverseCompleted)"

  @Test("29 Turning round changes the sign of the rate and nothing else")
  func turns() {
    let row = stage.add(1, 10) { $0.timeScale = 2 }
    #expect(stage.after(3, stage.a) == 60)
    stage.engine.setReversed(row, true)
    #expect(stage.a == 60)
    #expect(stage.after(1, stage.a) == 40)
    stage.engine.setTimeScale(row, 1)
    #expect(stage.after(1, stage.a) == 30)
    stage.engine.setReversed(row, true)
    #expect(stage.after(1, stage.a) == 20)
    stage.engine.setReversed(row, false)
    #expect(stage.after(5, stage.a) == 70)
  }

  @Test("29 The same values forwards, backwards and sought, pauses between plays included")
  func pure() {
    let row = stage.add(1, 4) {
      $0.repeats = 2
      $0.repeatDelay = 2
      $0.autoreverse = true
      $0.easing = .outBounce
    }
    // Own time 1 to 15; the plays are 0…4, 6…10 (backwards) and 12…16.
    var there: [Double] = []
    for _ in 1...15 {
      stage.advance(1)
      there.append(stage.a)
    }
    #expect(there[3...5] == [100, 100, 100])
    #expect(there[9...11] == [0, 0, 0])
    stage.engine.setReversed(row, true)
    var back: [Double] = []
    for _ in 1...14 {
      stage.advance(1)
      back.append(stage.a)
    }
    #expect(back == there.dropLast().reversed())
    let sought = (1...15).map { place in
      stage.engine.seek(row, to: place, callsBack: false)
      return stage.a
    }
    #expect(sought == there)
  }

  @Test("29 At the boundary between two plays that follow at once the end shows, also backwards")
  func boundaryBelongsToTheOneBefore() {
    let row = stage.add(1, 10) { $0.repeats = 1 }
    #expect(stage.after(12, stage.a) == 20)
    stage.engine.reverse(row)
    #expect(stage.values(of: stage.a, every: 1, times: 3) == [10, 100, 90])
  }

  @Test("29 Paused exactly at a boundary it shows the end of the play before, also when it goes on")
  func pausedAtBoundary() {
    let row = stage.add(1, 10) { $0.repeats = 1 }
    stage.advance(10)
    _ = stage.engine.pause(.row(row))
    #expect(stage.after(5, stage.engine.progress(row)) == 1)
    _ = stage.engine.resume(.row(row))
    #expect(stage.engine.progress(row) == 1)
    stage.engine.write(-1, to: 0, of: 0)
    stage.engine.settle(0)
    #expect(stage.a == 100)
    #expect(stage.after(1, stage.a) == 10)
  }

  @Test("30 Backwards every beginning of a later play calls onRepeat, at its instant; 0 ends it")
  func backwards() {
    let stage = ReferenceStage([7, 0, 0, 0, 0, 0, 0])
    let row = stage.add(1, 10) {
      $0.repeats = 2
      $0.repeatDelay = 3
    }
    #expect(stage.after(30, stage.events()) == ["1 start 0", "1 repeat 10", "1 repeat 23"])
    stage.engine.reverse(row)
    // 30 to 26 are four flicks, to 13 thirteen more, to 0 another thirteen.
    #expect(
      stage.after(1_000, stage.log.take()) == [
        "1 repeat 34", "1 repeat 47", "1 update 60", "1 reverseComplete 60", "1 \(reversed) 60",
      ])
    #expect(stage.a == 7)
  }

  @Test("30 A beginning between two flicks is reached at the next instant")
  func backwardsWithRate() {
    let row = stage.add(1, 3) {
      $0.repeats = 2
      $0.timeScale = 2
    }
    stage.advance(4)
    stage.engine.reverse(row)
    _ = stage.events()
    // Own time is 8: 6 after one flick, 3 after two and a half, 0 after four.
    #expect(
      stage.after(9, stage.events()) == [
        "1 repeat 5", "1 repeat 7", "1 reverseComplete 8", "1 \(reversed) 8",
      ])
  }

  @Test("30 Turned round exactly at a boundary it calls nothing for it once more")
  func turnedAtBoundary() {
    let row = stage.add(1, 10) { $0.repeats = 2 }
    stage.advance(10)
    stage.engine.reverse(row)
    stage.engine.reverse(row)
    stage.engine.reverse(row)
    stage.advance(4)
    stage.engine.reverse(row)
    stage.advance(9)
    // Own time 10, 6 and 15: it has come to 10 once more, from below.
    #expect(stage.a == 50)
    #expect(stage.events() == ["1 start 0", "1 repeat 10", "1 repeat 18"])
  }

  @Test("30 Turned round before its start it writes nothing and calls only onEnd")
  func turnedBeforeTheStart() {
    let row = stage.add(1, 10, delay: 5)
    stage.advance(2)
    stage.engine.reverse(row)
    #expect(stage.engine.state(row) == .waiting)
    #expect(stage.after(1, stage.log.take()) == ["1 \(reversed) 2"])
    #expect(stage.a == 0)
    // One that is turned back in time, or cannot move, goes on waiting.
    let other = stage.add(2, 10, delay: 5)
    stage.engine.reverse(other)
    stage.engine.reverse(other)
    #expect(stage.after(5, stage.events()) == ["2 start 8"])
    let still = stage.add(3, 10, delay: 5) { $0.timeScale = 0 }
    stage.engine.reverse(still)
    #expect(stage.after(5, stage.engine.state(still)) == .waiting)
  }

  @Test("30 Turned round in a callback it ends in that advance, after what is due there")
  func turnedInCallback() {
    var waiting = 0
    stage.add(
      1, 4, { $0.properties = [] },
      then: { if $0 == "complete" { stage.engine.reverse(waiting) } })
    waiting = stage.add(2, 10, delay: 9)
    stage.add(3, 10, delay: 4) { $0.properties = [] }
    #expect(stage.after(4, stage.events().suffix(2)) == ["3 start 4", "2 \(reversed) 4"])
  }

  @Test("30 An endless tween and one with a negative delay run back to 0")
  func endless() {
    let row = stage.add(1, 10, delay: -15) { $0.repeats = -1 }
    stage.advance(10)
    stage.engine.reverse(row)
    #expect(
      stage.after(1_000, stage.events()) == [
        "1 start 0", "1 repeat 5", "1 repeat 15", "1 repeat 25", "1 reverseComplete 35",
        "1 \(reversed) 35",
      ])
  }
}
