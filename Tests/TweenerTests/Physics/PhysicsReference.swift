// Where springs and decays are, computed with 90 digits by Scripts/spring-reference. Used by the tests of rules 46 and 47.

import TweenerTestSupport

@testable import Tweener

/// A number to 106 bits.
struct ReferenceNumber: Sendable {
  /// The nearest double, and what the number is above it.
  let nearest, rest: Double

  func distance(to result: Double) -> Double { ((result - nearest) - rest).magnitude }
}

/// A spring some time after a start.
struct SpringReference: Sendable {
  let spring: TweenSpring
  let offset, velocity, time: Double
  let offsetThen, velocityThen: ReferenceNumber
  let isByPhysics: Bool

  static let all = PhysicsTable.rows("springs").map { family, numbers in
    SpringReference(
      spring: family == "response"
        ? TweenSpring(response: numbers[0], dampingRatio: numbers[1])
        : TweenSpring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2]),
      offset: numbers[3], velocity: numbers[4], time: numbers[5],
      offsetThen: ReferenceNumber(nearest: numbers[6], rest: numbers[7]),
      velocityThen: ReferenceNumber(nearest: numbers[8], rest: numbers[9]),
      isByPhysics: family == "physics")
  }

  /// 2^-52 of what the offset can be.
  var unit: Double {
    0x1p-52 * (offset.magnitude + velocity.magnitude / spring.frequency.radians)
  }
}

/// A decay some time after a start.
struct DecayReference: Sendable {
  let decay: TweenDecay
  let velocity, time: Double
  let way, velocityThen: ReferenceNumber

  static let all = PhysicsTable.rows("decays").map { family, numbers in
    DecayReference(
      decay: family == "rate" ? TweenDecay(rate: numbers[0]) : TweenDecay(drag: numbers[0]),
      velocity: numbers[1], time: numbers[2],
      way: ReferenceNumber(nearest: numbers[3], rest: numbers[4]),
      velocityThen: ReferenceNumber(nearest: numbers[5], rest: numbers[6]))
  }
}

private enum PhysicsTable {
  /// The rows of a table: a word and numbers.
  static func rows(_ name: String) -> [(family: String, numbers: [Double])] {
    ReferenceTable.rows(name).map { cells in (cells[0], cells.dropFirst().map { Double($0)! }) }
  }
}
