import Testing
import Tweener
import TweenerPlugins

@Suite struct ColorTextTests {
  @Test(
    "A colour is read from its notation, and other text is none",
    arguments: [
      ("#f80", String?.some("#ff8800")), ("#F80", "#ff8800"), ("#f808", "#ff880088"),
      ("#12345678", "#12345678"),
      ("#123456", "#123456"), ("Tomato", "#ff6347"), ("rebeccapurple", "#663399"),
      ("transparent", "#00000000"), ("yellowgreen", "#9acd32"), ("aliceblue", "#f0f8ff"),
      ("", nil), ("#", nil), ("#12", nil), ("#12345", nil), ("#ggg", nil), ("reddish", nil),
      ("12", nil),
    ])
  func notations(text: String, hex: String?) {
    #expect(RGBAColor(text)?.hexText == hex)
  }

  @Test("Written and read again, all bytes come back")
  func roundTrip() {
    for byte in 0...255 {
      let color = RGBAColor(rgb: byte << 16 | (255 - byte) << 8 | byte)
      #expect(RGBAColor(color.hexText) == color)
    }
    #expect(RGBAColor(red: 2, green: -1, blue: 0.5, alpha: 0.5).hexText == "#ff008080")
    #expect(RGBAColor(red: .nan, green: .infinity, blue: -.infinity).hexText == "#00ff00")
  }

  @Test("A tween takes a colour in any notation, and reports what is none")
  func values() {
    let (tweener, layer) = (engine(), LayerModel())
    func color(_ value: Any) -> String {
      tweener.addTween(layer, ["backgroundColor": value])
      return layer.backgroundColor.hexText
    }
    #expect(color("#0f0") == "#00ff00")
    #expect(color("navy") == "#000080")
    #expect(color(0xff8800) == "#ff8800")
    #expect(color(SIMD4(1.0, 0, 1, 0)) == "#ff00ff00")
    #expect(color(SIMD3(1.0, 1, 0)) == "#ffff00")
    let list = ProblemList(of: tweener)
    #expect(color("grellow") == "#ffff00")
    #expect(list.kinds == [.wrongPropertyType])
  }

  @Test("A channel may be taken by a newer tween; the others go on")
  func channels() {
    let (tweener, layer) = (engine(), LayerModel())
    layer.backgroundColor = RGBAColor(red: 0, green: 0, blue: 0)
    let whole = tweener.addTween(layer, [.duration: 1, "backgroundColor": "white"])
    tweener.addTween(layer, [.duration: 0.5, .path(\LayerModel.backgroundColor.green): 0])
    #expect(tweener.after(1, whole.outcome) == .completed)
    #expect(layer.backgroundColor == RGBAColor(red: 1, green: 0, blue: 1))
  }
}
