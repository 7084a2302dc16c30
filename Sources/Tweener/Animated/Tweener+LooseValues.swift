// Tweens of a value that only its tween keeps.

extension Tweener {
  /// Adds a tween from one value to another, and tells a function what it shows.
  ///
  /// ```swift
  /// tweener.addTween(from: 0.0, to: 100, duration: 2) { print("now \($0)") }  // prints now 0.0
  /// tweener.advance(by: 1)  // prints now 50.0
  /// tweener.advance(by: 1)  // prints now 100.0
  /// ```
  ///
  /// The function is called with the start in this call, then for each change, at the end with the
  /// end; where it is over at once, with the end alone. It may do what a callback may, also remove
  /// the tween. The tween keeps the value until its end, and lets go of the function then.
  ///
  /// - Parameters:
  ///   - start: the first value. One that is not finite is reported; the tween then takes its time,
  ///     and calls nothing.
  ///   - end: the last value; the same holds.
  ///   - duration: in seconds. Not finite and negative is reported, and is 0.
  ///   - delay: in seconds; negative starts part-way in. Not finite is reported, and is 0.
  ///   - easing: the curve of the way.
  ///   - body: is called with each value.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  @discardableResult
  public func addTween<Value: Tweenable>(
    from start: Value, to end: Value, duration: Double, delay: Double = 0,
    easing: Easing = .linear, _ body: @escaping (Value) -> Void,
    file: String = #fileID, line: UInt = #line
  ) -> Tween {
    let value = AnimatedValue(start, on: self)
    value.onChange = body
    value.hearsNext = true
    var call = TweenParameters(
      duration: duration, delay: delay, easing: easing, givesDuration: true)
    call["value"] = TweenValue.fromTo(start, end)
    call[.retainsTarget] = true
    if !(duration > 0), delay == 0 { call[.showsStart] = false }
    return addTween(value, rare: call, CallSite(file: file, line: line))
  }
}
