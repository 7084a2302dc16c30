import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// A target with values that samplers make, and with others that are computed.
private final class Card: TweenTarget {
  var frame = CGRect(x: 1, y: 2, width: 10, height: 20)
  var color = RGBAColor(red: 0.2, green: 0.3, blue: 0.4)
  var place = SIMD2(1.0, 2.0)
  var count = 5.0

  static var tweenProperties: TweenProperties {
    [
      "frame": .init(\Card.frame), "color": .init(\Card.color), "place": .init(\Card.place),
      "count": .init(\Card.count),
    ]
  }

  var shown: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      + [color.red, color.green, color.blue, color.alpha, place.x, place.y, count]
  }
}

/// A member of a random timeline.
private struct Part {
  let what: TweenParameters
  let start: Double
  let isNested: Bool

  /// By the components that they share.
  private static var kinds: [[TweenParameters]] {
    [
      [
        ["color": "blue"], ["color": "lime", "colorSpace": "oklab"], [.path(\Card.color.red): 0.0],
        ["color": RGBAColor(red: 1, green: 0, blue: 0)],
        [.path(\Card.color.red): TweenValue.by(0.25)],
        [.path(\Card.color.red): TweenValue.from(0.9)],
      ],
      [
        ["place": [[0.0, 0.0], [10.0, 5.0], [20.0, 0.0]]], ["place": SIMD2(7.0, 9.0)],
        [.path(\Card.place.x): 30.0], [.path(\Card.place.y): TweenValue.by(3)],
      ],
      [
        ["centerX": 300], ["frame": CGRect(x: 5, y: 6, width: 70, height: 80)], ["maxX": 99],
        [.path(\Card.frame.size.width): 44.0], ["width": 33, "centerX": 12],
        ["center": SIMD2(50.0, 60.0)],
      ],
      [
        ["count": 100, .rounded: true], ["count": 40],
        ["count": TweenValue.keyframes([7.0, -9.0])],
        ["count": 100, "filter": { (value: Double) in value * 2 }],
      ],
    ]
  }

  static func some(_ dice: inout SplitMix64) -> [Part] {
    let kinds = dice.pick(kinds)
    return (0...dice.whole(in: 1...4)).map { _ in Part(of: kinds, &dice) }
  }

  private init(of kinds: [TweenParameters], _ dice: inout SplitMix64) {
    var what = dice.pick(kinds)
    let duration = dice.pick([0, 0.25, 0.5, 0.75, 1])
    what[.duration] = duration
    what[.easing] = dice.pick(["linear", "outQuad", "inOutSine"])
    if duration > 0, dice.chance(25) {
      what[.repeat] = 1
      what[.autoreverse] = dice.chance(50)
    }
    if dice.chance(33) { what[.onStart] = {} }
    self.what = what
    start = Double(dice.whole(in: 0...8)) / 8
    isNested = dice.chance(25)
  }

  static func timeline(_ parts: [Part], of card: Card, beside other: Card) -> TweenTimeline {
    var timeline = TweenTimeline()
    // All is four seconds long, so that bent time rounds nothing.
    timeline.add(other, ["count": 1, .duration: 4], at: 0)
    for part in parts {
      if part.isNested {
        var inner = TweenTimeline()
        inner.add(card, part.what, at: 0.125)
        timeline.add(inner, at: .at(part.start))
      } else {
        timeline.add(card, part.what, at: .at(part.start))
      }
    }
    return timeline
  }
}

/// A way to come to a place of a timeline.
private enum Way: CaseIterable {
  case frames, sought, soughtPaused, soughtWithCalls, soughtBack, soughtOften, bent, moved
  case movedByFrames

  @MainActor
  func go(
    to place: Double, _ timeline: TweenTimeline, _ words: TweenParameters, on tweener: Tweener
  ) {
    let isBent = self == .bent
    let bent = words.merging([.easing: { (share: Double) in share }]) { _, new in new }
    let tween = tweener.addTimeline(timeline, isBent ? bent : words)
    let isMoved = self == .moved || self == .movedByFrames
    if isMoved || self == .soughtPaused || self == .soughtBack { tween.pause() }
    if isMoved { tweener.addTween(tween.playhead, [.duration: 1, "elapsed": place]) }
    switch self {
    case .frames: for _ in 0..<Int(place * 64) { tweener.advance(by: 1 / 64) }
    case .bent: tweener.advance(by: place)
    case .sought, .soughtPaused: tween.seek(to: place)
    case .soughtWithCalls: tween.seek(to: place, callsBack: true)
    case .soughtBack:
      tween.seek(to: place * 2)
      tween.seek(to: place)
    case .soughtOften:
      for step in 1...8 { tween.seek(to: place * Double(step) / 8, callsBack: step % 2 == 0) }
    case .moved: tweener.advance(by: 1)
    case .movedByFrames: for _ in 0..<64 { tweener.advance(by: 1 / 64) }
    }
  }
}

@Suite("Rules 36 and 37: members over sampled and computed values")
struct MemberStartTests {
  private func engine() -> Tweener {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    return tweener
  }

  @Test("37 A member that is sought over starts from what a sampled value shows at its start")
  func sampled() {
    for isSought in [false, true] {
      let (tweener, card) = (engine(), Card())
      var timeline = TweenTimeline()
      card.color = RGBAColor(red: 0, green: 0, blue: 0)
      timeline.add(card, ["color": "#ff8000", .duration: 1])
      timeline.add(card, [.path(\Card.color.red): 0.0, .duration: 1], at: 0.5)
      let tween = tweener.addTimeline(timeline)
      if isSought { tween.seek(to: 1) } else { tweener.advance(by: 1) }
      #expect(card.color.red == 0.25)
      #expect(card.color.green == RGBAColor(rgb: 0xff8000).green)
    }
  }

  @Test("37 A member that is appended late starts from what a sampled value showed at its start")
  func appended() {
    let (tweener, card) = (engine(), Card())
    var (timeline, more) = (TweenTimeline(), TweenTimeline())
    card.color = RGBAColor(red: 0, green: 0, blue: 0)
    timeline.add(card, ["color": "#ff8000", .duration: 1])
    timeline.add(Card(), ["count": 1, .duration: 3], at: 0)
    let tween = tweener.addTimeline(timeline)
    tweener.advance(by: 1)
    more.add(card, [.path(\Card.color.red): 0.0, .duration: 1], at: 0.5)
    tween.append(more)
    #expect(card.color.red == 0.25)
    #expect(card.color.green == RGBAColor(rgb: 0xff8000).green)
  }

  @Test("36 Before its first start a computed value shows the number that its target held")
  func computedBeforeItsStart() {
    for isSought in [false, true] {
      let (tweener, card) = (engine(), Card())
      var timeline = TweenTimeline()
      timeline.add(card, ["width": 30, .duration: 1])
      timeline.add(card, ["centerX": 100, .duration: 0.5], at: 0.5)
      let tween = tweener.addTimeline(timeline, [.repeat: 1])
      let places = stride(from: 0.25, through: 2, by: 0.25)
      let shown = places.map { place -> CGRect in
        if isSought { tween.seek(to: place) } else { tweener.advance(by: 0.25) }
        return card.frame
      }
      #expect(shown.map(\.minX) == [1, 1, 43, 85, 1, 1, 43, 85])
      #expect(shown.map(\.width) == [15, 20, 25, 30, 15, 20, 25, 30])
    }
  }

  @Test("36 What is computed in two members is computed from the widths that show, going back too")
  func computedAfterWidths() {
    let (tweener, card) = (engine(), Card())
    var timeline = TweenTimeline()
    timeline.add(card, ["centerX": 100, .duration: 1])
    timeline.add(card, ["width": 33, "centerX": 12, .duration: 0.5], at: 1)
    let tween = tweener.addTimeline(timeline)
    tween.seek(to: 1.5)
    tween.seek(to: 1)
    #expect(card.frame == CGRect(x: 95, y: 2, width: 10, height: 20))
  }

  @Test("37 A member computes its start from a start that it shows itself")
  func besideItsOwnStart() {
    for steps in [[0.5], [0.125, 0.375], []] {
      let (tweener, card) = (engine(), Card())
      card.frame.origin.x = 60
      tweener.addTween(card, [.duration: 5, "width": 110])
      #expect(tweener.after(1, card.frame.width) == 30)
      var timeline = TweenTimeline()
      timeline.add(card, [.duration: 1, "centerX": 21, "width": TweenValue.fromTo(2, 6)], at: 0.25)
      let tween = tweener.addTimeline(timeline)
      for step in steps { tweener.advance(by: step) }
      if steps.isEmpty { tween.seek(to: 0.5) }
      // The middle leaves 60 + 2/2, and the width is 3.
      #expect(card.frame.minX == 51 - 1.5, "by \(steps)")
    }
  }

  @Test("29 Random members over sampled and computed values show the same, in whatever way played")
  @MainActor
  func ways() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var dice = SplitMix64(seed: seed)
      let parts = Part.some(&dice)
      let words: TweenParameters =
        dice.chance(33) ? [.repeat: 1, .autoreverse: dice.chance(50)] : [:]
      let place = Double(dice.whole(in: 1...14)) / 8
      let (tweener, card, other) = (engine(), Card(), Card())
      tweener.addTimeline(Part.timeline(parts, of: card, beside: other), words)
      tweener.advance(by: place)
      for way in Way.allCases {
        let (tweener, sought) = (engine(), Card())
        way.go(to: place, Part.timeline(parts, of: sought, beside: other), words, on: tweener)
        #expect(sought.shown == card.shown, "seed \(seed), \(way) to \(place)")
      }
    }
  }
}
