import Testing
import Tweener
import TweenerPlugins

@Suite("Presets of one's own")
struct FilledPlayTests {
  private let tweener = Tweener()
  private let layer = LayerModel()

  /// Where y is at some times of a play of a second, of a track that goes to 12 and back.
  private func places(_ track: PresetTrack, at times: [Double]) -> [Double] {
    let nod = Preset("nod", tracks: [track])
    tweener.install(StandardPlugins(presets: [nod]))
    tweener.addTween(layer, ["preset": "nod", .duration: 1, "curve": "linear"])
    return times.map { time in
      tweener.advance(to: time)
      return (layer.frame.origin.y * 1e6).rounded() / 1e6
    }
  }

  @Test("amounts come a fifth of the play after each other, or fill it")
  func times() {
    let amounts: [PresetAmount] = [0, .force(12), 0]
    #expect(places(PresetTrack("y", .added(amounts)), at: [0.1, 0.2, 0.3, 0.5]) == [6, 12, 6, 0])
  }

  @Test("amounts fill the play where the track says so")
  func filled() {
    let amounts: [PresetAmount] = [0, .force(12), 0]
    let shown = places(
      PresetTrack("y", .added(amounts), fillsPlay: true), at: [0.25, 0.5, 0.75, 1])
    #expect(shown == [6, 12, 6, 0])
  }

  @Test("a preset of one's own counts before one of the library")
  func sameName() {
    let mine = Preset("shake", tracks: [PresetTrack("y", .to(9), isLinear: true)])
    tweener.install(StandardPlugins(presets: [mine]))
    tweener.addTween(layer, ["preset": "shake", .duration: 1])
    tweener.advance(by: 1)
    #expect(layer.frame.origin.y == 9)
  }
}
