import Testing

@testable import Tweener

@Suite("Cubic Bézier curves")
struct EasingBezierTests {
  /// The largest residual of x over some times.
  private func residual(_ kernel: CubicBezierKernel, at times: [Double]) -> Double {
    times.map { t in
      let miss = (kernel.x(at: kernel.parameter(forX: t)) - t).magnitude
      return miss.isNaN ? .infinity : miss
    }.max()!
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `time is met within 1e-12 for random control points`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<400 {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &numbers), Double.random(in: 0...1, using: &numbers)
      )
      let times = EasingSamples.randomTimes(20, seed: numbers.next())
      let kernel = CubicBezierKernel(x1, 0, x2, 1)
      #expect(residual(kernel, at: times) < 1e-12, "seed \(seed): \(x1) \(x2)")
    }
  }

  @Test(arguments: [5, 6] as [UInt64])
  func `time is met within 1e-12 where tangents are level or nearly so`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let near: [Double] = [0, 1e-15, 1e-9, 1e-5, 0.01]
    for a in near {
      for b in near {
        for (x1, x2) in [(a, b), (1 - a, b), (a, 1 - b), (1 - a, 1 - b)] {
          let kernel = CubicBezierKernel(x1, 0, x2, 1)
          let times =
            EasingSamples.times + EasingSamples.randomTimes(20, seed: numbers.next())
            + [1e-15, 1e-9, 1e-5, 1 - 1e-5, 1 - 1e-9, 1 - 1e-15]
          #expect(residual(kernel, at: times) < 1e-12, "seed \(seed): \(x1) \(x2)")
        }
      }
    }
  }

  @Test func `control points on the diagonal give the line`() {
    for (a, b) in [(0.0, 1.0), (0.25, 0.75), (1.0, 1.0), (0.3, 0.3)] {
      let easing = Easing.cubicBezier(a, a, b, b)
      for t in EasingSamples.times { #expect((easing(t) - t).magnitude < 2e-12) }
    }
  }

  @Test func `a curve of one parameter is what its polynomials say`() {
    // x(s) = s for x1 = 1/3, x2 = 2/3, so that y is the plain polynomial.
    let easing = Easing.cubicBezier(1.0 / 3, 0.8, 2.0 / 3, -0.4)
    for t in EasingSamples.times {
      let u = 1 - t
      let y = 3 * u * u * t * 0.8 + 3 * u * t * t * -0.4 + t * t * t
      #expect((easing(t) - y).magnitude < 1e-11)
    }
  }

  @Test func `the symmetric curve passes the middle`() {
    #expect((Easing.cubicBezier(0.42, 0, 0.58, 1)(0.5) - 0.5).magnitude < 1e-12)
    #expect((Easing.cubicBezier(1, 0, 0, 1)(0.5) - 0.5).magnitude < 1e-4)
  }

  @Test func `time coordinates clamp, and what is not finite is the nearer end`() {
    #expect(Easing.cubicBezier(-1, 0.5, 2, 0.5) == .cubicBezier(0, 0.5, 1, 0.5))
    #expect(Easing.cubicBezier(.nan, .infinity, .nan, .nan) == .cubicBezier(0, 0, 1, 1))
    #expect(Easing.cubicBezier(.infinity, 0, 1, 1) == .cubicBezier(0, 0, 1, 1))
    #expect(Easing.cubicBezier(0.5, 1e300, 0.5, -1e300) == .cubicBezier(0.5, 1e6, 0.5, -1e6))
  }
}
