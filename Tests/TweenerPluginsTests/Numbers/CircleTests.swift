import Foundation
import Testing

@testable import TweenerPlugins

/// The platform's library is the yardstick here, and only here.
@Suite struct CircleTests {
  @Test("Sine and cosine are those of the circle, many turns away too, and exact at quarter turns")
  func waves() {
    for step in -4_000...4_000 {
      let angle = Double(step) * 0.137
      #expect(abs(Circle.sin(angle) - sin(angle)) < 4e-16, "sin \(angle)")
      #expect(abs(Circle.cos(angle) - cos(angle)) < 4e-16, "cos \(angle)")
    }
    #expect(Circle.sin(0) == 0 && Circle.cos(0) == 1)
    #expect(Circle.sin(.pi / 2) == 1 && Circle.cos(.pi) == -1)
    #expect(abs(Circle.cos(.pi / 2)) < 1e-16 && abs(Circle.sin(.pi)) < 4e-16)
  }

  @Test("The angle of a vector is told in all four quarters, and is 0 for none")
  func angles() {
    for step in 0..<720 {
      let angle = Double(step) * 0.0087
      let (x, y) = (3 * cos(angle), 3 * sin(angle))
      #expect(abs(Circle.angle(x: x, y: y) - atan2(y, x)) < 2e-15, "\(angle)")
    }
    #expect(Circle.angle(x: 0, y: 0) == 0)
    #expect(Circle.angle(x: 0, y: 2) == .pi / 2 && Circle.angle(x: 0, y: -2) == -.pi / 2)
    #expect(Circle.angle(x: -1, y: 0) == .pi)
  }

  @Test("Roots are those of powers, of any size and sign", arguments: [2, 3, 5])
  func roots(degree: Int) {
    for exponent in stride(from: -40.0, through: 40, by: 0.37) {
      let number = exp2(exponent)
      let expected = pow(number, 1 / Double(degree))
      #expect(abs(Root.of(number, degree: degree) / expected - 1) < 1e-15, "\(number)")
      #expect(Root.of(-number, degree: degree) == -Root.of(number, degree: degree))
    }
    #expect(Root.of(0, degree: degree) == 0)
    #expect(Root.of(.infinity, degree: degree) == .infinity)
  }

  @Test("Cube roots of four numbers at a time are those of powers")
  func cubeRoots() {
    for exponent in stride(from: -1_000.0, through: 1_000, by: 0.37) {
      let number = exp2(exponent)
      let roots = Root.cube(of: SIMD4(number, number * 1.1, 8, 1))
      #expect(abs(roots.x / exp2(exponent / 3) - 1) < 1e-13, "\(number)")
      #expect(abs(roots.y * roots.y * roots.y / (number * 1.1) - 1) < 1e-15, "\(number)")
      #expect(roots.z == 2 && roots.w == 1)
    }
  }
}
