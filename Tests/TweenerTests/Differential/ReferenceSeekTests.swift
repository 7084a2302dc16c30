import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rule 32.
struct ReferenceSeekTests {
  private let stage = ReferenceStage()
  private let completed = "end(TweenerTestSupport.ReferenceOutcome.completed)"
  private let reversed = "end(TweenerTestSupport.ReferenceOutcome.reverseCompleted)"

  @Test("32 seek writes at once and calls nothing; what it passed is not called later either")
  func silent() {
    let row = stage.add(1, 10) { $0.repeats = 3 }
    stage.advance(1)
    _ = stage.log.take()
    stage.engine.seek(row, to: 23, callsBack: false)
    #expect(stage.a == 30)
    stage.engine.seek(row, to: 20, callsBack: false)
    #expect(stage.a == 100)
    #expect(stage.log.take() == [])
    #expect(stage.after(1, stage.a) == 10)
    #expect(stage.log.take() == ["1 update 2"])
  }

  @Test("32 With callsBack it calls what lies between, in the direction of the jump")
  func callsBack() {
    let row = stage.add(1, 10) {
      $0.repeats = 3
      $0.repeatDelay = 5
    }
    // Ends at 10, 25, 40, beginnings at 15, 30, 45; the length is 55.
    stage.advance(4)
    _ = stage.events()
    stage.engine.seek(row, to: 25, callsBack: true)
    #expect(stage.events() == ["1 repeat 4", "1 repeat 4"])
    stage.engine.seek(row, to: 55, callsBack: true)
    #expect(stage.events() == ["1 repeat 4"])
    stage.engine.seek(row, to: 30, callsBack: true)
    #expect(stage.events() == ["1 repeat 4", "1 repeat 4"])
    stage.engine.seek(row, to: 16, callsBack: true)
    #expect(stage.events() == [])
    stage.engine.seek(row, to: 0, callsBack: true)
    #expect(stage.events() == ["1 repeat 4"])
  }

  @Test("32 A callback that turns or sets the tween stops the rest of them")
  func interrupted() {
    var row = 0
    row = stage.add(
      1, 10, { $0.repeats = 9 }, then: { if $0 == "repeat" { stage.engine.reverse(row) } })
    stage.advance(1)
    stage.engine.seek(row, to: 55, callsBack: true)
    #expect(stage.events() == ["1 start 0", "1 repeat 1"])
    #expect(stage.after(2, stage.a) == 30)
  }

  @Test("32 Sought to an end it ends in the next advance if it moves that way, else it moves away")
  func ends() {
    let stage = ReferenceStage([5, 0, 0, 0, 0, 0, 0])
    let row = stage.add(1, 10)
    stage.advance(2)
    stage.engine.seek(row, to: 900, callsBack: false)
    #expect(stage.a == 100)
    #expect(stage.engine.state(row) == .running)
    #expect(stage.after(0, stage.events()) == ["1 start 0", "1 complete 2", "1 \(completed) 2"])
    let other = stage.add(2, 10) { $0.properties = [PropertySpec(.a, .fromTo([5], [105]))] }
    stage.advance(2)
    stage.engine.reverse(other)
    stage.engine.seek(other, to: 10, callsBack: false)
    #expect(stage.after(1, stage.a) == 95)
    stage.engine.seek(other, to: -3, callsBack: false)
    #expect(stage.a == 5)
    stage.advance(0)
    #expect(stage.events() == ["2 start 2", "2 reverseComplete 5", "2 \(reversed) 5"])
  }

  @Test("32 progress = 0 in a later play is one flick after its beginning, behind a pause too")
  func progressZero() {
    let close = stage.add(1, 10) { $0.repeats = 1 }
    stage.advance(15)
    stage.engine.setProgress(close, 0)
    #expect(stage.engine.elapsed(close) == ExactTime(11))
    #expect(stage.a == 10)
    let apart = stage.add(2, 10) {
      $0.properties = [PropertySpec(.x, .to([100]))]
      $0.repeats = 1
      $0.repeatDelay = 5
    }
    stage.advance(18)
    stage.engine.setProgress(apart, 0)
    #expect(stage.engine.elapsed(apart) == ExactTime(16))
    #expect(stage.x == 10)
    stage.engine.setReversed(apart, true)
    _ = stage.events()
    #expect(stage.after(1, stage.x) == 100)
    #expect(stage.events() == ["2 repeat 34"])
  }

  @Test("32 progress = 1 means the boundary, which is behind then; the very end is not")
  func progressOne() {
    let row = stage.add(1, 10) { $0.repeats = 1 }
    stage.advance(5)
    stage.engine.setProgress(row, 1)
    #expect(stage.after(1, stage.a) == 10)
    #expect(stage.events() == ["1 start 0"])
    stage.engine.setProgress(row, 1)
    #expect(stage.after(0, stage.events()) == ["1 complete 6", "1 \(completed) 6"])
  }

  @Test("32 A waiting tween that is sought starts at once, and stays paused if it is paused")
  func waiting() {
    let row = stage.add(1, 10, delay: 50) {
      $0.repeats = 1
      $0.paused = true
    }
    stage.advance(2)
    stage.engine.seek(row, to: 13, callsBack: true)
    #expect(stage.events() == ["1 start 2", "1 repeat 2"])
    #expect(stage.a == 30)
    #expect(stage.engine.state(row) == .paused)
    #expect(stage.after(5, stage.a) == 30)
    _ = stage.engine.resume(.row(row))
    #expect(stage.after(2, stage.a) == 50)
  }

  @Test(
    "32 totalProgress is a share of all plays, pauses and endDelay; an endless tween refuses it")
  func totalProgress() {
    let row = stage.add(1, 10) {
      $0.repeats = 1
      $0.repeatDelay = 4
      $0.endDelay = 16
    }
    #expect(stage.engine.totalDuration(row) == 40)
    stage.engine.setTotalProgress(row, 0.4)
    #expect(stage.a == 20)
    stage.engine.setTotalProgress(row, 0.7)
    #expect(stage.a == 100)
    let endless = stage.add(2, 10) {
      $0.properties = [PropertySpec(.x, .to([100]))]
      $0.repeats = -1
    }
    stage.advance(3)
    stage.engine.setTotalProgress(endless, 0.5)
    #expect(stage.x == 30)
    #expect(stage.engine.totalDuration(endless) == nil)
  }
}
