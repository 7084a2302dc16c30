import Testing

@testable import Tweener

@Suite("Lane and LaneSet")
struct LaneTests {
  static let easings: [Easing] = [
    .linear, .inOutQuad, .outCubic, .inExpo, .outBack, .inElastic, .outBounce, .inSine, .outCirc,
    .steps(4), .cubicBezier(0.4, 0, 0.2, 1), .inQuint, .outInQuart,
  ]

  /// What a lane holds, the slow way.
  private struct Model {
    var entry: LaneEntry
    let cell: Int
    var owner: Int32
  }

  @Test("sweeps what an array of entries would write", arguments: easings, [0, 1, 2, 3])
  func againstArray(easing: Easing, kind: Int) {
    let (isScaled, isFloat) = (kind & 1 == 1, kind & 2 == 2)
    var random = RuleRandom(seed: UInt64(kind) + 10)
    let lane = Lane(key: LaneKey(motion: .easing(easing), isScaled: isScaled, isFloat: isFloat))
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 400)
    memory.initialize(repeating: 0, count: 400)
    defer { memory.deallocate() }
    var models: [Model] = []
    var freeCells = Array(0..<400)
    if kind == 0 { lane.reserve(100) }
    for step in 0..<600 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5 where !freeCells.isEmpty:
        let cell = freeCells.remove(at: Int.random(in: freeCells.indices, using: &random))
        let entry = entry(isScaled, &random)
        let index = lane.append(
          entry, destination: UnsafeMutableRawPointer(memory + cell), owner: Int32(step))
        #expect(Int(index) == models.count)
        models.append(Model(entry: entry, cell: cell, owner: Int32(step)))
      case 5..<7 where !models.isEmpty:
        let index = Int.random(in: models.indices, using: &random)
        let moved = lane.remove(Int32(index))
        let last = models.removeLast()
        if index < models.count {
          #expect(moved == last.owner)
          freeCells.append(models[index].cell)
          models[index] = last
        } else {
          #expect(moved == nil)
          freeCells.append(last.cell)
        }
      case 7 where !models.isEmpty:
        let index = Int.random(in: models.indices, using: &random)
        models[index].entry = entry(isScaled, &random)
        lane.set(Int32(index), models[index].entry)
      case 8 where !models.isEmpty:
        let index = Int.random(in: models.indices, using: &random)
        models[index].owner = Int32(1_000 + step)
        lane.changeOwner(Int32(index), to: Int32(1_000 + step))
      default:
        check(lane, models, memory, easing, isFloat, now: .random(in: 0...1_000, using: &random))
      }
      #expect(lane.count == models.count)
    }
    check(lane, models, memory, easing, isFloat, now: 500)
  }

  private func entry(_ isScaled: Bool, _ random: inout RuleRandom) -> LaneEntry {
    // Spans that hold the times 0…1,000, so that at rate 1 the time lies within the play.
    let isBackward = Bool.random(using: &random)
    let start =
      isBackward
      ? Double.random(in: 1_000...1_500, using: &random)
      : Double.random(in: -500...0, using: &random)
    return LaneEntry(
      start: isScaled ? 0 : start,
      span: isScaled ? 1_000 : isBackward ? -1_500 : 1_500,
      from: .random(in: -100...100, using: &random), delta: .random(in: -100...100, using: &random),
      anchor: .random(in: -200...1_200, using: &random), rate: .random(in: -2...2, using: &random),
      isScaled: isScaled)
  }

  private func check(
    _ lane: Lane, _ models: [Model], _ memory: UnsafeMutablePointer<Double>, _ easing: Easing,
    _ isFloat: Bool, now: Double
  ) {
    let untouched = 12_345.678
    for cell in 0..<400 { memory[cell] = untouched }
    lane.sweep(now: now)
    var written = Set<Int>()
    for model in models {
      written.insert(model.cell)
      let value = model.entry.from + model.entry.delta * easing(model.entry.time(at: now))
      let raw = UnsafeRawPointer(memory + model.cell)
      if isFloat {
        #expect(raw.load(as: Float.self) == Float(value))
      } else {
        #expect(raw.load(as: Double.self).bitPattern == value.bitPattern)
      }
    }
    for cell in 0..<400 where !written.contains(cell) { #expect(memory[cell] == untouched) }
  }

  @Test("a lane of held values writes them, at whatever time", arguments: [true, false])
  func hold(isFloat: Bool) {
    let lane = Lane(key: LaneKey(motion: .hold, isScaled: false, isFloat: isFloat))
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 9)
    memory.initialize(repeating: 0, count: 9)
    defer { memory.deallocate() }
    for cell in 0..<9 {
      _ = lane.append(
        LaneEntry(from: Double(cell) + 0.1), destination: UnsafeMutableRawPointer(memory + cell),
        owner: 0)
    }
    lane.sweep(now: 1e9)
    for cell in 0..<9 {
      let raw = UnsafeRawPointer(memory + cell)
      if isFloat {
        #expect(raw.load(as: Float.self) == Float(Double(cell) + 0.1))
      } else {
        #expect(raw.load(as: Double.self) == Double(cell) + 0.1)
      }
    }
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test("an index outside is misuse and says so")
    func misuse() async {
      await #expect(processExitsWith: .failure) {
        let lane = Lane(key: LaneKey(motion: .hold, isScaled: false, isFloat: false))
        _ = lane.remove(0)
      }
    }
  #endif

  @Test("lanes are found by key; a hint is good for as long as its lane is")
  func set() {
    var set = LaneSet()
    func key(_ overshoot: Double, isFloat: Bool = false) -> LaneKey {
      LaneKey(
        motion: .easing(.inBack(overshoot: overshoot)), isScaled: false, isFloat: isFloat)
    }
    let cell = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { cell.deallocate() }
    let kept = set.hint(key(0))
    _ = set[kept.index].append(LaneEntry(), destination: cell, owner: 0)
    let empty = set.hint(key(1))
    #expect(set.hint(key(0)).index == kept.index)
    #expect(empty.index != kept.index)
    #expect(set.hint(key(0, isFloat: true)).index != kept.index)
    #expect(set.index(empty, isHeld: false, isScaled: false, isFloat: false) == empty.index)
    #expect(set.index(empty, isHeld: true, isScaled: false, isFloat: false) == nil)
    #expect(set.index(empty, isHeld: false, isScaled: true, isFloat: false) == nil)
    #expect(set.index(empty, isHeld: false, isScaled: false, isFloat: true) == nil)
    #expect(set.index(LaneHint(), isHeld: false, isScaled: false, isFloat: false) == nil)
    // Empty lanes make room when there are many kinds; one that is in use stays.
    for count in 2..<2_000 { _ = set.hint(key(Double(count) / 256)) }
    #expect(set.lanes.count <= 300)
    #expect(set.hint(key(0)).index == kept.index)
    #expect(set[kept.index].count == 1)
    #expect(set.index(empty, isHeld: false, isScaled: false, isFloat: false) == nil)
    let again = set.hint(key(1))
    #expect(set[again.index].key == key(1))
  }
}
