// A target type's own table of names. Asked for once per type by PropertyResolver.

/// The named properties of a target type.
///
/// A dictionary literal, and as easily merged, so that a subclass extends its parent's table:
///
/// ```swift
/// class Sprite: TweenTarget {
///   var x = 0.0
///   class var tweenProperties: TweenProperties { ["x": .init(\Sprite.x)] }
/// }
/// final class Hero: Sprite {
///   var power = 0.0
///   override class var tweenProperties: TweenProperties {
///     super.tweenProperties.merging(["power": .init(\Hero.power)])
///   }
/// }
/// ```
public struct TweenProperties: ExpressibleByDictionaryLiteral {
  private(set) var entries: [TweenKey: TweenProperty] = [:]

  /// A table of names. Of two entries with one name the later counts.
  public init(dictionaryLiteral elements: (TweenKey, TweenProperty)...) {
    for (key, property) in elements { entries[key] = property }
  }

  /// Takes out what has a reserved word as its name.
  mutating func takeReserved() -> [String] {
    let reserved = entries.keys.filter { $0.name.flatMap(ReservedKey.match) != nil }
    for key in reserved { entries[key] = nil }
    return reserved.compactMap(\.name).ordered(by: <)
  }

  /// This table and another; where both have a name, the other's counts.
  public func merging(_ other: TweenProperties) -> TweenProperties {
    var merged = self
    merged.entries.merge(other.entries) { $1 }
    return merged
  }
}

/// A class that names its properties for tweens.
///
/// The engine asks for the table once per type and keeps it.
public protocol TweenTarget: AnyObject {
  /// The names of the class's properties. A subclass overrides it and merges what its parent has.
  static var tweenProperties: TweenProperties { get }
}

extension AnyKeyPath {
  /// The name of a computed property for which Swift prints a code, as of a class that is not
  /// final: that in the class's table, else its type. `nil` of any other key path.
  var nameOfComputed: String? {
    guard String(describing: self).contains("<computed 0x") else { return nil }
    let (root, value) = (type(of: self).rootType, type(of: self).valueType)
    let entries = (root as? any TweenTarget.Type)?.tweenProperties.entries ?? [:]
    let names = entries.filter { $0.value.source.path == self }.compactMap(\.key.name)
    let name = names.min() ?? "<a computed property of type \(ValueText.describe(type: value))>"
    return "\\\(ValueText.describe(type: root)).\(name)"
  }
}
