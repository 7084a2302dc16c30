import Testing
import TweenerTestSupport

/// Scenes in which what a seek calls does something to the tween that is sought.
@Suite("Kept scenes of seeks that call back")
struct KeptSeekSceneTests: KeptScenes {
  @Test("32 A callback that sets its timeline to where it is does not end the calls of a seek")
  func setToItsPlace() {
    let setting = tween(2, .a, 0) { $0.on(.start, .setProgress(tween: 0, 1)) }
    expectAgreement(
      adding: [timeline(0, [(3, setting), (3, tween(3, .b, 0))])],
      [TimedCommand(0, .seek(tween: 0, to: 9, callsBack: true))], end: 3)
  }

  @Test("32 So it is with a seek to the place that is sought, on the way back")
  func soughtToItsPlace() {
    let seeking = tween(1, .c, 0) { $0.on(.start, nth: 2, .seek(tween: 0, to: 2, callsBack: true)) }
    let whole = timeline(0, [(2, seeking), (0, tween(2, .a, 4))]) {
      $0.repeats = 2
      $0.autoreverse = true
    }
    expectAgreement(
      adding: [whole], [TimedCommand(9, .seek(tween: 0, to: 2, callsBack: true))], end: 9)
  }

  @Test(
    "32 A boundary that a seek has called back over is not called again where a callback sets the place anew"
  )
  func setAtBoundary() {
    let seeking = TweenSpec(2).with { $0.on(.start, .seek(tween: 0, to: 12, callsBack: true)) }
    let setting = tween(3, .a, 0) {
      $0.delay = 2
      $0.on(.reverseComplete, .setProgress(tween: 0, 1))
    }
    let whole = timeline(0, [(4, setting)]) {
      $0.items?.append(TimelineItem(2, .call(seeking)))
      $0.repeats = 2
    }
    expectAgreement(
      adding: [whole], [TimedCommand(0, .seek(tween: 0, to: 9, callsBack: false))], end: 17,
      cuts: [17])
  }

  @Test("32 A callback that resumes a paused timeline does not end the calls of a seek")
  func resumed() {
    let resuming = TweenSpec(1).with { $0.on(.start, .resume(.tween(0))) }
    let whole = timeline(0, []) {
      $0.paused = true
      $0.items = [TimelineItem(2, .call(resuming)), TimelineItem(3, .tween(tween(2, .a, 1)))]
    }
    expectAgreement(adding: [whole], [TimedCommand(1, .seek(tween: 0, to: 4, callsBack: true))])
  }

  @Test(
    "32 An onStart that seeks a timeline to where it is being sought leaves the calls of that seek to come"
  )
  func soughtWhileStarting() {
    let whole = timeline(0, [(1, tween(1, .a, 0))]) {
      $0.on(.start, .seek(tween: 0, to: 11, callsBack: true))
    }
    expectAgreement(
      adding: [whole], [TimedCommand(0, .seek(tween: 0, to: 5, callsBack: true))], end: 1)
  }

  @Test(
    "32 Behind a pause, the beginning of a timeline's play shows where its progress is set to 0, backwards too"
  )
  func playStartBackwards() {
    for autoreverse in [false, true] {
      let whole = timeline(0, [(1, tween(1, .a, 1))]) {
        $0.repeats = 2
        $0.repeatDelay = 1
        $0.autoreverse = autoreverse
      }
      expectAgreement(
        adding: [whole],
        [TimedCommand(4, .reverse(tween: 0)), TimedCommand(4, .setProgress(tween: 0, 0))])
    }
  }

  @Test(
    "37 A member whose first onStart has its timeline begin anew and come over it again reads its values there"
  )
  func startedWithinStart() {
    let again = tween(1, .c, 0) {
      $0.on(
        .start, .restart(tween: 0, includingDelay: true), .seek(tween: 0, to: 9, callsBack: true))
    }
    expectAgreement(adding: [timeline(0, [(4, again)])])
  }
}
