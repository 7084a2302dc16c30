import Foundation
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// A random scene of the plugins' names on two layers: tweens of every kind of value, one on top of another, and what
/// is done to them meanwhile. The seed says all of it, so that it can be played in several ways.
struct LayerScene {
  let seed: UInt64
  /// One line an action, with what it is given.
  private(set) var actions: [String] = []
  /// What the layers held at each stop, to the bit, and what was called until then.
  private(set) var trace: [String] = []

  private var random: SplitMix64
  private let tweener: Tweener
  private let layers = [
    LayerModel.sample(), LayerModel(frame: CGRect(x: 5, y: 0, width: 20, height: 8)),
  ]
  private let templates: [TweenTemplate<LayerModel>]
  private var tweens: [Tween] = []
  private let log = EventLog<String>()

  /// Sixteenths of a second between the first stop and the last.
  private static let length = 40

  /// Plays the scene of a seed. `cuts`: how steps are cut between the stops; `nil` for not at all.
  init(seed: UInt64, directWrites: Bool, cuts: UInt64?) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    tweener = Tweener(directWrites: directWrites)
    tweener.install(StandardPlugins())
    let log = log
    tweener.onProblem = { log.note("problem \($0)") }
    var made = SplitMix64(seed: ~seed)
    let parameters = (0..<2).map { _ in
      LayerSceneTween.parameters(&made, LayerSceneTween.pickName(&made))
    }
    templates = parameters.map { TweenTemplate($0) }
    actions = parameters.enumerated().map { "template \($0.offset): \($0.element)" }
    play(cuts: cuts.map { SplitMix64(seed: $0) })
  }

  private mutating func play(cuts: SplitMix64?) {
    var (cuts, stop) = (cuts, 0)
    for _ in 0..<3 { act() }
    while stop < Self.length {
      let next = min(stop + random.whole(in: 0...4), Self.length)
      if cuts != nil { cut(from: stop, to: next, &cuts) }
      tweener.advance(to: Double(next) / 16)
      stop = next
      actions.append("at \(stop):")
      note(stop)
      for _ in 0..<random.whole(in: 0...2) { act() }
      note(stop)
    }
    for tween in tweens { tween.resume() }
    tweener.advance(by: 60)
    note(stop + 960)
    // An engine that goes takes its tweens with it.
    tweens = []
  }

  private func cut(from stop: Int, to next: Int, _ cuts: inout SplitMix64?) {
    let unit = Flick.second / 16
    guard next > stop, var random = cuts else { return }
    let flicks = (0..<random.whole(in: 0...3)).map { _ in
      random.whole(in: (stop * unit)...(next * unit))
    }
    for instant in flicks.sorted() { tweener.advance(to: Flick.seconds(instant)) }
    cuts = random
  }

  /// What shows, to the bit.
  private mutating func note(_ stop: Int) {
    let numbers = layers.map { layer in
      LayerNumber.allCases.map { String($0.bits(layer), radix: 16) }.joined(separator: " ")
        + " \(layer.text) \(layer.isHidden)"
    }
    trace.append("\(stop) \(numbers) \(log.take())")
  }

  // MARK: Actions

  private mutating func act() {
    let layer = random.chance(80) ? layers[0] : layers[1]
    switch random.whole(in: 0...19) {
    case 0...8:
      let name = LayerSceneTween.pickName(&random)
      var parameters = LayerSceneTween.parameters(&random, name)
      listen(&parameters, tweens.count)
      add(tweener.addTween(layer, parameters), "\(parameters)")
    case 9, 10:
      let index = random.whole(in: 0...1)
      add(tweener.addTween(layer, templates[index]), "template \(index)")
    case 11, 12:
      var parameters: TweenParameters = [
        "preset": random.pick(Preset.all).name, "force": Double(random.whole(in: 1...3)),
        .delay: Double(random.whole(in: 0...3)) / 16, "repeatCount": random.whole(in: 1...2),
      ]
      listen(&parameters, tweens.count)
      add(tweener.addTween(layer, parameters), "\(parameters)")
    case 13:
      let name = LayerSceneTween.pickName(&random)
      actions.append("remove \(name)")
      tweener.removeTween(layer, [name])
    case 14:
      let name = LayerSceneTween.pickName(&random)
      actions.append("pause \(name)")
      tweener.pauseTween(layer, [name])
    case 15:
      actions.append("resume")
      tweener.resumeTween(layer)
    default: control()
    }
  }

  private mutating func add(_ tween: Tween, _ what: String) {
    actions.append("add \(tweens.count): \(what)")
    tweens.append(tween)
  }

  /// Something with one tween.
  private mutating func control() {
    guard !tweens.isEmpty else { return }
    let index = random.whole(in: 0...(tweens.count - 1))
    let tween = tweens[index]
    let what = random.whole(in: 0...5)
    actions.append("control \(index): \(what)")
    switch what {
    case 0: tween.pause()
    case 1: tween.resume()
    case 2: tween.remove()
    case 3: tween.progress = Double(random.whole(in: 0...8)) / 8
    case 4: tween.timeScale = Double(random.whole(in: 0...4)) / 2
    default: tween.complete()
    }
  }

  /// Callbacks that say when they are called, and what the layers then hold of their own.
  private mutating func listen(_ parameters: inout TweenParameters, _ number: Int) {
    guard random.chance(30) else { return }
    let (log, tweener) = (log, tweener)
    func note(_ what: String) -> () -> Void {
      { [unowned tweener] in log.note("\(number) \(what) at \(tweener.time)") }
    }
    parameters[.onStart] = note("starts")
    parameters[.onRepeat] = note("repeats")
    parameters[.onComplete] = note("completes")
    parameters[.onOverwrite] = note("loses")
    if random.chance(30) {
      // Behind all writes of a step, but for what it starts.
      let layer = layers[0]
      parameters[.onComplete] = { [unowned tweener] in
        tweener.addTween(layer, [.duration: 0.25, "y": "+=10", "alpha": 0.5])
      }
    }
  }
}
