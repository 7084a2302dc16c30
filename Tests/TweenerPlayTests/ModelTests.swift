import Testing

@testable import TweenerPlay

@Suite("The models")
struct ModelTests {
  private static let place = TextPosition(line: 1, column: 1)

  private static func fields(_ values: (String, SceneValue)...) -> [SceneField] {
    values.map { SceneField($0.0, $0.1, at: place) }
  }

  @Test("A view's frame, centre and bounds are one rectangle")
  func view() {
    let view = ViewModel(Self.fields(("frame", .shaped(.rect, [10, 20, 30, 40]))), isLayer: false)
    #expect(view.read("center") == .shaped(.point, [25, 40]))
    #expect(view.write("bounds", .shaped(.rect, [0, 0, 10, 20])))
    #expect(view.read("frame") == .shaped(.rect, [20, 30, 10, 20]))
    #expect(view.write("centerX", .number(0)))
    #expect(view.read("x") == .number(-5))
    #expect(!view.write("frame", .number(1)))
    #expect(!view.write("nosuch", .number(1)))
  }

  @Test("A layer has a position, an opacity and a transform in space")
  func layer() {
    let layer = ViewModel([], isLayer: true)
    #expect(layer.write("position", .shaped(.point, [3, 4])))
    #expect(layer.read("center") == .shaped(.point, [3, 4]))
    #expect(layer.read("transform")?.numbers?.count == 16)
    #expect(layer.key(for: "opacity") == layer.key(for: "alpha"))
  }

  @Test("Typed properties round and clamp what is written")
  func typed() {
    let typed = TypedModel(
      Self.fields(("i", .number(-2.5)), ("u", .number(-7)), ("f", .number(0.1))))
    #expect(typed.read("i") == .number(-3))
    #expect(typed.read("u") == .number(0))
    #expect(typed.read("f") == .number(Double(Float(0.1))))
  }

  @Test("A free object's keys reach into the objects inside it")
  func free() {
    let inner = SceneValue.object(Self.fields(("volume", .number(1))))
    let model = FreeModel(Self.fields(("sound", inner), ("spot", .shaped(.point, [1, 2]))))
    #expect(model.read("sound.volume") == .number(1))
    model[pair: "spot"] = Pair([5, 6])
    #expect(model.read("spot") == .shaped(.point, [5, 6]))
    #expect(model.write("spot", .text("gone")))
    #expect(model[pair: "spot"] == Pair([0, 0]))
    #expect(!model.write("nosuch", .number(1)))
  }

  @Test("A grid takes the nearest step or stop, and its exception as it is")
  func grid() {
    #expect(SnapGrid(step: 3).nearest(4.4) == 3)
    #expect(SnapGrid(step: 3).nearest(-4.5) == -6)
    #expect(SnapGrid(step: 0, stops: [0, 5, 20]).nearest(12.5) == 20)
    #expect(SnapGrid(step: 10, exception: 104).nearest(104) == 104)
  }
}
