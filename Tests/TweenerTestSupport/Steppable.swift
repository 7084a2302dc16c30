import Tweener

/// What a test advances by steps: an engine, or a stage that has one.
public protocol Steppable {
  associatedtype Step
  func advance(_ step: Step)
}

extension Steppable {
  /// Advances by a step, and reads a value then: `#expect(tweener.after(0.5, box.x) == 50)`.
  public func after<Value>(_ step: Step, _ value: @autoclosure () -> Value) -> Value {
    advance(step)
    return value()
  }

  /// Reads a value after each of several equal steps.
  public func values<Value>(
    of value: @autoclosure () -> Value, every step: Step, times count: Int
  ) -> [Value] {
    (0..<count).map { _ in after(step, value()) }
  }
}

extension Tweener: Steppable {
  public func advance(_ seconds: Double) { advance(by: seconds) }
}
