import Testing
import TweenerTestSupport

/// The exact clocks of the reference engine against sums done by hand: rule 1.
struct ReferenceClockTests {
  @Test("A product of flicks and a rate is rounded once and split down to 2^-64")
  func products() {
    #expect(ExactTime(3, times: 0.5) == ExactTime(1, fraction: 1 << 63))
    #expect(ExactTime(1_000_000_007, times: 1) == ExactTime(1_000_000_007))
    #expect(ExactTime(10 * Flick.second, times: 0.3) == ExactTime(3 * Flick.second))
    #expect(ExactTime(5, times: 2.25) == ExactTime(11, fraction: 1 << 62))
    #expect(ExactTime(10, times: 0.1) == ExactTime(1))
    // Three times 0.1 is one unit in the last place above 0.3: 5404319552844596 × 2^-54.
    #expect(ExactTime(3, times: 0.1) == ExactTime(0, fraction: 5_404_319_552_844_596 << 10))
    #expect(ExactTime(0, times: 7) == ExactTime(0))
    #expect(ExactTime(1, times: 0x1p-65) == ExactTime(0))
    #expect(ExactTime(3, times: 0x1p-65) == ExactTime(0, fraction: 1))
  }

  @Test("Sums carry from the fraction")
  func sums() {
    let half = ExactTime(0, fraction: 1 << 63)
    #expect(half + half == ExactTime(1))
    #expect(ExactTime(-3) + half + half == ExactTime(-2))
    #expect(ExactTime(-1, fraction: 1 << 63).number == -0.5)
    #expect(ExactTime(-1, fraction: 1 << 63) < ExactTime(0))
  }

  @Test("A boundary happens at the first whole instant that has reached it")
  func instants() {
    var clock = ReferenceClock(at: 10, showing: ExactTime(-4), rate: 1)
    #expect(clock.instant(reaching: 0, from: 10) == 14)
    #expect(clock.instant(reaching: 0, from: 20) == 20)
    clock.setRate(0.3, at: 12)
    // 2 flicks at 0.3 a flick: 6.67 later; 3 flicks: ten later, to the flick.
    #expect(clock.instant(reaching: 0, from: 12) == 19)
    #expect(clock.instant(reaching: 1, from: 12) == 22)
    clock.setPaused(true, at: 13)
    #expect(clock.instant(reaching: 0, from: 13) == nil)
    #expect(abs(clock.local(at: 1000).number + 1.7) < 1e-15)
  }

  @Test("Every instant found is the first: compared with trying one after another")
  func instantsByTrying() {
    for rate in [1, 0.5, 0.3, 1.0 / 3, 1.7, 2.5, 3, 0.01] {
      let clock = ReferenceClock(at: 5, showing: ExactTime(-3, fraction: 77), rate: rate)
      for wanted in -3...20 {
        let tried = (5...5000).first { clock.local(at: $0) >= ExactTime(wanted) }
        #expect(clock.instant(reaching: wanted, from: 5) == tried)
      }
    }
  }

  @Test("The engine's time scale takes effect in the middle of a step, from the callback's instant")
  func engineScale() {
    let stage = ReferenceStage()
    stage.add(1, 10, then: { if $0 == "complete" { stage.engine.setTimeScale(0.5) } })
    stage.add(2, 20, { $0.properties = [] })
    #expect(stage.after(20, stage.engine.now) == 15)
    #expect(stage.after(10, stage.engine.now) == 20)
    stage.engine.setTimeScale(0)
    #expect(stage.after(1000, stage.engine.now) == 20)
  }

  @Test("A tween's rate covers its delay and changes without a jump")
  func tweenScale() {
    let stage = ReferenceStage()
    let row = stage.add(1, 10, delay: 4) { $0.timeScale = 2 }
    #expect(stage.after(4, stage.events()) == ["1 start 2"])
    #expect(stage.a == 40)
    stage.engine.setTimeScale(row, 0.25)
    #expect(stage.after(4, stage.a) == 50)
    stage.engine.setTimeScale(row, 0)
    #expect(stage.after(100, stage.a) == 50)
    stage.engine.setTimeScale(row, 1)
    #expect(stage.after(1, stage.a) == 60)
  }
}
