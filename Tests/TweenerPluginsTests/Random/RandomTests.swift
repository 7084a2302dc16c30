import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Values by chance that are the same every time.
@Suite struct RandomTests {
  @Test("The generator gives the published numbers, and any of them without those before")
  func generator() {
    // The first outputs of SplitMix64 from seed 1234567, as its authors publish them.
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    var random = SeededRandom(seed: 1_234_567)
    #expect(published.map { _ in random.next() } == published)
    for (index, number) in published.enumerated() {
      var later = SeededRandom(seed: 1_234_567, skipping: UInt64(index))
      #expect(later.next() == number)
    }
  }

  @Test("Numbers keep to their range and fill it evenly")
  func range() {
    var random = SeededRandom(seed: 9)
    var tenths = Array(repeating: 0, count: 10)
    for _ in 0..<10_000 {
      let number = random.number(in: -3...7)
      #expect(number >= -3 && number <= 7)
      tenths[min(Int(number + 3), 9)] += 1
    }
    #expect(tenths.allSatisfy { abs($0 - 1000) < 150 })
    #expect(random.number(in: 0.1...0.1) == 0.1)
    let wide = random.number(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    #expect(wide.isFinite)
    #expect(random.number(in: 4...Double.infinity) == 4)
    #expect((0..<500).allSatisfy { _ in (0..<3).contains(random.index(below: 3)) })
    #expect(random.index(below: 0) == 0)
  }

  private func layers(_ count: Int, _ parameters: TweenParameters) -> [LayerModel] {
    let tweener = engine()
    let layers = (0..<count).map { _ in LayerModel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    tweener.addTween(layers, parameters)
    return layers
  }

  @Test("Each target gets the number of its place, the same ones in every run")
  func places() {
    let layers = layers(5, ["x": TweenValue.random(in: 0...100, seed: 42)])
    var random = SeededRandom(seed: 42)
    let expected = layers.map { _ in random.number(in: 0...100) }
    #expect(layers.map { Double($0.frame.origin.x) } == expected)
    #expect(Set(expected).count == 5)
    // Written down once: another number here is another algorithm.
    #expect(expected.first == 74.15648787718233)
    let others = self.layers(5, ["x": TweenValue.random(in: 0...100, seed: 43)])
    #expect(others.map { Double($0.frame.origin.x) } != expected)
  }

  @Test("By chance from where it is, in steps, to points and to one of several")
  func forms() {
    let moved = layers(40, ["x": TweenValue.random(by: -5...5, seed: 1, step: 2.5)])
    #expect(Set(moved.map(\.x)) == [-4, -1.5, 1, 3.5, 6])
    let uneven = layers(40, ["x": TweenValue.random(in: 0...1, seed: 1, step: 0.4)])
    #expect(Set(uneven.map(\.x)) == [0, 0.4, 0.8])
    let corner = CGPoint(x: -30, y: 50)
    let points = layers(
      20, ["origin": TweenValue.random(from: CGPoint(x: 10, y: 20), to: corner, seed: 3)])
    for layer in points {
      #expect((-30...10).contains(layer.x))
      #expect((20...50).contains(layer.y))
    }
    var random = SeededRandom(seed: 3)
    for layer in points {
      let (x, y) = (random.number(in: -30...10), random.number(in: 20...50))
      #expect(layer.frame.origin == CGPoint(x: x, y: y))
    }
    let chosen = layers(30, ["text": TweenValue.random(of: ["a", "b", "c"], seed: 5)])
    #expect(Set(chosen.map(\.text)) == ["a", "b", "c"])
    let again = layers(30, ["text": TweenValue.random(of: ["a", "b", "c"], seed: 5)])
    #expect(chosen.map(\.text) == again.map(\.text))
  }

  @Test("The end of a range is possible, and a single step gives the lower bound")
  func ends() {
    let ends = layers(60, ["x": TweenValue.random(in: 2...3, seed: 8, step: 1)])
    #expect(Set(ends.map(\.x)) == [2, 3])
    let one = layers(9, ["x": TweenValue.random(in: 2...3, seed: 8, step: 7)])
    #expect(Set(one.map(\.x)) == [2])
  }

  @Test("Without a seed each target and each call gets a number of its own, in the range")
  func withoutSeed() {
    let value = TweenValue.random(in: 1...2)
    let (some, others) = (layers(20, ["x": value]), layers(20, ["x": value]))
    let numbers = (some + others).map { Double($0.frame.origin.x) }
    // Forty numbers of 53 bits: two that are equal would be one chance in ten million million.
    #expect(Set(numbers).count == 40)
    #expect(numbers.allSatisfy { (1...2).contains($0) })
    let forms: [TweenKey: TweenValue] = [
      "x": .random(by: 1...2),
      "origin": .random(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 2, y: 2)),
      "alpha": .random(of: [1.5]),
    ]
    for (name, value) in forms {
      let layer = layers(1, [name: value])[0]
      #expect((1...3).contains(name == "alpha" ? layer.alpha : layer.x))
    }
  }

  @Test("What cannot be chosen from is reported, and the rest of the call goes on")
  func faults() {
    let values: [TweenValue] = [
      .random(in: 0...Double.infinity, seed: 1), .random(in: 0...1, seed: 1, step: 0),
      .random(by: 0...1, seed: 1, step: -.infinity), .random(of: [Double](), seed: 1),
      .random(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero, seed: 1),
    ]
    for value in values {
      let (tweener, list) = listening()
      let layers = [LayerModel(), LayerModel()]
      tweener.addTween(layers, ["x": value, "alpha": 0])
      #expect(list.reports == ["x wrongPropertyType"])
      #expect(layers.allSatisfy { $0.alpha == 0 && $0.frame == .zero })
    }
  }
}
