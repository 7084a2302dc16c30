import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Many tweens of one component")
struct SharedOwnersTests {
  private func owner(_ age: Int, takes: Bool = false) -> ComponentOwner {
    ComponentOwner(index: ComponentIndex(age), takes: takes, age: UInt64(age))
  }

  /// How often owners are asked whether they drive while `count` come and go.
  private func questions(_ count: Int, entering: [Int], leaving: [Int]) -> Int {
    var shared = SharedOwners()
    var asked = 0
    func look() -> ComponentIndex? {
      shared.newest { _ in
        asked += 1
        return true
      }
    }
    for age in entering {
      shared.add(owner(age))
      #expect(look() != nil)
    }
    for age in leaving {
      shared.remove(ComponentIndex(age))
      _ = look()
    }
    #expect(shared.owners.isEmpty)
    return asked
  }

  @Test("who shows is found with one question, in whatever order they come and go")
  func oneQuestion() {
    let ages = Array(1...2_000)
    for entering in [ages, ages.reversed()] {
      for leaving in [ages, ages.reversed()] {
        #expect(questions(2_000, entering: entering, leaving: leaving) <= 4_000)
      }
    }
  }

  @Test("who pauses is passed over once, and not again until it enters again")
  func pausedOnes() {
    var shared = SharedOwners()
    var paused: Set<ComponentIndex> = []
    var asked = 0
    func look() -> ComponentIndex? {
      shared.newest { index in
        asked += 1
        return !paused.contains(index)
      }
    }
    for age in 1...1_000 { shared.add(owner(age)) }
    for index in (2...1_000 as ClosedRange<ComponentIndex>).reversed() {
      paused.insert(index)
      #expect(look() == index.advanced(by: -1))
    }
    #expect(asked <= 2_000)
    paused = []
    shared.enter(700)
    #expect(look() == 700)
    shared.enter(900)
    #expect(look() == 900)
  }

  @Test("as by a list of all, for every mix of calls", arguments: 1...UInt64(20))
  func againstList(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var shared = SharedOwners()
    var list: [ComponentOwner] = []
    var paused: Set<ComponentIndex> = []
    var age: UInt64 = 0
    for step in 0..<400 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1, 2:
        let free = (0..<40 as Range<ComponentIndex>).first { index in
          !list.contains { $0.index == index }
        }
        guard list.count < 40, let index = free else { continue }
        age += 1
        let added = ComponentOwner(index: index, takes: step % 5 == 0, age: age)
        paused.remove(index)
        list.append(added)
        shared.add(added)
      case 3:
        guard let gone = list.randomElement(using: &random) else { continue }
        list.removeAll { $0.index == gone.index }
        shared.remove(gone.index)
      case 4:
        guard let moved = list.randomElement(using: &random) else { continue }
        let place = ComponentIndex(100 + step)
        list.removeAll { $0.index == moved.index }
        list.append(ComponentOwner(index: place, takes: moved.takes, age: moved.age))
        if paused.remove(moved.index) != nil { paused.insert(place) }
        shared.move(moved.index, to: place)
      case 5:
        if let some = list.randomElement(using: &random) { paused.insert(some.index) }
      default:
        guard let some = paused.min() else { continue }
        paused.remove(some)
        shared.enter(some)
      }
      let newest = list.filter { !paused.contains($0.index) }.max { $0.age < $1.age }
      #expect(shared.newest { !paused.contains($0) } == newest?.index, "seed \(seed), \(step)")
      let taker = list.filter(\.takes).max { $0.age < $1.age }
      #expect(shared.newestTaker?.index == taker?.index, "seed \(seed), \(step)")
      #expect(Set(shared.owners.keys) == Set(list.map(\.index)), "seed \(seed), \(step)")
    }
  }

  /// A tween that shares, with what it needs to say where it is.
  private struct Sharer {
    let tween: Tween
    let from: Double
    let to: Double
    var scale = 1.0

    var drives: Bool { tween.state == .running && !tween.isPaused && scale > 0 }
    var value: Double { from + (to - from) * tween.progress }
  }

  @Test(
    "the newest that drives shows, among forty that pause, resume, stand still and end",
    arguments: 1...UInt64(TrialCount.of(40, atLeast: 8)))
  func stories(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    let tweener = Tweener()
    let box = RuleBox()
    var sharers: [Sharer] = []
    for step in 0..<300 {
      if sharers.filter({ $0.tween.state != .ended }).count < 40 {
        let ends = (
          Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)
        )
        let tween = tweener.addTween(
          box,
          [
            .duration: Double.random(in: 1...60, using: &random),
            .delay: Double.random(in: 0...1, using: &random), .overwrite: OverwriteMode.none,
            "x": TweenValue.fromTo(ends.0, ends.1),
          ])
        sharers.append(Sharer(tween: tween, from: ends.0, to: ends.1))
      }
      let place = Int.random(in: sharers.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: sharers[place].tween.pause()
      case 1: sharers[place].tween.resume()
      case 2:
        sharers[place].scale = 0
        sharers[place].tween.timeScale = 0
      case 3:
        sharers[place].scale = 1
        sharers[place].tween.timeScale = 1
      case 4: sharers[place].tween.remove()
      case 5: sharers[place].tween.progress = Double.random(in: 0...1, using: &random)
      default: break
      }
      tweener.advance(by: 0.1)
      if let shown = sharers.last(where: \.drives) {
        #expect(abs(box.x - shown.value) < 1e-9, "seed \(seed), \(step)")
      }
    }
    #expect(tweener.engine.targets.ownerIndexes.count == 1)
  }
}
