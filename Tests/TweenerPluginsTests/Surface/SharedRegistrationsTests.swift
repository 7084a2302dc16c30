import Testing
import Tweener
import TweenerPlugins

@Suite("Registrations that engines share") struct SharedRegistrationsTests {
  /// A target without names of its own.
  private final class Box {
    var x = 0.0
    var y = 0.0
  }

  private func engines(_ count: Int) -> [(tweener: Tweener, list: ProblemList)] {
    (0..<count).map { _ in listening() }
  }

  @Test("what one engine registers beside them is not there in another")
  func apart() {
    let engines = engines(3)
    engines[0].tweener.registerSpecialProperty("place", \Box.x)
    engines[1].tweener.registerSpecialProperty("place", \Box.y)
    for (tweener, _) in engines.dropLast() {
      tweener.registerEasing("mine", .outQuad)
      tweener.registerShorthand("twice") { $0.parameters["place"] = $0.value }
    }
    let boxes = engines.map { tweener, _ in
      let box = Box()
      tweener.addTween(box, [.duration: 1, .easing: "mine", "place": 8])
      tweener.advance(by: 0.5)
      return box
    }
    #expect(boxes.map(\.x) == [6, 0, 0])
    #expect(boxes.map(\.y) == [0, 6, 0])
    #expect(engines.map(\.list.kinds) == [[], [], [.unknownEasing, .unknownProperty]])
  }

  @Test("a name of a layer is replaced in one engine alone")
  func replaced() {
    let engines = engines(2)
    engines[0].tweener.registerSpecialProperty(
      "alpha", get: { (layer: LayerModel) in layer.alpha }, set: { $0.alpha = $1 / 2 })
    let layers = engines.map { tweener, _ in
      let layer = LayerModel()
      layer.alpha = 0
      tweener.addTween(layer, [.duration: 1, "alpha": 1])
      tweener.advance(by: 1)
      return layer.alpha
    }
    #expect(layers == [0.5, 1])
    #expect(engines[1].list.problems.isEmpty)
  }

  @Test("an engine that has registered something takes them as well, and keeps what it has")
  func later() {
    let tweener = quiet()
    tweener.registerSpecialProperty("place", \Box.x)
    tweener.install(StandardPlugins())
    let (box, layer) = (Box(), LayerModel())
    tweener.addTween(box, [.duration: 1, "place": 4])
    tweener.addTween(layer, [.duration: 1, "centerX": 40, "backgroundColor": "red"])
    #expect(tweener.after(1, box.x) == 4)
    #expect(layer.center.x == 40)
    #expect(layer.backgroundColor == RGBAColor(red: 1, green: 0, blue: 0))
  }

  @Test("plugins that came with them are there: a second installation is reported")
  func twice() {
    let (tweener, list) = listening()
    tweener.install(GeometryPlugin())
    tweener.install(StandardPlugins())
    #expect(list.kinds == [.nameRegisteredTwice, .nameRegisteredTwice])
  }

  @Test("they let go of the engine that takes them")
  func lifetime() {
    weak var gone: Tweener?
    do {
      let tweener = engine()
      tweener.addTween(LayerModel(), [.duration: 1, "centerX": 40])
      tweener.advance(by: 0.5)
      gone = tweener
    }
    #expect(gone == nil)
  }
}
