// How fast a spring would swing without damping. Made from what a caller gives; read by the
// kernels.

/// The natural frequency of a spring, to twice the digits: with a frequency that is rounded, an
/// endless spring would lose its place, a little more with each swing.
struct SpringFrequency: Hashable, Sendable {
  /// Half swings a second.
  let halfTurns: TwoPartNumber

  /// Of the length of a swing, in seconds.
  init(response: Double) { halfTurns = TwoPartNumber(2) / TwoPartNumber(response) }

  /// √(stiffness/mass), in radians a second.
  init(mass: Double, stiffness: Double) {
    let square = TwoPartNumber(stiffness) / TwoPartNumber(mass)
    halfTurns = square.squareRoot() / TwoPartNumber.pi
  }

  /// Radians a second.
  var radians: Double { (halfTurns * TwoPartNumber.pi).head }

  /// The length of a swing, in seconds.
  var response: Double { (TwoPartNumber(2) / halfTurns).head }
}
