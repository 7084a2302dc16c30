// Whom a new tween takes components from. Read from parameters; acted upon by the engine's conflicts.

/// What happens to older tweens of the same target where a new one writes the same component.
public enum OverwriteMode: Sendable, Hashable, CaseIterable {
  /// They lose the shared components when the new tween starts. The default; `true` means this.
  case atStart
  /// They lose them at the call, where the two would overlap in time, also during the new tween's delay.
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
