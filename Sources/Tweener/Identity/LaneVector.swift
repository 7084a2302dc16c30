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
protocol LaneVector: SIMD {
  /// The lanes that have names, from the first on.
  static var namedLanes: [PartialKeyPath<Self>] { get }
  /// The low, the high, the even and the odd half, where a vector has them.
  static var laneHalves: [PartialKeyPath<Self>] { get }
  /// The vector's own subscript; all vectors have another one.
  static var laneSubscript: PartialKeyPath<Self> { get }
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
    let size = MemoryLayout<Scalar>.stride
    if let lane = place(in: namedLanes) { return VectorLanes(first: lane, size: size) }
    if let half = place(in: laneHalves) {
      let first = [0, scalarCount / 2, 0, 1][half]
      return VectorLanes(first: first, spread: half < 2 ? 1 : 2, size: size)
    }
    guard place(in: [laneSubscript, ofAllVectors]) != nil, let index = step.arguments.first,
      index < scalarCount
    else { return nil }
    return VectorLanes(first: Int(index), size: size)
  }
}

extension SIMD {
  fileprivate static var ofAllVectors: PartialKeyPath<Self> { \Self[0] }
}

extension SIMD2: LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [\.x, \.y] }
  static var laneSubscript: PartialKeyPath<Self> { \Self[0] }
}

extension SIMD3: LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [\.x, \.y, \.z] }
  static var laneSubscript: PartialKeyPath<Self> { \Self[0] }
}

extension SIMD4: LaneVector {
  static var namedLanes: [PartialKeyPath<Self>] { [\.x, \.y, \.z, \.w] }
  static var laneHalves: [PartialKeyPath<Self>] { [\.lowHalf, \.highHalf, \.evenHalf, \.oddHalf] }
  static var laneSubscript: PartialKeyPath<Self> { \Self[0] }
}

extension SIMD8: LaneVector {
  static var laneHalves: [PartialKeyPath<Self>] { [\.lowHalf, \.highHalf, \.evenHalf, \.oddHalf] }
  static var laneSubscript: PartialKeyPath<Self> { \Self[0] }
}

extension SIMD16: LaneVector {
  static var laneHalves: [PartialKeyPath<Self>] { [\.lowHalf, \.highHalf, \.evenHalf, \.oddHalf] }
  static var laneSubscript: PartialKeyPath<Self> { \Self[0] }
}
