// The motions of living tweens' components. Few tweens have any; a row's place here is in its
// RowExtras. Kept by RowTable; lists that are removed are released when nothing is under way, as
// they may hold closures of the caller's.

struct MotionTable: ~Copyable {
  struct Entry {
    let part: PartIndex
    let motion: ComponentMotion
  }

  /// Of a row's motions each knows the next.
  private struct Node {
    var part: PartIndex
    var next = MotionsIndex.first
    private var kind: Kind
    /// The identity of the spring that moves it, and the velocity at the start. Beside the spring,
    /// so that reading them changes no reference count.
    private var spring: ObjectIdentifier?
    private var velocity = 0.0

    private enum Kind {
      case spring(PreparedSpring)
      case other(ComponentMotion)
    }

    init(part: PartIndex, motion: ComponentMotion) {
      self.part = part
      if case .spring(let spring, let velocity) = motion {
        kind = .spring(spring)
        (self.spring, self.velocity) = (ObjectIdentifier(spring), velocity)
      } else {
        kind = .other(motion)
      }
    }

    var motion: ComponentMotion {
      switch kind {
      case .spring(let spring): .spring(spring, velocity: velocity)
      case .other(let motion): motion
      }
    }

    /// The velocity at the start, where it moves by this spring.
    @inline(__always)
    func velocity(by spring: PreparedSpring) -> Double? {
      self.spring == ObjectIdentifier(spring) ? velocity : nil
    }

    @inline(__always)
    mutating func swing(by spring: PreparedSpring, velocity: Double) {
      self.velocity = velocity
      if self.spring == ObjectIdentifier(spring) { return }
      (kind, self.spring) = (.spring(spring), ObjectIdentifier(spring))
    }

    /// It holds nothing of the caller's.
    static var free: Node { Node(part: .first, motion: .handover(.none)) }
  }

  /// The first is a sentinel: the list of rows without motions, and the end of each other list.
  private var nodes = [Node.free]
  private var free: [MotionsIndex] = []

  /// The number of components that have motions.
  var count: Int { nodes.count - free.count - 1 }

  @inline(__always)
  func motion(_ index: MotionsIndex, _ part: PartIndex) -> ComponentMotion? {
    var index = index
    while index != .first {
      if nodes[Int(index)].part == part { return nodes[Int(index)].motion }
      index = nodes[Int(index)].next
    }
    return nil
  }

  /// The state that the first motion of a list gives its component after some seconds of a play.
  /// The motion is probably by `spring`.
  @inline(__always)
  func state(
    _ index: MotionsIndex, likelyBy spring: PreparedSpring?, from start: Double, to end: Double,
    at seconds: Double
  ) -> MotionState {
    if let spring, let velocity = nodes[Int(index)].velocity(by: spring) {
      return spring.accept(SpringState(from: start, to: end, velocity: velocity, at: seconds))
    }
    return nodes[Int(index)].motion.state(from: start, to: end, at: seconds)
  }

  /// Gives a list of one motion another component, which moves by a spring.
  mutating func swing(
    _ index: MotionsIndex, _ part: PartIndex, by spring: PreparedSpring, velocity: Double
  ) {
    nodes[Int(index)].part = part
    nodes[Int(index)].swing(by: spring, velocity: velocity)
  }

  /// In the order in which they were added.
  func entries(_ index: MotionsIndex) -> [Entry] {
    var entries: [Entry] = []
    var index = index
    while index != .first {
      let node = nodes[Int(index)]
      entries.append(Entry(part: node.part, motion: node.motion))
      index = node.next
    }
    return entries
  }

  /// Adds a motion to a list, or to a new one where `index` is the first. Returns the list's place.
  mutating func add(_ motion: ComponentMotion, _ part: PartIndex, to index: MotionsIndex)
    -> MotionsIndex
  {
    let place = makeNode(Node(part: part, motion: motion))
    if index == .first { return place }
    var last = index
    while nodes[Int(last)].next != .first { last = nodes[Int(last)].next }
    nodes[Int(last)].next = place
    return index
  }

  private mutating func makeNode(_ node: Node) -> MotionsIndex {
    if let index = free.popLast() {
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    return MotionsIndex(nodes.count - 1)
  }

  /// Empties a list, and keeps its memory for another. Returns what is to be let go of when nothing
  /// is under way.
  mutating func remove(_ index: MotionsIndex) -> [AnyObject] {
    var runs: [AnyObject] = []
    var index = index
    while index != .first {
      if case .simulated(let run, _) = nodes[Int(index)].motion { runs.append(run) }
      let next = nodes[Int(index)].next
      nodes[Int(index)] = .free
      free.append(index)
      index = next
    }
    return runs
  }
}

extension RowTable {
  /// The motion of a row's component; `nil` where its easing determines all of it.
  @inline(__always)
  func motion(_ component: TweenComponent) -> ComponentMotion? {
    motions.motion(self[extras: component.row].motions, component.part)
  }

  /// The motions of a row's components.
  func motions(of slot: Slot) -> [MotionTable.Entry] { motions.entries(self[extras: slot].motions) }

  /// Keeps how a component of a row moves.
  func keep(_ motion: ComponentMotion, _ part: PartIndex, of slot: Slot) {
    self[extras: slot].motions = motions.add(motion, part, to: self[extras: slot].motions)
  }

  /// Whether a row has nothing of its own but the motions of its components and how long these
  /// take.
  @inline(__always)
  func hasOnlyMotions(_ row: TweenRow, _ slot: Slot) -> Bool {
    row.extras == .first || self[extras: slot].hasOnlyMotions
  }

  /// Lets a row's only component swing for some flicks. What the row has of extras it has taken
  /// over with the component.
  @inline(__always)
  func swing(
    _ slot: Slot, _ part: PartIndex, by spring: PreparedSpring, velocity: Double, duration: Int64
  ) {
    let index = self[extras: slot].motions
    if index != .first {
      motions.swing(index, part, by: spring, velocity: velocity)
    } else {
      keep(.spring(spring, velocity: velocity), part, of: slot)
    }
    self[extras: slot].duration = duration
  }

  /// Gives a part that is split off what the whole has.
  func shareMotions(of slot: Slot, with part: Slot) {
    if self[slot].extras == .first { return }
    for entry in motions(of: slot) { keep(entry.motion, entry.part, of: part) }
  }

  /// Takes a row's motions away. Returns what is to be let go of when nothing is under way.
  func dropMotions(_ slot: Slot) -> [AnyObject] {
    guard self[slot].extras != .first else { return [] }
    let index = self[extras: slot].motions
    guard index != .first else { return [] }
    self[extras: slot].motions = .first
    return motions.remove(index)
  }
}
