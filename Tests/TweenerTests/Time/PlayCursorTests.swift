import Testing

@testable import Tweener

/// The boundaries of a tween, listed one after the other from its timing's plain numbers.
private struct Boundaries {
  /// Own time of each start and end of a play, in order: start 0, end 0, start 1, …
  let places: [Int64]
  let timing: Timing

  init(_ timing: Timing, plays: Int64) {
    self.timing = timing
    var places: [Int64] = []
    var place: Int64 = 0
    for play in 0..<plays {
      if play > 0 { place += timing.gap }
      places.append(place)
      place += timing.duration
      places.append(place)
    }
    self.places = places
  }

  /// The cursor with this many of `places` before it in time.
  func cursor(passed count: Int) -> PlayCursor {
    // An even number: between the end of a play and the start of the next, or behind the last end.
    PlayCursor(play: Int64(count / 2), isInGap: count % 2 == 0)
  }
}

@Suite("Timing: the cursor between boundaries, in both directions")
struct PlayCursorTests {
  private func timings() -> [Timing] {
    var all: [Timing] = []
    for duration in 1...4 as ClosedRange<Int64> {
      for gap in 0...3 as ClosedRange<Int64> {
        for endDelay in [0, 2] as [Int64] {
          for repeats in 0...4 as ClosedRange<Int64> {
            for autoreverse in [true, false] {
              all.append(
                Timing(
                  duration: duration, gap: gap, endDelay: endDelay, repeats: repeats,
                  autoreverse: autoreverse))
            }
          }
        }
      }
    }
    return all
  }

  private func times(_ timing: Timing) -> [OwnTime] {
    (0...timing.length).flatMap { [OwnTime(whole: $0), OwnTime(whole: $0, fraction: 1 << 63)] }
  }

  @Test("forwards, what lies at or before own time is behind it, against counting")
  func forwards() {
    for timing in timings() {
      let boundaries = Boundaries(timing, plays: timing.repeats + 1)
      for own in times(timing) {
        let expected = boundaries.cursor(passed: boundaries.places.count { $0 <= own.whole })
        #expect(timing.cursor(forwardsAt: own) == expected, "\(timing), \(own)")
      }
    }
  }

  @Test("backwards, what lies at or behind own time is passed, against counting")
  func backwards() {
    for timing in timings() {
      let boundaries = Boundaries(timing, plays: timing.repeats + 1)
      for own in times(timing) {
        // The start of the first play is never behind.
        let ahead = max(boundaries.places.count { own.isAfter($0) }, 1)
        let expected = boundaries.cursor(passed: ahead)
        #expect(timing.cursor(backwardsAt: own) == expected, "\(timing), \(own)")
      }
    }
  }

  @Test("the next boundary is the nearest that is not behind, in either direction")
  func next() {
    for timing in timings() {
      let places = Boundaries(timing, plays: timing.repeats + 1).places
      for own in times(timing) {
        let above = places.first { $0 > own.whole } ?? timing.length
        let forwards = timing.boundary(forwardsFrom: timing.cursor(forwardsAt: own))
        #expect(forwards == above, "\(timing), \(own)")
        let below = places.last { own.isAfter($0) } ?? 0
        let backwards = timing.boundary(backwardsFrom: timing.cursor(backwardsAt: own))
        #expect(backwards == below, "\(timing), \(own)")
      }
    }
  }

  @Test("walking back from the end passes every boundary once")
  func walk() {
    for timing in timings() {
      let places = Boundaries(timing, plays: timing.repeats + 1).places
      var cursor = timing.cursor(backwardsAt: OwnTime(whole: timing.length))
      var passed: [Int64] = []
      for _ in 0..<100 {
        let place = timing.boundary(backwardsFrom: cursor)
        passed.append(place)
        if place == 0 { break }
        cursor = timing.cursor(backwardsAt: OwnTime(whole: place))
      }
      let below = places.filter { $0 < timing.length }
      #expect(passed == Array(Set(below)).sorted(by: >), "\(timing)")
    }
  }

  @Test(
    "what shows backwards: in a play it plays; at a boundary and in a pause the play before is held"
  )
  func phase() {
    for timing in timings() {
      for own in times(timing) {
        let shown = timing.phase(backwardsAt: own)
        guard own.isAfter(0) else {
          guard case .holding(endOf: -1) = shown else {
            Issue.record("\(timing): \(shown) at 0")
            continue
          }
          continue
        }
        // The play that began last before own time.
        let play =
          (0...timing.repeats).last { own.isAfter($0 * (timing.duration + timing.gap)) } ?? 0
        let end = play * (timing.duration + timing.gap) + timing.duration
        let isOver = own.whole >= end
        switch shown {
        case .before: Issue.record("\(timing) has no time before its start")
        case .playing(let number): #expect(number == play && !isOver, "\(timing), \(own)")
        case .holding(let ended): #expect(isOver && ended == play, "\(timing), \(own)")
        }
      }
    }
  }

  @Test("an endless tween has a cursor at every time, and comes back to 0")
  func endless() {
    let timing = Timing(duration: 3, gap: 2, repeats: -1)
    #expect(
      timing.cursor(backwardsAt: OwnTime(whole: 5_000)) == PlayCursor(play: 1_000, isInGap: true))
    #expect(
      timing.cursor(forwardsAt: OwnTime(whole: 5_000)) == PlayCursor(play: 1_000, isInGap: false))
    #expect(timing.cursor(backwardsAt: OwnTime(whole: 0)) == PlayCursor(play: 0, isInGap: false))
    #expect(timing.length == Flicks.never)
  }

  @Test("the length is the end of the last play and the end delay; what cannot be counted is never")
  func length() {
    #expect(Timing(duration: 3, gap: 2, endDelay: 4, repeats: 2).length == 17)
    #expect(Timing(duration: 3, endDelay: 4).length == 7)
    #expect(Timing(duration: 3, endDelay: 4, repeats: -1).length == Flicks.never)
    #expect(Timing(duration: 1 << 60, endDelay: .max, repeats: 0).length == Flicks.never)
  }
}
