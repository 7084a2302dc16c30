import Testing

@testable import Tweener

@Suite("Our curves against those of GSAP")
struct GSAPCurvesTests {
  static let rows = EasingRow.gsap

  @Test func `every row is here`() {
    #expect(Self.rows.count == 90)
    #expect(Self.rows.allSatisfy { $0.values.count == 11 })
  }

  @Test(arguments: rows)
  func `the curve is the same to 1e-9, or can be written so`(row: EasingRow) throws {
    let curve = try #require(GSAPCurves.curve(for: row))
    #expect(row.distance(from: curve) < 1e-9)
  }

  @Test func `its exponential curve is another than the power of two`() throws {
    let row = try #require(Self.rows.first { $0.name == "expo.in" })
    #expect((0.001...0.01).contains(row.distance(from: .inExpo)))
  }

  @Test func `its amplitude above 1 turns the phase of in, and ours follows Penner`() throws {
    let row = try #require(
      Self.rows.first { $0.name == "elastic.in" && $0.parameters["amplitude"] == "1.5" })
    #expect(row.distance(from: .inElastic(amplitude: 1.5, period: 0.3)) > 0.1)
  }
}
