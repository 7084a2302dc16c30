// Several engines on several threads at once, for the thread sanitizer: Scripts/check-threads compiles this with all
// that it uses and runs it. Engines share nothing but what is immutable; what they would share by mistake, every
// thread here touches.

import Tweener
import TweenerPlay
import TweenerPlugins
import TweenerTestSupport

/// Plays the originals' recorded scenes, with all plugins, and says what is wrong.
func playRecordedScenes(_ file: String) -> [String] {
  let (output, errors) = (CollectedOutput(), CollectedOutput())
  let status = PlayCommand(output: output, errors: errors).run([file, "--check"])
  return status.rawValue == 0 ? [] : [output.text, errors.text]
}

/// Plays random scenes against the reference engine, and says where they part.
func playRandomScenes(_ seeds: Range<UInt64>) -> [String] {
  seeds.compactMap { seed in
    var generator = SceneGenerator(
      seed: seed, flavor: seed % 4 == 0 ? .perStep : .divisible, seed % 3 == 0 ? [.habit] : [])
    let scene = generator.makeScene()
    var random = SplitMix64(seed: ~seed)
    let style = StageKind.allCases[Int(seed % 4)].style(using: &random)
    let trial = SceneTrial.trials(of: scene, count: 2, using: &random)[1]
    return mismatch(trial, style).map { "seed \(seed): \($0)" }
  }
}

/// What may go from one isolation to another: parameters by name, easings, keys, reports.
let shared: (key: TweenKey, easing: Easing, layer: TweenKey) = (
  .path(\StoredModel.a), .custom { $0 * $0 }, .path(\LayerModel.alpha)
)

/// An engine in an actor, run by a clock in several tasks at once, which are cancelled at odd times.
actor Owner {
  private let tweener = Tweener()
  private let model = StoredModel()
  private let tally = Tally()

  private final class Tally {
    var ends = 0
    var problems = 0
  }

  func work(_ count: Int) async -> Int {
    let tally = tally
    tweener.install(StandardPlugins())
    tweener.onProblem = { _ in tally.problems += 1 }
    for number in 0..<count {
      tweener.addTween(
        model,
        [
          .duration: 0.002, .delay: Double(number % 7) / 1_000, shared.key: Double(number),
          TweenKey("nothing\(number % 50)"): 1, .easing: shared.easing,
          .onEnd: { tally.ends += 1 },
        ])
      if number % 20 == 0 {
        let tasks = (0..<3).map { _ in Task { await self.run() } }
        for _ in 0..<5 { await Task.yield() }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
      }
    }
    tweener.advance(by: 1)
    return tally.problems == count ? tally.ends : -1
  }

  private func run() async { await tweener.run(framesPerSecond: 2_000) }
}

/// The shared engine and callbacks of the main actor, among the engines of other threads.
@MainActor func playShared(_ count: Int) async -> Int {
  Tweener.shared.isManual = true
  Tweener.shared.onProblem = { _ in }
  var ends = 0
  let layer = LayerModel()
  let template = TweenTemplate<LayerModel>([.duration: 0.01, "y": 5, "scale": 2])
  for number in 0..<count {
    Tweener.addTween(
      layer,
      [
        .duration: 0.01, shared.layer: 0.5, "x": Double(number), "nothing": 1, .easing: "outBounce",
        .onEnd: { @MainActor in ends += 1 },
      ])
    Tweener.shared.addTween(layer, template)
    Tweener.shared.advance(by: 0.02)
    await Task.yield()
  }
  return ends
}

/// Engines that share what the standard plugins register: each is made, given a name of its own and played. Says how many went wrong.
func playEngines(_ count: Int) -> Int {
  var wrong = 0
  for number in 0..<count {
    let (tweener, layer) = (Tweener(), LayerModel())
    tweener.onProblem = { _ in wrong += 1 }
    tweener.install(StandardPlugins())
    if number % 2 == 0 { tweener.registerEasing("own\(number)", .outQuad) }
    tweener.addTween(
      layer, [.duration: 0.1, "centerX": 40, "scale": 2, "backgroundColor": "red", "alpha": 0.5])
    tweener.addTween(layer, [.duration: 0.1, "preset": "shake", "text": "moved"])
    for _ in 0..<12 { tweener.advance(by: 0.01) }
    if layer.center.x != 40 || layer.text != "moved" { wrong += 1 }
  }
  return wrong
}

let file = CommandLine.arguments[1]
let owners = [Owner(), Owner()]
let faults = await withTaskGroup(of: [String].self) { group in
  for _ in 0..<2 { group.addTask { playRecordedScenes(file) } }
  for thread in 0..<3 as Range<UInt64> {
    group.addTask { playRandomScenes(thread * 1_000..<thread * 1_000 + 60) }
  }
  for owner in owners {
    group.addTask { await owner.work(200) == 200 ? [] : ["an engine in an actor lost something"] }
  }
  for _ in 0..<4 {
    group.addTask { playEngines(25) == 0 ? [] : ["an engine with shared registrations went wrong"] }
  }
  group.addTask { await playShared(200) == 200 ? [] : ["the shared engine lost something"] }
  var faults: [String] = []
  for await some in group { faults += some }
  return faults
}
for fault in faults { print(fault) }
// A program that fails: `.ci/run` looks at how it ended.
if !faults.isEmpty { fatalError("\(faults.count) faults") }
print("right")
