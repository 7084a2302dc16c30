import Testing
import Tweener
import TweenerPlugins

@Suite("Presets of one's own")
struct FilledPlayTests {
  @Test(
    "amounts come a fifth of the play after each other, or fill it where the track says so",
    arguments: [(false, [0.1, 0.2, 0.3, 0.5]), (true, [0.25, 0.5, 0.75, 1])])
  func times(fillsPlay: Bool, times: [Double]) {
    let (tweener, layer) = (quiet(), LayerModel())
    let track = PresetTrack("y", .added([0, .force(12), 0]), fillsPlay: fillsPlay)
    tweener.install(StandardPlugins(presets: [Preset("nod", tracks: [track])]))
    tweener.addTween(layer, ["preset": "nod", .duration: 1, "curve": "linear"])
    for (time, y) in zip(times, [6.0, 12, 6, 0]) {
      tweener.advance(to: time)
      #expect((layer.y * 1e6).rounded() / 1e6 == y)
    }
  }

  @Test("a preset of one's own counts before one of the library")
  func sameName() {
    let (tweener, layer) = (quiet(), LayerModel())
    let mine = Preset("shake", tracks: [PresetTrack("y", .to(9), isLinear: true)])
    tweener.install(StandardPlugins(presets: [mine]))
    tweener.addTween(layer, ["preset": "shake", .duration: 1])
    #expect(tweener.after(1, layer.y) == 9)
  }
}
