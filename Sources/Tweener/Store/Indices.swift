// What the indices of the engine's tables are called. ``Slot`` stands beside ``TweenID``, ``PartIndex`` beside the parts of a
// plan.

typealias TargetIndex = TableIndex<TargetRecord>
typealias ComponentIndex = TableIndex<TweenComponent>
