import Testing
import Tweener
import TweenerPlugins

private final class Voice: Audible {
  var volume = 0.5
  var pan = 0.0
}

@Suite struct SoundTests {
  @Test("A sound is faded and moved, and never leaves its ranges, whatever the easing does")
  func clamps() {
    let tweener = engine()
    let (model, voice) = (SoundModel(), Voice())
    for sound in [model, voice] as [any Audible] {
      sound.volume = 0.5
      tweener.addTween(sound, [.duration: 1, .easing: Easing.outBack, "volume": 1, "pan": -1])
    }
    var least = 0.0
    for _ in 0..<20 {
      tweener.advance(by: 0.05)
      #expect(model.volume == voice.volume && model.pan == voice.pan)
      #expect((0...1).contains(voice.volume) && (-1...1).contains(voice.pan))
      least = min(least, voice.pan)
    }
    #expect(voice.volume == 1 && voice.pan == -1 && least == -1)
    tweener.addTween(voice, ["_sound_volume": -3, "_sound_pan": 7])
    #expect(voice.volume == 0 && voice.pan == 1)
  }

  @Test("The model clamps by hand too")
  func byHand() {
    let sound = SoundModel()
    sound.volume = 4
    sound.pan = -4
    #expect(sound.volume == 1 && sound.pan == -1)
    sound.volume = .nan
    #expect(sound.volume == 0)
  }

  @Test("Name, older name and key path of a sound's volume are one thing")
  func oneThing() {
    let tweener = engine()
    let sound = SoundModel()
    let path = tweener.addTween(sound, [.duration: 1, .path(\SoundModel.volume): 0])
    let old = tweener.addTween(sound, [.duration: 1, "_sound_volume": 0.5])
    #expect(tweener.after(0.5, path.outcome) == .overwritten(by: old))
    #expect(sound.volume == 0.75)
  }
}
