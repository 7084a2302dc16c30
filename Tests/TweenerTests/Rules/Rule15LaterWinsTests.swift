import Testing
import Tweener

@Suite("Rule 15: the later call wins, from the moment it starts")
struct Rule15LaterWinsTests {
  @Test("15 the later call wins, from the moment it starts")
  func rule15_meetings() {
    meeting(
      "15 during the newcomer's delay the older tween goes on",
      [[.duration: 2, "x": 8], [.delay: 1, .duration: 1, "x": 0]], isHeard: true,
      { "\($0.x): \($0.fates): \($0.log)" },
      [
        0.75: "3.0: a running, b waiting: a start @0.0",
        0.75: """
        2.0: a overwritten by b, b running: \
        b start @1.0, a overwrite @1.0, a end overwritten @1.0
        """,
      ])
    meeting(
      "15 an older tween that starts while a newer one runs gives up what they share",
      [[.delay: 1, .duration: 1, "x": 100], [.duration: 2, "x": 8]], isHeard: true,
      { "\($0.x): \($0.fates): \($0.log)" },
      [
        1.5: """
        6.0: a overwritten by b, b running: \
        b start @0.0, a start @1.0, a overwrite @1.0, a end overwritten @1.0
        """,
        0.5: "8.0: a overwritten by b, b completed: b complete @2.0, b end completed @2.0",
      ])
    meeting(
      "15 it keeps the components that they do not share",
      [[.delay: 1, .duration: 1, "x": 100, "y": 4], [.duration: 2, "x": 8]], isHeard: true,
      { "\([$0.x, $0.y]): \($0.fates): \($0.log)" },
      [
        1.5: "[6.0, 2.0]: a running, b running: b start @0.0, a start @1.0, a overwrite @1.0",
        0.5: """
        [8.0, 4.0]: a completed, b completed: \
        a complete @2.0, a end completed @2.0, b complete @2.0, b end completed @2.0
        """,
      ])
    for delay in [0.0, 0.5] {
      meeting(
        "15 equal starts: the later call wins",
        [[.delay: delay, .duration: 1, "x": 100], [.delay: delay, .duration: 1, "x": 8]],
        isHeard: true, { "\($0.x): \($0.fates): \($0.log)" },
        [
          .seconds(delay + 0.5): """
          4.0: a overwritten by b, b running: a start @\(delay), b start @\(delay), \
          a overwrite @\(delay), a end overwritten @\(delay)
          """
        ])
    }
    for (older, newer) in [(4.0, 2.0), (2, 4)] {
      meeting(
        "15 so it does where it is the faster, and where it is the slower",
        [[.duration: older, "x": 40], [.duration: newer, "x": -40]],
        [1: "\(-40 / newer): a overwritten by b, b running"])
    }
    // 4 at 0.5; 4 × 0.75 = 3 at 0.75; half-way from 3 to 10 at 1.25.
    meeting(
      "15 three in a row: each takes over from the one before at its exact value",
      [
        [.duration: 1, "x": 8], [.delay: 0.5, .duration: 1, "x": 0],
        [.delay: 0.75, .duration: 1, "x": 10],
      ], [1.25: "6.5: a overwritten by b, b overwritten by c, c running"])
    story(
      "15 a newcomer without delay or duration wins at once, and holds against what it ended",
      [.duration: 1, "x": 8, "y": 8], { "\([$0.x, $0.y]): \($0.fates)" },
      [
        [0.5, .add(["x": -1])]: "[-1.0, 4.0]: a running, b completed",
        0.25: "[-1.0, 6.0]: a running, b completed",
      ])
    meeting(
      "15 one that took at its call keeps what it has from an older one that starts later",
      [
        [.delay: 3, .duration: 1, "x": 100],
        [.duration: 1, .overwrite: OverwriteMode.atAdd, "x": 8],
      ],
      [
        0.25: "2.0: a waiting, b running", .seek(0.5): "2.0: a overwritten by b, b running",
        0.25: "4.0: a overwritten by b, b running",
      ])
  }
}
