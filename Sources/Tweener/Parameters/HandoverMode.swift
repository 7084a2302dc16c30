// The treatment of the velocity of a component that a tween takes over. Read from parameters;
// applied by the engine when a tween starts.

/// Whether a tween that takes over a moving property keeps its velocity.
///
/// A spring always keeps it.
public enum HandoverMode: Sendable, Hashable, CaseIterable {
  /// The tween begins with the velocity of its easing, whatever moved the property before. The
  /// default.
  case jump
  /// The tween begins with the velocity that the property has, and blends into its easing during
  /// its first play.
  ///
  /// With the velocity *v* at the start, the easing's own velocity *u* there and the duration *D*,
  /// the value is that of the easing plus (*v* - *u*) · *t* · (1 - *t*/*D*)². It never leaves the
  /// easing by more than 4/27 · |*v* - *u*| · *D*.
  case smooth
}
