import TweenerTestSupport

extension Steppable {
  /// Reads a value after each of some steps.
  func values<Value>(of value: @autoclosure () -> Value, after steps: Step...) -> [Value] {
    steps.map { after($0, value()) }
  }
}
