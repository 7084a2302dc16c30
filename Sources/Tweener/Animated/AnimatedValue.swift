// A value that is its own target. It knows the facade alone: each of its calls is one that a caller
// could make.

/// A value on its own that springs, decays, eases, and is heard at every change.
///
/// ```swift
/// let height = AnimatedValue(0.0, on: tweener)
/// height.onChange = { print("now \($0)") }
/// height.animate(to: 100, duration: 2, easing: .linear)
/// tweener.advance(by: 1)  // prints now 50.0
/// height.value = 20  // prints now 20.0
/// print(height.isAnimating)  // prints false
/// ```
///
/// It is a target like any other: `"value"` and `\.value` are the names of its property, for
/// ``Tweener/addTween(_:_:)-(Target,_)``, timelines and all queries. A number inside it has a path
/// too, `\.value.x`. Overlapping calls are settled as everywhere: the later call takes over when it
/// starts, from the exact value that the earlier one has reached.
///
/// Its maker keeps it. A tween does not: when only the engine holds the value, what moves it ends
/// with ``TweenOutcome/targetGone``, within 64 steps. The value does not keep its engine either.
/// Once that is gone the value stays as it is; it can be read and set, and its other calls do
/// nothing and answer with a handle of an ended tween.
public final class AnimatedValue<Value: Tweenable>: TweenTarget {
  /// The value that shows now.
  ///
  /// Builds without checks of their own need none here, as no access to it, or to what follows,
  /// runs code of the caller's. What a frame touches lies together.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var current: Value
  /// Set while a write of the engine's through ``value`` is under way.
  var isEngineWriting = false
  /// Whether the next write calls `onChange` although it changes nothing: of a value whose start
  /// has not been shown.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var hearsNext = false
  /// Calls of listeners that are under way.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var calls: Int32 = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var listener: ValueListener<Value>?
  /// Listeners that were replaced while one was called, until none is.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var replaced: [ValueListener<Value>] = []
  /// Weak: an engine holds the targets that it moves, so each would keep the other.
  weak var tweener: Tweener?
  let numbers: ValueNumbers<Value>

  /// A value at rest.
  ///
  /// - Parameters:
  ///   - value: what it is.
  ///   - tweener: the engine that moves it. It is not kept alive.
  public init(_ value: Value, on tweener: Tweener) {
    current = value
    self.tweener = tweener
    numbers = tweener.numbers(of: Value.self)
  }

  /// The value that shows now. Setting it ends everything that moves it, also what waits, with
  /// ``TweenOutcome/removed``.
  ///
  /// It reads what was written last. Behind a ``Tweener/advance(by:)`` that is the value at the
  /// present instant; in a callback ``Tweener/settle(_:)`` brings it there.
  ///
  /// Complexity: O(*c*²) for the *c* components that its tweens own, to set it.
  public var value: Value {
    get { current }
    set {
      if isEngineWriting {
        isEngineWriting = false
        return show(newValue)
      }
      if let engine = tweener?.engine, engine.isWorking {
        return engine.putOff { [self] _ in value = newValue }
      }
      tweener?.removeTween(self)
      set(newValue)
    }
  }

  /// Called after every write that changes the value, with the value: in each step in which it
  /// moves, and when ``value`` is set.
  ///
  /// A write of equal bits calls nothing. Every call is legal in it: another animation, ``stop()``,
  /// setting ``value``, or another `onChange`.
  public var onChange: ((Value) -> Void)? {
    get { listener?.body }
    set {
      // Behind the assignment: the old one may be the last to hold something that reads this when
      // it goes.
      let old = takeOut(&listener, leaving: newValue == nil ? nil : ValueListener(newValue))
      if calls > 0, let old { replaced.append(old) }
      withExtendedLifetime(old) {}
    }
  }

  /// The velocity at the present instant, in units per second of engine time; 0 in each component
  /// where nothing moves it, while it waits, and where an interpolation of the type's own moves it.
  ///
  /// Whole numbers have theirs rounded. What a type has beside its components is that of ``value``.
  public var velocity: Value {
    tweener?.velocity(of: self, \.value) ?? numbers.zero(like: current)
  }

  /// Whether something moves it, waiting and paused tweens included. Complexity: O(1).
  public var isAnimating: Bool { tweener?.isTweening(self) ?? false }

  /// Ends everything that moves it, also what waits, and leaves it where it is, with no velocity.
  ///
  /// ```swift
  /// let height = AnimatedValue(0.0, on: tweener)
  /// height.animate(to: 100, duration: 2, easing: .linear)
  /// tweener.advance(by: 1)
  /// height.stop()
  /// print(height.value, height.velocity)  // prints 50.0 0.0
  /// ```
  public func stop() { tweener?.removeTween(self) }

  // MARK: Writes

  /// A write of the engine's.
  @inline(__always)
  func show(_ new: Value) {
    let isChange = numbers.differ(current, new)
    // It may hold the last reference to something that reads this when it goes.
    withExtendedLifetime(takeOut(&current, leaving: new)) {}
    if isChange || hearsNext { tell(new) }
  }

  /// A write of the caller's: it may change what is no component.
  private func set(_ new: Value) {
    let isChange = numbers.differ(current, new) || ValueNumbers.areUnequal(current, new)
    withExtendedLifetime(takeOut(&current, leaving: new)) {}
    if isChange { tell(new) }
  }

  /// Counts no reference: the listener stays, here or among those that were replaced, until its
  /// call is over.
  @inline(__always)
  private func tell(_ new: Value) {
    hearsNext = false
    guard let called = listener.map({ Unmanaged.passUnretained($0) }) else { return }
    calls += 1
    called._withUnsafeGuaranteedRef { $0.body?(new) }
    calls -= 1
    if !replaced.isEmpty, calls == 0 {
      withExtendedLifetime(takeOut(&replaced, leaving: [])) {}
    }
  }
}

extension AnimatedValue: EngineWritten {}

/// The listener that a value calls. An object, so that a call of it counts no reference.
private final class ValueListener<Value> {
  /// An optional, as it was given: taken out of that, it would be called through one more closure.
  let body: ((Value) -> Void)?

  init(_ body: ((Value) -> Void)?) { self.body = body }
}

extension AnimatedValue: CustomStringConvertible {
  /// One line: `AnimatedValue 12.5, which moves`.
  public var description: String {
    "AnimatedValue \(current), which \(isAnimating ? "moves" : "is at rest")"
  }

  // The one property of a value on its own, under its name and its key path. The engine writes
  // through it, behind the setter of the value, which would end the tween.

  /// `"value"`, and its key path.
  public static var tweenProperties: TweenProperties {
    // A frame writes through this: for the usual types it is compiled for the type.
    let source: PropertySource =
      if self == AnimatedValue<Double>.self {
        AnimatedValue<Double>.source
      } else if self == AnimatedValue<Float>.self {
        AnimatedValue<Float>.source
      } else {
        source
      }
    let property = TweenProperty(source: source)
    return ["value": property, .path(\AnimatedValue.value): property]
  }

  private static var source: PropertySource {
    let path = \AnimatedValue.value
    let source = TypedSource<AnimatedValue, Value> { batch in
      if batch.leave(path) { return }
      if batch.isWrite {
        for index in 0..<batch.count {
          // The engine holds it meanwhile.
          batch.objects[index]._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: AnimatedValue.self).show(batch.value(index))
          }
        }
      } else {
        for index in 0..<batch.count {
          batch.initialize(index, to: batch.object(index, as: AnimatedValue.self).current)
        }
      }
    }
    source.avoidsSetter = true
    return source
  }
}
