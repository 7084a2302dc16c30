import Tweener

/// What lies on a timeline: clocks within clocks, and members with a place on one of them (35).
///
/// What shows is worked out from the places alone, each time anew (36).
struct ReferenceTimeline {
  let root: ReferenceNode
  /// All members, those of nested timelines included, in the order of adding.
  var members: [ReferenceMember]
  /// The members, by number, in the order in which they start for the first time; those that start at one instant in the order
  /// in which they are passed (39).
  private(set) var startOrder: [Int] = []

  init(root: ReferenceNode, members: [ReferenceMember]) {
    self.root = root
    self.members = members
    for event in events(inPlay: 0) {
      var started = event.reads
      if case .member(let number, .start) = event.forwards { started.append(number) }
      for number in started where !startOrder.contains(number) { startOrder.append(number) }
    }
  }

  var timing: ReferenceTiming { root.timing }
}

/// A tween on a timeline.
struct ReferenceMember {
  let spec: TweenSpec
  /// Where it starts first, on the time of the outermost timeline.
  let firstStart: Int
  var components: [ReferenceComponent]
  /// Its `onStart` is called, or has been.
  var hasBegun = false
  /// Its start values are read.
  var hasRead = false
  /// Hears the callbacks; `nil` where they went with another part of a split timeline.
  var hears: ((ReferenceMoment) -> Void)?

  var timing: ReferenceTiming { ReferenceTiming(placed: spec) }
  var cells: Set<ReferenceCell> { Set(components.map(\.cell)) }
  func component(_ cell: ReferenceCell) -> ReferenceComponent? {
    components.first { $0.cell == cell }
  }
}

/// A timeline, or one that is nested, on its own time.
final class ReferenceNode {
  let spec: TweenSpec
  let timing: ReferenceTiming
  let entries: [ReferenceEntry]
  /// Bends the time of each play (41).
  let easing: Easing?
  let hears: ((ReferenceMoment) -> Void)?
  /// What it comes to, by play: worked out once, as it is asked for at every instant.
  var events: [Int: [ReferenceEvent]] = [:]

  init(
    _ spec: TweenSpec, isRoot: Bool, entries: [ReferenceEntry],
    hears: ((ReferenceMoment) -> Void)?
  ) {
    self.spec = spec
    timing = isRoot ? ReferenceTiming(spec) : ReferenceTiming(placed: spec)
    self.entries = entries
    easing = spec.easing == .linear ? nil : spec.easing.easing
    self.hears = hears
  }
}

struct ReferenceEntry {
  enum Content {
    /// By its number among all members.
    case member(Int)
    case node(ReferenceNode)
    case call((ReferenceMoment) -> Void)
    case pause
  }

  let content: Content
  let item: TimelineItem
  /// What it writes.
  let cells: Set<ReferenceCell>

  var start: Int { item.start }
  var end: Int { item.end }
}

extension ReferenceEngine {
  /// Works out the places of a timeline's members.
  func makeTimeline(
    _ spec: TweenSpec, hearsMember: @escaping (TweenSpec, ReferenceMoment) -> Void
  ) -> ReferenceTimeline {
    var members: [ReferenceMember] = []
    func node(_ spec: TweenSpec, isRoot: Bool, outer: (Int) -> Int) -> ReferenceNode {
      var entries: [ReferenceEntry] = []
      for item in spec.items ?? [] {
        switch item.content {
        case .tween(let member):
          let components = self.components(of: member)
          entries.append(
            ReferenceEntry(
              content: .member(members.count), item: item, cells: Set(components.map(\.cell))))
          members.append(
            ReferenceMember(
              spec: member, firstStart: outer(item.start), components: components,
              hears: { hearsMember(member, $0) }))
        case .timeline(let nested):
          let inner = node(nested, isRoot: false) {
            outer(max(item.origin + nested.outerLength(of: $0), item.start))
          }
          let cells = inner.entries.reduce(into: Set()) { $0.formUnion($1.cells) }
          entries.append(ReferenceEntry(content: .node(inner), item: item, cells: cells))
        case .call(let call):
          entries.append(
            ReferenceEntry(content: .call { hearsMember(call, $0) }, item: item, cells: []))
        case .pause: entries.append(ReferenceEntry(content: .pause, item: item, cells: []))
        }
      }
      return ReferenceNode(
        spec, isRoot: isRoot, entries: entries, hears: isRoot ? nil : { hearsMember(spec, $0) })
    }
    let root = node(spec, isRoot: true) { $0 }
    return ReferenceTimeline(root: root, members: members)
  }
}
