import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rule 33.
struct ReferenceRestartTests {
  private let stage = ReferenceStage()
  private let completed = "end(TweenerTestSupport.ReferenceOutcome.completed)"

  @Test("33 restart() begins anew with the start values, in the next advance, with all callbacks")
  func restart() {
    let stage = ReferenceStage([20, 0, 0, 0, 0, 0, 0])
    let row = stage.add(1, 10, delay: 3) { $0.repeats = 1 }
    #expect(stage.after(18, stage.a) == 60)
    stage.engine.reverse(row)
    _ = stage.engine.pause(.row(row))
    _ = stage.events()
    stage.engine.restart(row, includingDelay: false)
    #expect(stage.events() == ["1 resume 18"])
    #expect(stage.engine.state(row) == .waiting)
    #expect(stage.engine.elapsed(row) == ExactTime(0))
    #expect(stage.a == 60)
    #expect(stage.after(0, stage.a) == 20)
    stage.advance(1_000)
    #expect(stage.events() == ["1 start 18", "1 repeat 28", "1 complete 38", "1 \(completed) 38"])
  }

  @Test("33 With its delay it waits first, and keeps its components as they are")
  func includingDelay() {
    let row = stage.add(1, 10, delay: 3)
    stage.advance(8)
    stage.engine.restart(row, includingDelay: true)
    #expect(stage.after(2, stage.a) == 50)
    #expect(stage.log.take() == ["1 start 3", "1 update 8"])
    #expect(stage.after(2, stage.a) == 10)
    #expect(stage.events() == ["1 start 11"])
  }

  @Test("33 With a negative delay it begins part-way in again")
  func negativeDelay() {
    let row = stage.add(1, 10, delay: -13) { $0.repeats = 2 }
    stage.advance(10)
    stage.engine.restart(row, includingDelay: false)
    #expect(stage.after(1, stage.a) == 40)
    #expect(stage.events() == ["1 start 0", "1 repeat 7", "1 start 10"])
  }

  @Test("33 What it lost stays lost, also while it waits")
  func lost() {
    let row = stage.add(1, 10) {
      $0.properties = [PropertySpec(.a, .to([100])), PropertySpec(.x, .to([100]))]
    }
    stage.advance(1)
    stage.add(2, 100) { $0.properties = [PropertySpec(.x, .to([0]))] }
    stage.advance(1)
    stage.engine.restart(row, includingDelay: true)
    stage.add(3, 2)
    #expect(stage.after(1, stage.events().suffix(1)) == ["1 end(overwritten by 2) 2"])
  }

  @Test("33 In a callback it begins in that advance, behind what is due there")
  func inCallback() {
    var row = 0
    var count = 0
    row = stage.add(
      1, 10, { $0.repeats = 1 },
      then: { event in
        count += event == "repeat" ? 1 : 0
        if event == "repeat", count < 3 { stage.engine.restart(row, includingDelay: false) }
      })
    stage.add(2, 10, { $0.properties = [] })
    #expect(
      stage.after(35, stage.events().dropFirst(2)) == [
        "1 repeat 10", "2 complete 10", "2 \(completed) 10", "1 start 10", "1 repeat 20",
        "1 start 20", "1 repeat 30",
      ])
    #expect(stage.a == 50)
  }

  @Test("33 One that has not started simply waits anew, an ended one stays ended")
  func others() {
    let waiting = stage.add(1, 10, delay: 6)
    stage.advance(5)
    stage.engine.restart(waiting, includingDelay: true)
    #expect(stage.after(5, stage.events()) == [])
    stage.engine.restart(waiting, includingDelay: false)
    #expect(stage.after(1, stage.events()) == ["1 start 10"])
    stage.advance(100)
    _ = stage.events()
    stage.engine.restart(waiting, includingDelay: false)
    #expect(stage.after(100, stage.events()) == [])
  }
}
