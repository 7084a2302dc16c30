import Testing
import TweenerTestSupport

/// The reference engine against sums done by hand: rules 14 to 20.
struct ReferenceConflictTests {
  private let stage = ReferenceStage()
  private let whole = [PropertySpec(.frame, .to([10, 20, 30, 40]))]
  private let onlyX = [PropertySpec(.x, .to([-10]))]
  private let removed = "end(TweenerTestSupport.ReferenceOutcome.removed)"

  @Test("A newer tween takes its component, the older goes on with the others")
  func components() {
    stage.add(1, 10) { $0.properties = whole }
    stage.add(2, 10, delay: 5) { $0.properties = onlyX }
    stage.advance(10)
    // x: from 5, where the older had brought it at 5, half of the way to -10.
    let half: Double = 5 + (-10 - 5) * 0.5
    #expect(stage.x == half)
    #expect(stage.engine.values[0][4...6] == [20, 30, 40])
    #expect(stage.events().prefix(3) == ["1 start 0", "2 start 5", "1 overwrite 5"])
  }

  @Test("An older tween that starts later gives way to the newer one that runs")
  func laterCallWins() {
    stage.add(1, 10, delay: 5)
    stage.add(2, 10) { $0.properties = [PropertySpec(.a, .to([-100]))] }
    #expect(stage.after(8, stage.a) == -80)
    #expect(
      stage.events() == ["2 start 0", "1 start 5", "1 overwrite 5", "1 end(overwritten by 1) 5"])
  }

  @Test("Equal starts: the later call wins, from the value the target holds")
  func equalStarts() {
    let stage = ReferenceStage([40, 0, 0, 0, 0, 0, 0])
    stage.add(1, 10)
    stage.add(2, 10) { $0.properties = [PropertySpec(.a, .to([0]))] }
    #expect(stage.after(5, stage.a) == 20)
  }

  @Test("One that ends when another starts does not overlap it")
  func touching() {
    stage.add(1, 5)
    stage.add(2, 5, delay: 5) { $0.properties = [PropertySpec(.a, .by([10]))] }
    #expect(stage.after(20, stage.a) == 110)
    #expect(!stage.events().contains { $0.contains("overwrite") })
  }

  @Test("none shares: the newest shows, and the older one after it has ended")
  func sharing() {
    stage.add(1, 10)
    stage.add(2, 4, delay: 2) {
      $0.properties = [PropertySpec(.a, .to([0]))]
      $0.overwrite = .none
    }
    #expect(stage.after(4, stage.a) == 10)
    #expect(stage.after(4, stage.a) == 80)
  }

  @Test("all removes every other tween of the target at its start, waiting ones too")
  func all() {
    stage.add(1, 10)
    stage.add(2, 10, delay: 50) { $0.properties = onlyX }
    stage.add(3, 10, delay: 3) {
      $0.properties = [PropertySpec(.y, .to([10]))]
      $0.overwrite = .all
    }
    stage.advance(4)
    #expect(stage.events() == ["1 start 0", "3 start 3", "1 \(removed) 3", "2 \(removed) 3"])
    #expect(stage.a == 30)
  }

  @Test("atAdd strips at the call what overlaps in time, and leaves it where it is")
  func atAdd() {
    stage.add(1, 10)
    stage.advance(2)
    stage.add(2, 10, delay: 8) { $0.overwrite = .atAdd }
    #expect(stage.events() == ["1 start 0"])
    stage.add(3, 10, delay: 7) { $0.overwrite = .atAdd }
    #expect(
      stage.events() == [
        "1 overwrite 2", "1 end(overwritten by 2) 2", "2 overwrite 2",
        "2 end(overwritten by 2) 2",
      ])
    #expect(stage.after(7, stage.a) == 20)
  }

  @Test("Paused tweens keep their values, lose components, and go on where they stopped")
  func pausing() {
    let row = stage.add(1, 10) { $0.properties = whole }
    stage.advance(5)
    #expect(stage.engine.pause(.row(row)))
    #expect(!stage.engine.pause(.row(row)))
    stage.add(2, 4) { $0.properties = onlyX }
    #expect(stage.after(10, [stage.x, stage.y]) == [-10, 10])
    #expect(stage.engine.resume(.target(0)))
    #expect(stage.after(1, [stage.x, stage.y]) == [-10, 12])
  }

  @Test("Pausing by property splits a tween; callbacks stay with what runs")
  func splitting() {
    stage.add(1, 10) { $0.properties = whole }
    stage.advance(5)
    #expect(stage.engine.pause(.components(0, [3])))
    #expect(stage.engine.tweens(of: 0).count == 2)
    #expect(stage.after(5, [stage.x, stage.y]) == [5, 20])
    #expect(stage.events().last?.hasPrefix("1 end") == true)
    #expect(stage.engine.resume(.components(0, [3])))
    #expect(stage.after(5, stage.x) == 10)
    #expect(stage.events() == [])
    #expect(stage.engine.tweenCount == 0)
  }

  @Test("Removing by property leaves the component at its exact value and the rest running")
  func removing() {
    stage.add(1, 10) { $0.properties = whole }
    stage.add(
      2, 4, { $0.properties = [] },
      then: { if $0 == "complete" { _ = stage.engine.remove(.components(0, [3])) } })
    #expect(stage.after(10, [stage.x, stage.y]) == [4, 20])
  }

  @Test("A removed tween calls nothing but its end, though its end was due at that instant")
  func removedCallsNothing() {
    var other = 0
    stage.add(
      1, 5, { $0.properties = [] },
      then: { if $0 == "complete" { _ = stage.engine.remove(.row(other)) } })
    other = stage.add(2, 5)
    stage.advance(5)
    #expect(stage.events().filter { $0.hasPrefix("2") } == ["2 start 0", "2 \(removed) 5"])
    #expect(stage.a == 100)
  }
}
