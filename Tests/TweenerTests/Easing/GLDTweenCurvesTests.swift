import Testing

@testable import Tweener

@Suite("Our curves against those of GLDTween")
struct GLDTweenCurvesTests {
  /// Curves with a plain defect there, whose rows are compared in their corrected form.
  static func isDefective(_ row: EasingRow) -> Bool {
    row.name == "EaseInBounce" || row.name.hasSuffix("Elastic")
  }

  static let sound = EasingRow.gldTween.filter { !isDefective($0) }
  static let corrected = EasingRow.gldTweenIntended

  /// Exact ends that a row misses, as the power of two without pins does.
  static func closedPoints(of row: EasingRow) -> ClosedRange<Int> {
    switch row.name {
    case "EaseInExpo": 1...10
    case "EaseOutExpo": 0...9
    case "EaseInOutExpo": 1...9
    default: 0...10
    }
  }

  @Test func `every row is here`() {
    #expect(EasingRow.gldTween.count == 42)
    #expect(Self.corrected.count == 15)
    #expect((EasingRow.gldTween + Self.corrected).allSatisfy { $0.values.count == 11 })
  }

  @Test(arguments: sound) func `the curve is the same to 1e-6`(row: EasingRow) throws {
    let easing = try #require(Easing(named: row.name))
    #expect(row.distance(from: easing, at: Self.closedPoints(of: row)) < 1e-6)
  }

  @Test(arguments: corrected)
  func `where it has a defect, the corrected curve is the same`(row: EasingRow) throws {
    let easing = try #require(Easing(named: row.name))
    let change = row["c"] ?? 1
    let allowed = row.name.hasSuffix("Elastic") ? 5e-5 : 1e-6
    #expect(row.distance(from: { change * easing($0) }) < allowed)
  }

  @Test func `every row with a defect has a corrected one`() {
    for row in EasingRow.gldTween where Self.isDefective(row) {
      let twins = Self.corrected.filter {
        $0.name == row.name && $0.parameters == row.parameters
      }
      #expect(twins.count == 1, "\(row.testDescription)")
    }
  }

  @Test func `its exponential curves miss their ends by a thousandth`() throws {
    for (name, index, value) in [
      ("EaseInExpo", 0, 0.0009765625), ("EaseOutExpo", 10, 0.999023438),
      ("EaseInOutExpo", 0, 0.00048828125), ("EaseInOutExpo", 10, 0.999511719),
    ] {
      let row = try #require(EasingRow.gldTween.first { $0.name == name })
      #expect((row.values[index] - value).magnitude < 1e-8)
      let easing = try #require(Easing(named: name))
      #expect(easing(EasingRow.times[index]) == (index == 0 ? 0 : 1))
    }
  }
}
