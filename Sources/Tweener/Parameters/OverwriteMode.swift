// Which tweens lose components to a new tween. Read from parameters; the engine's conflicts obey
// it.

/// What happens to older tweens of the same target where a new one writes the same component.
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

  /// The mode of this name, ignoring case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let mode = Self.allCases.first(where: { "\($0)".lowercased() == name }) else {
      return nil
    }
    self = mode
  }
}
