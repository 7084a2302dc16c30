import Tweener

/// A function of each number before it is written: rounds, snaps, wraps or clamps it.
///
/// A value by itself, for `snap` and its siblings and for ``TweenValue/passed(through:)``:
///
/// ```swift
/// let grid = NumberFilter.grid(20, offset: 5)
/// print(grid(33))  // prints 25.0
/// ```
public struct NumberFilter: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case grid(spacing: Double, offset: Double)
    case list([Double])
    case wrap(Double, Double)
    case clamp(Double, Double)

    var fault: TweenValueError? {
      switch self {
      case .grid(let spacing, _) where !(spacing > 0 && spacing.isFinite):
        TweenValueError("the step is \(spacing)", remedy: "give a finite step above 0")
      case .grid(_, let offset) where !offset.isFinite:
        TweenValueError("the offset is \(offset)", remedy: "give a finite offset")
      case .list(let numbers) where numbers.isEmpty:
        TweenValueError("the list is empty", remedy: "give at least one number to snap to")
      case .list(let numbers) where !numbers.allSatisfy(\.isFinite):
        TweenValueError(
          "the list has a number that is not finite", remedy: "give finite numbers")
      case .wrap(let low, let high) where !(high > low && (high - low).isFinite):
        TweenValueError(
          "the range to wrap to is \(low..<high)", remedy: "give a finite range that is not empty")
      case .grid, .list, .wrap, .clamp: nil
      }
    }
  }

  private let kind: Kind
  /// The fault; `nil` where there is none. A faulty filter changes nothing.
  public let fault: TweenValueError?

  private init(_ kind: Kind) {
    self.kind = kind
    fault = kind.fault
  }

  /// The nearest multiple of a step; halves away from zero.
  ///
  /// Steps that are one part of a whole, 0.1 or 0.25, give the number nearest to the decimal: 0.3,
  /// not three times 0.1.
  ///
  /// - Parameter step: above 0 and finite; anything else is reported where the filter is used.
  public static func step(_ step: Double) -> NumberFilter { grid(step, offset: 0) }

  /// The nearest line of a grid; half way between two the one further from the grid's zero.
  ///
  /// - Parameters:
  ///   - spacing: above 0 and finite; anything else is reported where the filter is used.
  ///   - offset: where one of the lines is; finite.
  public static func grid(_ spacing: Double, offset: Double) -> NumberFilter {
    NumberFilter(.grid(spacing: spacing, offset: offset))
  }

  /// The nearest number of a list; half way between two the greater.
  ///
  /// - Parameter numbers: in any order; at least one, all finite; anything else is reported where
  ///   the filter is used.
  /// - Complexity: O(log *n*) for each number written.
  public static func list(_ numbers: [Double]) -> NumberFilter {
    NumberFilter(.list(numbers.sorted()))
  }

  /// The number that is left in a range after whole lengths of it are taken away; the upper bound
  /// itself becomes the lower.
  ///
  /// - Parameter range: not empty and finite; anything else is reported where the filter is used.
  public static func wrap(_ range: Range<Double>) -> NumberFilter {
    NumberFilter(.wrap(range.lowerBound, range.upperBound))
  }

  /// The nearest number of a range.
  public static func clamp(_ range: ClosedRange<Double>) -> NumberFilter {
    NumberFilter(.clamp(range.lowerBound, range.upperBound))
  }

  /// The filtered number. One that is not finite stays.
  public func callAsFunction(_ number: Double) -> Double {
    guard fault == nil, number.isFinite else { return number }
    switch kind {
    case .grid(let spacing, let offset): return Self.line(number, spacing, offset)
    case .list(let numbers): return Self.nearest(number, numbers)
    case .wrap(let low, let high): return Self.wrapped(number, low, high)
    case .clamp(let low, let high): return min(max(number, low), high)
    }
  }

  private static func line(_ number: Double, _ spacing: Double, _ offset: Double) -> Double {
    let parts = (1 / spacing).rounded()
    let isPart = parts >= 1 && 1 / parts == spacing
    let steps = isPart ? (number - offset) * parts : (number - offset) / spacing
    let line = isPart ? steps.rounded() / parts : steps.rounded() * spacing
    // So far out that the grid is finer than numbers are.
    return line.isFinite ? line + offset : number
  }

  private static func nearest(_ number: Double, _ numbers: [Double]) -> Double {
    var (low, high) = (0, numbers.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    let above = numbers[low]
    guard low > 0 else { return above }
    let below = numbers[low - 1]
    return abs(number - below) < abs(above - number) ? below : above
  }

  private static func wrapped(_ number: Double, _ low: Double, _ high: Double) -> Double {
    if number >= low, number < high { return number }
    let length = high - low
    var rest = (number - low).truncatingRemainder(dividingBy: length)
    if rest < 0 { rest += length }
    let wrapped = low + rest
    // Rounding may lead up to the bound itself.
    return wrapped < high ? wrapped : low
  }
}

extension NumberFilter: CustomStringConvertible {
  /// The filter as it was written: `NumberFilter.grid(20.0, offset: 5.0)`.
  public var description: String {
    switch kind {
    case .grid(let spacing, let offset): "NumberFilter.grid(\(spacing), offset: \(offset))"
    case .list(let numbers): "NumberFilter.list(\(numbers))"
    case .wrap(let low, let high): "NumberFilter.wrap(\(low)..<\(high))"
    case .clamp(let low, let high): "NumberFilter.clamp(\(low)...\(high))"
    }
  }
}
