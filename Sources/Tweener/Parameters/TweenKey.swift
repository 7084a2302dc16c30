// A key of parameters. Made in client code: a literal of a name is two constants. Compared and
// hashed often; resolved by others.

/// A key of ``TweenParameters``: a reserved word, the name of a property, or a key path.
///
/// ```swift
/// tweener.addTween(box, [.duration: 2, "centerX": 200, .path(\Box.alpha): 0])
/// ```
public struct TweenKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  @usableFromInline
  enum Form: Sendable {
    case name(String)
    case path(PathKey)
  }

  @usableFromInline let form: Form

  /// A reserved word or the name of a property.
  @inlinable
  public init(_ name: String) {
    form = .name(name)
  }

  /// A reserved word or the name of a property, as a literal.
  @inlinable
  public init(stringLiteral name: String) {
    form = .name(name)
  }

  @usableFromInline
  init(path: PathKey) {
    form = .path(path)
  }

  /// The name, or the key path as Swift prints it; of a computed property that Swift has no name
  /// for, as of a class that is not final, the name in the class's table, or its type.
  public var description: String {
    switch form {
    case .name(let name): name
    case .path(let key): key.path?.nameOfComputed ?? key.description
    }
  }

  var name: String? {
    if case .name(let name) = form { name } else { nil }
  }

  var keyPath: AnyKeyPath? {
    if case .path(let key) = form { key.path } else { nil }
  }

  /// The kind of arguments that the subscripts of a key path have.
  var arguments: KeyPathReader.Arguments { keyPath.map(KeyPathReader.arguments) ?? .none }

  public static func == (left: TweenKey, right: TweenKey) -> Bool {
    switch (left.form, right.form) {
    case (.name(let left), .name(let right)): left == right
    case (.path(let left), .path(let right)): left.path == right.path
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch form {
    case .name(let name): hasher.combine(name)
    case .path(let key): KeyPathReader.hash(key.path, into: &hasher)
    }
  }
}

/// A property as a key holds it: for its key path, and no more of it. The only subclass is
/// PropertySource.
@usableFromInline
class TweenKeyedProperty {
  /// `nil` where the property is not behind a key path.
  let path: AnyKeyPath?

  init(path: AnyKeyPath?) {
    self.path = path
  }
}

/// The key path of a ``TweenKey`` with its accessor.
///
/// Key paths are not `Sendable` (they may capture subscript arguments), a key is. That is sound
/// because nothing off the target's isolation uses more of the path than its identity: comparing
/// and hashing, which key paths do without touching a root; reading and writing happen where the
/// target lives.
@usableFromInline
struct PathKey: Sendable {
  nonisolated(unsafe) let property: TweenKeyedProperty

  @usableFromInline
  init(_ property: TweenKeyedProperty) {
    self.property = property
  }

  var path: AnyKeyPath? { property.path }

  var description: String {
    path.map { String(describing: $0) } ?? "key path"
  }
}
