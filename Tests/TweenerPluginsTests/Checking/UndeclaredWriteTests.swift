import Testing
import Tweener
import TweenerPlugins

private struct Frame: Equatable {
  var x = 0.0
  var width = 100.0
}

private final class Panel: TweenTarget {
  var x = 5.0
  var y = 0.0
  var frame = Frame()
  var glow = 1.0

  static var tweenProperties: TweenProperties {
    [
      "y": .init(\Panel.y),
      "listed": .init(get: { (panel: Panel) in panel.y }, set: { $0.y = $1 }),
    ]
  }
}

/// Special properties behind setters. `centerX` declares what it writes where a test wants it to.
private struct PanelPlugin: TweenerPlugin {
  let name = "PanelPlugin"
  var isDeclared = false

  func register(in tweener: Tweener) {
    tweener.registerSpecialProperty(
      "centerX", writes: isDeclared ? [\Panel.x] : [], get: { (panel: Panel) in panel.x + 50 },
      set: { panel, center in panel.x = center - 50 })
    tweener.registerSpecialProperty(
      "inset", get: { (panel: Panel) in SIMD2(panel.frame.x, panel.frame.width) },
      set: { panel, new in (panel.frame.x, panel.frame.width) = (new.x, new.y) })
    tweener.registerSpecialProperty(
      "glow", get: { (panel: Panel) in panel.glow }, set: { $0.glow = $1 })
  }
}

@Suite("A setter that changes what another property stores, and does not declare it")
struct UndeclaredWriteTests {
  private func findings(
    isDeclared: Bool = false, _ properties: [PluginProperty]
  ) -> [PluginFinding] {
    PluginChecker(PanelPlugin(isDeclared: isDeclared), targets: { Panel() }).check(properties)
  }

  private let center = PluginProperty("centerX", to: 250.0)
  private let x = PluginProperty(\Panel.x, to: 10)

  @Test("is found beside the stored property, whichever of the two is older")
  func found() {
    let findings = findings([center, x])
    #expect(findings.map(\.kind) == [.sharesUnseen, .sharesUnseen])
    #expect(findings.map(\.name) == ["centerX", "\\Panel.x"])
    #expect(findings.allSatisfy { $0.detail.contains("both write x,") })
    #expect(findings.allSatisfy { $0.detail.contains("writes:") })
  }

  @Test("is found in a table, and in a value of several numbers")
  func properties() {
    let listed = findings([PluginProperty("listed", to: 9.0), PluginProperty("y", to: 8.0)])
    #expect(listed.map(\.kind) == [.sharesUnseen, .sharesUnseen])
    let inset = PluginProperty("inset", to: SIMD2(9.0, 50), numbers: [9, 50])
    let width = PluginProperty(\Panel.frame.width, to: 40)
    let found = findings([inset, width])
    #expect(found.map(\.kind) == [.sharesUnseen, .sharesUnseen])
    #expect(found.allSatisfy { $0.detail.contains("both write frame.width,") })
  }

  @Test("is not found where it is declared, or where nothing else writes what it changes")
  func quiet() {
    #expect(findings(isDeclared: true, [center, x]) == [])
    #expect(
      findings([center, PluginProperty("glow", to: 3.0), PluginProperty("y", to: 8.0)]) == [])
  }
}
