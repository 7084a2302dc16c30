// A staircase, with the four positions of its jumps in CSS.

/// min(⌊n · t⌋ + (one more where it jumps at the start), jumps)/jumps.
struct StepsKernel: EasingKernel {
  let count: Double
  let first: Double
  let jumps: Double

  init(count: Int, jump: Easing.Jump) {
    let n = Double(count)
    self.count = n
    first = jump == .start || jump == .both ? 1 : 0
    switch jump {
    case .start, .end: jumps = n
    case .none: jumps = n - 1
    case .both: jumps = n + 1
    }
  }

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let step = (t * N(count)).roundedDown() + N(first)
    return step.atMost(N(jumps)) / N(jumps)
  }

  func slope(at t: Double) -> Double { 0 }
}

extension Easing {
  /// The jumps of a staircase of n steps: the four terms of CSS.
  public enum Jump: Hashable, Sendable, CaseIterable {
    /// Jumps at 0 and not at 1: the values are 1/n, 2/n … 1.
    case start
    /// Jumps at 1 and not at 0: the values are 0, 1/n … and 1 only at the end.
    case end
    /// Jumps at neither end: n values from 0 to 1, both held.
    case none
    /// Jumps at both ends: n + 1 jumps.
    case both
  }

  /// A staircase of `count` steps of equal length.
  ///
  /// `count` clamps to 1 … 1,000,000, and to 2 at least where it jumps at neither end (a single
  /// step could not reach the end value). Equality sees the clamped count. With `.start` and
  /// `.both` the value at 0 is, by definition, the first step and not 0.
  ///
  /// ```swift
  /// print(Easing.steps(4)(0.6))  // prints 0.5
  /// print(Easing.steps(4, jump: .start)(0))  // prints 0.25
  /// ```
  ///
  /// > Source: W3C, CSS Easing Functions Level 1, step easing functions.
  public static func steps(_ count: Int, jump: Jump = .end) -> Easing {
    let least = jump == .none ? 2 : 1
    return Easing(.steps(Swift.min(Swift.max(count, least), 1_000_000), jump))
  }
}
