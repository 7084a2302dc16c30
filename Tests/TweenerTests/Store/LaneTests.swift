import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Lane and LaneSet")
struct LaneTests {
  static let easings: [Easing] = [
    .linear, .inOutQuad, .outCubic, .inExpo, .outBack, .inElastic, .outBounce, .inSine, .outCirc,
    .steps(4), .cubicBezier(0.4, 0, 0.2, 1), .inQuint, .outInQuart,
  ]

  /// What a lane holds, the slow way.
  private struct Model {
    var clock: LaneClock
    var courses: [LaneSegment]
    let cell: Int
    var owner: ComponentIndex
  }

  /// Each cell has room for the components of one entry.
  private static let cells = 400
  private static let room = 4

  private static let clocks: [LaneClock.Kind] = [.unit, .scaled, .repeating]

  private func kind(_ number: Int, _ motion: LaneKey.Motion) -> LaneKey {
    LaneKey(
      motion: motion, clock: Self.clocks[number % 3],
      layout: number / 3 % 2 == 1 ? .float : .double,
      width: 1 << (number / 6))
  }

  @Test("sweeps what an array of entries would write", arguments: easings, Array(0..<18))
  func againstArray(easing: Easing, bits: Int) {
    var random = RuleRandom(seed: UInt64(bits) + 10)
    let lane = Lane(key: kind(bits, .easing(easing)))
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: Self.cells * Self.room)
    memory.initialize(repeating: 0, count: Self.cells * Self.room)
    defer { memory.deallocate() }
    var models: [Model] = []
    var freeCells = Array(0..<Self.cells)
    if bits == 0 { lane.reserve(100) }
    for step in 0..<TrialCount.of(600, atLeast: 100) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5 where !freeCells.isEmpty:
        let cell = freeCells.remove(at: Int.random(in: freeCells.indices, using: &random))
        let model = model(lane.key, cell, ComponentIndex(step), &random)
        let index = lane.append(
          model.clock, destination: UnsafeMutableRawPointer(memory + cell * Self.room),
          owner: model.owner)
        for (member, course) in model.courses.enumerated() {
          lane.set(index, member: member, course)
        }
        #expect(Int(index) == models.count)
        models.append(model)
      case 5..<7 where !models.isEmpty:
        let index = Int.random(in: models.indices, using: &random)
        let moved = lane.remove(EntryIndex(index))
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
        let new = model(lane.key, 0, 0, &random)
        models[index].clock = new.clock
        models[index].courses = new.courses
        lane.set(EntryIndex(index), new.clock)
        for (member, course) in new.courses.enumerated() {
          lane.set(EntryIndex(index), member: member, course)
        }
      case 8 where !models.isEmpty:
        let index = Int.random(in: models.indices, using: &random)
        models[index].owner = ComponentIndex(1_000 + step)
        lane.changeOwner(EntryIndex(index), to: ComponentIndex(1_000 + step))
      default:
        check(lane, models, memory, easing, now: Double(Int.random(in: 0...1_000, using: &random)))
      }
      #expect(lane.count == models.count)
    }
    for (index, model) in models.enumerated() {
      #expect(lane.owner(of: EntryIndex(index)) == model.owner)
    }
    check(lane, models, memory, easing, now: 500)
  }

  @Test("lies in several chunks", arguments: [0, 1, 2, 3, 6, 8, 12, 17])
  func chunks(bits: Int) {
    var random = RuleRandom(seed: UInt64(bits) + 90)
    let lane = Lane(key: kind(bits, .easing(.outCubic)))
    let cells = 2 * LaneChunks.size + 37
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: cells * Self.room)
    memory.initialize(repeating: 0, count: cells * Self.room)
    defer { memory.deallocate() }
    var models: [Model] = []
    for cell in 0..<cells {
      let model = model(lane.key, cell, ComponentIndex(cell), &random)
      let index = lane.append(
        model.clock, destination: UnsafeMutableRawPointer(memory + cell * Self.room),
        owner: model.owner)
      for (member, course) in model.courses.enumerated() { lane.set(index, member: member, course) }
      models.append(model)
    }
    check(lane, models, memory, .outCubic, now: 250, cells: cells)
    // More than a chunk goes, from everywhere; the last entry takes each one's place.
    for _ in 0..<(LaneChunks.size + 50) {
      let index = Int.random(in: models.indices, using: &random)
      let moved = lane.remove(EntryIndex(index))
      let last = models.removeLast()
      if index < models.count { models[index] = last }
      if moved != (index < models.count ? last.owner : nil) { Issue.record("entry \(index)") }
    }
    check(lane, models, memory, .outCubic, now: 500, cells: cells)
  }

  private func model(
    _ key: LaneKey, _ cell: Int, _ owner: ComponentIndex, _ random: inout RuleRandom
  )
    -> Model
  {
    let clock: LaneClock
    switch key.clock {
    case .unit, .looping:
      // Spans that hold the times 0…1,000, so that the time lies within the play.
      clock =
        Bool.random(using: &random)
        ? LaneClock(start: .random(in: 1_000...1_500, using: &random), span: -1_500)
        : LaneClock(start: .random(in: -500...0, using: &random), span: 1_500)
    case .scaled:
      clock = LaneClock(
        kind: .scaled, span: 1_000, second: .random(in: -200...1_200, using: &random),
        third: .random(in: -2...2, using: &random))
    case .repeating:
      let span = Int.random(in: 1...60, using: &random)
      let gap = max(0, Int.random(in: -20...20, using: &random))
      clock = LaneClock(
        kind: .repeating, start: Double(Int.random(in: -500...0, using: &random)),
        span: Double(span), second: Double(span + gap),
        third: Double(Int.random(in: 0...2, using: &random)))
    }
    let courses = (0..<key.width).map { _ in
      LaneSegment(
        from: .random(in: -100...100, using: &random),
        delta: .random(in: -100...100, using: &random),
        to: .random(in: -100...100, using: &random))
    }
    return Model(clock: clock, courses: courses, cell: cell, owner: owner)
  }

  private func check(
    _ lane: Lane, _ models: [Model], _ memory: UnsafeMutablePointer<Double>, _ easing: Easing,
    now: Double, cells: Int = Self.cells
  ) {
    let untouched = 12_345.678
    for place in 0..<(cells * Self.room) { memory[place] = untouched }
    lane.sweep(LaneTime(instant: now, frame: 0))
    var written = Set<Int>()
    // Collected, as a check of its own for every cell takes longer than all the rest.
    var wrong: [String] = []
    for model in models {
      written.insert(model.cell)
      let raw = UnsafeRawPointer(memory + model.cell * Self.room)
      for (member, course) in model.courses.enumerated() {
        let value = value(model.clock, course, easing, now)
        let isRight =
          lane.key.layout == .float
          ? raw.load(fromByteOffset: 4 * member, as: Float.self) == Float(value)
          : raw.load(fromByteOffset: 8 * member, as: UInt64.self) == value.bitPattern
        if !isRight { wrong.append("entry in \(model.cell), member \(member), is not \(value)") }
      }
      let end = lane.key.layout == .float ? (model.courses.count + 1) / 2 : model.courses.count
      for place in end..<Self.room where memory[model.cell * Self.room + place] != untouched {
        wrong.append("behind the entry in \(model.cell)")
      }
    }
    for cell in 0..<cells
    where !written.contains(cell) && memory[cell * Self.room] != untouched {
      wrong.append("cell \(cell), which is nobody's")
    }
    #expect(wrong.isEmpty)
  }

  private func value(_ clock: LaneClock, _ course: LaneSegment, _ easing: Easing, _ now: Double)
    -> Double
  {
    guard clock.kind == .repeating else {
      return course.from + course.delta * easing(clock.time(at: now))
    }
    let (passed, cycle) = (Int(now - clock.start), Int(clock.second))
    var (play, rest) = passed.quotientAndRemainder(dividingBy: cycle)
    var isStanding = rest >= Int(clock.span)
    if rest == 0, play > 0 {
      play -= 1
      isStanding = true
      rest = 0
    }
    let isBackward = clock.third > 0 && (play + Int(clock.third) - 1) % 2 == 1
    if isStanding { return isBackward ? course.from : course.to }
    let moved = isBackward ? Int(clock.span) - rest : rest
    return course.from + course.delta * easing(Double(moved) / clock.span)
  }

  @Test("a lane of held values writes them, at whatever time", arguments: [0, 3, 6, 9, 12, 15])
  func hold(bits: Int) {
    let lane = Lane(key: kind(bits, .easing(.linear)))
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 9 * Self.room)
    memory.initialize(repeating: 0, count: 9 * Self.room)
    defer { memory.deallocate() }
    func value(_ cell: Int, _ member: Int) -> Double {
      let factor: Double = [0.1, -0.0, 0, -7.25][(cell + member) % 4]
      return factor * Double(10 * cell + member + 1)
    }
    for cell in 0..<9 {
      let index = lane.append(
        .held, destination: UnsafeMutableRawPointer(memory + cell * Self.room), owner: 0)
      for member in 0..<lane.key.width {
        lane.set(index, member: member, LaneSegment(from: value(cell, member)))
      }
    }
    lane.sweep(LaneTime(instant: 1e9, frame: 0))
    for cell in 0..<9 {
      let raw = UnsafeRawPointer(memory + cell * Self.room)
      for member in 0..<lane.key.width {
        if lane.key.layout == .float {
          let found = raw.load(fromByteOffset: 4 * member, as: Float.self)
          #expect(found.bitPattern == Float(value(cell, member)).bitPattern)
        } else {
          let found = raw.load(fromByteOffset: 8 * member, as: Double.self)
          #expect(found.bitPattern == value(cell, member).bitPattern)
        }
      }
    }
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test("an index outside is misuse and says so")
    func misuse() async {
      await #expect(processExitsWith: .failure) {
        let lane = Lane(key: LaneKey(motion: .easing(.linear), clock: .unit, layout: .double))
        _ = lane.remove(0)
      }
    }
  #endif

  @Test("lanes are found by key; a hint is good for as long as its lane is")
  func set() {
    var set = LaneSet()
    func key(_ overshoot: Double, isFloat: Bool = false, width: Int = 1) -> LaneKey {
      LaneKey(
        motion: .easing(.inBack(overshoot: overshoot)), clock: .unit,
        layout: isFloat ? .float : .double,
        width: width)
    }
    var released: [AnyObject] = []
    func hint(_ key: LaneKey) -> LaneHint { set.hint(key, &released) }
    let cell = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { cell.deallocate() }
    let kept = hint(key(0))
    _ = set[kept.index].append(LaneClock(), destination: cell, owner: 0)
    let empty = hint(key(1))
    #expect(hint(key(0)).index == kept.index)
    #expect(empty.index != kept.index)
    #expect(hint(key(0, isFloat: true)).index != kept.index)
    #expect(hint(key(0, width: 2)).index != kept.index)
    #expect(
      set.index(empty, clock: LaneClock(kind: .unit), layout: .double, width: 1) == empty.index)
    #expect(set.index(empty, clock: LaneClock(kind: .scaled), layout: .double, width: 1) == nil)
    #expect(set.index(empty, clock: LaneClock(kind: .unit), layout: .float, width: 1) == nil)
    #expect(set.index(empty, clock: LaneClock(kind: .unit), layout: .double, width: 2) == nil)
    #expect(set.index(LaneHint(), clock: LaneClock(kind: .unit), layout: .double, width: 1) == nil)
    // Empty lanes make room when there are many kinds; one that is in use stays.
    for count in 2..<2_000 { _ = hint(key(Double(count) / 256)) }
    #expect(set.lanes.count <= 300)
    #expect(hint(key(0)).index == kept.index)
    #expect(set[kept.index].count == 1)
    #expect(set.index(empty, clock: LaneClock(kind: .unit), layout: .double, width: 1) == nil)
    let again = hint(key(1))
    #expect(set[again.index].key == key(1))
  }
}
