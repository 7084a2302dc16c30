import Foundation
import Testing
import Tweener
import TweenerPlugins

private final class Lamp: TweenTarget {
  var color = RGBAColor(red: 1, green: 0, blue: 0)
  var rim = RGBAColor(red: 0, green: 0, blue: 0)
  static var tweenProperties: TweenProperties {
    ["color": .init(\Lamp.color), "rim": .init(\Lamp.rim)]
  }
}

/// What a call says of the colours in it.
@Suite struct ColorCallTests {
  private let tweener = engine()
  private let layer = LayerModel()
  private let lamp = Lamp()
  private let list = ProblemList()
  private let red = RGBAColor(red: 1, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 1)

  @Test("A change by three channels adds no alpha")
  func changeOfThree() {
    let layer = LayerModel.plain()
    layer.backgroundColor = RGBAColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    for _ in 0..<2 {
      tweener.addTween(layer, ["backgroundColor": TweenValue.by(SIMD3(0.125, 0, -0.25))])
    }
    #expect(layer.backgroundColor == RGBAColor(red: 0.5, green: 0.5, blue: 0.25, alpha: 0.5))
    tweener.addTween(layer, ["backgroundColor": SIMD3(0.5, 0, 0)])
    #expect(layer.backgroundColor == RGBAColor(red: 0.5, green: 0, blue: 0, alpha: 1))
  }

  @Test(
    "A space is known by its name, and other text is none",
    arguments: [
      ("sRGB", ColorSpace?.some(.sRGB)), ("linear", .linear), ("srgb-linear", .linear),
      ("OKLab", .oklab), ("in oklab", .oklab), ("oklch", .oklch), ("oklch shorter", .oklch),
      ("oklch longer hue", .oklch(.longer)), ("in oklch increasing hue", .oklch(.increasing)),
      ("oklch decreasing", .oklch(.decreasing)), ("", nil), ("hsl", nil), ("oklab longer", nil),
      ("oklch hue", nil), ("in", nil), ("rgb x", nil),
    ])
  func names(text: String, space: ColorSpace?) {
    #expect(ColorSpace(text) == space)
  }

  @Test("A call mixes all its colours where it says, and ends on the colours themselves")
  func colorSpace() {
    tweener.addTween(
      lamp, [.duration: 1, "color": "blue", "rim": "white", "colorSpace": "oklch longer"])
    #expect(tweener.after(0.5, lamp.color) == red.mixed(with: blue, 0.5, in: .oklch(.longer)))
    let (black, white) = (RGBAColor(rgb: 0), RGBAColor(rgb: 0xffffff))
    #expect(lamp.rim == black.mixed(with: white, 0.5, in: .oklch(.longer)))
    tweener.advance(by: 0.5)
    #expect(lamp.color == blue && lamp.rim == white)
  }

  @Test(
    "11 with repeatRefresh a colour or a text starts from what its tween shows, also where a newer one hides that",
    arguments: [1, 7, 64])
  func refreshed(cuts: Int) {
    layer.text = "0 items"
    let refreshed: TweenParameters = [.duration: 0.5, .repeat: 2, .repeatRefresh: true]
    let newer: TweenParameters = [.duration: 0.6, .overwrite: OverwriteMode.none]
    tweener.addTween(
      layer,
      refreshed.merging(["backgroundColor": "red", "text": TextTween.numbers(in: "10 items")]) {
        $1
      })
    tweener.addTween(
      layer,
      newer.merging(["backgroundColor": "lime", "text": TextTween.numbers(in: "99 items")]) { $1 })
    for _ in 0..<cuts { tweener.advance(by: 0.9 / Double(cuts)) }
    #expect(layer.backgroundColor == RGBAColor(rgb: 0xff0000))
    #expect(layer.text == "10 items")
  }

  @Test(
    "11 with repeatRefresh each play goes to another colour, and by another turn",
    arguments: [1, 7])
  func askedAnew(cuts: Int) {
    layer.backgroundColor = red
    var (plays, turned) = (0, 0)
    var (shown, turns) = ([RGBAColor?](), [Double]())
    tweener.addTween(
      layer,
      [
        .duration: 1, .repeat: 2, .repeatRefresh: true,
        "backgroundColor": TweenValue.each { (_: LayerModel, _: Int) in
          defer { plays += 1 }
          return ["blue", "red", "white"][plays]
        },
        "x": TweenValue.each { (_: LayerModel, _: Int) in
          defer { turned += 1 }
          return TweenValue.turn(.shortest, to: [350.0, 20, 10][turned], period: 360)
        },
        .onRepeat: {
          shown.append(layer.backgroundColor)
          turns.append(layer.frame.origin.x)
        },
      ])
    for _ in 0..<cuts { tweener.advance(by: 1.5 / Double(cuts)) }
    let middle = (layer.backgroundColor, layer.frame.origin.x)
    for _ in 0..<cuts { tweener.advance(by: 1.5 / Double(cuts)) }
    // Of the second turn: from -10 to 20.
    #expect(turns == [350, 20] && middle.1 == 5 && layer.frame.origin.x == 10)
    #expect(shown == [blue, red] && layer.backgroundColor == RGBAColor(rgb: 0xffffff))
    #expect(middle.0 == RGBAColor(red: 0.5, green: 0, blue: 0.5))
  }

  @Test("A value's own space comes before the call's, and other types are not concerned")
  func nearest() {
    layer.backgroundColor = red
    tweener.addTween(
      layer,
      [
        .duration: 1, "colorSpace": ColorSpace.oklab, "alpha": 0, "rotation": 2,
        "transform3d": Transform3D(rotation: Quaternion(angle: 1, x: 0, y: 0, z: 1)),
        "backgroundColor": TweenValue.to(blue).mixed(in: .linear),
      ])
    #expect(tweener.after(0.5, layer.backgroundColor) == red.mixed(with: blue, 0.5, in: .linear))
    #expect(layer.alpha == 0.5 && layer.transform.rotation == 1)
    let turn = layer.transform3d.rotation
    #expect(areNear([(turn.x * turn.x + turn.z * turn.z + turn.w * turn.w)], [1]))
  }

  @Test("A space that is none is reported, and the colours go straight")
  func unknownSpace() {
    list.listen(to: tweener)
    tweener.addTween(lamp, [.duration: 1, "color": "blue", "colorSpace": "cmyk"])
    #expect(tweener.after(0.5, list.reports) == ["colorSpace splitterRefused"])
    #expect(lamp.color == RGBAColor(red: 0.5, green: 0, blue: 0.5))
    tweener.registerInterpolation("colorSpace", of: RGBAColor.self) { _ in nil }
    #expect(list.kinds == [.splitterRefused, .nameRegisteredTwice])
  }

  @Test("A misspelt colour is reported with the nearest, also among keyframes")
  func misspeltColor() {
    list.listen(to: tweener)
    tweener.addTween(lamp, [.duration: 1, "color": "bluu", "rim": ["red", "bluu"]])
    #expect(list.problems.map(\.key) == ["color", "rim"])
    #expect(list.problems.allSatisfy { $0.suggestion == "blue" && $0.value == "\"bluu\"" })
  }

  @Test("Keyframes that are all at the beginning show the last of them from then on")
  func keyframesAtZero() {
    for _ in 0..<3 {
      tweener.addTween(lamp, [.duration: 1, "color": ["blue"]])
      tweener.addTween(
        lamp, [.duration: 1, "rim": TweenValue.keyframes([blue, red], at: [0, 0])])
      for _ in 0..<4 {
        tweener.advance(by: 0.25)
        #expect(lamp.color == blue && lamp.rim == red)
      }
    }
  }

  @Test("A speed measures the way of a colour")
  func speed() {
    let tween = tweener.addTween(lamp, [.unitsPerSecond: 0.5, "color": "blue"])
    tweener.advance(by: 1)
    #expect(tween.duration == 2)
    #expect(lamp.color == RGBAColor(red: 0.5, green: 0, blue: 0.5))
    #expect(tween.problems.isEmpty)
  }

  @Test("A misspelt space is reported with the nearest")
  func misspeltSpace() {
    list.listen(to: tweener)
    tweener.addTween(lamp, [.duration: 1, "color": "blue", "colorSpace": "oklabb"])
    #expect(
      list.problems.map(\.message) == [
        "Tweener: Lamp, \"colorSpace\" = \"oklabb\": no such space for colours; "
          + "did you mean \"oklab\"?"
      ])
    #expect(list.problems.first?.suggestion == "oklab")
  }

  @Test("A whole number 0xRRGGBB of every type is a colour, in an object too")
  func wholeNumbers() {
    let values: [Any] = [
      0xff8000, UInt(0xff8000), Int32(0xff8000), UInt32(0xff8000), Int64(0xff8000),
      UInt64(0xff8000), NSNumber(value: 0xff8000), NSNumber(value: UInt64(0xff8000)),
      NSNumber(value: UInt32(0xff8000)), UInt32(0x7fff_8000), UInt64.max - 0x7fff,
      NSNumber(value: UInt64.max - 0x7fff), Optional(UInt32(0xff8000)) as Any,
    ]
    for value in values {
      let tweener = engine()
      let lamp = Lamp()
      let list = ProblemList(of: tweener)
      tweener.addTween(lamp, ["color": value])
      tweener.addTween(lamp, ["rim": [value, value]])
      #expect(lamp.color.hexText == "#ff8000", "\(type(of: value))")
      #expect(lamp.rim == lamp.color)
      #expect(list.problems.isEmpty)
    }
    #expect(RGBAColor.converted(from: UInt8(0xff)) == RGBAColor(red: 0, green: 0, blue: 1))
    #expect(RGBAColor.converted(from: Int16(0x7f)) == RGBAColor(rgb: 0x7f))
    #expect(RGBAColor.converted(from: 1.5) == nil)
    #expect(RGBAColor.converted(from: NSNumber(value: 1.5)) == nil)
  }

  @Test("A channel is taken by its name; the other channels keep to the bit, in any space")
  func channels() {
    func run(_ override: Bool) -> RGBAColor {
      let tweener = engine()
      let lamp = Lamp()
      let whole = tweener.addTween(lamp, [.duration: 1, "color": "#00f8", "colorSpace": "oklab"])
      if override { tweener.addTween(lamp, [.duration: 1, "color.alpha": 0.25]) }
      #expect(tweener.after(0.3, whole.state) == .running)
      return lamp.color
    }
    var (alone, taken) = (run(false), run(true))
    #expect(areNear([taken.alpha], [1 - 0.75 * 0.3]) && alone.alpha != taken.alpha)
    alone.alpha = 0
    taken.alpha = 0
    #expect(alone == taken)
  }

  @Test("A colour fades in from nothing without a shade of it")
  func fadesIn() {
    tweener.addTween(layer, [.duration: 1, "backgroundColor": "red"])
    tweener.advance(by: 0.5)
    #expect(layer.backgroundColor == RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("Where an easing leaves the alphas of both, the channels stay finite and near")
  func overshoot() {
    let (faint, full) = (RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.2), blue)
    for step in -40...140 {
      let mixed = faint.mixed(with: full, Double(step) / 100)
      #expect(abs(mixed.red) < 3 && abs(mixed.blue) < 3, "\(step)")
    }
  }

  @Test("Names for the channels of a colour of one's own are installed by its name")
  func ownColor() {
    tweener.install(ColorChannels(of: "rim"))
    tweener.addTween(lamp, [.duration: 1, "rim": "white"])
    tweener.addTween(lamp, [.duration: 1, "rim.green": 0])
    #expect(tweener.after(0.5, lamp.rim) == RGBAColor(red: 0.5, green: 0, blue: 0.5))
  }

  @Test("_color paints the thing, half way by half, and none takes the paint off")
  func splitColor() {
    let white = RGBAColor(rgb: 0xffffff)
    tweener.addTween(layer, [.duration: 1, "_color": 0xff0000])
    tweener.advance(by: 0.5)
    let half = layer.colorAdjustment.applied(to: white)
    #expect(half == RGBAColor(red: 1, green: 0.5, blue: 0.5))
    #expect(tweener.after(0.5, layer.colorAdjustment.applied(to: white)) == red)
    tweener.addTween(layer, ["_color": "none"])
    #expect(layer.colorAdjustment.applied(to: white) == white)
    list.listen(to: tweener)
    tweener.addTween(layer, ["_color": "grellow"])
    #expect(list.kinds == [.splitterRefused])
  }
}
