// The offsets of the starts of a call's targets. A value of the word `stagger`; the facade asks it
// for the offsets.

/// The offset of each target's start in a call with several targets, by the target's distance from
/// an origin.
///
/// ```swift
/// tweener.addTween(boxes, [.duration: 1, .stagger: Stagger(each: 0.1, from: .center), "alpha": 0])
/// print(Stagger(each: 0.1, from: .center).offsets(count: 5))  // prints [0.2, 0.1, 0.0, 0.1, 0.2]
/// ```
///
/// A number literal is the seconds between two neighbours, from the first on: `.stagger: 0.1`.
public struct Stagger: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The place at which a stagger begins.
  public enum Origin: Hashable, Sendable {
    /// At the first target.
    case start
    /// In the middle, also of a grid.
    case center
    /// At both ends, or around a grid: towards the middle.
    case edges
    /// At the last target.
    case end
    /// At the target of this index; clamps to the first and the last.
    case index(Int)
    /// In an order that looks random and is the same for a seed: the offsets of `start`, shuffled
    /// (Fisher and Yates) by the numbers of SplitMix64.
    case random(seed: UInt64)
    /// At a place of the grid, in shares of its width and height: 0 is the first column or row, 1
    /// the last. Without columns the targets are one row.
    case point(x: Double, y: Double)
  }

  /// A direction of a grid in which distances count.
  public enum Axis: Hashable, Sendable {
    /// From column to column.
    case x
    /// From row to row.
    case y
  }

  enum Span: Hashable {
    /// Seconds for one place of distance.
    case each(Double)
    /// Seconds from the first start to the last.
    case total(Double)

    var seconds: Double {
      switch self {
      case .each(let seconds), .total(let seconds): seconds
      }
    }
  }

  let span: Span
  let origin: Origin
  let columns: Int?
  let axis: Axis?
  let easing: Easing
}

extension Stagger {
  /// So many seconds for each place of distance.
  ///
  /// ```swift
  /// print(Stagger(each: 0.5, from: .index(1)).offsets(count: 4))  // prints [0.5, 0.0, 0.5, 1.0]
  /// ```
  ///
  /// - Parameters:
  ///   - each: seconds; negative turns the order round, so that the farthest target starts first.
  ///   - origin: where the stagger begins.
  ///   - columns: the targets form a grid of so many columns, row by row; distances are straight
  ///     lines. Less than 1 counts as 1. `nil`: one row.
  ///   - axis: only the distance in this direction of a grid counts.
  ///   - easing: bends the offsets between the first and the last.
  public init(
    each: Double, from origin: Origin = .start, columns: Int? = nil, axis: Axis? = nil,
    easing: Easing = .linear
  ) {
    self.init(span: .each(each), origin: origin, columns: columns, axis: axis, easing: easing)
  }

  /// So many seconds from the first start to the last, whatever the number of targets.
  ///
  /// ```swift
  /// print(Stagger(total: 1, from: .edges).offsets(count: 5))  // prints [0.0, 0.5, 1.0, 0.5, 0.0]
  /// ```
  ///
  /// - Parameters:
  ///   - total: seconds; negative turns the order round.
  ///   - origin: where the stagger begins.
  ///   - columns: as for ``init(each:from:columns:axis:easing:)``.
  ///   - axis: as there.
  ///   - easing: as there.
  public init(
    total: Double, from origin: Origin = .start, columns: Int? = nil, axis: Axis? = nil,
    easing: Easing = .linear
  ) {
    self.init(span: .total(total), origin: origin, columns: columns, axis: axis, easing: easing)
  }

  /// Seconds from one target's start to the next one's.
  public init(floatLiteral seconds: Double) { self.init(each: seconds) }

  /// Seconds from one target's start to the next one's.
  public init(integerLiteral seconds: Int) { self.init(each: Double(seconds)) }
}
