// The accessors of the standard library for the lanes of a vector, as its own key paths have them:
// `x`, `[0]` and the low half of a vector are plain bytes of it. Asked by KeyPathLocation.

/// Some lanes of a vector: every so many from one on.
struct VectorLanes {
  let first: Int
  var spread = 1
  /// Bytes of a lane.
  let size: Int
}

/// A vector that knows its lanes by their key paths.
protocol LaneVector {
  /// The bytes of one lane.
  static var laneSize: Int { get }
  static var laneCount: Int { get }
  /// The lanes that have names, from the first on.
  static var namedLanes: [PartialKeyPath<Self>] { get }
  /// The low, the high, the even and the odd half, where a vector has them.
  static var laneHalves: [PartialKeyPath<Self>] { get }
  /// The vector's subscripts: its own, and that of all vectors.
  static var laneSubscripts: [PartialKeyPath<Self>] { get }
}

extension LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [] }
  static var laneHalves: [PartialKeyPath<Self>] { [] }

  /// The lanes that a computed step leads to, where it is one of the vector's.
  static func lanes(of step: KeyPathReader.ComputedStep) -> VectorLanes? {
    func place(in paths: [PartialKeyPath<Self>]) -> Int? {
      paths.firstIndex { path in
        guard let own = KeyPathReader.firstComputedStep(of: path) else { return false }
        return own.identity == step.identity && own.identityKind == step.identityKind
      }
    }
    if let lane = place(in: namedLanes) { return VectorLanes(first: lane, size: laneSize) }
    if let half = place(in: laneHalves) {
      let first = [0, laneCount / 2, 0, 1][half]
      return VectorLanes(first: first, spread: half < 2 ? 1 : 2, size: laneSize)
    }
    guard place(in: laneSubscripts) != nil, let index = step.arguments.first, index < laneCount
    else { return nil }
    return VectorLanes(first: Int(index), size: laneSize)
  }
}

extension LaneVector where Self: SIMD {
  static var laneSize: Int { MemoryLayout<Scalar>.stride }
  static var laneCount: Int { scalarCount }
}

extension SIMD {
  fileprivate static var ofAllVectors: PartialKeyPath<Self> { \Self[0] }
}

extension SIMD2: LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [\.x, \.y] }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD3: LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [\.x, \.y, \.z] }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD4: LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [\.x, \.y, \.z, \.w] }
  static var laneHalves: [PartialKeyPath<Self>] { [\.lowHalf, \.highHalf, \.evenHalf, \.oddHalf] }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD8: LaneVector {
  static var laneHalves: [PartialKeyPath<Self>] { [\.lowHalf, \.highHalf, \.evenHalf, \.oddHalf] }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}

extension SIMD16: LaneVector {
  static var laneHalves: [PartialKeyPath<Self>] { [\.lowHalf, \.highHalf, \.evenHalf, \.oddHalf] }
  static var laneSubscripts: [PartialKeyPath<Self>] { [\Self[0], ofAllVectors] }
}
