// The description of a property by a caller: a key path, or a getter and a setter.
// Made in client code, where a key-path literal is still known; resolved by PropertyResolver.

/// A property of a class: how it is read and written.
///
/// ```swift
/// final class Box: TweenTarget {
///   var alpha = 1.0
///   static var tweenProperties: TweenProperties { ["alpha": .init(\Box.alpha)] }
/// }
/// ```
///
/// Give key paths as literals: an optimised build then turns them into direct stores.
public struct TweenProperty {
  @usableFromInline let source: PropertySource

  @usableFromInline
  init(source: PropertySource) {
    self.source = source
  }

  /// The property at a key path.
  @inlinable @inline(__always)
  public init<Root: AnyObject, Value: Tweenable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    // One closure for both directions, which also gives the path away: with any other use of the
    // same literal the compiler does not put the property's accessors in the path's place.
    self.init(
      source: TypedSource<Root, Value> { batch in
        if batch.leave(path) {
          return
        } else if batch.isWrite {
          for index in 0..<batch.count {
            batch.object(index, as: Root.self)[keyPath: path] = batch.value(index)
          }
        } else {
          for index in 0..<batch.count {
            batch.initialize(index, to: batch.object(index, as: Root.self)[keyPath: path])
          }
        }
      })
  }
}

extension TweenProperty {
  /// The property behind a getter and a setter, which may write properties that other keys tween.
  ///
  /// ```swift
  /// final class Panel: TweenTarget {
  ///   var x = 0.0
  ///   var width = 100.0
  ///   static var tweenProperties: TweenProperties {
  ///     [
  ///       "x": .init(\Panel.x),
  ///       "centerX": .init(
  ///         writes: [\Panel.x], get: { (panel: Panel) in panel.x + panel.width / 2 },
  ///         set: { panel, center in panel.x = center - panel.width / 2 }),
  ///     ]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter writes: the properties that the setter writes. Their components belong to the
  ///   property as well as its own: it conflicts with tweens of each of them, and a tween that
  ///   takes one takes the whole property. A path to what no tween moves is reported, and the
  ///   others count.
  public init<Root: AnyObject, Value: Tweenable>(
    writes: [PartialKeyPath<Root>] = [],
    get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.init(source: TypedSource<Root, Value>(get: get, set: set, writes: writes))
  }

  /// The property behind a getter and a setter of a protocol's conformers: `Root` is `any Framed`,
  /// say.
  ///
  /// A key path does not say which property of a class a protocol's requirement is: paths in
  /// `writes` that begin at a protocol conflict only with each other, and are reported.
  @_disfavoredOverload
  public init<Root, Value: Tweenable>(
    writes: [PartialKeyPath<Root>] = [],
    get: @escaping (Root) -> Value,
    set: @escaping (Root, Value) -> Void
  ) {
    self.init(source: TypedSource<Root, Value>(get: get, set: set, writes: writes))
  }

  /// A part of another property of the same target.
  ///
  /// It shares the other's components, so tweens of both conflict in exactly these, and it is
  /// written as fast.
  ///
  /// ```swift
  /// final class Box: TweenTarget {
  ///   var place = SIMD2(0.0, 0.0)
  ///   static var tweenProperties: TweenProperties {
  ///     ["place": .init(\Box.place), "x": .init(partOf: "place", \SIMD2<Double>[0])]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - base: the other property, by any key; found for each class of targets by itself. Where a
  ///     class has none of that key with values of type `Base`, it has no such part either.
  ///   - path: from the base to the part. Where it leads counts, not how it is written: `\.x` and
  ///     `\.[0]` are one number. One that does not lead to components that `Base` lists is taken
  ///     for computed: the part then owns all of the base.
  public init<Base: Tweenable, Part: Tweenable>(
    partOf base: TweenKey, _ path: WritableKeyPath<Base, Part>
  ) {
    self.init(source: ComputedSource(base: base, path: path))
  }

  /// Some numbers of another property of the same target, put together into a value of their own.
  ///
  /// It replaces ``init(partOf:_:)`` where the base has no such value in it: the corner of a
  /// rectangle that stores four numbers.
  ///
  /// ```swift
  /// struct Rect: Tweenable {
  ///   var x = 0.0, y = 0.0, width = 0.0, height = 0.0
  ///   static var tweenableComponents: [TweenableComponent<Rect>] {
  ///     [.init(\.x), .init(\.y), .init(\.width), .init(\.height)]
  ///   }
  /// }
  /// final class Card: TweenTarget {
  ///   var frame = Rect()
  ///   static var tweenProperties: TweenProperties {
  ///     [
  ///       "frame": .init(\Card.frame),
  ///       "origin": .init(gathering: [\Rect.x, \.y], of: "frame", in: SIMD2(0.0, 0.0)),
  ///     ]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - numbers: components that `Base` lists, of the types of `Part`'s components and in their
  ///     order; anything else is reported, and the property is unknown.
  ///   - base: the other property, as in ``init(partOf:_:)``.
  ///   - blank: any value of the type, to be filled.
  public init<Base: Tweenable, Part: Tweenable>(
    gathering numbers: [PartialKeyPath<Base>], of base: TweenKey, in blank: Part
  ) {
    self.init { () throws(TweenValueError) in
      try ComputedSource(base: base, gathered: numbers, blank: blank)
    }
  }

  /// A number of another property of the same target plus shares of other numbers of it: a middle,
  /// a far edge.
  ///
  /// ```swift
  /// final class Card: TweenTarget {
  ///   var frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  ///   static var tweenProperties: TweenProperties {
  ///     [
  ///       "frame": .init(\Card.frame),
  ///       "middle": .init(partOf: "frame", \CGRect.origin.x, plus: [\.size.width: 0.5]),
  ///     ]
  ///   }
  /// }
  /// ```
  ///
  /// It owns and writes the one number; the others it reads at every write, so that they may be
  /// tweened or set too. It is what a computed property of this formula is, and much faster where
  /// the base is stored and one number is added.
  ///
  /// - Parameters:
  ///   - base: the other property, as in ``init(partOf:_:)``.
  ///   - path: from the base to the number that is written.
  ///   - shares: how often each other number is added. They must be components that `Base` lists
  ///     and the property does not write, with finite factors; anything else is reported, and the
  ///     property is unknown.
  public init<Base: Tweenable, Number: TweenableScalar & BinaryFloatingPoint>(
    partOf base: TweenKey, _ path: WritableKeyPath<Base, Number>,
    plus shares: [WritableKeyPath<Base, Number>: Double]
  ) {
    self.init(gathering: [path], of: base, in: Number(0), plus: [shares])
  }

  /// Numbers of another property of the same target plus shares of other numbers of it, put
  /// together into a value: the middle of a rectangle.
  ///
  /// ```swift
  /// let middle = TweenProperty(
  ///   gathering: [\CGRect.origin.x, \.origin.y], of: "frame", in: CGPoint.zero,
  ///   plus: [[\.size.width: 0.5], [\.size.height: 0.5]])
  /// ```
  ///
  /// - Parameters:
  ///   - numbers: what is written, number by number of `Value`, as in ``init(gathering:of:in:)``.
  ///   - base: the other property, as in ``init(partOf:_:)``.
  ///   - blank: any value of the type, to be filled.
  ///   - shares: for each number what is added to it, as in ``init(partOf:_:plus:)``.
  public init<
    Base: Tweenable, Value: Tweenable, Number: TweenableScalar & BinaryFloatingPoint
  >(
    gathering numbers: [WritableKeyPath<Base, Number>], of base: TweenKey, in blank: Value,
    plus shares: [[WritableKeyPath<Base, Number>: Double]]
  ) {
    self.init { () throws(TweenValueError) in
      try ComputedSource(base: base, numbers: numbers, plus: shares, in: blank)
    }
  }

  /// A property computed from another property of the same target: a centre instead of a corner.
  ///
  /// ```swift
  /// final class Card: TweenTarget {
  ///   var frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  ///   static var tweenProperties: TweenProperties {
  ///     [
  ///       "frame": .init(\Card.frame),
  ///       "middle": .init(
  ///         computedFrom: "frame", owns: [[\CGRect.origin.x]],
  ///         get: { (frame: CGRect) in frame.midX }, set: { $0.origin.x = $1 - $0.width / 2 }),
  ///     ]
  ///   }
  /// }
  /// ```
  ///
  /// At every write `set` gets the base as it is, and only the numbers that the computed property
  /// owns are kept of its result. So it may depend on numbers that other tweens move: they are
  /// written first.
  ///
  /// - Parameters:
  ///   - base: the other property, as in ``init(partOf:_:)``.
  ///   - owns: for each component of `Value`, the numbers of the base that it writes. They must be
  ///     listed components of `Base`, each owned once at most; anything else is reported, and the
  ///     property is unknown.
  ///   - get: the value of a base.
  ///   - set: puts a value into a base, so that `get` gives it back.
  ///   - effect: what else a write does: called after each with the target and the value. It must
  ///     not change what other names tween.
  public init<Base: Tweenable, Value: Tweenable>(
    computedFrom base: TweenKey, owns: [[PartialKeyPath<Base>]],
    get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void,
    effect: ((_ target: AnyObject, _ value: Value) -> Void)? = nil
  ) {
    self.init { () throws(TweenValueError) in
      let owned = try Base.owned(owns, by: Value.self)
      return ComputedSource(base: base, owns: owned, get: get, set: set, effect: effect)
    }
  }

  /// A second name for another property of the same target.
  ///
  /// - Parameter isSuggested: whether reports may suggest the name to callers: `false` for one that
  ///   only a plugin uses.
  public init(sameAs base: TweenKey, isSuggested: Bool = true) {
    self.init(source: AliasSource(base: base, isListed: isSuggested))
  }

  /// The property of a source, or the fault of its description.
  private init(_ source: () throws(TweenValueError) -> PropertySource) {
    do throws(TweenValueError) {
      self.init(source: try source())
    } catch {
      self.init(source: FaultySource(error))
    }
  }
}

// Keys of key paths: made in client code, where a key-path literal is still known.

extension TweenKey {
  /// The property at a key path.
  ///
  /// Give a literal: an optimised build then writes through it as fast as assigning the property.
  ///
  /// Key paths that differ in the arguments of a subscript only are different keys. They print
  /// alike; within one call they are read in the order of their values' text.
  @inlinable @inline(__always)
  public static func path<Root: AnyObject, Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> TweenKey {
    TweenKey(path: PathKey(TweenProperty(path).source))
  }
}
