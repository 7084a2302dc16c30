// The names of the indices of the engine's tables. ``Slot`` is declared beside ``TweenID``,
// ``PartIndex`` beside the parts of a plan, ``RunIndex`` beside TimelineNode.

typealias TargetIndex = TableIndex<TargetRecord>
typealias ComponentIndex = TableIndex<TweenComponent>
typealias LaneIndex = TableIndex<Lane>
/// The place of an entry in its lane.
typealias EntryIndex = TableIndex<LaneBlocks>
typealias ScalarIndex = TableIndex<WriterSet>
/// The first is what all rows have that need no other.
typealias ExtrasIndex = TableIndex<RowExtras>
/// The place of a call among those that have added tweens.
typealias SiteIndex = TableIndex<CallSite>
/// The place of a tween's callbacks among all that are its own.
typealias CallbackIndex = TableIndex<CallbackTable>
/// The first is none.
typealias ItemsIndex = TableIndex<RowItems>
