import Testing
import TweenerTestSupport

/// Scenes in which timelines grow while they play. In each the engine or the reference went wrong once.
@Suite("Kept scenes in which timelines grow")
struct KeptGrowthSceneTests: KeptScenes {
  private func from(_ name: Int, _ start: Double) -> TweenSpec {
    TweenSpec(name, target: 0, [PropertySpec(.a, .from([start]))])
  }

  private func expect(_ commands: [TimedCommand], targets: Int = 1, end: Int) {
    let zero = [Double](repeating: 0, count: 7)
    let scene = Scene(
      targets: [[98, 14, 93, -44, 0, -2, 1_000]] + Array(repeating: zero, count: targets - 1),
      commands: commands, end: end)
    for cuts in [[], Array(0...end)] { TweenerTests.expectAgreement(SceneTrial(scene, cuts: cuts)) }
  }

  @Test(
    "37 what is appended in a later play reads what shows, and not its own start",
    arguments: [5, 6])
  func appendedLater(place: Int) {
    expect(
      [
        TimedCommand(0, .add(timeline(0, [(8, tween(1, .a, 0))]) { $0.repeats = 1 })),
        TimedCommand(14, .append(tween: 0, [TimelineItem(place, .tween(from(2, -131)))])),
      ], end: 20)
  }

  @Test(
    "36 where a play turns round at the instant at which it is made longer, its place stays",
    arguments: [false, true])
  func longerWhereItTurns(autoreverse: Bool) {
    let turning = timeline(0, [(1, tween(1, .a, 1))]) {
      ($0.repeats, $0.autoreverse) = (1, autoreverse)
    }
    let appended = tween(3, .b, 0).with { $0.target = 1 }
    expect(
      [
        TimedCommand(0, .add(turning)),
        TimedCommand(2, .append(tween: 0, [TimelineItem(3, .call(TweenSpec(2)))])),
        TimedCommand(2, .append(tween: 0, [TimelineItem(3, .tween(appended))])),
      ], targets: 2, end: 9)
  }

  @Test("37 what has not begun and is first no more keeps no end, one component as all of them")
  func firstNoMore() {
    let framed = TweenSpec(1, target: 0, [PropertySpec(.frame, .from([3, 22, 2, -31]))])
    expect(
      [
        TimedCommand(0, .add(timeline(0, [(5, framed)]))),
        TimedCommand(0, .append(tween: 0, [TimelineItem(3, .tween(tween(2, .x, 0)))])),
      ], end: 8)
  }

  @Test(
    "36 what is appended for another target shows its start, where one was lost", arguments: [0, 2])
  func lost(duration: Int) {
    let added = TweenSpec(4, target: 1, [PropertySpec(.a, .fromTo([0.5], [42]))]).with {
      $0.duration = duration
    }
    let other = tween(2, .b, 4).with { $0.target = 2 }
    let taking = TweenSpec(3, target: 0).with { $0.overwrite = .all }
    let paused = timeline(0, [(0, tween(1, .a, 0)), (0, other)]) {
      $0.items?.append(TimelineItem(0, .pause))
    }
    expect(
      [
        TimedCommand(0, .add(paused)), TimedCommand(0, .add(taking)),
        TimedCommand(1, .append(tween: 0, [TimelineItem(3, .tween(added))])),
        TimedCommand(3, .resume(.target(2))),
      ], targets: 3, end: 9)
  }

  @Test(
    "8 a start that a newer tween shows stays where a timeline grows by what it shows",
    arguments: [0, 3])
  func shownStart(duration: Int) {
    let newer = TweenSpec(2, target: 0, [PropertySpec(.a, .fromTo([18], [60]))]).with {
      $0.delay = 3
    }
    expect(
      [
        TimedCommand(0, .add(timeline(0, [(0, tween(1, .a, 0)), (9, tween(4, .b, 0))]))),
        TimedCommand(2, .pause(.target(0))), TimedCommand(3, .add(newer)),
        TimedCommand(3, .append(tween: 0, [TimelineItem(2, .tween(tween(3, .a, duration)))])),
      ], end: 8)
  }

  @Test("38 what is appended behind the place at which its timeline is has not moved")
  func appendedBehind() {
    let nested = timeline(4, [(0, tween(5, .c, 1))])
    expect(
      [
        TimedCommand(0, .add(timeline(0, [(0, tween(1, .a, 2)), (6, tween(2, .b, 1))]))),
        TimedCommand(
          3,
          .append(
            tween: 0,
            [TimelineItem(1, .timeline(nested)), TimelineItem(0, .tween(tween(3, .x, 2)))])),
      ], end: 9)
  }
}
