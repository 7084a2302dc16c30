// The rule by which older tweens lose components to a new tween. Read from parameters; applied by
// the engine's conflicts.

/// The effect of a new tween on older tweens of the same target that write the same component.
public enum OverwriteMode: Sendable, Hashable, CaseIterable {
  /// Older tweens lose the common components when the new tween starts. The default; `true` means
  /// this.
  case atStart
  /// Older tweens lose the common components at the call, where the two would overlap in time, also
  /// during the new tween's delay.
  case atAdd
  /// Every other tween of the target is removed when the new tween starts.
  case all
  /// All of them write, the newest last. `false` means this.
  case none
}
