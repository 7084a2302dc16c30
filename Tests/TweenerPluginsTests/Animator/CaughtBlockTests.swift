import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// A block that slides between 0 and 300 and that a finger catches, drags, throws.
private final class CaughtBlock {
  let tweener = Tweener()
  let sled = Sled()
  let animator: TweenAnimator
  private var grip = 0.0
  private var last: (time: Double, x: Double)?
  private var velocity = 0.0
  private(set) var turns = 0

  init(easing: Easing) {
    animator = TweenAnimator(duration: 1, easing: easing, on: tweener)
    animator.pausesOnCompletion = true
    animator.addAnimations(sled, ["x": 300])
    animator.startAnimation()
  }

  var isHeld: Bool { last != nil }

  func touch(_ x: Double) {
    let time = tweener.time
    if let last {
      if time > last.time { velocity = (x - last.x) / (time - last.time) }
      let place = (x - grip) / 300
      animator.fractionComplete = animator.isReversed ? 1 - place : place
    } else {
      animator.pauseAnimation()
      (grip, velocity) = (x - sled.x, 0)
    }
    last = (time, x)
  }

  func letGo() {
    last = nil
    if animator.isReversed ? velocity > 0 : velocity < 0 {
      animator.isReversed.toggle()
      turns += 1
    }
    animator.continueAnimation()
  }
}

/// The game: recorded fingers, and fingers of chance.
@Suite("An animator: a block that is caught in flight")
struct CaughtBlockTests {
  private static let easings: [Easing] = [.linear, .inOutQuad, .inExpo, .outCubic]

  /// Where a finger was, 60 times a second from a moment on; it lets go behind the last.
  private struct Stroke {
    let time: Double
    /// How far it has moved since it came.
    let ways: [Double]
  }

  private static func play(_ strokes: [Stroke], _ easing: Easing) -> (CaughtBlock, [Double]) {
    let block = CaughtBlock(easing: easing)
    var (shown, places): ([Double], [Int: (way: Double, isFirst: Bool, isLast: Bool)]) = ([], [:])
    for stroke in strokes {
      for (sample, way) in stroke.ways.enumerated() {
        places[Int(stroke.time * 60) + sample] = (
          way, sample == 0, sample == stroke.ways.count - 1
        )
      }
    }
    var origin = 0.0
    for frame in 0..<360 {
      block.tweener.advance(to: Double(frame) / 60)
      if let (way, isFirst, isLast) = places[frame] {
        if isFirst { origin = block.sled.x + 7 }
        block.touch(origin + way)
        if isLast { block.letGo() }
      }
      shown.append(block.sled.x)
    }
    return (block, shown)
  }

  @Test(
    "Caught, held and let go it goes on to the end, as it does where no finger comes",
    arguments: easings, [0, 60])
  func held(_ easing: Easing, samples: Int) {
    let (block, shown) = Self.play(
      [Stroke(time: 0.5, ways: Array(repeating: 0, count: samples))], easing)
    if samples > 0 { #expect(Set(shown[30..<(29 + samples)]).count == 1) }
    #expect(shown.last == 300)
    #expect(!block.animator.isRunning)
    #expect(block.turns == 0)
    let slack = samples == 0 ? 0 : 1e-9
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + slack })
  }

  @Test("Dragged it stays under the finger, from the first touch on", arguments: easings)
  func dragged(_ easing: Easing) {
    let ways = (0..<30).map { Double($0) * 2 - 20 * Double($0 % 2) }
    let (_, shown) = Self.play([Stroke(time: 0.5, ways: [0] + ways)], easing)
    let caught = shown[30]
    for (sample, way) in ([0] + ways).enumerated() {
      #expect(abs(shown[30 + sample] - min(max(caught + way, 0), 300)) < 1e-9, "\(sample)")
    }
  }

  @Test("Thrown back it turns round, and comes to rest at the start", arguments: easings)
  func thrownBack(_ easing: Easing) {
    let (block, shown) = Self.play(
      [Stroke(time: 0.75, ways: (0..<6).map { Double($0) * -5 })], easing)
    #expect(block.turns == 1)
    #expect(shown.last == 0)
    #expect(!block.animator.isRunning)
    let thrown = shown[50...]
    #expect(zip(thrown, thrown.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 })
  }

  @Test("Pulled from its rest and thrown it goes to the other end, and back", arguments: easings)
  func toAndFro(_ easing: Easing) {
    let (block, shown) = Self.play(
      [
        Stroke(time: 1.5, ways: [0, -10, -30, -60]),
        Stroke(time: 3.5, ways: [0, 10, 30, 60]),
      ], easing)
    #expect(shown[60] == 300)
    #expect(shown[205] == 0)
    #expect(shown.last == 300)
    #expect(block.turns == 2)
    #expect(block.animator.state == .active)
  }

  @Test("Whatever fingers do, it comes to rest at an end, and jumps only under a finger")
  func chance() {
    for seed in 1...TrialCount.of(300, atLeast: 60) {
      var random = SplitMix64(seed: UInt64(seed))
      var strokes: [Stroke] = []
      var frame = 0
      while frame < 200 {
        frame += random.whole(in: 5...44)
        let (count, pace) = (random.whole(in: 2...21), Double(random.whole(in: -20...20)))
        strokes.append(
          Stroke(time: Double(frame) / 60 + 1e-9, ways: (0..<count).map { Double($0) * pace }))
        frame += count
      }
      let easing = random.pick(Self.easings)
      let (block, shown) = Self.play(strokes, easing)
      let held = Set(
        strokes.flatMap { stroke in
          stroke.ways.indices.map { Int(stroke.time * 60) + $0 }
        })
      #expect(shown.last == 0 || shown.last == 300, "seed \(seed)")
      #expect(!block.animator.isRunning)
      for frame in shown.indices.dropFirst() where !held.contains(frame) {
        // The steepest easing of the list moves by 0.11 of the way in a frame; what is left of a difference adds to it.
        #expect(abs(shown[frame] - shown[frame - 1]) < 300 * 0.25, "seed \(seed), frame \(frame)")
      }
    }
  }
}
