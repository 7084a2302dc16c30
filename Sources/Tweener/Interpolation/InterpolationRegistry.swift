// Keys of a call that say how its other properties are interpolated or filtered. Written by
// registrations, asked by PropertyPlanner.

final class InterpolationRegistry {
  /// The effect of a key of a call on other properties of the same call.
  enum Modifier {
    /// Interpolates the properties that its value names, each component by itself.
    case interpolation((Any) throws -> [TweenKey: ComponentInterpolation]?)
    /// Interpolates all properties of a type that have no interpolation of their own.
    case typeInterpolation((Any) throws -> Interpolation?)
    /// Filters the properties that its value names. Of lower order first; among equals the order of
    /// the keys decides.
    case filter(order: Int, (Any) throws -> [TweenKey: TweenFilter]?)
  }

  private let modifiers = KeyTable<TweenKey, Modifier>()
  /// Counts registrations: what was planned before one may no longer be right.
  private(set) var registrations = 0

  var isEmpty: Bool { modifiers.isEmpty }

  /// The modifier of a name. A key path is a property's, always.
  subscript(key: TweenKey) -> Modifier? { key.name == nil ? nil : modifiers[key] }

  /// Takes over all that was registered with another registry. Only where nothing has been
  /// registered with this one.
  func share(_ other: InterpolationRegistry) {
    modifiers.share(other.modifiers)
    registrations += 1
  }

  /// Adds a modifier. False when the name already has one; the new one counts.
  func register(_ name: TweenKey, _ modifier: Modifier) -> Bool {
    let replaced = modifiers.set(name, modifier)
    registrations += 1
    // No sooner: with it may go the last reference to things of the caller's, which may call the
    // engine.
    return withExtendedLifetime(replaced) { replaced == nil }
  }
}
