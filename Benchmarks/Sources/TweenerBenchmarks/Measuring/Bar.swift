// What a figure must reach, and the table of C figures in whose nanoseconds the bars are stated.

enum Bar: Sendable {
  /// This many times the C loop.
  case ratio(Double)
  /// This many nanoseconds on a machine whose C loop shows the table's figures.
  case nanoseconds(Double)
  case bytes(Double)
  case allocations
  /// For comparison only.
  case none

  /// The bar as a multiple of the C loop over as many objects.
  func ratio(size: Int) -> Double? {
    switch self {
    case .ratio(let ratio): ratio
    case .nanoseconds(let nanoseconds): nanoseconds / Self.loop(size)
    case .bytes, .allocations, .none: nil
    }
  }

  /// What one write of the C loop took on the machine for which bars are stated, inOutQuad.
  private static func loop(_ size: Int) -> Double {
    switch size {
    case ...10_000: 1.3
    case ...100_000: 1.6
    default: 10.8
    }
  }
}
