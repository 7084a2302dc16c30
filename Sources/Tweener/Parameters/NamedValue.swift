// Values of words that calls may give by a name. Read by DescriptionBuilder, named in its reports.

protocol NamedValue {
  /// The values that have a name, each with it.
  static var named: [(name: String, value: Self)] { get }
}

extension NamedValue {
  /// The value of a name, upper or lower case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let found = Self.named.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = found.value
  }
}

extension NamedValue where Self: CaseIterable {
  static var named: [(name: String, value: Self)] { allCases.map { ("\($0)", $0) } }
}

extension OverwriteMode: NamedValue {}
extension HandoverMode: NamedValue {}

extension TweenSpring: NamedValue {
  static var named: [(name: String, value: TweenSpring)] {
    [("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy)]
  }
}

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
