// What the indices of the engine's tables are called. ``Slot`` stands beside ``TweenID``.

typealias TargetIndex = TableIndex<TargetRecord>
