import Testing
import Tweener
import TweenerPlugins

@Suite struct AppearanceTests {
  private let tweener = engine()
  private let layer = LayerModel()

  @Test("autoAlpha hides where nothing is left, shows where something is, and is the alpha")
  func autoAlpha() {
    let fade = tweener.addTween(layer, [.duration: 1, "autoAlpha": 0])
    tweener.advance(by: 0.5)
    #expect(layer.alpha == 0.5 && !layer.isHidden)
    tweener.advance(by: 0.5)
    #expect(layer.alpha == 0 && layer.isHidden)
    #expect(fade.outcome == .completed)
    let back = tweener.addTween(layer, [.duration: 1, "autoAlpha": 1])
    tweener.advance(by: 0.25)
    #expect(!layer.isHidden)
    let taken = tweener.addTween(layer, [.duration: 1, "opacity": 0])
    #expect(tweener.after(1, back.outcome) == .overwritten(by: taken))
    #expect(layer.alpha == 0 && !layer.isHidden)
  }

  @Test(
    "What an offset of autoAlpha hides is shown again when the offset is over, however the way is cut",
    arguments: [[1.0], [0.5, 0.5], [0.5, 2]])
  func autoAlphaOffset(_ steps: [Double]) {
    tweener.addTween(layer, [.duration: 1, "autoAlpha": TweenValue.offset { _ in -1 }])
    for step in steps { #expect(tweener.after(step, layer.isHidden) == (tweener.time < 1)) }
    #expect(layer.alpha == 1)
  }

  @Test("autoAlpha fades what cannot be hidden")
  func notHideable() {
    final class Sprite: TweenTarget {
      var alpha: Float = 1
      static var tweenProperties: TweenProperties { ["alpha": .init(\Sprite.alpha)] }
    }
    let sprite = Sprite()
    tweener.addTween(sprite, [.duration: 1, "autoAlpha": 0])
    #expect(tweener.after(0.75, sprite.alpha) == 0.25)
  }

  @Test("The adjustments of a layer's colours are numbers of their own")
  func parts() {
    let all = tweener.addTween(
      layer,
      [
        .duration: 1,
        "colorAdjustment": ColorAdjustment(
          brightness: 1, tintBrightness: 1, contrast: 1, saturation: 3, hue: 90,
          tint: RGBAColor(rgb: 0xffffff)),
      ])
    tweener.addTween(
      layer, [.duration: 1, "brightness": -1, "saturation": 0, "hue": -180, "tint": "#f00"])
    #expect(tweener.after(0.5, all.state) == .running)
    #expect(
      layer.colorAdjustment
        == ColorAdjustment(
          brightness: -0.5, tintBrightness: 0.5, contrast: 0.5, saturation: 0.5, hue: -90,
          tint: RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    tweener.addTween(layer, ["contrast": 0.25, "tintBrightness": 0])
    #expect(all.state == .ended)
  }

  @Test("Adjusted, a colour is what each part promises")
  func applied() {
    let orange = RGBAColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(ColorAdjustment().applied(to: orange) == orange)
    let bright = ColorAdjustment(brightness: 0.51).applied(to: orange)
    #expect(areNear([bright.red, bright.green, bright.blue], [1.2, 0.7, 0.2]))
    #expect(ColorAdjustment(tintBrightness: -1).applied(to: orange).hexText == "#00000080")
    #expect(ColorAdjustment(tintBrightness: 1).applied(to: orange).hexText == "#ffffff80")
    #expect(ColorAdjustment(contrast: -1).applied(to: orange).hexText == "#80808080")
    #expect(ColorAdjustment(contrast: 1).applied(to: orange).red == 1.5)
    let grey = ColorAdjustment(saturation: 0).applied(to: orange)
    #expect(areNear([grey.red, grey.green, grey.blue], [0.5705, 0.5705, 0.5705]))
    #expect(ColorAdjustment(tint: RGBAColor(rgb: 0xff)).applied(to: orange).hexText == "#0000ff80")
  }

  @Test("A turned hue keeps the luminance, and a whole turn changes nothing")
  func hue() {
    let color = RGBAColor(red: 0.7, green: 0.3, blue: 0.1)
    let turned = ColorAdjustment(hue: 120).applied(to: color)
    func luminance(_ color: RGBAColor) -> Double {
      0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
    }
    #expect(areNear([luminance(turned)], [luminance(color)], within: 1e-3))
    #expect(turned.green > turned.red)
    let whole = ColorAdjustment(hue: 360).applied(to: color)
    #expect(areNear([whole.red, whole.green, whole.blue], [0.7, 0.3, 0.1], within: 1e-12))
  }
}
