import Foundation
import Testing
import TweenerPlugins

/// Where paths head.
@Suite struct PathAngleTests {
  @Test("The angle is that of a small step, whole turns aside", arguments: PathSample.all)
  func direction(_ sample: PathSample) {
    let path = sample.path
    for step in 0..<64 where path.curve != .polyline {
      let fraction = (Double(step) + 0.5) / 64
      let way = path.point(at: fraction + 1e-7) - path.point(at: fraction - 1e-7)
      let turns = (path.angle(at: fraction) - atan2(way.y, way.x)) / (2 * .pi)
      // Two millionths of a path may turn a little, where it is narrow.
      #expect(abs(turns - turns.rounded()) < 2e-3, "at \(fraction)")
    }
  }

  @Test("Away from corners it does not jump, on any lap", arguments: PathSample.all)
  func continuity(_ sample: PathSample) {
    let path = sample.path
    guard [.smooth, .catmullRom, .chordalCatmullRom, .midpoints].contains(path.curve) else {
      return
    }
    var (angle, worst) = (path.angle(at: 0, pace: .perPiece), 0.0)
    for step in 1...4000 {
      // Piece by piece it is slow where the path is narrow, so that the steps show every bend.
      let next = path.angle(at: Double(step) / 4000, pace: .perPiece)
      worst = max(worst, abs(next - angle))
      angle = next
    }
    #expect(worst < 1)
  }

  @Test("Once round is one turn; round a figure of eight, none")
  func laps() {
    let circle = (0..<8).map { (step: Int) -> SIMD2<Double> in
      let angle = Double(step) * .pi / 4
      return SIMD2(cos(angle), sin(angle))
    }
    for curve in [PathCurve.polyline, .catmullRom, .smooth, .midpoints] {
      let path = MotionPath(curve, circle, isClosed: true)
      #expect(abs(path.angle(at: 1) - path.angle(at: 0) - 2 * .pi) < 1e-9, "\(curve)")
      #expect(abs(path.angle(at: 2.25) - path.angle(at: 0.25) - 4 * .pi) < 1e-9)
      #expect(abs(path.angle(at: -0.75) - path.angle(at: 0.25) + 2 * .pi) < 1e-9)
      let back = MotionPath(curve, circle.reversed(), isClosed: true)
      #expect(abs(back.angle(at: 1) - back.angle(at: 0) + 2 * .pi) < 1e-9, "\(curve)")
    }
    let eight = (0..<16).map { (step: Int) -> SIMD2<Double> in
      let angle = Double(step) * .pi / 8
      return SIMD2(sin(angle), sin(angle * 2) / 2)
    }
    let path = MotionPath(.smooth, eight, isClosed: true)
    #expect(abs(path.angle(at: 1) - path.angle(at: 0)) < 1e-9)
  }

  @Test("At a corner it jumps to the way out, and beyond the end it stays")
  func corner() {
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(30, 0), SIMD2(30, 10)])
    for fraction in [-0.5, 0, 0.7499] { #expect(path.angle(at: fraction) == 0) }
    for fraction in [0.75, 1, 1.5] { #expect(path.angle(at: fraction) == .pi / 2) }
  }

  @Test("At a cusp it turns by half a turn; where it stands still, it looks where it will go")
  func standingStill() {
    let cusp = MotionPath(.cubic, [SIMD2(-1, 0), SIMD2(1, 1), SIMD2(-1, 1), SIMD2(1, 0)])
    let turn = cusp.angle(at: 0.5 + 1e-6) - cusp.angle(at: 0.5 - 1e-6)
    #expect(abs(abs(turn) - .pi) < 0.01)
    let flat = MotionPath(.cubic, [SIMD2(0, 0), SIMD2(0, 0), SIMD2(3, 4), SIMD2(3, 4)])
    for fraction in [0, 0.5, 1] { #expect(abs(flat.angle(at: fraction) - atan2(4, 3)) < 1e-12) }
    let still = MotionPath(.cubic, [SIMD2(0, 0), SIMD2(0, 0), SIMD2(0, 0), SIMD2(-5, 0)])
    #expect(still.angle(at: 0) == .pi)
    #expect(still.angle(at: 1) == .pi)
  }
}
