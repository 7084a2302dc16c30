import Testing
import TweenerTestSupport

/// Scenes with timelines whose members move playheads, which random trials found and that were mended, made smaller.
@Suite("Kept scenes with members that move playheads")
struct KeptMovingMemberSceneTests: KeptScenes {
  private func member(_ id: Int, of moved: Int, _ goal: SceneGoal, _ duration: Int = 0) -> TweenSpec
  {
    TweenSpec(id).with {
      $0.playhead = PlayheadSpec(moved, [PlayheadGoal(.elapsed, goal)])
      $0.duration = duration
      $0.deaf = [.update]
    }
  }

  private func flicks(_ count: Int) -> [Double] { [Flick.seconds(count)] }

  @Test(
    "41 A tween whose playhead several members move goes on by itself while their timeline pauses")
  func pausedMover() {
    let members = timeline(
      1, [(0, member(2, of: 0, .to(flicks(1)))), (1, member(3, of: 0, .to(flicks(2)), 4))])
    let pausing = members.with { $0.items?.append(TimelineItem(3, .pause)) }
    expectAgreement(
      adding: [tween(0, .a, 9), pausing], [TimedCommand(5, .resume(.all))], end: 20,
      cuts: [1, 2, 3, 5, 6])
  }

  @Test("37 A playhead shows the start that a member gives for it from the beginning")
  func givenStart() {
    let members = timeline(1, [(2, member(2, of: 0, .fromTo(flicks(4), flicks(1)), 3))])
    expectAgreement(adding: [tween(0, .a, 6), members], end: 12, cuts: [1, 2, 4])
  }

  @Test("42 A timeline whose last target's tween has ended by what it moves calls nothing more")
  func movedToItsEnd() {
    let moved = tween(0, .a, 4) {
      $0.repeats = 1
      $0.on(.repeat, .complete(tween: 0))
    }
    let members = timeline(1, [(0, member(2, of: 0, .to([1])))])
    expectAgreement(adding: [moved, members])
  }
}
