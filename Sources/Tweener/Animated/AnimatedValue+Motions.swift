// Calls of the facade that move a value on its own.

extension AnimatedValue {
  /// Moves it to a value, by an easing.
  ///
  /// ```swift
  /// let height = AnimatedValue(0.0, on: tweener)
  /// height.animate(to: 100, duration: 2, easing: .outQuad)
  /// tweener.advance(by: 1)
  /// print(height.value)  // prints 75.0
  /// ```
  ///
  /// It takes over what moves the value, from where that has brought it, when its delay is over. An
  /// easing begins with its own velocity; ``spring(to:_:velocity:file:line:)`` keeps the one that
  /// there is.
  ///
  /// - Parameters:
  ///   - end: where it goes. A value that is not finite is reported, and moves nothing.
  ///   - duration: in seconds; with 0, and no delay, it is there at once. Not finite and negative
  ///     is reported, and is 0.
  ///   - easing: the curve of its way.
  ///   - delay: in seconds; negative starts part-way in. Not finite is reported, and is 0.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  @discardableResult
  public func animate(
    to end: Value, duration: Double, easing: Easing = .inOutQuad, delay: Double = 0,
    file: String = #fileID, line: UInt = #line
  ) -> Tween {
    let words = TweenParameters(
      duration: duration, delay: delay, easing: easing, givesDuration: true)
    return move(TweenValue.to(end), nil, words, file, line)
  }

  /// Moves it to a value by a spring, with the velocity that it has: may be called as often as the
  /// end changes, nothing jumps.
  ///
  /// ```swift
  /// let height = AnimatedValue(0.0, on: tweener)
  /// height.spring(to: 100)
  /// tweener.advance(by: 0.1)
  /// height.spring(to: 0, .bouncy)  // turns round, from where it is and as fast as it is
  /// tweener.advance(by: 2)
  /// print(height.value)  // prints 0.0
  /// ```
  ///
  /// A type with an interpolation of its own (a colour in a space) goes its way by the spring, from
  /// rest.
  ///
  /// - Parameters:
  ///   - end: where it comes to rest, at the end bit for bit. A value that is not finite is
  ///     reported, and moves nothing.
  ///   - spring: how it moves, and how long that takes.
  ///   - velocity: with which it starts, in units a second; `nil` for what it has. Not finite is
  ///     reported, and left out.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  @discardableResult
  public func spring(
    to end: Value, _ spring: TweenSpring = .smooth, velocity: Value? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Tween {
    move(TweenValue.to(end), velocity, TweenParameters(spring: spring), file, line)
  }

  /// Lets it go: its velocity dies away, and where it comes to rest follows from that.
  ///
  /// ```swift
  /// let height = AnimatedValue(20.0, on: tweener)
  /// let flick = height.decay(velocity: 800)
  /// tweener.advance(by: 5)
  /// let rest = TweenDecay.normal.restingValue(from: 20, velocity: 800)
  /// print(height.value == rest, flick.state)  // prints true ended
  /// ```
  ///
  /// For `landing` and `within`, add a tween of `"value"` to
  /// ``TweenValue/decay(velocity:_:landing:within:)``. It moves numbers one by one, also those of a
  /// type with an interpolation of its own.
  ///
  /// - Parameters:
  ///   - velocity: with which it starts, in units a second, each component its own; `nil` for what
  ///     it has. Not finite is reported, and left out.
  ///   - decay: how fast the velocity dies away.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  @discardableResult
  public func decay(
    velocity: Value? = nil, _ decay: TweenDecay = .normal, file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    move(TweenValue.decay(decay), velocity, [:], file, line)
  }

  /// Moves it under a force of your own, until that is at rest.
  ///
  /// ```swift
  /// let height = AnimatedValue(0.0, on: tweener)
  /// height.simulate(
  ///   TweenSimulation(
  ///     acceleration: { value, velocity, _ in -100 * (value - 40) - 20 * velocity },
  ///     isAtRest: { value, velocity in abs(value - 40) < 0.01 && abs(velocity) < 0.01 }))
  /// tweener.advance(by: 5)
  /// print(Int(height.value.rounded()))  // prints 40
  /// ```
  ///
  /// - Parameters:
  ///   - simulation: the force. One that never rests goes on until something else moves the value.
  ///   - velocity: with which it starts, in units a second; `nil` for what it has. Not finite is
  ///     reported, and left out.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  @discardableResult
  public func simulate(
    _ simulation: TweenSimulation<Value>, velocity: Value? = nil, file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    move(TweenValue.simulated(simulation), velocity, [:], file, line)
  }

  /// Adds a tween of the value, to its engine or, where that is gone, to none.
  private func move(
    _ value: TweenValue, _ velocity: Value?, _ words: consuming TweenParameters, _ file: String,
    _ line: UInt
  ) -> Tween {
    guard let tweener else { return Self.ended }
    words["value"] = velocity.map(value.velocity) ?? value
    return tweener.addTween(self, words, CallSite(file: file, line: line))
  }

  /// The handle of a tween that has been removed.
  private static var ended: Tween {
    let tween = Tweener().addCaller([.duration: 1])
    tween.remove()
    return tween
  }
}
