import Testing
import Tweener
import TweenerPlugins

/// Where paths lie.
@Suite struct MotionPathTests {
  private let corners = [SIMD2(0.1, 0.2), SIMD2(50, 80), SIMD2(90, -10), SIMD2(120.3, 20.7)]

  @Test("A path begins and ends on its points to the bit", arguments: PathSample.all)
  func ends(_ sample: PathSample) throws {
    let path = sample.path
    let first = try #require(path.points.first)
    let last = try #require(path.points.last)
    for pace in PathPace.allCases {
      if path.curve == .midpoints, path.isClosed {
        #expect(path.point(at: 0, pace: pace) == (first + last) / 2)
        #expect(path.point(at: 1, pace: pace) == (first + last) / 2)
      } else {
        #expect(path.point(at: 0, pace: pace) == first)
        #expect(path.point(at: 1, pace: pace) == (path.isClosed ? first : last))
      }
    }
  }

  @Test(
    "A path through points passes each of them to the bit",
    arguments: [
      PathCurve.polyline, .catmullRom, .uniformCatmullRom, .chordalCatmullRom, .smooth,
    ], [false, true])
  func passes(_ curve: PathCurve, isClosed: Bool) {
    let points = isClosed ? corners : corners + [SIMD2(-7.7, 3.3)]
    let path = MotionPath(curve, points, isClosed: isClosed)
    for (index, point) in points.enumerated() {
      #expect(path.point(at: Double(index) / 4, pace: .perPiece) == point)
    }
  }

  @Test("A polyline is passed evenly by its length, and piece by piece where that is asked")
  func polyline() {
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(30, 0), SIMD2(30, 10)])
    #expect(path.length == 40)
    #expect(path.point(at: 0.5) == SIMD2(20, 0))
    #expect(path.point(at: 0.875) == SIMD2(30, 5))
    #expect(path.point(at: 0.25, pace: .perPiece) == SIMD2(15, 0))
    #expect(path.point(at: 0.75, pace: .perPiece) == SIMD2(30, 5))
  }

  @Test("Control points mean what the formulas of Bézier curves say")
  func controlPoints() {
    let quadratic = MotionPath(.quadratic, [SIMD2(0, 0), SIMD2(10, 20), SIMD2(30, 0)])
    let cubic = MotionPath(.cubic, [SIMD2(0, 0), SIMD2(0, 10), SIMD2(10, 10), SIMD2(10, 0)])
    for step in 1..<16 {
      let t = Double(step) / 16
      let bend = SIMD2(20 * t * (1 - t) + 30 * t * t, 40 * t * (1 - t))
      #expect(distance(quadratic.point(at: t, pace: .perPiece), bend) < 1e-13)
      let arch = SIMD2(30 * t * t * (1 - t) + 10 * t * t * t, 30 * t * (1 - t))
      #expect(distance(cubic.point(at: t, pace: .perPiece), arch) < 1e-13)
    }
  }

  @Test("A smooth path has no break in speed or curvature, a Catmull–Rom path in direction")
  func smoothness() {
    let points = corners + [SIMD2(60.0, 60)]
    func derivatives(_ path: MotionPath, at joint: Double, side: Double) -> [SIMD2<Double>] {
      let step = 1e-4
      let places = (0...2).map { path.point(at: joint + side * step * Double($0), pace: .perPiece) }
      // Of the third order near enough: the cubic term is taken out by a fourth place.
      let next = path.point(at: joint + side * step * 3, pace: .perPiece)
      let slope: SIMD2<Double> = places[1] * 18 - places[0] * 11
      let first = (slope - places[2] * 9 + next * 2) / (6 * step * side)
      let bend: SIMD2<Double> = places[0] * 2 - places[1] * 5
      let second = (bend + places[2] * 4 - next) / (step * step)
      return [first, second]
    }
    for isClosed in [false, true] {
      let smooth = MotionPath(.smooth, points, isClosed: isClosed)
      let pieces = isClosed ? 5.0 : 4
      for joint in 1..<4 {
        let before = derivatives(smooth, at: Double(joint) / pieces, side: -1)
        let after = derivatives(smooth, at: Double(joint) / pieces, side: 1)
        #expect(distance(before[0], after[0]) < 1e-4)
        #expect(distance(before[1], after[1]) < 1)
      }
      for curve in [PathCurve.catmullRom, .uniformCatmullRom, .chordalCatmullRom] {
        let path = MotionPath(curve, points, isClosed: isClosed)
        for joint in 1..<4 {
          let before = derivatives(path, at: Double(joint) / pieces, side: -1)[0]
          let after = derivatives(path, at: Double(joint) / pieces, side: 1)[0]
          let cross = before.x * after.y - before.y * after.x
          let along = before.x * after.x + before.y * after.y
          #expect(abs(cross) < 1e-5 * along, "\(path) at joint \(joint)")
        }
      }
    }
  }

  @Test("Uniform Catmull–Rom has the tangent of its neighbours' chord, which its formula says")
  func uniform() {
    let path = MotionPath(.uniformCatmullRom, corners)
    // At a half: 9/16 of the two points beside it less 1/16 of the two beyond.
    let near = (corners[1] + corners[2]) * (9.0 / 16)
    let far = (corners[0] + corners[3]) / 16
    #expect(distance(path.point(at: 0.5, pace: .perPiece), near - far) < 1e-13)
  }

  @Test("Points given twice and points on a heap do no harm")
  func coincident() {
    for curve in PathCurve.allCases {
      let twice = [SIMD2(0.0, 0), SIMD2(0, 0), SIMD2(9, 0), SIMD2(9, 0), SIMD2(9, 9), SIMD2(9, 9)]
      let path = MotionPath(
        curve, curve == .quadratic || curve == .cubic ? twice + [SIMD2(0, 9)] : twice)
      #expect(path.fault == nil && path.length >= 9)
      for step in 0...64 {
        for pace in PathPace.allCases {
          let point = path.point(at: Double(step) / 64, pace: pace)
          #expect(point.x.isFinite && point.y.isFinite)
          #expect(path.angle(at: Double(step) / 64, pace: pace).isFinite)
        }
      }
      let heap = MotionPath(curve, Array(repeating: SIMD2(3.0, 4), count: 7))
      #expect(heap.length == 0)
      #expect(heap.point(at: 0.3) == SIMD2(3, 4))
      #expect(heap.point(at: 1) == SIMD2(3, 4))
      #expect(heap.point(at: 1.5) == SIMD2(3, 4))
      #expect(heap.angle(at: 0.5) == 0)
    }
  }

  @Test("Beyond an open end it goes on straight and as fast", arguments: PathSample.all)
  func beyond(_ sample: PathSample) {
    let path = sample.path
    if path.isClosed {
      for pace in PathPace.allCases {
        #expect(path.point(at: 1.25, pace: pace) == path.point(at: 0.25, pace: pace))
        #expect(path.point(at: -0.75, pace: pace) == path.point(at: 0.25, pace: pace))
      }
      return
    }
    for (end, outside) in [(0.0, -0.25), (1, 1.25)] {
      let (edge, far) = (path.point(at: end), path.point(at: outside))
      #expect(abs(distance(edge, far) - path.length / 4) < 1e-9 * path.length)
      let near = path.point(at: end + (outside - end) * 1e-6)
      let straight = edge + (far - edge) * 1e-6
      #expect(distance(near, straight) < 1e-9 * path.length)
      let inside = path.point(at: end - (outside - end) * 1e-6)
      #expect(distance(edge + (edge - inside), near) < 1e-7 * path.length)
    }
  }

  @Test("A path of too few points or of points that are nowhere says what is wrong")
  func faults() throws {
    func fault(_ curve: PathCurve, _ count: Int, isClosed: Bool = false) -> String? {
      MotionPath(curve, Array(corners.prefix(count)), isClosed: isClosed).fault.map {
        "\($0.fault); \($0.remedy)"
      }
    }
    #expect(fault(.polyline, 1) == "the polyline path has 1 point; give at least 2 points")
    #expect(fault(.smooth, 0) == "the smooth path has 0 points; give at least 2 points")
    #expect(fault(.quadratic, 4) == "the quadratic path has 4 points; give 3, 5, 7 … points")
    #expect(fault(.quadratic, 3, isClosed: true) != nil)
    #expect(fault(.quadratic, 4, isClosed: true) == nil)
    #expect(fault(.cubic, 3) == "the cubic path has 3 points; give 4, 7, 10 … points")
    #expect(fault(.cubic, 3, isClosed: true) == nil)
    #expect(fault(.midpoints, 2) != nil)
    let nowhere = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(.nan, 0)])
    #expect(nowhere.fault?.fault == "point 1 is not finite")
    #expect(MotionPath(.polyline, [SIMD2(0, 0), SIMD2(2e100, 0)]).fault != nil)
    #expect(nowhere.point(at: 0.5) == SIMD2(0, 0))
    #expect(nowhere.length == 0)
  }

  @Test("Curves are found by their names", arguments: PathCurve.allCases)
  func names(_ curve: PathCurve) {
    #expect(PathCurve(named: "\(curve)".uppercased()) == curve)
    #expect(PathCurve(named: "centripetal") == .catmullRom)
    #expect(PathCurve(named: "spline") == nil)
  }
}
