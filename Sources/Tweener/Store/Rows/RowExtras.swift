// Fields of a row that most tweens leave at their defaults: rates, repeats, the place among the
// tweens that are written one by one, items. All others share the first entry of RowTable's,
// which is never written.

struct RowExtras: Equatable {
  /// The rate when not paused.
  var timeScale = 1.0
  /// Own time at the last rebase, beyond whole flicks: this many of 2^64.
  var fraction: UInt64 = 0
  /// Plays whose end has been handled.
  var playsEnded: Int64 = 0
  /// The instant of the last handled end: there the value still is that play's end value. Of a
  /// timeline's member, which has no such ends, the instant of its first start.
  var heldAt = Int64.min
  /// The play that has taken its start values from the end of the play before it (`repeatRefresh`);
  /// 0 where none has.
  var refreshedPlay: Int64 = 0
  /// The step in which the own clock was last seen to move although it was rebased since.
  var movedInStep: Int64 = 0
  /// The length of a play, where it is measured at the start: ``Timing/isMeasured``.
  var duration: Int64 = 0
  /// Own time at which it is to be paused; ``Flicks/never`` where there is none.
  var pausePlace = Flicks.never
  /// The side of that place on own time: 1 above, -1 below, 0 where own time was exactly there when
  /// the place was given, or when own time turned round or jumped. Only a way towards the place
  /// leads there.
  var pauseSide: Int8 = 0
  /// It was restarted before it had started: it begins in the next `advance`, though it has no
  /// length.
  var waitsForAdvance = false
  /// The end at which it has paused by itself.
  var rest: TweenEnd?
  /// Of a timeline's head and of its members, the timeline.
  var run = RunIndex.none
  /// The state on its timeline, where it is a member.
  var memberState = MemberState.none
  /// Its number there.
  var memberNumber: Int32 = 0
  /// Place of its held values, samplers and motions.
  var items = ItemsIndex.first
  /// Place in the list of rows that are written one by one.
  var scalarIndex = ScalarIndex.none

  /// Whether it differs from what all others have in its items and its length alone.
  var hasOnlyItems: Bool {
    var others = self
    others.duration = 0
    others.items = .first
    return others == RowExtras()
  }
}
