import Testing

@testable import Tweener

/// Rules 36 and 37: what a timeline shows is a function of its own time, also where it repeats, nobody is told of it, and lanes follow
/// it by themselves. It is compared with one that calls somebody, which the engine visits at each of its boundaries.
@Suite("Rule 36: timelines that loop")
struct Rule36LoopTests {
  private final class Lamp: Equatable {
    var x = 1.0
    var y: Float = 2
    var count = 3
    var place = SIMD2<Double>(4, 5)

    static func == (left: Lamp, right: Lamp) -> Bool {
      left.x.bitPattern == right.x.bitPattern && left.y.bitPattern == right.y.bitPattern
        && left.count == right.count && left.place == right.place
    }
  }

  /// An engine with a timeline that repeats.
  private struct Scene {
    let tweener = Tweener()
    let lamp = Lamp()
    let tween: Tween

    init(_ story: Story, isHeard: Bool) {
      var timeline = TweenTimeline(defaults: story.defaults)
      for (place, member) in story.members { timeline.add(lamp, member, at: place) }
      let told: TweenParameters = isHeard ? [.onUpdate: {}] : [:]
      tween = tweener.addTimeline(timeline, story.words.merging(told) { $1 })
    }

    var isLooping: Bool { tweener.engine.runs.loopingCount > 0 }
  }

  struct Story {
    let name: String
    var defaults: TweenParameters = [.duration: 0.5]
    var members: [(TimelinePosition, TweenParameters)]
    var words: TweenParameters = [.repeat: -1]
  }

  private static let x = TweenKey.path(\Lamp.x)
  private static let place = TweenKey.path(\Lamp.place)
  private static var chain: [(TimelinePosition, TweenParameters)] {
    [
      (.end, [x: 10]), (.end, [x: 4, .easing: Easing.inQuad]),
      (.at(1.25), [x: 7, .easing: Easing.outBack]), (.end, [x: TweenValue.fromTo(2, 3)]),
    ]
  }

  private static var stories: [Story] {
    [
      Story(name: "one after another", members: chain),
      Story(name: "to and fro", members: chain, words: [.repeat: -1, .autoreverse: true]),
      Story(
        name: "a pause between plays", members: chain,
        words: [.repeat: -1, .repeatDelay: 0.375]),
      Story(
        name: "not from the beginning",
        members: [(.at(0.5), [x: 10]), (.at(0.5), [x: 12]), (.at(1.5), [x: TweenValue.from(9)])]),
      Story(
        name: "numbers side by side",
        members: [
          (.end, [place: SIMD2(1.0, 2)]), (.at(0.25), [place: SIMD2(8.0, -3)]),
          (.at(1), [.path(\Lamp.place.y): 5]),
        ]),
      Story(
        name: "other kinds of numbers",
        members: [
          (.end, [.path(\Lamp.y): 10, .path(\Lamp.count): 9]),
          (.end, [.path(\Lamp.count): -9]), (.at(0.75), [.path(\Lamp.y): 3]),
        ]),
      Story(
        name: "no length, and all at one instant",
        members: [
          (.at(0), [x: 3, .duration: 0]), (.at(0), [x: 5]), (.at(0.5), [x: 6, .duration: 0]),
        ]),
      Story(
        name: "several plays a frame", defaults: [.duration: 0.01],
        members: [(.end, [x: 3]), (.end, [x: 9])]),
      Story(
        name: "part-way in at the beginning",
        members: [(.at(0), [x: 10, .delay: -0.25]), (.end, [x: 4])]),
      Story(
        name: "part-way in, to and fro",
        members: [(.at(0), [x: 10, .delay: -0.25]), (.end, [x: 4])],
        words: [.repeat: -1, .autoreverse: true]),
      Story(name: "some plays", members: chain, words: [.repeat: 4]),
      Story(
        name: "some plays, to and fro, and a rest", members: chain,
        words: [.repeat: 3, .autoreverse: true, .endDelay: 1]),
    ]
  }

  @Test(
    "36 A timeline that repeats unheard shows what a heard one shows", arguments: stories.indices)
  func sameValues(number: Int) {
    let story = Self.stories[number]
    for step in [0.125, 1.0 / 60, 0.7] {
      let (heard, looping) = (Scene(story, isHeard: true), Scene(story, isHeard: false))
      var hasLooped = false
      for frame in 0..<90 {
        // Some frames come late.
        let length = frame % 17 == 3 ? step * 5 : step
        heard.tweener.advance(by: length)
        looping.tweener.advance(by: length)
        if looping.isLooping { hasLooped = true }
        #expect(looping.lamp == heard.lamp, "frame \(frame) of \(step) seconds")
        #expect(looping.tween.progress == heard.tween.progress)
        #expect(looping.tween.elapsed == heard.tween.elapsed)
      }
      #expect(hasLooped || step < 0.1)
      #expect(!heard.isLooping)
      #expect(looping.tweener.tweenCount == heard.tweener.tweenCount)
      #expect(looping.tween.state == heard.tween.state)
    }
  }

  @Test("36 A timeline goes on looping where lanes count from a later instant")
  func farOn() {
    let story = Story(name: "days", defaults: [.duration: 200_000], members: Self.chain)
    let (heard, looping) = (Scene(story, isHeard: true), Scene(story, isHeard: false))
    var epochs: Set<Int64> = []
    for frame in 0..<240 {
      for scene in [heard, looping] { scene.tweener.advance(by: 70_000) }
      if looping.isLooping { epochs.insert(looping.tweener.engine.clock.epoch) }
      #expect(looping.lamp == heard.lamp, "frame \(frame)")
    }
    #expect(epochs.count > 2)
  }

  @Test("23 A timeline that loops ends with its target")
  func targetGone() {
    let tweener = Tweener()
    weak var gone: Lamp?
    do {
      let lamp = Lamp()
      gone = lamp
      var timeline = TweenTimeline(defaults: [.duration: 0.5])
      for (place, member) in Self.chain { timeline.add(lamp, member, at: place) }
      tweener.addTimeline(timeline, [.repeat: -1])
      for _ in 0..<60 { tweener.advance(by: 0.0625) }
      #expect(tweener.engine.runs.loopingCount == 1)
    }
    for _ in 0..<200 { tweener.advance(by: 0.0625) }
    #expect(gone == nil && tweener.tweenCount == 0 && tweener.engine.runs.loopingCount == 0)
  }

  /// What a program may do while a timeline loops.
  private static var deeds: KeyValuePairs<String, (Scene) -> Void> {
    [
      "another tween": { $0.tweener.addTween($0.lamp, [.duration: 0.75, x: 100]) },
      "a tween of something else": {
        $0.tweener.addTween($0.lamp, [.duration: 0.75, place: SIMD2(0.0, 9)])
      },
      "a shared tween": {
        $0.tweener.addTween($0.lamp, [.duration: 2, .overwrite: OverwriteMode.none, x: 50])
      },
      "an offset": {
        $0.tweener.addTween($0.lamp, [.duration: 2, x: TweenValue.offset { 8 * $0 * (1 - $0) }])
      },
      "growth": { scene in
        scene.tween.append([:]) { $0.add(scene.lamp, [x: 33]) }
      },
      "velocity": { _ = $0.tweener.velocity(of: $0.lamp, x) },
      "a pause": { scene in
        scene.tween.pause()
        scene.tweener.advance(by: 1)
        scene.tween.resume()
      },
      "a pause of the target": { scene in
        scene.tweener.pauseTween(scene.lamp)
        scene.tweener.advance(by: 1)
        scene.tweener.resumeTween(scene.lamp)
      },
      "a pause of a property": { scene in
        scene.tweener.pauseTween(scene.lamp, [x])
        scene.tweener.advance(by: 1)
        scene.tweener.resumeTween(scene.lamp, [x])
      },
      "a pause to come": { $0.tween.pause(at: $0.tween.elapsed + 0.6) },
      "a seek": { $0.tween.seek(to: 0.8) },
      "a seek far on": { $0.tween.seek(to: 123.4, callsBack: true) },
      "progress": { $0.tween.progress = 0.3 },
      "a rate": { $0.tween.timeScale = 1.5 },
      "the engine's rate": { $0.tweener.timeScale = 0.5 },
      "a turn": { $0.tween.reverse() },
      "a restart": { $0.tween.restart() },
      "a playhead": { scene in
        scene.tweener.addTween(
          scene.tween.playhead, [.duration: 1, .path(\TweenPlayhead.elapsed): 2.2])
      },
      "a removal": { $0.tween.remove() },
      "a removal by property": { $0.tweener.removeTween($0.lamp, [x]) },
      "a revert": { $0.tween.revert() },
      "a completion": { $0.tween.complete() },
    ]
  }

  @Test(
    "36 Whatever is done to a timeline that loops does what it does to a heard one",
    arguments: deeds.indices)
  func deedsAlike(index: Int) {
    let (name, deed) = Self.deeds[index]
    for (number, story) in Self.stories.enumerated() where (number + index) % 2 == 0 {
      let (heard, looping) = (Scene(story, isHeard: true), Scene(story, isHeard: false))
      while !looping.isLooping, looping.tweener.time < 20 { looping.tweener.advance(by: 0.0625) }
      heard.tweener.advance(to: looping.tweener.time)
      for scene in [heard, looping] { scene.tweener.advance(by: 0.3125) }
      #expect(looping.isLooping, "\(story.name)")
      for scene in [heard, looping] { deed(scene) }
      for frame in 0..<60 {
        for scene in [heard, looping] { scene.tweener.advance(by: 0.0625) }
        #expect(looping.lamp == heard.lamp, "\(name), \(story.name), frame \(frame)")
        #expect(looping.tween.progress == heard.tween.progress)
        if frame % 8 == 0 { #expect(looping.tweener.engine.brokenInvariants() == []) }
      }
    }
  }
}
