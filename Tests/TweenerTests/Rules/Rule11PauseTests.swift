import Testing
import Tweener

@Suite("Rule 11: skipped plays, pauses between plays, plays of no length")
struct Rule11PauseTests {
  @Test("11 what skipped plays, pauses between plays and plays of no length show and call")
  func rule11_stories() {
    heard(
      "11 plays that a negative delay skips call nothing",
      [.delay: -2.5, .duration: 1, .repeat: 3, "x": 10], { "\([$0.x, $0.elapsed]) \($0.called)" },
      [
        0.25: "[7.5, 2.75] start @0.0",
        5: "[10.0, 4.0] repeat @0.5, complete @1.5, end completed @1.5",
      ])
    heard(
      "11 a negative delay into a pause holds the end value",
      [.delay: -1.5, .duration: 1, .repeatDelay: 1, .repeat: 1, "x": 8],
      { "\([$0.x, $0.progress]) \($0.called)" },
      [0: "[8.0, 1.0] start @0.0", 0.75: "[2.0, 0.25] "])
    heard(
      "11 to a boundary as well", [.delay: -1, .duration: 1, .repeat: 1, "x": 8],
      { "\([$0.x, $0.progress]) \($0.called)" },
      [0: "[8.0, 1.0] start @0.0", 0.75: "[6.0, 0.75] "])
    heard(
      "11 repeatsDelay makes a positive delay the pause between plays, on top of repeatDelay",
      [.delay: 0.5, .duration: 1, .repeat: 1, .repeatDelay: 0.25, .repeatsDelay: true, "x": 8],
      [9: ["start @0.5", "repeat @1.5", "complete @3.25", "end completed @3.25"]])
    heard(
      "11 a negative delay is no pause",
      [.delay: -0.5, .duration: 1, .repeat: 1, .repeatsDelay: true, "x": 8],
      [9: ["start @0.0", "repeat @0.5", "complete @1.5", "end completed @1.5"]])
    for rest: RuleStep in [[], [.pause, 1, .resume]] {
      story(
        "11 one that begins where a play ends shows that end, also when it was paused before",
        [.delay: -2, .duration: 1, .repeat: 5, "x": 8], [[rest, 0]: 8, 0.25: 2])
    }
    heard(
      "11 plays of no length with a pause between them do repeat",
      [.repeat: 2, .repeatDelay: 0.5, .autoreverse: true, "x": 3], { "\($0.x) \($0.called)" },
      [
        0.25: "3.0 start @0.0, repeat @0.0", 0.5: "0.0 repeat @0.5",
        5: "3.0 complete @1.0, end completed @1.0",
      ])
  }
}
