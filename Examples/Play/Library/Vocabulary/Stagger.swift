// GSAP's staggers: how much later each of several targets starts, in a row or in a grid.

import Tweener

struct Stagger {
  private let value: SceneValue
  private var delays: [Double] = []

  init(_ value: SceneValue, count: Int, _ command: SceneCommand) throws(SceneFault) {
    self.value = value
    let grid = try StaggerGrid(value, count: count, command)
    let each = value.number ?? value.field("each")?.number ?? 0
    var spread = value.field("amount")?.number ?? 0
    if spread == 0 { spread = each * grid.steps }
    if value.field("from") == .text("edges") { spread = -spread }
    let nearest = grid.distances.min() ?? 0
    let width = (grid.distances.max() ?? 0) - nearest
    let ease = value.field("ease")?.text.flatMap(GSAPEase.curve) ?? .linear
    let base = value.field("base")?.number ?? 0
    delays = grid.distances.map { distance in
      let share = width > 0 ? (distance - nearest) / width : 0
      let eased = spread < 0 ? 1 - ease(1 - share) : ease(share)
      return base + max(-spread, 0) + eased * spread
    }
  }

  func delay(_ index: Int) -> Double { delays[index] }

  /// What the stagger says for each target alone: `repeat`, `yoyo`, `repeatDelay`.
  func variable(_ name: String) -> SceneValue? { value.field(name) }
}

/// Where the targets of a stagger stand, and how far each is from where it begins.
private struct StaggerGrid {
  private(set) var distances: [Double] = []
  /// How many times `each` lies between the first start and the last.
  private(set) var steps = 0.0

  init(_ value: SceneValue, count: Int, _ command: SceneCommand) throws(SceneFault) {
    let axis = value.field("axis")?.text
    var columns: Double?
    if let grid = value.field("grid") {
      guard let size = grid.numbers, size.count == 2, size[1] >= 1, size[1] < 1e6 else {
        throw command.notYet("this “grid” of a stagger")
      }
      columns = size[1].rounded(.down)
    }
    let origin = try Self.origin(value.field("from") ?? .number(0), count, columns, command)
    distances = (0..<count).map { index in
      let row = columns.map { (Double(index) / $0).rounded(.down) } ?? 0
      let x = Double(index) - row * (columns ?? 0) - origin.x
      let y = row - origin.y
      return switch axis {
      case "x": abs(x)
      case "y": abs(y)
      default: (x * x + y * y).squareRoot()
      }
    }
    guard let columns, columns <= Double(count) else {
      steps = Double(count - 1)
      return
    }
    let rows = Double(count) / columns
    steps = axis == "y" ? rows : axis == "x" ? columns : max(columns, rows)
  }

  /// The place that is first: an index, a share of the whole, or a share of each direction.
  private static func origin(
    _ place: SceneValue, _ count: Int, _ columns: Double?, _ command: SceneCommand
  ) throws(SceneFault) -> (x: Double, y: Double) {
    let shares: (x: Double, y: Double)
    switch place {
    case .text("start"): return try origin(.number(0), count, columns, command)
    case .text("center"), .text("edges"): shares = (0.5, 0.5)
    case .text("end"): shares = (1, 1)
    case .number(let share) where share > 0 && share < 1: shares = (share, share)
    case .number(let index):
      guard let columns else { return (index, 0) }
      return (
        index.truncatingRemainder(dividingBy: columns), (index / columns).rounded(.towardZero)
      )
    case .list where place.numbers?.count == 2:
      let numbers = place.numbers ?? []
      shares = (numbers[0], numbers[1])
    default: throw command.notYet("this “from” of a stagger")
    }
    let width = min(columns ?? .infinity, Double(count))
    guard let columns else { return (width * shares.x - 0.5, 0) }
    return (width * shares.x - 0.5, Double(count) * shares.y / columns - 0.5)
  }
}
