// The accessors of the standard library for the lanes of a vector, as its own key paths have them:
// `x`, `[0]` and the low half of a vector are plain bytes of it. Asked by KeyPathLocation.

/// Some lanes of a vector: every so many from one on.
struct VectorLanes {
  var first: Int
  var spread = 1
  /// Bytes of a lane.
  var size = 0
}

/// A vector that knows its named lanes by their key paths.
protocol LaneVector {
  /// The bytes of one lane.
  static var laneSize: Int { get }
  static var laneCount: Int { get }
  static var namedLanes: [(path: PartialKeyPath<Self>, lanes: VectorLanes)] { get }
  /// The vector's subscripts: its own, and that of all vectors.
  static var laneSubscripts: [PartialKeyPath<Self>] { get }
}

extension LaneVector {
  /// The lanes that a computed step leads to, where it is one of the vector's.
  static func lanes(of step: KeyPathReader.ComputedStep) -> VectorLanes? {
    var found: VectorLanes?
    for (path, lanes) in namedLanes where isStep(step, of: path) { found = lanes }
    if laneSubscripts.contains(where: { isStep(step, of: $0) }),
      let index = step.arguments.first, index < laneCount
    {
      found = VectorLanes(first: Int(index))
    }
    found?.size = laneSize
    return found
  }

  private static func isStep(_ step: KeyPathReader.ComputedStep, of path: PartialKeyPath<Self>)
    -> Bool
  {
    guard let own = KeyPathReader.firstComputedStep(of: path) else { return false }
    return own.identity == step.identity && own.identityKind == step.identityKind
  }
}

extension LaneVector where Self: SIMD {
  static var laneSize: Int { MemoryLayout<Scalar>.stride }
  static var laneCount: Int { scalarCount }
}

extension SIMD {
  fileprivate static var ofAllVectors: PartialKeyPath<Self> { \Self[0] }
}

/// Halves, where a vector has them.
private func halves<Vector: SIMD>(
  low: PartialKeyPath<Vector>, high: PartialKeyPath<Vector>, even: PartialKeyPath<Vector>,
  odd: PartialKeyPath<Vector>
) -> [(path: PartialKeyPath<Vector>, lanes: VectorLanes)] {
  [
    (low, VectorLanes(first: 0)), (high, VectorLanes(first: Vector.scalarCount / 2)),
    (even, VectorLanes(first: 0, spread: 2)), (odd, VectorLanes(first: 1, spread: 2)),
  ]
}

extension SIMD2: LaneVector {
  static var namedLanes: [(path: PartialKeyPath<Self>, lanes: VectorLanes)] {
    [(\Self.x, VectorLanes(first: 0)), (\Self.y, VectorLanes(first: 1))]
  }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD3: LaneVector {
  static var namedLanes: [(path: PartialKeyPath<Self>, lanes: VectorLanes)] {
    [
      (\Self.x, VectorLanes(first: 0)), (\Self.y, VectorLanes(first: 1)),
      (\Self.z, VectorLanes(first: 2)),
    ]
  }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD4: LaneVector {
  static var namedLanes: [(path: PartialKeyPath<Self>, lanes: VectorLanes)] {
    [
      (\Self.x, VectorLanes(first: 0)), (\Self.y, VectorLanes(first: 1)),
      (\Self.z, VectorLanes(first: 2)), (\Self.w, VectorLanes(first: 3)),
    ] + halves(low: \Self.lowHalf, high: \Self.highHalf, even: \Self.evenHalf, odd: \Self.oddHalf)
  }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD8: LaneVector {
  static var namedLanes: [(path: PartialKeyPath<Self>, lanes: VectorLanes)] {
    halves(low: \Self.lowHalf, high: \Self.highHalf, even: \Self.evenHalf, odd: \Self.oddHalf)
  }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD16: LaneVector {
  static var namedLanes: [(path: PartialKeyPath<Self>, lanes: VectorLanes)] {
    halves(low: \Self.lowHalf, high: \Self.highHalf, even: \Self.evenHalf, odd: \Self.oddHalf)
  }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}
