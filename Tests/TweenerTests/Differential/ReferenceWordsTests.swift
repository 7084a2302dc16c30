import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: the words of API 7.
struct ReferenceWordsTests {
  private let stage = ReferenceStage()
  private let completed = "end(TweenerTestSupport.ReferenceOutcome.completed)"

  @Test("Added paused it waits for resume(), which lets its delay begin")
  func paused() {
    let row = stage.add(1, 10, delay: 2) { $0.paused = true }
    #expect(stage.after(5, stage.engine.state(row)) == .paused)
    #expect(stage.events() == [])
    _ = stage.engine.resume(.row(row))
    #expect(stage.after(3, stage.a) == 10)
    #expect(stage.events() == ["1 resume 5", "1 start 7"])
    let short = stage.add(2, 0) { $0.paused = true }
    #expect(stage.engine.state(short) == .paused)
  }

  @Test("onPause and onResume are called when isPaused changes, not for parts that are split off")
  func pauseCalls() {
    let row = stage.add(1, 10) {
      $0.properties = [PropertySpec(.a, .to([100])), PropertySpec(.x, .to([100]))]
    }
    stage.advance(1)
    _ = stage.engine.pause(.components(0, [0]))
    #expect(stage.events() == ["1 start 0"])
    _ = stage.engine.pause(.row(row))
    _ = stage.engine.pause(.row(row))
    #expect(stage.events() == ["1 pause 1"])
    _ = stage.engine.resume(.all)
    #expect(stage.events() == ["1 resume 1"])
  }

  @Test(
    "endDelay is the last stretch: the end shows, onUpdate goes on, backwards it is passed first")
  func endDelay() {
    let row = stage.add(1, 10) { $0.endDelay = 4 }
    #expect(stage.after(10, stage.log.take()) == ["1 start 0", "1 update 10"])
    #expect(stage.after(2, stage.a) == 100)
    #expect(stage.engine.progress(row) == 1)
    #expect(stage.log.take() == ["1 update 12"])
    stage.engine.reverse(row)
    #expect(stage.after(3, stage.a) == 90)
    stage.engine.reverse(row)
    #expect(stage.after(100, stage.events()) == ["1 complete 20", "1 \(completed) 20"])
  }

  @Test("repeatRefresh: every play starts from the end of the one before, which shows in the pause")
  func repeatRefresh() {
    let row = stage.add(1, 10) {
      $0.properties = [PropertySpec(.a, .by([10]))]
      $0.repeats = 3
      $0.repeatDelay = 2
      $0.repeatRefresh = true
    }
    // Own time 4, 8, 12 (the last instant of the pause), 16, 20, 24.
    #expect(stage.values(of: stage.a, every: 4, times: 6) == [4, 8, 10, 14, 18, 20])
    // What is sought shows the values of the latest play that began: 20 to 30.
    stage.engine.seek(row, to: 5, callsBack: false)
    #expect(stage.a == 25)
  }

  @Test("repeatRefresh begins anew where a play that ran backwards ended")
  func refreshAfterBackwardPlay() {
    stage.add(1, 10) {
      $0.properties = [PropertySpec(.a, .times([2])), PropertySpec(.x, .from([-10]))]
      $0.repeats = 2
      $0.autoreverse = true
      $0.repeatRefresh = true
    }
    stage.engine.write(4, to: 0, of: 0)
    #expect(stage.after(25, stage.a) == 6)
    #expect(stage.x == -5)
  }

  @Test("autoreverseEasing is the curve of backward plays, as seen going that way")
  func autoreverseEasing() {
    let stage = ReferenceStage([20, 0, 0, 0, 0, 0, 0])
    stage.add(1, 10) {
      $0.repeats = 1
      $0.autoreverse = true
      $0.autoreverseEasing = .inQuad
    }
    #expect(stage.after(5, stage.a) == 60)
    #expect(stage.after(10, stage.a) == 80)
    #expect(stage.after(5, stage.a) == 20)
  }

  @Test("unitsPerSecond: the longest way of a component over it is the duration, from the start on")
  func unitsPerSecond() {
    let stage = ReferenceStage([20, 0, 0, 0, 0, 0, 0])
    let row = stage.add(1, 0, delay: 5) {
      $0.properties = [PropertySpec(.a, .to([100])), PropertySpec(.x, .by([-160]))]
      $0.unitsPerSecond = 10 * Double(Flick.second)
    }
    #expect(stage.engine.duration(row) == 0)
    #expect(stage.after(5, stage.engine.duration(row)) == 16)
    #expect(stage.after(4, stage.a) == 40)
    #expect(stage.x == -40)
    #expect(
      stage.after(100, stage.events()) == ["1 start 5", "1 complete 21", "1 \(completed) 21"])
  }
}
