// GSAP's staggers: how much later each of several targets starts.

import Tweener

struct Stagger {
  private let value: SceneValue
  private var delays: [Double] = []

  init(_ value: SceneValue, count: Int, _ command: SceneCommand) throws(SceneFault) {
    self.value = value
    for name in ["grid", "axis"] where value.field(name) != nil {
      throw command.notYet("“\(name)” of a stagger")
    }
    let each = value.number ?? value.field("each")?.number ?? 0
    var spread = value.field("amount")?.number ?? each * Double(count - 1)
    let place = value.field("from") ?? .text("start")
    let distances = try Self.distances(from: place, count: count, command)
    if place == .text("edges") { spread = -spread }
    let nearest = distances.min() ?? 0
    let width = (distances.max() ?? 0) - nearest
    let ease = value.field("ease")?.text.flatMap(GSAPEase.curve) ?? .linear
    delays = distances.map { distance in
      let share = width > 0 ? (distance - nearest) / width : 0
      let eased = spread < 0 ? 1 - ease(1 - share) : ease(share)
      return max(-spread, 0) + eased * spread
    }
  }

  private static func distances(
    from place: SceneValue, count: Int, _ command: SceneCommand
  ) throws(SceneFault) -> [Double] {
    let origin: Double
    switch place {
    case .text("start"): origin = 0
    case .text("center"), .text("edges"): origin = Double(count - 1) / 2
    case .text("end"): origin = Double(count - 1)
    case .number(let index): origin = index
    default: throw command.notYet("this “from” of a stagger")
    }
    return (0..<count).map { abs(Double($0) - origin) }
  }

  func delay(_ index: Int) -> Double { delays[index] }

  /// What the stagger says for each target alone: `repeat`, `yoyo`, `repeatDelay`.
  func variable(_ name: String) -> SceneValue? { value.field(name) }
}
