import Foundation
import Testing
import TweenerPlugins
import TweenerTestSupport

/// Lengths along paths, against lengths found in other ways.
@Suite struct PathLengthTests {
  @Test(
    "A path is as long as its chords say, and at an even pace each place comes when its length says, to 1e-9",
    arguments: PathSample.all)
  func even(_ sample: PathSample) {
    let path = sample.path
    let count = pieceCount(path)
    // Piece by piece, so that no chord cuts a corner; each place with the length up to it.
    var places: [(length: Double, place: SIMD2<Double>)] = []
    var length = 0.0
    for piece in 0..<count {
      for part in 0..<4 {
        let from = (Double(piece) + Double(part) / 4) / Double(count)
        let to = (Double(piece) + Double(part + 1) / 4) / Double(count)
        length += chordLength(from: from, to: to, chords: 1024) {
          path.point(at: $0, pace: .perPiece)
        }
        places.append((length, path.point(at: to, pace: .perPiece)))
      }
    }
    #expect(abs(length - path.length) < 1e-9 * path.length)
    for (along, place) in places {
      #expect(distance(path.point(at: along / length), place) < 1e-9 * path.length)
    }
  }

  private func pieceCount(_ path: MotionPath) -> Int {
    let count = path.points.count
    return switch path.curve {
    case .quadratic: count / 2
    case .cubic: count / 3
    case .midpoints: path.isClosed ? count : count - 2
    default: path.isClosed ? count : count - 1
    }
  }

  @Test("A parabola's lengths are those of its closed formula")
  func parabola() {
    // x = 200 t, y = 4 h t (1 - t): the place tells the time.
    for height in [0.5, 30, 400] {
      let path = MotionPath(.quadratic, [SIMD2(0, 0), SIMD2(100, 2 * height), SIMD2(200, 0)])
      func length(to x: Double) -> Double {
        // Of y = a u² from the top, u = x - 100.
        let a = height / 10_000
        func fromTop(_ u: Double) -> Double {
          let slope = 2 * a * u
          return (slope * (1 + slope * slope).squareRoot() + asinh(slope)) / (4 * a)
        }
        return fromTop(x - 100) - fromTop(-100)
      }
      #expect(abs(path.length - length(to: 200)) < 1e-9 * path.length)
      for step in 1..<100 {
        let fraction = Double(step) / 100
        let place = path.point(at: fraction)
        #expect(abs(length(to: place.x) - fraction * path.length) < 1e-9 * path.length)
      }
    }
  }

  @Test("A cusp is passed at the same pace as the rest")
  func cusp() {
    let path = MotionPath(.cubic, [SIMD2(-1, 0), SIMD2(1, 1), SIMD2(-1, 1), SIMD2(1, 0)])
    // With s = 2t - 1: x = s³, y = 3 (1 - s²) / 4, so the length from the cusp is ∫ 3|s| √(s² + 1/4) ds.
    func fromCusp(_ s: Double) -> Double { pow(s * s + 0.25, 1.5) - 0.125 }
    #expect(abs(path.length - 2 * fromCusp(1)) < 1e-9 * path.length)
    #expect(distance(path.point(at: 0.5), SIMD2(0, 0.75)) < 1e-7)
    for step in 0...100 {
      let fraction = Double(step) / 100
      let place = path.point(at: fraction)
      // y tells s best away from the cusp, x nowhere.
      let s = max(0, 1 - place.y * 4 / 3).squareRoot()
      let along = fraction < 0.5 ? fromCusp(1) - fromCusp(s) : fromCusp(1) + fromCusp(s)
      #expect(abs(along - fraction * path.length) < 1e-9 * path.length, "at \(fraction)")
    }
  }

  @Test("Size does not matter", arguments: [1e-90, 1e-9, 1e9, 1e90])
  func sizes(_ size: Double) {
    let points = [SIMD2(0.0, 0), SIMD2(10, 80), SIMD2(120, 30), SIMD2(-40, -50)]
    let (path, large) = (MotionPath(.cubic, points), MotionPath(.cubic, points.map { $0 * size }))
    #expect(abs(large.length / size - path.length) < 1e-9 * path.length)
    for step in 0...16 {
      let fraction = Double(step) / 16
      let (one, other) = (path.point(at: fraction), large.point(at: fraction) / size)
      #expect(distance(one, other) < 1e-9 * path.length)
    }
  }
}
