import Testing

@testable import Tweener

@Suite("Our curves against those of Tweener for ActionScript 3")
struct TweenerCurvesTests {
  static let rows = EasingRow.tweener

  /// The curve of ours that is meant by a row.
  static func easing(for row: EasingRow) -> Easing? {
    let amplitude = row["amplitude"] ?? 1
    let period = row["period"]
    switch row.name {
    case "easeInBack": return .inBack(overshoot: row["overshoot"] ?? Easing.defaultOvershoot)
    case "easeOutBack": return .outBack(overshoot: row["overshoot"] ?? Easing.defaultOvershoot)
    case "easeInOutBack": return .inOutBack(overshoot: row["overshoot"] ?? Easing.defaultOvershoot)
    case "easeOutInBack": return .outInBack(overshoot: row["overshoot"] ?? Easing.defaultOvershoot)
    case "easeInElastic": return .inElastic(amplitude: amplitude, period: period ?? 0.3)
    case "easeOutElastic": return .outElastic(amplitude: amplitude, period: period ?? 0.3)
    case "easeInOutElastic": return .inOutElastic(amplitude: amplitude, period: period ?? 0.45)
    case "easeOutInElastic":
      // There the amplitude counts in whole changes, here in the half that each part covers.
      return .outInElastic(amplitude: 2 * (row["amplitude"] ?? 0), period: period ?? 0.3)
    case let name where name.hasSuffix("Expo"): return Easing(named: name + "Bent")
    case let name: return Easing(named: name)
    }
  }

  @Test func `every row is here`() {
    #expect(Self.rows.count == 82)
    #expect(Self.rows.allSatisfy { $0.values.count == 11 })
  }

  @Test(arguments: rows) func `the curve is the same to 1e-9`(row: EasingRow) throws {
    let easing = try #require(Self.easing(for: row))
    let open = row.name == "easeInExpo" || row.name == "easeOutInExpo"
    #expect(row.distance(from: easing, at: 0...(open ? 9 : 10)) < 1e-9)
  }

  @Test func `two of its exponential curves miss the end, which ours meet`() throws {
    for (name, end) in [("easeInExpo", 0.999), ("easeOutInExpo", 0.9995)] {
      let row = try #require(Self.rows.first { $0.name == name })
      #expect(row.values[10] == end)
      let easing = try #require(Self.easing(for: row))
      #expect(easing(1) == 1)
    }
  }

  @Test func `its exponential curves are not the pure power of two`() throws {
    for name in ["easeInExpo", "easeOutExpo", "easeInOutExpo", "easeOutInExpo"] {
      let row = try #require(Self.rows.first { $0.name == name })
      let pure = try #require(Easing(named: name))
      #expect((0.0002...0.002).contains(row.distance(from: pure)), "\(name)")
    }
  }
}
