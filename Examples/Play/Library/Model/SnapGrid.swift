// Rounding to steps and stops, for scenes that ask for it. Part of the key under which FreeModel writes.

/// Where a snapped number may rest.
struct SnapGrid: Hashable {
  var step: Double
  var stops: [Double] = []
  /// What is farther away than this is left as it is.
  var radius = Double.infinity
  /// A value that is left as it is, because it was given and not computed.
  var exception: Double?

  func nearest(_ value: Double) -> Double {
    if value == exception { return value }
    let rest = place(near: value)
    return abs(rest - value) <= radius ? rest : value
  }

  private func place(near value: Double) -> Double {
    guard !stops.isEmpty else {
      return step > 0 ? (value / step).rounded(.toNearestOrAwayFromZero) * step : value
    }
    // Half way between two stops the later one counts.
    return stops.reduce(stops[0]) { abs($1 - value) <= abs($0 - value) ? $1 : $0 }
  }
}
