// What extends an engine: easings, special properties, splitters, plugins.

extension Tweener {
  /// Names an easing, for use as `[.easing: "name"]`. A name that is taken is reported; the new easing counts.
  public func registerEasing(_ name: String, _ easing: Easing) {
    if let problem = engine.easings.register(name, easing) { engine.report(problem) }
  }

  /// Names a property of a class and its subclasses.
  ///
  /// A name may be registered for several types; the most derived counts. One that the same type has already
  /// is reported, and the new property counts.
  @inlinable @inline(__always)
  public func registerSpecialProperty<Target: AnyObject, Value: Animatable>(
    _ name: TweenKey, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    register(name, TweenProperty(path))
  }

  /// Names a property behind a getter and a setter, of a class and its subclasses.
  public func registerSpecialProperty<Target: AnyObject, Value: Animatable>(
    _ name: TweenKey,
    get: @escaping (Target) -> Value,
    set: @escaping (Target, Value) -> Void
  ) {
    register(name, TweenProperty(get: get, set: set))
  }

  /// Names a property of everything that conforms to a protocol: `Target` is `any Framed`, say.
  @_disfavoredOverload
  public func registerSpecialProperty<Target, Value: Animatable>(
    _ name: TweenKey,
    get: @escaping (Target) -> Value,
    set: @escaping (Target, Value) -> Void
  ) {
    register(name, TweenProperty(get: get, set: set))
  }

  @usableFromInline
  func register(_ name: TweenKey, _ property: TweenProperty) {
    if !engine.resolver.register(name, property.source) {
      engine.report(.nameTaken(name: name.description, what: "special property"))
    }
  }

  /// Makes one entry of a parameter dictionary into several.
  ///
  /// `split` gets the entry's value and answers with the entries to use in its place, which may be split
  /// again; `nil` where the value makes no sense, which is reported.
  public func registerPropertySplitter<Target: AnyObject>(
    _ name: TweenKey, for type: Target.Type, _ split: @escaping (Any) -> TweenParameters?
  ) {
    let splitter = PropertyResolver.Splitter(
      targetType: type, accepts: { $0 is Target }, split: split)
    if !engine.resolver.register(name, splitter) {
      engine.report(.nameTaken(name: name.description, what: "property splitter"))
    }
  }

  /// Lets a plugin register what it brings. A second installation is reported and does nothing.
  public func install(_ plugin: some TweenerPlugin) {
    guard plugins.add(plugin.name) else {
      return engine.report(.nameTaken(name: plugin.name, what: "plugin"))
    }
    plugin.register(in: self)
  }
}

/// Something that extends an engine: a set of easings, special properties and splitters under one name.
public protocol TweenerPlugin {
  /// Names the plugin in reports, and keeps it from being installed twice.
  var name: String { get }
  /// Registers what it brings, through the engine's public surface.
  func register(in tweener: Tweener)
}

/// The names of installed plugins.
final class PluginList {
  private var names: Set<String> = []

  /// False when the name is there already.
  func add(_ name: String) -> Bool { names.insert(name).inserted }
}
