// What a figure must reach, mostly as a multiple of the C loop.

enum Bar: Sendable {
  /// This many times the C loop.
  case ratio(Double)
  /// This many nanoseconds on a machine whose C loop shows the table's figures.
  case nanoseconds(Double)
  case bytes(Double)
  case allocations
  /// The cost of one among ten times as many is this many times the cost of one.
  case growth(Double)
  /// Twice the work costs this many times as much.
  case doubling(Double)
  /// This many times faster than the same program in GSAP.
  case faster(Double)
  /// For comparison only.
  case none

  /// The bar as a multiple of a write of the C loop.
  var ratio: Double? {
    switch self {
    case .ratio(let ratio): ratio
    case .nanoseconds(let nanoseconds): nanoseconds / Self.yardstick
    case .bytes, .allocations, .growth, .doubling, .faster, .none: nil
    }
  }

  /// What one write of the C loop, inOutQuad over 10,000 objects, took on the machine for which bars are
  /// stated.
  private static let yardstick = 1.3
}
