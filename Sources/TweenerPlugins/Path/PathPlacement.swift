/// The position of a path for a tween that moves along it.
public enum PathPlacement: Hashable, Sendable, CaseIterable {
  /// At the coordinates of its points: the property jumps to the beginning of the path.
  case asGiven
  /// Moved as a whole, so that it begins where the property is when the tween starts.
  case moved
  /// It begins where the property is when the tween starts, and its points come after that.
  case joined
}
