import Testing

@testable import Tweener

@Suite("Timing: plays by their count")
struct TimingTests {
  private func timings() -> [Timing] {
    var all: [Timing] = []
    for duration in 0...4 as ClosedRange<Int64> {
      for gap in 0...3 as ClosedRange<Int64> where duration + gap > 0 {
        for repeats in -1...4 as ClosedRange<Int64> {
          for autoreverse in [true, false] {
            all.append(
              Timing(duration: duration, gap: gap, repeats: repeats, autoreverse: autoreverse))
          }
        }
      }
    }
    return all
  }

  @Test("playsEnded counts the ends at or before a time, against counting them")
  func playsEnded() {
    for timing in timings() {
      for own in 0...60 as ClosedRange<Int64> {
        var counted: Int64 = 0
        var end = timing.duration
        while end <= own, timing.repeats < 0 || counted <= timing.repeats {
          counted += 1
          end += timing.gap + timing.duration
        }
        #expect(timing.playsEnded(by: own) == counted, "\(timing), \(own)")
      }
      #expect(timing.playsEnded(by: -1) == 0)
    }
  }

  @Test("a play starts where the one before it ended, and its pause")
  func startsAndEnds() {
    for timing in timings() {
      var start: Int64 = 0
      for play in 0..<10 as Range<Int64> {
        #expect(timing.start(ofPlay: play) == start)
        #expect(timing.end(ofPlay: play) == start + timing.duration)
        start += timing.duration + timing.gap
      }
    }
  }

  @Test("total is the end of the last play; an endless tween has none")
  func total() {
    for timing in timings() {
      if timing.repeats < 0 {
        #expect(timing.total == Flicks.never)
      } else {
        let plays = timing.repeats + 1
        #expect(timing.total == plays * timing.duration + timing.repeats * timing.gap)
        #expect(timing.playsEnded(by: timing.total) == plays)
        #expect(timing.isLast(playsEnded: plays))
        #expect(!timing.isLast(playsEnded: plays - 1))
      }
    }
  }

  @Test("every second play is backward, where asked")
  func backward() {
    let there = Timing(duration: 1, repeats: -1, autoreverse: true)
    #expect((0..<6).map(there.isBackward) == [false, true, false, true, false, true])
    #expect(!Timing(duration: 1, repeats: -1).isBackward(1))
  }

  @Test("counts beyond what can be reached are never, not a trap")
  func overflow() {
    let timing = Timing(duration: 1 << 50, gap: 1 << 50, repeats: -1)
    #expect(timing.start(ofPlay: 1 << 40) == Flicks.never)
    #expect(timing.end(ofPlay: 1 << 40) == Flicks.never)
    #expect(timing.playsEnded(by: 1 << 60) == 512)
  }

  @Test("11 a repetition that is too long is cut so that its last play keeps its direction")
  func cutRepeats() {
    for duration in [705_600_000, 352_800_001] as [Int64] {
      for repeats in [.max - 1, .max] as [Int64] {
        var timing = Timing(duration: duration, repeats: repeats, autoreverse: true)
        let isAsAsked = timing.finish(repeatDelay: 0, repeatsDelay: false)
        #expect(isAsAsked && timing.repeats < repeats)
        #expect(timing.isBackward(timing.repeats) == (repeats & 1 == 1), "\(timing)")
      }
    }
  }
}
