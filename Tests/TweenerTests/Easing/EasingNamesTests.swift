import Testing

@testable import Tweener

@Suite("Names of easings")
struct EasingNamesTests {
  @Test func `there is a name for every direction of every family, and they differ`() {
    #expect(Easing.names.count == 1 + 4 * 11 + 5 + 3 * 8)
    #expect(Set(Easing.names).count == Easing.names.count)
    #expect(Set((Easing.builtIns + Easing.bezierCurves).map(\.easing)).count == Easing.names.count)
    #expect(Easing.names.first == "linear")
  }

  @Test(arguments: Easing.builtIns.map(\.name))
  func `a name is read in every spelling and written as it was`(name: String) throws {
    let easing = try #require(Easing(named: name))
    #expect(easing.description == name)
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    for spelling in [
      name.lowercased(), name.uppercased(), "ease" + capital, "Ease" + capital, "EASE" + capital,
    ] {
      #expect(Easing(named: spelling) == easing, "\(spelling)")
    }
  }

  @Test func `the names mean the curves of these names`() {
    #expect(Easing(named: "inQuad") == .inQuad)
    #expect(Easing(named: "outCubic") == .outCubic)
    #expect(Easing(named: "inOutQuart") == .inOutQuart)
    #expect(Easing(named: "outInQuint") == .outInQuint)
    #expect(Easing(named: "inSine") == .inSine)
    #expect(Easing(named: "outCirc") == .outCirc)
    #expect(Easing(named: "easeInOutExpo") == .inOutExpo)
    #expect(Easing(named: "outInExpoBent") == .outInExpoBent)
    #expect(Easing(named: "inElastic") == .inElastic)
    #expect(Easing(named: "inOutElastic") == .inOutElastic)
    #expect(Easing(named: "inOutBack") == .inOutBack)
    #expect(Easing(named: "EaseOutBounce") == .outBounce)
  }

  @Test(arguments: ["linear", "none", "easeNone", "EASENONE", "None", "Linear"])
  func `the line has several names`(name: String) {
    #expect(Easing(named: name) == .linear)
  }

  @Test func `Bézier curves are read as CSS writes them`() {
    let easing = Easing.cubicBezier(0.25, 0.1, 0.25, 1)
    #expect(Easing(named: "cubic-bezier(0.25,0.1,0.25,1)") == easing)
    #expect(Easing(named: "Cubic-Bezier( .25 , 1e-1, 0.25 ,1.0 )") == easing)
    #expect(Easing(named: "cubic-bezier(0.5, -2, 0.5, 3)") == .cubicBezier(0.5, -2, 0.5, 3))
    #expect(Easing(named: easing.description) == easing)
  }

  @Test func `steps are read as CSS writes them`() {
    #expect(Easing(named: "steps(4)") == .steps(4))
    #expect(Easing(named: "Steps( 4 , jump-start )") == .steps(4, jump: .start))
    #expect(Easing(named: "steps(4,start)") == .steps(4, jump: .start))
    #expect(Easing(named: "steps(4, END)") == .steps(4, jump: .end))
    #expect(Easing(named: "steps(4, jump-end)") == .steps(4, jump: .end))
    #expect(Easing(named: "steps(4, jump-none)") == .steps(4, jump: .none))
    #expect(Easing(named: "steps(4, jump-both)") == .steps(4, jump: .both))
    for jump in Easing.Jump.allCases {
      let easing = Easing.steps(3, jump: jump)
      #expect(Easing(named: easing.description) == easing)
    }
  }

  @Test(arguments: [
    "", "inOut", "eas", "quad", "easeBezierInQuad", "inquadd", "in quad", "custom", "steps",
    "steps()",
    "steps(0)", "steps(-1)", "steps(1.5)", "steps(1, jump-none)", "steps(2, sideways)",
    "steps(2, start, end)", "steps(2", "cubic-bezier()", "cubic-bezier(1,2,3)",
    "cubic-bezier(0,0,1,1,1)", "cubic-bezier(2,0,1,1)", "cubic-bezier(0,0,-0.1,1)",
    "cubic-bezier(nan,0,1,1)", "cubic-bezier(0,inf,1,1)", "cubic-bezier(a,b,c,d)",
    "cubic-bezier(0,,1,1)", "inPower", "inPower()", "inPower(0)", "inPower(-1)", "inPower(nan)",
    "inPower(1, 2)", "sidewaysPower(2)", "power", "power()", "power.in(0)", "power(2, 3)",
    "linear()",
    "linear(0)", "linear(0,)", "linear(0, 1%)", "linear(0, 25% 0.5 75%, 1)",
    "linear(0, 1 1% 2% 3%)",
    "linear(0, inf)", "linear(0, 1 nan%)", "linear(a, b)", "linear(0, 1 %)", "linear(0 1, 1)",
  ])
  func `what is no name is nil`(text: String) {
    #expect(Easing(named: text) == nil)
  }

  @Test func `powers are read with their exponents`() {
    for direction in EasingDirection.allCases {
      let easing = Easing.power(2.5, direction)
      let name = "\(direction.rawValue)Power(2.5)"
      #expect(easing.description == name)
      for spelling in [name, name.uppercased(), "ease" + name, "Ease\(name)"] {
        #expect(Easing(named: spelling) == easing, "\(spelling)")
      }
    }
    #expect(Easing(named: "inPower( 3 )") == .inCubic)
    #expect(Easing(named: "power(2.5)") == .outPower(2.5))
    #expect(Easing(named: "power.in(2.5)") == .inPower(2.5))
    #expect(Easing(named: "Power.inOut(2.5)") == .inOutPower(2.5))
  }

  @Test func `lines through points are read as CSS writes them`() throws {
    #expect(Easing(named: "linear(0, 1)") == .points([0, 1]))
    let easing = Easing.points([0, 0.25, 0.25, 1], at: [0, 0.25, 0.75, 1])
    #expect(Easing(named: "linear(0, 0.25 25% 75%, 1)") == easing)
    #expect(Easing(named: "Linear( 0 , 25% 75% .25 , 1 )") == easing)
    #expect(Easing(named: "linear(0 10%, -1 1e1%, 2)") == .points([0, -1, 2], at: [0.1, 0.1, 1]))
    #expect(easing.description == "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)")
    #expect(Easing.points([0, 0.7, 1]).description == "linear(0, 0.7, 1)")
    let awkward: [Easing] = [
      .points([0, 1, 1], at: [0, 1 / 3, 1]), .points([0.1, 1 / 3, 1], at: [1e-7, 0.07, 0.29]),
      .points([-1e-9, 5, 1], at: [-1 / 7, 0.57, 12345.678]),
      .points([1]), .points([0.25], at: [0.5]), .points([-0.0]), .points([.nan]),
    ]
    for easing in awkward { #expect(Easing(named: easing.description) == easing, "\(easing)") }
  }

  @Test func `other curves describe themselves with their parameters`() {
    #expect(Easing.inBack(overshoot: 2).description == "inBack(overshoot: 2.0)")
    #expect(
      Easing.inOutElastic(amplitude: 2, period: 0.5).description
        == "inOutElastic(amplitude: 2.0, period: 0.5)")
    #expect(Easing.custom { $0 }.description == "custom")
  }
}
