import Tweener

/// Keys that filter the numbers of other properties of the same call, at every write, the first and
/// the last included.
///
/// | key | for each property | order |
/// |---|---|---|
/// | `round` | a step | 1 |
/// | `snap` | a spacing, a list of numbers, or a ``NumberFilter`` | 2 |
/// | `wrap` | a range, or a length for the range from 0 | 3 |
/// | `clamp` | a range | 4 |
///
/// ```swift
/// tweener.addTween(box, [.duration: 1, "x": 107, "y": 93, "snap": ["x": 10, "y": [0, 50, 100]]])
/// ```
///
/// Several that name one property work in this order.
public struct ModifierPlugin: TweenerPlugin {
  public let name = "ModifierPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    register("round", order: 1, in: tweener, wanted: "a step: a number above 0") {
      TweenParameters.number($0).map { .step($0) }
    }
    register("snap", order: 2, in: tweener, wanted: "a spacing or a list of numbers") { value in
      if let spacing = TweenParameters.number(value) { return .step(spacing) }
      return Self.numbers(value).map { .list($0) }
    }
    register("wrap", order: 3, in: tweener, wanted: "a range such as 0.0..<360, or its length") {
      if let length = TweenParameters.number($0) { return length >= 0 ? .wrap(0..<length) : nil }
      return Self.bounds($0).map { .wrap($0..<$1) }
    }
    register("clamp", order: 4, in: tweener, wanted: "a range such as 0.0...100") {
      Self.bounds($0).map { .clamp($0...$1) }
    }
  }

  private func register(
    _ name: TweenKey, order: Int, in tweener: Tweener, wanted: String,
    _ read: @escaping (Any) -> NumberFilter?
  ) {
    tweener.registerFilter(name, order: order) { value in
      guard let entries = TweenParameters(reading: value) else {
        throw TweenValueError(
          "the value is no dictionary of properties", remedy: "give for each property \(wanted)")
      }
      var filters: [TweenKey: TweenFilter] = [:]
      for (key, value) in entries {
        guard let filter = value as? NumberFilter ?? read(value) else {
          throw TweenValueError("\(value) is not understood", remedy: "give \(wanted)")
        }
        if let fault = filter.fault { throw fault }
        filters[key] = { filter($0) }
      }
      return filters
    }
  }

  private static func numbers(_ value: Any) -> [Double]? {
    guard let list = value as? [Any] else { return nil }
    let numbers = list.compactMap(TweenParameters.number)
    return numbers.count == list.count ? numbers : nil
  }

  /// The bounds of a range of any number type, open above or not, or of a list of two.
  private static func bounds(_ value: Any) -> (Double, Double)? {
    switch value {
    case let range as ClosedRange<Double>: return (range.lowerBound, range.upperBound)
    case let range as Range<Double>: return (range.lowerBound, range.upperBound)
    case let range as ClosedRange<Int>:
      return (Double(range.lowerBound), Double(range.upperBound))
    case let range as Range<Int>: return (Double(range.lowerBound), Double(range.upperBound))
    default:
      guard let pair = numbers(value), pair.count == 2, pair[0] <= pair[1] else { return nil }
      return (pair[0], pair[1])
    }
  }
}
