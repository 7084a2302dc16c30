// One playing of a scene with every callback listened to: when each animation ran, and what happened to it. Used by
// ScenePicture; must not know how it is drawn.

struct SceneRecording {
  /// An animation of the scene: a tween, a timeline, or a member of one.
  struct Lane {
    var name: String
    /// How many timelines it is in.
    var depth: Int
    /// The place of the command that it belongs to among all commands.
    var root: Int
    var targets: [String]
    var properties: Set<String>
    var run = Run()
    /// What each target does, where there are several.
    var parts: [Part] = []
    /// When it was called, where it is a command of its own.
    var called: Double?

    /// Frames in which it moved one of its targets.
    func frames(of target: String) -> Set<Int> {
      parts.first { $0.target == target }?.run.frames ?? run.frames
    }
  }

  /// One of several targets of an animation.
  struct Part {
    var target: String
    var run = Run()
  }

  /// When an animation, or its part for one target, was moved, and what was called for it.
  struct Run {
    /// The frames at the end of which it had moved.
    var frames: Set<Int> = []
    var events: [SceneTrace.Event] = []
    private var start: Double?

    mutating func add(_ event: SceneTrace.Event, frame: Int) {
      guard event.event == "update" else {
        events.append(event)
        if event.event == "start" { start = event.instant }
        if event.event == "complete" { start = nil }
        return
      }
      // What starts in the instant of a frame has not moved yet.
      if let start, start >= event.time - 1e-9 { return }
      frames.insert(frame)
    }
  }

  let scene: Scene
  let trace: SceneTrace
  /// When each frame is, in seconds.
  let times: [Double]
  private(set) var lanes: [Lane] = []

  /// The most frames that are drawn: more than the picture has points.
  private static let mostFrames = 1200.0

  init(_ scene: Scene) throws(SceneFault) {
    self.scene = scene
    let length = max(scene.ticks.max() ?? 0, 0.001)
    var player = ScenePlayer(rate: .framesPerSecond(min(60, Self.mostFrames / length)))
    player.notesParts = true
    var heard = scene
    heard.commands = scene.commands.enumerated().map { number, command in
      var command = command
      if !command.members.isEmpty, command.id == nil { command.id = "timeline \(number + 1)" }
      return Self.listening(command, engine: scene.engine)
    }
    // A staggered group of GSAP's that repeats as a whole is a timeline too.
    let groups = heard.commands.indices.filter { place in
      let command = heard.commands[place]
      return scene.engine == .gsap && command.repeats && command.parameter("stagger") != nil
    }
    for place in groups { heard.commands[place].id = Animation(heard.commands[place]).name }
    let timelines =
      heard.commands.filter { !$0.members.isEmpty }.compactMap(\.id)
      + groups.compactMap { heard.commands[$0].id }
    heard.recordedAnimations += timelines.map { ($0, ["totalTime", "duration"]) }
    trace = try player.play(heard)
    times = trace.rows.map { $0[0].number ?? 0 }
    for (root, command) in heard.commands.enumerated() { addLane(command, root, 0, isTimed: true) }
    collect()
    for place in lanes.indices
    where lanes[place].depth > 0 || groups.contains(lanes[place].root) && lanes[place].called != nil
    {
      lanes[place].moveWithin(TimelinePlaces(heard.commands[lanes[place].root], self))
    }
    removeEmptied()
  }

  // MARK: Listening

  private static let marks: Set<String> = ["addPause", "addLabel", "label", "call"]
  private static let makers: Set<String> = [
    "add", "addTween", "addCaller", "addTimeline", "timeline", "to", "from", "fromTo", "set",
  ]

  /// The command with every event of its animations in the log.
  private static func listening(
    _ command: SceneCommand, engine: SceneEngine, isMember: Bool = false
  ) -> SceneCommand {
    var command = command
    command.callbacks = command.callbacks.map { event, commands in
      (event, commands.map { listening($0, engine: engine) })
    }
    command.members = command.members.map { listening($0, engine: engine, isMember: true) }
    guard isMaker(command, isMember: isMember, engine) else { return command }
    var events = ["start", "update", "repeat", "complete"]
    if engine == .own || engine == .gsap { events.append("reverseComplete") }
    if !isMember {
      events += engine == .gsap ? ["interrupt"] : ["overwrite"]
      if engine == .own { events += ["pause", "resume"] }
    }
    for event in events where !command.callbacks.contains(where: { $0.event == event }) {
      command.callbacks.append((event, []))
    }
    return command
  }

  private static func isMaker(
    _ command: SceneCommand, isMember: Bool, _ engine: SceneEngine
  ) -> Bool {
    guard makers.contains(command.operation) else { return false }
    // Other engines' assignments are no tweens.
    return command.operation != "set" || engine == .gsap
  }

  // MARK: Lanes

  private mutating func addLane(
    _ command: SceneCommand, _ root: Int, _ depth: Int, isTimed: Bool = false
  ) {
    let isMark = depth > 0 && Self.marks.contains(command.operation)
    if Self.isMaker(command, isMember: depth > 0, scene.engine)
      || isMark && command.operation == "call"
    {
      let name = Animation(command).name
      if !lanes.contains(where: { $0.name == name }) {
        let named = Self.names(command.parameters)
        let known = Set(scene.targets.flatMap(\.record))
        lanes.append(
          Lane(
            name: name, depth: depth, root: root, targets: command.targets,
            properties: named.intersection(known),
            called: isTimed ? command.time : nil))
        if named.contains("preset") || named.contains("motionPath") {
          lanes[lanes.count - 1].properties.formUnion(moved(by: command))
        }
      }
    }
    for member in command.members { addLane(member, root, depth + 1) }
    for (_, commands) in command.callbacks {
      for command in commands { addLane(command, root, 0) }
    }
  }

  /// What a command moves that names no properties, as one with a preset: it is played alone.
  private func moved(by command: SceneCommand) -> Set<String> {
    var alone = scene
    var command = command
    (command.time, command.callbacks, command.operation) = (0, [], "add")
    alone.commands = [command]
    guard let played = try? ScenePlayer(rate: .framesPerSecond(20)).play(alone) else { return [] }
    var names: Set<String> = []
    for target in scene.targets where command.targets.contains(target.name) {
      for key in target.record {
        guard let column = played.columns.firstIndex(of: "\(target.name).\(key)") else { continue }
        if played.rows.contains(where: { $0[column] != played.rows[0][column] }) {
          names.insert(key)
        }
      }
    }
    return names
  }

  private static func names(_ fields: [SceneField]) -> Set<String> {
    var names = Set(fields.map(\.name))
    for field in fields where field.name == "keyframes" {
      for piece in field.value.list ?? [field.value] {
        names.formUnion(self.names(piece.fields ?? []))
      }
    }
    return names
  }

  private mutating func collect() {
    var places: [String: Int] = [:]
    for (place, lane) in lanes.enumerated() { places[lane.name] = place }
    for event in trace.log {
      guard let place = places[event.tween] else { continue }
      lanes[place].run.add(event, frame: frame(at: event.time))
    }
    for part in trace.parts {
      guard let place = places[part.event.tween] else { continue }
      let known = lanes[place].parts.firstIndex { $0.target == part.target }
      if known == nil { lanes[place].parts.append(Part(target: part.target)) }
      let last = known ?? lanes[place].parts.count - 1
      lanes[place].parts[last].run.add(part.event, frame: frame(at: part.event.time))
    }
    let order = scene.targets.map(\.name)
    for place in lanes.indices where !lanes[place].parts.isEmpty {
      lanes[place].parts.sort {
        order.firstIndex(of: $0.target) ?? 0 < order.firstIndex(of: $1.target) ?? 0
      }
      lanes[place].run.frames = Set(lanes[place].parts.flatMap(\.run.frames))
    }
  }

  func frame(at time: Double) -> Int {
    times.firstIndex { $0 >= time - 1e-9 } ?? max(times.count - 1, 0)
  }

  // MARK: Owners

  /// The lane that moved a property of a target in each frame, if any.
  func owners(of target: String, _ property: String) -> [Int?] {
    ownership(target, property).owners
  }

  /// The owners of each frame, and when the commands that lost the property to a newer one did so.
  private func ownership(
    _ target: String, _ property: String
  ) -> (owners: [Int?], losses: [Int: Int]) {
    let able = lanes.indices.filter { place in
      let lane = lanes[place]
      return lane.targets.contains(target) && lane.properties.contains(property)
    }
    var losses: [Int: Int] = [:]
    let owners = times.indices.map { frame -> Int? in
      let running = able.filter {
        lanes[$0].frames(of: target).contains(frame) && losses[lanes[$0].root] == nil
      }
      let owner = running.max {
        (lanes[$0].root, start($0, target, frame), $0)
          < (lanes[$1].root, start($1, target, frame), $1)
      }
      guard let owner else { return nil }
      // What a newer call has taken does not come back; from a timeline it takes all that has begun.
      for place in able where lanes[place].root < lanes[owner].root {
        let hasBegun =
          lanes[place].depth > 0 && (lanes[place].frames(of: target).min() ?? frame) < frame
        if hasBegun || running.contains(place), losses[lanes[place].root] == nil {
          losses[lanes[place].root] = frame
        }
      }
      return owner
    }
    return (owners, losses)
  }

  /// Takes the frames from members in which they have lost all that they had.
  private mutating func removeEmptied() {
    let all = lanes
    for place in all.indices where all[place].depth > 0 {
      let lane = all[place]
      if lane.targets.isEmpty || lane.properties.isEmpty { continue }
      let last = lane.targets.map { target in
        lane.properties.map { ownership(target, $0).losses[lane.root] ?? .max }.max() ?? .max
      }
      lanes[place].run.frames = lane.run.frames.filter { $0 < last.max() ?? .max }
      for index in lane.parts.indices {
        let target = lane.targets.firstIndex(of: lane.parts[index].target)
        let end = target.map { last[$0] } ?? .max
        lanes[place].parts[index].run.frames = lane.parts[index].run.frames.filter { $0 < end }
      }
    }
  }

  /// When the run that a frame belongs to began.
  private func start(_ place: Int, _ target: String, _ frame: Int) -> Int {
    let frames = lanes[place].frames(of: target)
    var first = frame
    while frames.contains(first - 1) { first -= 1 }
    return first
  }
}
