import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rules 3 to 13.
struct ReferenceLifeTests {
  private let stage = ReferenceStage()

  @Test("A tween starts after its delay, runs, and ends with its events in order")
  func oneLife() {
    stage.add(1, 10, delay: 4)
    #expect(stage.log.take() == [])
    #expect(stage.after(9, stage.a) == 50)
    #expect(stage.log.take() == ["1 start 4", "1 update 9"])
    #expect(stage.after(100, stage.a) == 100)
    #expect(stage.log.take() == ["1 update 14", "1 complete 14", "1 end(\(completed)) 14"])
  }

  @Test("No delay and no duration: it runs inside the call")
  func atOnce() {
    stage.add(1, 0)
    #expect(stage.a == 100)
    #expect(stage.events() == ["1 start 0", "1 complete 0", "1 end(\(completed)) 0"])
  }

  @Test("Added from a callback, a tween of no length runs after the callback")
  func atOnceFromACallback() {
    stage.add(
      1, 0,
      then: { event in
        if event == "start" {
          stage.add(2, 0)
          stage.log.note("1 returns")
        }
      })
    #expect(
      stage.events() == [
        "1 start 0", "1 returns", "1 complete 0", "1 end(\(completed)) 0",
        "2 start 0", "2 complete 0", "2 end(\(completed)) 0",
      ])
  }

  @Test("A chain goes on at the instants of its links within one step")
  func chain() {
    func link(_ id: Int) {
      stage.add(
        id, 7,
        then: { event in
          if event == "complete", id < 100 { link(id + 1) }
        })
    }
    link(1)
    #expect(stage.after(10_000, stage.events().last) == "100 end(\(completed)) 700")
  }

  @Test("At one instant plays end before tweens start, each oldest first, and additions come after")
  func orderAtOneInstant() {
    stage.add(1, 5, delay: 10)
    stage.add(2, 10, { $0.properties = [] }, then: { if $0 == "complete" { stage.add(4, 3) } })
    stage.add(3, 10, { $0.properties = [] })
    #expect(
      stage.after(10, stage.events()) == [
        "2 start 0", "3 start 0", "2 complete 10", "2 end(\(completed)) 10", "3 complete 10",
        "3 end(\(completed)) 10", "1 start 10", "4 start 10", "1 overwrite 10",
        "1 end(overwritten by 3) 10",
      ])
  }

  @Test(
    "The boundary belongs to the play that ended, the pause shows its end, repeats carry the remainder"
  )
  func repeats() {
    stage.add(1, 10) {
      $0.repeats = 2
      $0.repeatDelay = 3
    }
    var shown: [Double] = []
    for _ in 0..<26 {
      stage.advance(1)
      shown.append(stage.a)
    }
    let play = (1...10).map { Double($0) * 10 }
    // The pause is from 10 to 13; the instant 13 is its last and still shows the end.
    #expect(shown == play + [100, 100, 100] + play + [100, 100, 100])
    #expect(stage.events() == ["1 start 0", "1 repeat 10", "1 repeat 23"])
    #expect(stage.after(1000, stage.events()) == ["1 complete 36", "1 end(\(completed)) 36"])
  }

  @Test("Every second play runs backwards, and the last write is its end value")
  func autoreverse() {
    let stage = ReferenceStage([20, 0, 0, 0, 0, 0, 0])
    stage.add(1, 4) {
      $0.repeats = 1
      $0.autoreverse = true
    }
    #expect(stage.values(of: stage.a, every: 1, times: 8) == [40, 60, 80, 100, 80, 60, 40, 20])
  }

  @Test("A negative delay starts part-way in and calls nothing for the plays it skips")
  func negativeDelay() {
    stage.add(1, 10, delay: -25) { $0.repeats = 3 }
    #expect(stage.after(1, stage.a) == 60)
    #expect(
      stage.after(100, stage.events()) == [
        "1 start 0", "1 repeat 5", "1 complete 15", "1 end(\(completed)) 15",
      ])
    stage.add(2, 10, delay: -10)
    stage.advance(0)
    #expect(stage.events() == ["2 start 101", "2 complete 101", "2 end(\(completed)) 101"])
  }

  @Test("Rounding comes before clamping, at the last write too")
  func shaping() {
    stage.add(1, 2) {
      $0.properties = [PropertySpec(.a, .to([9.5]))]
      $0.rounded = true
      $0.minimum = 4.75
      $0.maximum = 9.25
    }
    #expect(stage.after(1, stage.a) == 5)
    #expect(stage.after(1, stage.a) == 9.25)
  }

  @Test("A step of nothing does what is due and calls no update")
  func stepOfNothing() {
    stage.add(1, 10) { $0.properties = [PropertySpec(.a, .fromTo([5], [6]))] }
    #expect(stage.after(0, stage.a) == 5)
    #expect(stage.log.take() == ["1 start 0"])
  }

  @Test("complete() jumps to the end of the last play; of the present one where there is no last")
  func completing() {
    let finite = stage.add(1, 10) {
      $0.repeats = 3
      $0.autoreverse = true
    }
    stage.advance(2)
    stage.engine.complete(finite)
    #expect(stage.a == 0)
    #expect(
      stage.log.take() == [
        "1 start 0", "1 update 2", "1 update 2", "1 complete 2", "1 end(\(completed)) 2",
      ])
    let endless = stage.add(2, 10) {
      $0.repeats = -1
      $0.autoreverse = true
    }
    stage.advance(15)
    stage.engine.complete(endless)
    #expect(stage.a == 0)
  }

  private let completed = "TweenerTestSupport.ReferenceOutcome.completed"
}
