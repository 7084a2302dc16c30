import TweenerPlugins
import TweenerTestSupport

/// Paths to measure: of every curve, open and closed, through points scattered by a seed.
struct PathSample: CustomStringConvertible, Sendable {
  let path: MotionPath
  let seed: UInt64

  var description: String { "\(path), seed \(seed)" }

  static let all: [PathSample] = PathCurve.allCases.flatMap { curve in
    [false, true].flatMap { isClosed in
      (0..<UInt64(TrialCount.of(4, atLeast: 2, few: 1))).map { seed in
        var random = SplitMix64(seed: seed)
        // Seven and six points suit every curve.
        let points = (0..<(isClosed ? 6 : 7)).map { _ in
          SIMD2(random.unit() * 200 - 100, random.unit() * 200 - 100)
        }
        return PathSample(path: MotionPath(curve, points, isClosed: isClosed), seed: seed)
      }
    }
  }
}

func distance(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
  let way = other - one
  return (way.x * way.x + way.y * way.y).squareRoot()
}

/// The length of the way that `point` describes between two fractions: chords, and half as many chords, whose
/// difference tells most of the error of both.
func chordLength(
  from: Double = 0, to: Double = 1, chords: Int = 4096, _ point: (Double) -> SIMD2<Double>
) -> Double {
  let places = (0...chords).map { point(from + (to - from) * Double($0) / Double(chords)) }
  var (fine, coarse) = (0.0, 0.0)
  for index in 0..<chords {
    fine += distance(places[index], places[index + 1])
    if index % 2 == 0 { coarse += distance(places[index], places[index + 2]) }
  }
  return fine + (fine - coarse) / 3
}
