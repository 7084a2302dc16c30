/// Where a path lies for a tween that moves along it.
public enum PathPlacement: Hashable, Sendable, CaseIterable {
  /// Where its points say: the property jumps to where the path begins.
  case asGiven
  /// Moved as a whole, so that it begins where the property is when the tween starts.
  case moved
  /// It begins where the property is when the tween starts, and its points come after that.
  case joined
}
