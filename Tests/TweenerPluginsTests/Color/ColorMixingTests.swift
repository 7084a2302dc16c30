import Testing
import Tweener

@testable import TweenerPlugins

@Suite struct ColorMixingTests {
  private static let spaces: [ColorSpace] = [
    .sRGB, .linear, .oklab, .oklch, .oklch(.longer), .oklch(.increasing), .oklch(.decreasing),
  ]
  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1)
  private let white = RGBAColor(red: 1, green: 1, blue: 1)
  private let black = RGBAColor(red: 0, green: 0, blue: 0)

  private func numbers(_ color: RGBAColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }

  private func isNear(_ left: RGBAColor, _ right: RGBAColor, within tolerance: Double) -> Bool {
    areNear(numbers(left), numbers(right), within: tolerance)
  }

  @Test("Mixed by nothing or by all a colour is one of the two, to the bit", arguments: spaces)
  func ends(_ space: ColorSpace) {
    #expect(red.mixed(with: blue, 0, in: space) == red)
    #expect(red.mixed(with: blue, 1, in: space) == blue)
  }

  @Test("Mixed with itself a colour stays", arguments: spaces.filter { $0 != .oklch(.longer) })
  func same(_ space: ColorSpace) {
    for text in ["tomato", "navy", "gray", "white", "#12345678"] {
      guard let color = RGBAColor(text) else {
        Issue.record("\(text) is a colour")
        continue
      }
      #expect(isNear(color.mixed(with: color, 0.3, in: space), color, within: 2e-7), "\(text)")
    }
  }

  @Test("The middle of black and white is that of each space")
  func greys() {
    #expect(black.mixed(with: white, 0.5).red == 0.5)
    // Half the light, and half the lightness: the published values of these spaces.
    #expect(abs(black.mixed(with: white, 0.5, in: .linear).green - 0.735_356_98) < 1e-7)
    #expect(abs(black.mixed(with: white, 0.5, in: .oklab).blue - 0.388_572_86) < 1e-6)
  }

  @Test("The primaries lie in OKLab where they were published")
  func oklab() {
    func lab(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
      let lab = ColorSpace.oklab.from(sRGB: SIMD3(red, green, blue))
      return [lab.x, lab.y, lab.z]
    }
    #expect(areNear(lab(1, 0, 0), [0.62796, 0.22486, 0.12585], within: 1e-5))
    #expect(areNear(lab(0, 1, 0), [0.86644, -0.23389, 0.17950], within: 1e-5))
    #expect(areNear(lab(0, 0, 1), [0.45201, -0.03246, -0.31153], within: 1e-5))
    #expect(areNear(lab(1, 1, 1), [1, 0, 0], within: 1e-6))
  }

  @Test("Fading from transparent black to white shows no grey", arguments: spaces)
  func premultiplied(_ space: ColorSpace) {
    let middle = RGBAColor.clear.mixed(with: white, 0.5, in: space)
    #expect(isNear(middle, RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.5), within: 1e-6))
    let nothing = RGBAColor.clear.mixed(with: .clear, 0.5, in: space)
    #expect(nothing.alpha == 0 && nothing.red.isFinite)
  }

  @Test("Round the wheel the hue goes as told: red to blue past magenta, or past green")
  func hues() {
    let short = red.mixed(with: blue, 0.5, in: .oklch)
    let long = red.mixed(with: blue, 0.5, in: .oklch(.longer))
    #expect(short.red > short.green && short.blue > short.green)
    #expect(long.green > long.red)
    #expect(red.mixed(with: blue, 0.5, in: .oklch(.decreasing)) == short)
    #expect(red.mixed(with: blue, 0.5, in: .oklch(.increasing)) == long)
  }

  @Test("A grey has no hue of its own and takes the other's")
  func greyHue() {
    let pale = white.mixed(with: red, 0.1, in: .oklch)
    let straight = white.mixed(with: red, 0.1, in: .oklab)
    #expect(isNear(pale, straight, within: 1e-6))
  }

  @Test("A tween shows what mixing gives at each frame, to the bit", arguments: spaces)
  func tweened(_ space: ColorSpace) {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    let ends = ["tomato", "#12345678", "navy", "#ffffff00", "gray"].compactMap { RGBAColor($0) }
    for start in ends {
      let layers = ends.map { _ in LayerModel() }
      for (layer, end) in zip(layers, ends) {
        layer.backgroundColor = start
        tweener.addTween(
          layer,
          [
            .duration: 1, .easing: Easing.outBack,
            "backgroundColor": TweenValue.to(end).mixed(in: space),
          ])
      }
      for step in 0...16 {
        let eased = Easing.outBack(Double(step) / 16)
        for (layer, end) in zip(layers, ends) {
          #expect(
            layer.backgroundColor == (step == 16 ? end : start.mixed(with: end, eased, in: space)),
            "\(start) to \(end), step \(step)")
        }
        tweener.advance(by: 0.0625)
      }
    }
  }
}
