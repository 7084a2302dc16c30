/// What a timeline comes to in one play: a plain list, in the order in which it is passed forwards (39).
struct ReferenceEvent {
  enum Call {
    /// Of the timeline itself.
    case head(ReferenceMoment)
    case member(Int, ReferenceMoment)
    case node(ReferenceNode, ReferenceMoment)
    case mark((ReferenceMoment) -> Void)
    case pause
  }

  /// On the time of the timeline that was asked.
  var place: Int
  /// Where it is come to backwards: in bent time that is another flick (41).
  var placeBackwards: Int
  /// At one instant what ends comes before what starts.
  var isStart: Bool
  var forwards: Call?
  var backwards: Call?
  /// Members whose start values are read behind the call, in silence: a timeline starts part-way in there, behind their starts.
  var reads: [Int] = []
  /// That of the timeline that was asked, by its place among those.
  var entry = 0

  var isMark: Bool {
    switch forwards ?? backwards {
    case .mark, .pause: true
    default: false
    }
  }
}

extension ReferenceTimeline {
  /// What one play of the timeline comes to, on its own time.
  func events(inPlay play: Int) -> [ReferenceEvent] {
    if let known = root.events[play] { return known }
    let list = events(of: root, inPlay: play)
    root.events[play] = list
    return list
  }

  /// 39: "members that end, then members that start, each in the order of adding; calls, pauses and members of no length
  /// stand among those that start." A nested timeline is one member; what it comes to keeps its own order.
  private func events(of node: ReferenceNode) -> [ReferenceEvent] {
    var list: [(event: ReferenceEvent, entry: Int)] = []
    for (number, entry) in node.entries.enumerated() {
      list += events(of: entry).map { ($0, number) }
    }
    // Swift's sort is stable.
    list.sort {
      ($0.event.place, $0.event.isStart ? 1 : 0, $0.entry) < (
        $1.event.place, $1.event.isStart ? 1 : 0, $1.entry
      )
    }
    return list.map { event, entry in
      var event = event
      event.entry = entry
      return event
    }
  }

  private func events(of entry: ReferenceEntry) -> [ReferenceEvent] {
    var list: [ReferenceEvent] = []
    // It has no end. One that begins part-way in may be behind its first play.
    let isEndless = entry.item.spec.map { ReferenceTiming(placed: $0).plays == nil } ?? false
    func add(
      _ place: Int, backwards placeBackwards: Int? = nil, _ isStart: Bool,
      _ forwards: ReferenceEvent.Call?, _ backwards: ReferenceEvent.Call?, reads: [Int] = []
    ) {
      // What lies at its start starts with it, what lies at its end ends with it; in between what follows a start stands
      // among the starts.
      let followsStart = list.last.map { $0.place == place && $0.isStart } ?? false
      let isStart =
        place == entry.start
        ? true : place == entry.end && !isEndless ? false : isStart || followsStart
      list.append(
        ReferenceEvent(
          place: place, placeBackwards: placeBackwards ?? place, isStart: isStart,
          forwards: forwards, backwards: backwards, reads: reads))
    }
    // 35: "What lies before, members of a nested timeline included, calls nothing."
    func isSkipped(_ place: Int) -> Bool { entry.item.origin < 0 && place <= 0 }
    let hasLength = entry.end > entry.start || isEndless
    switch entry.content {
    case .call(let hears): add(entry.start, true, .mark(hears), .mark(hears))
    case .pause: add(entry.start, true, .pause, .pause)
    case .member(let number):
      let (spec, timing) = (members[number].spec, members[number].timing)
      add(entry.start, true, .member(number, .start), .member(number, .reverseComplete))
      for play in timing.playsToCount.dropLast() {
        let end = entry.item.origin + spec.outerLength(of: timing.end(of: play))
        let start = entry.item.origin + spec.outerLength(of: timing.start(of: play + 1))
        if !isSkipped(end) { add(end, !hasLength, .member(number, .repeat), nil) }
        if !isSkipped(start) { add(start, !hasLength, nil, .member(number, .repeat)) }
      }
      if timing.plays != nil { add(entry.end, !hasLength, .member(number, .complete), nil) }
    case .node(let inner):
      add(entry.start, true, .node(inner, .start), .node(inner, .reverseComplete))
      let timing = inner.timing
      for play in timing.playsToCount {
        for event in events(of: inner, inPlay: play, isBent: true) {
          let place = entry.item.origin + inner.spec.outerLength(of: event.place)
          let back = entry.item.origin + inner.spec.outerLength(of: event.placeBackwards)
          if isSkipped(place) {
            if case .member(let number, .start)? = event.forwards { list[0].reads.append(number) }
            list[0].reads += event.reads
          } else {
            add(
              place, backwards: back, event.isStart, event.forwards, event.backwards,
              reads: event.reads)
          }
        }
        guard !timing.isLast(play), timing.duration != ReferenceTiming.endless else { break }
        let end = entry.item.origin + inner.spec.outerLength(of: timing.end(of: play))
        let start = entry.item.origin + inner.spec.outerLength(of: timing.start(of: play + 1))
        if !isSkipped(end) { add(end, false, .node(inner, .repeat), nil) }
        if !isSkipped(start) { add(start, timing.pause > 0, nil, .node(inner, .repeat)) }
      }
      if timing.plays != nil { add(entry.end, !hasLength, .node(inner, .complete), nil) }
    }
    return list
  }

  /// The events of one play on the node's own time. "Where the timeline turns round (`autoreverse`) calls and pauses are
  /// passed once": by the play that comes to them first. `isBent`: where the node's easing leads to them; else where they lie
  /// behind it.
  private func events(of node: ReferenceNode, inPlay play: Int, isBent: Bool = false)
    -> [ReferenceEvent]
  {
    let timing = node.timing
    let start = timing.start(of: play)
    var list = events(of: node)
    if timing.isBackward(play) {
      list = list.reversed().map {
        ReferenceEvent(
          place: timing.duration - $0.placeBackwards, placeBackwards: timing.duration - $0.place,
          isStart: !$0.isStart, forwards: $0.backwards, backwards: $0.forwards, reads: $0.reads,
          entry: $0.entry)
      }
    }
    for place in list.indices {
      if timing.autoreverse, list[place].isMark {
        if list[place].place == 0, play > 0 { list[place].forwards = nil }
        if list[place].place == timing.duration, !timing.isLast(play) {
          list[place].backwards = nil
        }
      }
      if isBent { list[place].bend(by: node, isBackward: timing.isBackward(play)) }
      // What a play has at its end ends with it, what it has at its beginning starts with it.
      if list[place].place == timing.duration { list[place].isStart = false }
      if list[place].place == 0 { list[place].isStart = true }
      list[place].place += start
      list[place].placeBackwards += start
    }
    return list
  }
}

extension ReferenceEvent {
  /// Moves it, in a play of a timeline, to where the easing of that comes to it.
  fileprivate mutating func bend(by node: ReferenceNode, isBackward: Bool) {
    let duration = node.timing.duration
    if isBackward {
      (place, placeBackwards) = (
        duration - node.firstFall(to: duration - place),
        duration - node.firstRise(to: duration - placeBackwards)
      )
    } else {
      (place, placeBackwards) = (
        node.firstRise(to: place), node.firstFall(to: placeBackwards)
      )
    }
  }
}

extension ReferenceTiming {
  /// The plays that a test lives to see.
  var playsToCount: Range<Int> { 0..<(duration == Self.endless ? 1 : plays ?? 60) }
}
