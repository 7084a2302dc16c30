// Unsafe memory: the ways of some tweens that go by one curve, each kind of number by itself, in
// whole vectors. Sound because there is room for as many as are asked for, which live as long as
// the call; numbers behind the last are 1.

/// The positions of some tweens between two of their keyframes, and the amounts that they add
/// there.
struct AddedWays {
  private typealias Vector = SIMD4<Double>

  /// Eased progress; after ``ease(by:)`` what is added.
  let amounts: UnsafeMutablePointer<Double>
  private let passed: UnsafeMutablePointer<Double>
  private let length: UnsafeMutablePointer<Double>
  private let from: UnsafeMutablePointer<Double>
  private let change: UnsafeMutablePointer<Double>
  private let vectorCount: Int

  private init(_ memory: UnsafeMutablePointer<Double>, vectorCount: Int) {
    let count = Vector.scalarCount * vectorCount
    amounts = memory
    passed = memory + count
    length = memory + 2 * count
    from = memory + 3 * count
    change = memory + 4 * count
    self.vectorCount = vectorCount
  }

  /// Calls `body` with room for some ways.
  @inline(__always)
  static func withRoom<Result>(for ways: Int, _ body: (AddedWays) -> Result) -> Result {
    let count = (ways + Vector.scalarCount - 1) / Vector.scalarCount
    return withUnsafeTemporaryAllocation(of: Vector.self, capacity: max(5 * count, 1)) { buffer in
      buffer.initialize(repeating: Vector(repeating: 1))
      guard let memory = UnsafeMutableRawPointer(buffer.baseAddress) else {
        preconditionFailure("room for at least one")
      }
      return body(AddedWays(memory.assumingMemoryBound(to: Double.self), vectorCount: count))
    }
  }

  /// Puts a way at one of the places.
  @inline(__always)
  func put(_ way: UnsafePointer<AddedKeyframes.Way>, _ progress: Double, at place: Int) {
    amounts[place] = progress
    passed[place] = progress - way.pointee.start
    length[place] = way.pointee.length
    from[place] = way.pointee.from
    change[place] = way.pointee.change
  }

  /// Makes amounts of what was put. At the beginning of a way the amount is that of its keyframe,
  /// whatever the curve is; at progress 0 and 1 nothing is added.
  func ease(by easing: Easing) {
    // Eased shares take the place of what has passed; a share of 0 is known by its way's beginning.
    let shares = UnsafeMutableRawPointer(passed).assumingMemoryBound(to: Vector.self)
    for index in 0..<vectorCount { shares[index] = shares[index] / vector(length, index) }
    let starts = UnsafeMutableRawPointer(length).assumingMemoryBound(to: Vector.self)
    starts.update(from: shares, count: vectorCount)
    easing.vectorFunction(shares, vectorCount)
    for index in 0..<vectorCount {
      let progress = vector(amounts, index)
      let eased = shares[index].replacing(with: 0, where: starts[index] .== 0)
      let amount = vector(from, index) + vector(change, index) * eased
      UnsafeMutableRawPointer(amounts + Vector.scalarCount * index).storeBytes(
        of: amount.replacing(with: 0, where: (progress .== 0) .| (progress .== 1)),
        as: Vector.self)
    }
  }

  @inline(__always)
  private func vector(_ numbers: UnsafeMutablePointer<Double>, _ index: Int) -> Vector {
    UnsafeRawPointer(numbers + Vector.scalarCount * index).load(as: Vector.self)
  }
}
