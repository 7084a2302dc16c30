// The offsets of a stagger: distances from its origin, and what its seconds and its easing make of
// them. Pure.

extension Stagger {
  /// The seconds by which each of so many targets starts later than the call says.
  ///
  /// ```swift
  /// let offsets = Stagger(each: 1, columns: 2).offsets(count: 4)
  /// print(offsets.map { ($0 * 10).rounded() })  // prints [0.0, 10.0, 10.0, 14.0]
  /// ```
  ///
  /// With *d* the distance from the origin in places, an offset is span · easing((d - d_min) /
  /// (d_max - d_min)), and the span each · (d_max - d_min), or the total. With `.edges` (which is
  /// `.center` else) d_max - d is in place of d - d_min; so it is with a negative span, which is
  /// then taken positive. All are 0 where all targets have one distance, and where the span is not
  /// finite; an easing's value that is not finite counts as 0.
  ///
  /// - Complexity: O(*n*)
  public func offsets(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    let distances = StaggerGrid(count: count, columns: columns).distances(from: origin, axis)
    let (least, most) = (distances.min() ?? 0, distances.max() ?? 0)
    let width = most - least
    let seconds =
      switch span {
      case .each(let each): each * width
      case .total(let total): total
      }
    guard width > 0, seconds.isFinite else { return distances.map { _ in 0 } }
    let isTurned = (seconds < 0) != (origin == .edges)
    var offsets = distances.map { distance in
      let share = (isTurned ? most - distance : distance - least) / width
      let offset = seconds.magnitude * easing(share)
      return offset.isFinite ? offset : 0
    }
    if case .random(let seed) = origin { offsets.shuffle(seed: seed) }
    return offsets
  }

  /// The offsets in flicks, each within ``Flicks/longest``.
  func flicks(count: Int) -> [Int64] {
    offsets(count: count).map { seconds in
      Flicks.nearest(seconds: seconds) ?? (seconds < 0 ? -Flicks.longest : Flicks.longest)
    }
  }
}

/// The places of targets: row by row, one row where no number of columns is given.
private struct StaggerGrid {
  let count, columns: Int
  private var rows: Int { (count - 1) / columns + 1 }

  init(count: Int, columns: Int?) {
    self.count = count
    self.columns = max(columns ?? count, 1)
  }

  private func place(_ index: Int) -> (x: Double, y: Double) {
    (Double(index % columns), Double(index / columns))
  }

  private func place(_ origin: Stagger.Origin) -> (x: Double, y: Double) {
    switch origin {
    case .start, .random: place(0)
    case .end: place(count - 1)
    case .index(let index): place(min(max(index, 0), count - 1))
    case .center, .edges: place(.point(x: 0.5, y: 0.5))
    case .point(let x, let y):
      (
        x.parameter(in: -1e6...1e6, otherwise: 0.5) * Double(columns - 1),
        y.parameter(in: -1e6...1e6, otherwise: 0.5) * Double(rows - 1)
      )
    }
  }

  func distances(from origin: Stagger.Origin, _ axis: Stagger.Axis?) -> [Double] {
    let from = place(origin)
    return (0..<count).map { index in
      let to = place(index)
      let (x, y) = (to.x - from.x, to.y - from.y)
      return switch axis {
      case .x: x.magnitude
      case .y: y.magnitude
      case nil: (x * x + y * y).squareRoot()
      }
    }
  }
}
