import Testing
import Tweener
import TweenerPlugins

@Suite struct TurnTests {
  @Test(
    "An angle goes the way round that it is told",
    arguments: [
      (Turn.shortest, 350.0, 10.0, 20.0), (.shortest, 10, 350, -20), (.shortest, 0, 180, 180),
      (.shortest, 180, 0, 180), (.shortest, 0, 725, 5), (.longest, 0, 90, -270),
      (.longest, 90, 90, 360), (.longest, 0, 180, 180), (.clockwise, 10, 350, 340),
      (.clockwise, 350, 10, 20), (.clockwise, 40, 40, 0), (.counterclockwise, 350, 10, -340),
      (.counterclockwise, 10, 350, -20), (.counterclockwise, 40, 400, 0),
    ])
  func ways(_ turn: Turn, start: Double, end: Double, change: Double) {
    let (tweener, layer) = (engine(), LayerModel())
    tweener.addTween(layer, ["rotationDegrees": start])
    tweener.addTween(
      layer, [.duration: 1, "rotationDegrees": TweenValue.turn(turn, to: end, period: 360)])
    tweener.advance(by: 0.25)
    let degrees = layer.transform.rotation / .pi * 180
    #expect(abs(degrees - (end - change * 0.75)) < 1e-9)
    tweener.advance(by: 0.75)
    #expect(abs(layer.transform.rotation / .pi * 180 - end) < 1e-9)
  }

  @Test("Without a period there is no way round: it goes straight", arguments: [0, -1, .infinity])
  func noPeriod(_ period: Double) {
    let (tweener, layer) = (engine(), LayerModel())
    tweener.addTween(
      layer, [.duration: 1, "rotation": TweenValue.turn(.longest, to: 8, period: period)])
    #expect(tweener.after(0.5, layer.transform.rotation) == 4)
  }

  @Test("A transform turns the short way; the rotation by itself as many times as it is told")
  func transforms() {
    let tweener = engine()
    let (whole, part) = (LayerModel(), LayerModel())
    let turn = 2 * Double.pi
    tweener.addTween(whole, [.duration: 1, "transform": Transform2D(rotation: turn - 0.5)])
    tweener.addTween(part, [.duration: 1, "rotation": 3 * turn])
    tweener.advance(by: 0.5)
    #expect(abs(whole.transform.rotation - (turn - 0.25)) < 1e-12)
    #expect(part.transform.rotation == 1.5 * turn)
    #expect(tweener.after(0.5, whole.transform.rotation) == turn - 0.5)
  }
}
