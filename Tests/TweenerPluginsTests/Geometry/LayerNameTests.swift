import Testing
import Tweener
import TweenerPlugins

/// Each name of Docs/Properties.md, alone.
@Suite struct LayerNameTests {
  private let tweener = engine()
  private let layer = LayerModel.sample()

  @Test("A name passes its start, middle and end", arguments: LayerName.everything)
  func wholeWay(_ name: LayerName) {
    let start = name.read(layer)
    tweener.addTween(layer, [.duration: 1, name.key: name.end()])
    tweener.advance(by: 0)
    #expect(areNear(name.read(layer), start))
    tweener.advance(by: 0.5)
    let middle = zip(start, name.endNumbers).map { ($0 + $1) / 2 }
    #expect(areNear(name.read(layer), middle) == name.isStraight)
    tweener.advance(by: 0.5)
    #expect(areNear(name.read(layer), name.endNumbers))
    #expect(tweener.tweenCount == 0)
  }

  @Test("A name's end is exact where it is stored", arguments: LayerName.everything)
  func exactEnd(_ name: LayerName) {
    tweener.addTween(layer, [.duration: 0.3, .easing: Easing.inOutSine, name.key: name.end()])
    tweener.advance(by: 1)
    if name.looksAt.isEmpty, name.name != "rotationDegrees" {
      #expect(name.read(layer) == name.endNumbers)
    }
    #expect(areNear(name.read(layer), name.endNumbers))
  }

  @Test("Stored or accessed, a name moves the same bits", arguments: LayerName.everything)
  func accessors(_ name: LayerName) {
    let (direct, indirect) = (engine(), engine(directWrites: false))
    let (one, other) = (LayerModel.sample(), LayerModel.sample())
    direct.addTween(one, [.duration: 1, .easing: Easing.outExpo, name.key: name.end()])
    indirect.addTween(other, [.duration: 1, .easing: Easing.outExpo, name.key: name.end()])
    for _ in 0..<7 {
      direct.advance(by: 0.17)
      indirect.advance(by: 0.17)
      for number in LayerNumber.allCases { #expect(number.bits(one) == number.bits(other)) }
    }
  }
}

/// Equal but for the last bits of a sum and its reverse.
func areNear(_ left: [Double], _ right: [Double], within tolerance: Double = 1e-12) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
}
