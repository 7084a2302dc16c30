// Extensions of an engine: easings, special properties, splitters, plugins.

extension Tweener {
  /// Names an easing, for use as `[.easing: "name"]`; upper and lower case are the same.
  ///
  /// A name that is taken, by a built-in easing too, is reported, and the new easing counts from
  /// then on.
  public func registerEasing(_ name: String, _ easing: Easing) {
    if let problem = engine.registry.easings.register(name, easing) { engine.announce(problem) }
  }

  /// Names a property of a class and its subclasses.
  ///
  /// A name may be registered for several types; the most derived counts. One that the same type
  /// has already is reported, and the new property counts. Give a key-path literal: an optimised
  /// build then writes as fast as assigning the property.
  @inlinable @inline(__always)
  public func registerSpecialProperty<Target: AnyObject, Value: Tweenable>(
    _ name: TweenKey, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    registerSpecialProperty(name, TweenProperty(path))
  }

  /// Names a property behind a getter and a setter, of a class and its subclasses.
  ///
  /// ```swift
  /// tweener.registerSpecialProperty(
  ///   "opacity", get: { (box: Box) in box.alpha },
  ///   set: { (box: Box, new: Double) in box.alpha = new })
  /// tweener.registerSpecialProperty(
  ///   "centerX", writes: [\Panel.x],
  ///   get: { (panel: Panel) in panel.x + panel.width / 2 },
  ///   set: { panel, center in panel.x = center - panel.width / 2 })
  /// ```
  ///
  /// They are called at the start and at every write, and may do anything. What they write is not
  /// known to the engine: for conflicts such a property is a component of its own. Where the setter
  /// writes what other keys tween, say so: give `writes`.
  ///
  /// - Parameter writes: the properties that the setter writes. Their components belong to the
  ///   property as well as its own: it conflicts with tweens of each of them, and a tween that
  ///   takes one takes the whole property, as a value cannot be written in part. A path to what no
  ///   tween moves is reported, and the others count.
  public func registerSpecialProperty<Target: AnyObject, Value: Tweenable>(
    _ name: TweenKey,
    writes: [PartialKeyPath<Target>] = [],
    get: @escaping (Target) -> Value,
    set: @escaping (Target, Value) -> Void
  ) {
    registerSpecialProperty(name, TweenProperty(writes: writes, get: get, set: set))
  }

  /// Names a property of everything that conforms to a protocol: `Target` is `any Framed`, say.
  ///
  /// A key path does not say which property of a class a protocol's requirement is: paths in
  /// `writes` that begin at a protocol conflict only with each other, and are reported.
  @_disfavoredOverload
  public func registerSpecialProperty<Target, Value: Tweenable>(
    _ name: TweenKey,
    writes: [PartialKeyPath<Target>] = [],
    get: @escaping (Target) -> Value,
    set: @escaping (Target, Value) -> Void
  ) {
    registerSpecialProperty(name, TweenProperty(writes: writes, get: get, set: set))
  }

  /// Names a property by its description: a part of another property, one computed from another, a
  /// second name, or one that is not made of numbers.
  ///
  /// ```swift
  /// tweener.registerSpecialProperty("left", TweenProperty(partOf: "frame", \CGRect.origin.x))
  /// tweener.registerSpecialProperty("edge", TweenProperty(sameAs: "left"))
  /// ```
  ///
  /// See the initialisers of ``TweenProperty``. One that is derived from another property serves
  /// every target that has the other.
  public func registerSpecialProperty(_ name: TweenKey, _ property: TweenProperty) {
    register(name, as: "special property") { registry in
      if let fault = property.source.fault {
        engine.announce(.misdescribed(name, fault))
        return true
      }
      let isNew = registry.resolver.register(name, property.source)
      registry.planCache.forget()
      engine.beginWork()
      engine.forgetPassingLanes()
      engine.endWork()
      for fault in property.source.lesserFaults { engine.announce(.misdescribed(name, fault)) }
      return isNew
    }
  }

  /// Makes one entry of a parameter dictionary into several.
  ///
  /// `split` gets the entry's value and answers with the entries to use in its place, which may be
  /// split again; `nil` where the value makes no sense, or a ``TweenValueError`` that says why;
  /// both are reported. More than eight nested splits are refused and reported.
  public func registerPropertySplitter<Target: AnyObject>(
    _ name: TweenKey, for type: Target.Type, _ split: @escaping (Any) throws -> TweenParameters?
  ) {
    let splitter = PropertyResolver.Splitter(
      targetType: type, accepts: { $0 is Target }, split: split)
    register(name, as: "property splitter") { $0.resolver.register(name, splitter) }
  }

  /// Lets a key of a call interpolate other properties of the same call.
  ///
  /// `read` gets the key's value and answers, for each property it means, with a function of start,
  /// end and eased progress: the value between, for each component by itself. `nil` where the key's
  /// value makes no sense, or a ``TweenValueError`` that says why; both are reported. A property
  /// that the call does not tween is ignored; a name that the target does not have is reported.
  /// Where the target has a property of the key's own name, the key means that property.
  ///
  /// The function is not asked at progress 0 and 1: a tween starts at its start and ends on its end
  /// value.
  ///
  /// ```swift
  /// tweener.registerInterpolation("tens") { value in
  ///   guard let name = value as? String else { return nil }
  ///   return [
  ///     TweenKey(name): { start, end, eased in
  ///       ((start + (end - start) * eased) / 10).rounded() * 10
  ///     }
  ///   ]
  /// }
  /// // In steps of ten, but for the last.
  /// tweener.addTween(box, [.duration: 1, "x": 104, "tens": "x"])
  /// tweener.advance(by: 0.25)
  /// print(box.x)  // prints 30.0
  /// tweener.advance(by: 0.75)
  /// print(box.x)  // prints 104.0
  /// ```
  public func registerInterpolation(
    _ name: TweenKey, _ read: @escaping (_ value: Any) throws -> [TweenKey: ComponentInterpolation]?
  ) {
    register(name, .interpolation(read))
  }

  /// Lets a key of a call interpolate all properties of one type in that call, where their values
  /// bring no interpolation of their own.
  ///
  /// `read` gets the key's value and answers with the function; see ``Tweenable/interpolation``.
  /// `nil`, or a ``TweenValueError``, where the value makes no sense; both are reported. The
  /// properties then go as they would without the key.
  ///
  /// ```swift
  /// tweener.registerInterpolation("colorMixing", of: RGBAColor.self) { value in
  ///   (value as? String).flatMap { ColorSpace($0) }.map { space in
  ///     { start, end, eased in start.mixed(with: end, eased, in: space) }
  ///   }
  /// }
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": red, "colorMixing": "oklab"])
  /// ```
  ///
  /// A name that is taken is reported, and the new one counts.
  public func registerInterpolation<Value: Tweenable>(
    _ name: TweenKey, of type: Value.Type,
    _ read:
      @escaping (_ value: Any) throws -> (
        (_ start: Value, _ end: Value, _ eased: Double) -> Value
      )?
  ) {
    register(name, .typeInterpolation { value in try read(value).map { .wholeValue($0) } })
  }

  /// Lets a key of a call interpolate all properties of one type in that call by a ``TweenMix``,
  /// where their values bring no interpolation of their own. Faster than
  /// ``registerInterpolation(_:of:_:)``, for types of up to four numbers.
  ///
  /// `read` gets the key's value and answers with the mix; `nil`, or a ``TweenValueError``, where
  /// the value makes no sense; both are reported. The properties then go as they would without the
  /// key.
  ///
  /// ```swift
  /// // "late": 3 stays near the start for longer.
  /// tweener.registerMix("late", of: RGBAColor.self) { value in
  ///   guard let power = value as? Int, power > 0 else { return nil }
  ///   return TweenMix { start, end in (start, end - start) } at: { way, eased in
  ///     way.0 + way.1 * (1..<power).reduce(eased) { share, _ in share * eased }
  ///   }
  /// }
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": red, "late": 3])
  /// ```
  ///
  /// A name that is taken is reported, and the new one counts.
  public func registerMix<Value: Tweenable>(
    _ name: TweenKey, of type: Value.Type,
    _ read: @escaping (_ value: Any) throws -> TweenMix<Value>?
  ) {
    register(name, .typeInterpolation { value in try read(value).map { .mix($0) } })
  }

  /// Lets a key of a call filter what is written to other properties of the same call, the first
  /// and the last write included.
  ///
  /// `read` gets the key's value and answers, for each property it means, with a function from the
  /// number that would be written to the one that is. `nil`, or a ``TweenValueError``, where the
  /// key's value makes no sense; both are reported. A property that the call does not tween is
  /// ignored, and so is a filter of the name of a property that the target has. A name that the
  /// target does not have is reported. It comes after interpolations, and before the call's
  /// rounding and limits.
  ///
  /// ```swift
  /// tweener.registerFilter("grid") { value in
  ///   guard let name = value as? String else { return nil }
  ///   return [TweenKey(name): { number in (number / 10).rounded() * 10 }]
  /// }
  /// // In steps of ten, the last included.
  /// tweener.addTween(box, [.duration: 1, "x": 104, "grid": "x"])
  /// tweener.advance(by: 1)
  /// print(box.x)  // prints 100.0
  /// ```
  ///
  /// - Parameter order: of two filters of one property the one of lower order is first, of equal
  ///   ones that whose name is first.
  public func registerFilter(
    _ name: TweenKey, order: Int = 0,
    _ read: @escaping (_ value: Any) throws -> [TweenKey: TweenFilter]?
  ) {
    register(name, .filter(order: order, read))
  }

  private func register(_ name: TweenKey, _ modifier: PropertyModifier) {
    register(name, as: "modifier") { $0.modifiers.set(name, modifier) == nil }
  }

  /// Registers a name, unless it is a reserved word, which no registration changes. `add` says
  /// whether the name was free. Either is reported.
  func register(_ name: TweenKey, as what: String, _ add: (Registry) -> Bool) {
    if let word = name.name, ReservedKey.match(word) != nil {
      engine.announce(.reservedName(word, what))
    } else if !add(engine.registry) {
      engine.announce(.nameTaken(name: name.description, what: what))
    }
  }

  /// Lets a plugin register what it brings. A second installation is reported and does nothing.
  public func install(_ plugin: some TweenerPlugin) {
    guard plugins.insert(plugin.name).inserted else {
      return engine.announce(.nameTaken(name: plugin.name, what: "plugin", replaces: false))
    }
    plugin.register(in: self)
  }
}

/// Something that extends an engine: a set of easings, special properties and splitters under one
/// name.
public protocol TweenerPlugin {
  /// Names the plugin in reports, and keeps it from being installed twice.
  var name: String { get }
  /// Registers what it brings, through the engine's public surface.
  func register(in tweener: Tweener)
}

/// The registrations of a plugin, made once for all engines that install it.
///
/// An engine with which nothing has been registered takes all of it in one step, and shares its
/// memory with the others until something else is registered with it. Any other engine registers it
/// anew.
///
/// ```swift
/// struct Names: TweenerPlugin {
///   let name = "Names"
///   nonisolated(unsafe) private static let all = TweenerRegistrations { tweener in
///     tweener.registerEasing("soft", .outQuad)
///   }
///   func register(in tweener: Tweener) { tweener.register(Self.all) }
/// }
/// ```
///
/// It does not change after it is made. What it registers is used by all engines, on all threads:
/// it may keep nothing that changes.
public final class TweenerRegistrations {
  let registry: Registry
  let plugins: Set<String>
  let body: (Tweener) -> Void

  /// - Parameter body: registers what there is to share, and installs plugins, through the engine's
  ///   public surface.
  public init(_ body: @escaping (Tweener) -> Void) {
    self.body = body
    let tweener = Tweener()
    body(tweener)
    registry = tweener.engine.registry
    plugins = tweener.plugins
  }
}

extension Tweener {
  /// Registers what was made for all engines.
  ///
  /// - Complexity: O(1) where nothing has been registered with this engine.
  public func register(_ registrations: TweenerRegistrations) {
    guard engine.registry.registrations == 0 else { return registrations.body(self) }
    engine.registry.share(registrations.registry)
    plugins.formUnion(registrations.plugins)
  }
}
