import Testing

@testable import Tweener

/// A Bézier curve the slow way: de Casteljau's construction, halved until time is met.
private func slowBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ t: Double)
  -> Double
{
  func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
    var numbers = [0, a, b, 1]
    while numbers.count > 1 {
      numbers = zip(numbers, numbers.dropFirst()).map { $0 * (1 - s) + $1 * s }
    }
    return numbers[0]
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if point(x1, x2, middle) < t { low = middle } else { high = middle }
  }
  return point(y1, y2, (low + high) / 2)
}

@Suite("Bézier curves with names")
struct BezierCurvesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let easing: Easing
    let points: [Double]
    var testDescription: String { name }

    init(_ name: String, _ easing: Easing, _ points: Double...) {
      self.name = name
      self.easing = easing
      self.points = points
    }
  }

  static let rows: [Row] = [
    Row("linear", .linear, 0, 0, 1, 1),
    Row("ease", .ease, 0.25, 0.1, 0.25, 1),
    Row("easeIn", .easeIn, 0.42, 0, 1, 1),
    Row("easeOut", .easeOut, 0, 0, 0.58, 1),
    Row("easeInOut", .easeInOut, 0.42, 0, 0.58, 1),
    Row("spring", .spring, 0.5, 1.1 + 1 / 3.0, 1, 1),
    Row("bezierInSine", .bezierInSine, 0.47, 0, 0.745, 0.715),
    Row("bezierOutSine", .bezierOutSine, 0.39, 0.575, 0.565, 1),
    Row("bezierInOutSine", .bezierInOutSine, 0.445, 0.05, 0.55, 0.95),
    Row("bezierInQuad", .bezierInQuad, 0.55, 0.085, 0.68, 0.53),
    Row("bezierOutQuad", .bezierOutQuad, 0.25, 0.46, 0.45, 0.94),
    Row("bezierInOutQuad", .bezierInOutQuad, 0.455, 0.03, 0.515, 0.955),
    Row("bezierInCubic", .bezierInCubic, 0.55, 0.055, 0.675, 0.19),
    Row("bezierOutCubic", .bezierOutCubic, 0.215, 0.61, 0.355, 1),
    Row("bezierInOutCubic", .bezierInOutCubic, 0.645, 0.045, 0.355, 1),
    Row("bezierInQuart", .bezierInQuart, 0.895, 0.03, 0.685, 0.22),
    Row("bezierOutQuart", .bezierOutQuart, 0.165, 0.84, 0.44, 1),
    Row("bezierInOutQuart", .bezierInOutQuart, 0.77, 0, 0.175, 1),
    Row("bezierInQuint", .bezierInQuint, 0.755, 0.05, 0.855, 0.06),
    Row("bezierOutQuint", .bezierOutQuint, 0.23, 1, 0.32, 1),
    Row("bezierInOutQuint", .bezierInOutQuint, 0.86, 0, 0.07, 1),
    Row("bezierInExpo", .bezierInExpo, 0.95, 0.05, 0.795, 0.035),
    Row("bezierOutExpo", .bezierOutExpo, 0.19, 1, 0.22, 1),
    Row("bezierInOutExpo", .bezierInOutExpo, 1, 0, 0, 1),
    Row("bezierInCirc", .bezierInCirc, 0.6, 0.04, 0.98, 0.335),
    Row("bezierOutCirc", .bezierOutCirc, 0.075, 0.82, 0.165, 1),
    Row("bezierInOutCirc", .bezierInOutCirc, 0.785, 0.135, 0.15, 0.86),
    Row("bezierInBack", .bezierInBack, 0.6, -0.28, 0.735, 0.045),
    Row("bezierOutBack", .bezierOutBack, 0.175, 0.885, 0.32, 1.275),
    Row("bezierInOutBack", .bezierInOutBack, 0.68, -0.55, 0.265, 1.55),
  ]

  @Test func `there are thirty, and every one of the list is here`() {
    #expect(Set(Self.rows.map(\.name)) == Set(["linear"] + Easing.bezierCurves.map(\.name)))
    #expect(Self.rows.count == 30)
  }

  @Test(arguments: rows)
  func `a curve is what its control points say`(row: Row) {
    #expect(row.easing(0) == 0 && row.easing(1) == 1)
    for step in 1..<40 where row.name != "bezierInOutExpo" || step != 20 {
      let t = Double(step) / 40
      let slow = slowBezier(row.points[0], row.points[1], row.points[2], row.points[3], t)
      #expect(abs(row.easing(t) - slow) < 1e-9, "\(t)")
    }
  }

  @Test(arguments: rows)
  func `a curve is read by its name, in capitals or not, and writes it`(row: Row) {
    #expect(Easing(named: row.name) == row.easing)
    #expect(Easing(named: row.name.uppercased()) == row.easing)
    #expect(row.easing.description == row.name)
    #expect(Easing.names.contains(row.name))
  }

  @Test func `the Bézier versions are kept apart from the true curves`() {
    for row in Self.rows where row.name.hasPrefix("bezier") {
      let plain = row.name.dropFirst("bezier".count)
      #expect(Easing(named: "ease" + plain) != row.easing)
      #expect(Easing(named: "ease" + plain) == Easing(named: String(plain)))
    }
  }

  @Test func `the force of the spring raises its first control point`() {
    #expect(Easing.spring(force: 3) == .cubicBezier(0.5, 2.1, 1, 1))
    #expect(Easing.spring(force: -3.3) == .cubicBezier(0.5, 1.1 - 3.3 / 3, 1, 1))
    #expect(Easing.spring(force: .nan) == .spring)
  }
}
