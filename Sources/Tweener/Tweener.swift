/// Moves properties of objects over time.
///
/// Give it a target and a dictionary: how long, how eased, which properties to which values. It
/// reads the start values when the tween starts, writes the properties at every ``advance(by:)``,
/// and settles by itself who may write what when tweens overlap.
///
/// ```swift
/// final class Box { var x = 0.0 }
///
/// let tweener = Tweener()
/// let box = Box()
/// tweener.addTween(box, [.duration: 2, .easing: Easing.inOutQuad, .path(\Box.x): 100])
/// tweener.advance(by: 1)
/// print(box.x)  // prints 50.0
/// ```
///
/// An engine is not `Sendable`: it belongs to the isolation that made it, and so do its targets and
/// callbacks. ``shared`` belongs to the main actor and drives itself.
public final class Tweener {
  let engine: TweenEngine
  /// The names of installed plugins.
  var plugins: Set<String> = []
  /// The driver of this engine, where a source of frames advances it; see ``drive(by:)``.
  var frameDriver: FrameDriver?
  /// By type, the `ValueNumbers` of values on their own.
  var valueNumbers: [ObjectIdentifier: AnyObject] = [:]
  /// See ``onEvent``.
  var listener: ((TweenEvent) -> Void)?
  /// The object to which ``onEvent`` belongs, where the caller has not set it.
  package internal(set) var listenerOwner: AnyObject?

  /// The longest step that a clock may take at once, in seconds: what a stalled program missed
  /// beyond it is skipped rather than caught up with. Infinite in a new engine, 0.25 in ``shared``.
  ///
  /// It limits ``run(framesPerSecond:on:untilIdle:isolation:)`` and ``shared``'s own clock, never
  /// `advance`. Values that are not above zero are refused and reported.
  public var longestStep: Double {
    get { engine.clock.longestStep }
    set {
      guard newValue > 0 else {
        return engine.announce(.refused(key: "longestStep", value: newValue, range: "above 0"))
      }
      engine.clock.longestStep = newValue
    }
  }

  /// An engine without a clock of its own: it moves when ``advance(by:)`` is called.
  public convenience init() {
    self.init(directWrites: true)
  }

  /// An engine that writes stored properties through their accessors too, where `directWrites` is
  /// false.
  ///
  /// Slower, and the same to the bit: for tests, and to rule direct writes out when hunting a
  /// fault.
  public init(directWrites: Bool) {
    engine = TweenEngine(directWrites: directWrites)
  }

  deinit {
    engine.shutDown()
  }

  // MARK: Time

  /// Seconds this engine has advanced, time scale included. In a callback: the instant of its
  /// event.
  public var time: Double { Flicks.seconds(engine.clock.now) }

  /// The rate of the engine's time: 1 is normal, 2 twice as fast, 0 holds everything.
  ///
  /// A change takes effect now. Values outside 0…1,000,000 and not-a-number are refused and
  /// reported.
  public var timeScale: Double {
    get { engine.clock.rate }
    set {
      guard let rate = Timing.rate(newValue) else {
        return engine.announce(
          .refused(key: "timeScale", value: newValue, range: Timing.ratesText))
      }
      engine.setTimeScale(rate)
    }
  }

  /// Moves on by some seconds, before the engine's time scale.
  ///
  /// Handles all events up to there in order of time, then writes all running tweens once and calls
  /// their `onUpdate`. How a span is cut into steps changes nothing but the number of `onUpdate`
  /// calls. A step of 0 handles what is due now. Negative, non-finite and too long steps (a
  /// thousand million seconds) are refused and reported, and so is a step from within a callback.
  ///
  /// Complexity: O(*c* + *e* log *n*) for *c* running components and *e* events among *n* tweens.
  public func advance(by seconds: Double) {
    guard let flicks = Flicks.nearest(seconds: seconds), seconds >= 0 else {
      return engine.announce(
        .refused(key: "advance(by:)", value: seconds, range: "seconds from 0 to 1000000000"))
    }
    engine.advance(by: flicks)
  }

  /// Moves on to a point of engine ``time``. A time in the past is refused and reported. At time
  /// scale 0 no time passes; what is due now is handled.
  public func advance(to time: Double) {
    guard let flicks = Flicks.nearest(seconds: time) else {
      return engine.announce(.refused(key: "advance(to:)", value: time, range: "a finite time"))
    }
    engine.advance(toInstant: flicks)
  }

  /// Called at the end of every ``advance(by:)`` that was a frame, when everything has been written
  /// and every callback called: the place to draw.
  ///
  /// ```swift
  /// tweener.onAdvance = { print("drawn at \(box.x)") }
  /// tweener.addTween(box, [.duration: 1, "x": 100])
  /// tweener.advance(by: 0.5)  // prints drawn at 50.0
  /// tweener.onAdvance = nil
  /// ```
  ///
  /// A step of 0 is no frame, and neither is a step at time scale 0. It may do what a callback may;
  /// what it adds starts in the next step.
  public var onAdvance: (() -> Void)? {
    get { engine.callouts.onAdvance }
    set { withExtendedLifetime(takeOut(&engine.callouts.onAdvance, leaving: newValue)) {} }
  }

  // MARK: Reports

  /// Hears everything that is wrong with a call. By default one line on standard error.
  ///
  /// Standard error says the same thing of the same place once, and at the tenth, the hundredth,
  /// the thousandth time how often. What is set here hears each.
  public var onProblem: (TweenProblem) -> Void {
    get { engine.callouts.onProblem ?? { [weak engine] in engine?.hear($0) } }
    // The old one goes behind the assignment: it may be the last to hold something that calls the
    // engine when it goes.
    set { withExtendedLifetime(takeOut(&engine.callouts.onProblem, leaving: newValue)) {} }
  }

  /// Reports a problem to ``onProblem``: for faults that only a plugin can see.
  public func report(_ problem: TweenProblem) { engine.announce(problem) }

  // MARK: The interaction lock

  /// Whether more locks have been taken (`locksInteraction`) than given back
  /// (`unlocksInteraction`).
  public var isInteractionLocked: Bool { engine.lock.isLocked }

  /// Hears each change of ``isInteractionLocked``; an app connects it to its window.
  public var onInteractionLock: (Bool) -> Void {
    get { engine.lock.onChange }
    set { withExtendedLifetime(takeOut(&engine.lock.onChange, leaving: newValue)) {} }
  }
}
