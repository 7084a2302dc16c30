import Testing

@testable import Tweener

@Suite("Schedule")
struct ScheduleTests {
  private func event(_ slot: Slot, at instant: Int64, age: UInt64 = 1, isStart: Bool = true)
    -> QueuedEvent
  {
    QueuedEvent(
      instant: instant, order: QueuedEvent.order(isStart: isStart, age: age), slot: slot, stamp: 0)
  }

  private func slots(_ events: [QueuedEvent]) -> [Slot] { events.map(\.slot) }

  @Test(
    "hands out what is due by time and by frames, in one order: ends first, then by age and slot")
  func order() {
    var schedule = Schedule()
    schedule.enter(event(1, at: 10, age: 5), at: 0)
    schedule.enter(event(2, at: 5, age: 7), usesFrames: true, at: 0)
    schedule.enter(event(4, at: 10, age: 2), at: 0)
    schedule.enter(event(3, at: 10, age: 2), at: 0)
    schedule.enter(event(5, at: 10, age: 9, isStart: false), at: 0)
    schedule.enter(event(6, at: 11, age: 1), at: 0)
    #expect(schedule.firstEvent?.instant == 10)
    #expect(schedule.popDue(now: 9, frame: 4).isEmpty)
    #expect(slots(schedule.popDue(now: 10, frame: 5)) == [5, 3, 4, 1, 2])
    #expect(schedule.firstEvent?.instant == 11)
    #expect(schedule.popDue(now: 10, frame: 5).isEmpty)
  }

  @Test("what is entered at its instant belongs to the next generation")
  func generations() {
    var schedule = Schedule()
    schedule.enter(event(1, at: 0), at: 0)
    #expect(schedule.firstEvent?.instant == nil)
    #expect(slots(schedule.popDue(now: 0, frame: 0)) == [1])
    schedule.enter(event(2, at: -1), at: 0)
    schedule.postpone([event(3, at: 0)])
    #expect(slots(schedule.popDue(now: 0, frame: 0)) == [2, 3])
    schedule.deferToNextStep([event(4, at: 0)])
    #expect(schedule.popDue(now: 0, frame: 0).isEmpty)
    schedule.resumeDeferred()
    #expect(slots(schedule.popDue(now: 0, frame: 0)) == [4] && schedule.deferred.isEmpty)
  }

  @Test("immediate events wait for their own turn, and come oldest first")
  func immediate() {
    var schedule = Schedule()
    schedule.enterImmediate(event(2, at: 0, age: 2))
    schedule.enterImmediate(event(1, at: 0, age: 1))
    #expect(schedule.popDue(now: 0, frame: 0).isEmpty)
    #expect(slots(schedule.popImmediate()) == [1, 2])
    #expect(schedule.immediate.isEmpty)
  }

  @Test("is crowded when a queue holds many more events than tweens; tidying loses no valid one")
  func tidying() {
    var schedule = Schedule()
    for slot in 0..<400 as Range<Slot> {
      let isEven = slot.raw % 2 == 0
      schedule.enter(event(slot, at: 1_000 - Int64(slot.raw)), usesFrames: isEven, at: 0)
    }
    let (isRoomy, isCrowded) = (
      !schedule.isCrowded(aliveCount: 34), schedule.isCrowded(aliveCount: 33)
    )
    #expect(isRoomy && isCrowded)
    var asked = 0
    schedule.tidy {
      asked += 1
      return $0.slot.raw % 20 < 2
    }
    #expect(asked == 400)
    let due = slots(schedule.popDue(now: 1_000, frame: 1_000))
    #expect(due == (0..<400).filter { $0.raw % 20 < 2 })
  }

  @Test("tells whose turn is still to come while an event is handled, ends before starts")
  func turns() {
    var schedule = Schedule()
    let isFirst = [5, 5, 6].map { schedule.beginInstant($0) }
    #expect(isFirst == [true, false, true])
    schedule.beginHandling(event(1, at: 5, age: 3, isStart: false))
    #expect(schedule.isStillToCome(age: 4) && !schedule.isStillToCome(age: 3))
    schedule.beginHandling(event(2, at: 5, age: 3))
    #expect(schedule.isStillToCome(age: 4) == false)
    schedule.endHandling()
    #expect(schedule.isStillToCome(age: .max) == false)
  }

  @Test(
    "parts begin behind the whole whose age they have, in the order in which they were split off")
  func parts() {
    var schedule = Schedule()
    for (slot, age) in [(1, 7), (2, 8), (3, 7)] as [(Slot, UInt64)] {
      schedule.addPart(TweenID(slot: slot, generation: UInt32(age)), age: age)
    }
    #expect(schedule.popPart(age: 7)?.slot == 1)
    #expect(schedule.popPart(age: 7)?.slot == 3)
    #expect(schedule.popPart(age: 7) == nil)
    #expect(schedule.popPart(age: 8)?.slot == 2 && schedule.parts.isEmpty)
  }
}
