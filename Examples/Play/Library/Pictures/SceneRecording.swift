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
    /// Frames in which it was updated.
    var frames: Set<Int> = []
    var events: [SceneTrace.Event] = []
    /// When it was called, where it is a command of its own.
    var called: Double?
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
    let player = ScenePlayer(rate: .framesPerSecond(min(60, Self.mostFrames / length)))
    var heard = scene
    heard.commands = scene.commands.enumerated().map { number, command in
      var command = command
      if !command.members.isEmpty, command.id == nil { command.id = "timeline \(number + 1)" }
      return Self.listening(command, engine: scene.engine)
    }
    let timelines = heard.commands.filter { !$0.members.isEmpty }.compactMap(\.id)
    heard.recordedAnimations += timelines.map { ($0, ["totalTime", "duration"]) }
    trace = try player.play(heard)
    times = trace.rows.map { $0[0].number ?? 0 }
    for (root, command) in heard.commands.enumerated() { addLane(command, root, 0, isTimed: true) }
    collect()
    for place in lanes.indices where lanes[place].depth > 0 {
      lanes[place].frames = frames(ofMember: lanes[place], of: heard.commands[lanes[place].root])
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
      if event.event == "update" {
        lanes[place].frames.insert(frame(at: event.time))
      } else {
        lanes[place].events.append(event)
      }
    }
  }

  private func frame(at time: Double) -> Int {
    times.firstIndex { $0 >= time - 1e-9 } ?? max(times.count - 1, 0)
  }

  // MARK: Members

  /// The frames in which a member of a timeline moved: those that pass a stretch between a start and an end of it,
  /// forwards or backwards.
  private func frames(ofMember lane: Lane, of command: SceneCommand) -> Set<Int> {
    let places = places(in: command)
    guard places.count == times.count else { return [] }
    var windows: [ClosedRange<Double>] = []
    var start: Double?
    for event in lane.events {
      let place = self.place(at: event.instant ?? event.time, places)
      if event.event == "start" { start = place }
      if event.event == "complete", let from = start {
        windows.append(min(from, place)...max(from, place))
        start = nil
      }
    }
    if let start { windows.append(start...max(start, places.max() ?? start)) }
    let moved = times.indices.dropFirst().filter { frame in
      let (low, high) = (
        min(places[frame - 1], places[frame]), max(places[frame - 1], places[frame])
      )
      return windows.contains { max(low, $0.lowerBound) < min(high, $0.upperBound) - 1e-9 }
    }
    return Set(moved)
  }

  /// Where in its play a timeline is in each frame, in seconds.
  private func places(in command: SceneCommand) -> [Double] {
    guard let total = trace.columns.firstIndex(of: "#\(command.id ?? "").totalTime"),
      let length = trace.columns.firstIndex(of: "#\(command.id ?? "").duration")
    else { return [] }
    let gap = max(command.parameter("repeatDelay")?.number ?? 0, 0)
    let isTurning = [command.parameter("autoreverse"), command.parameter("yoyo")]
      .contains { $0?.bool == true }
    let end = lanes.first { $0.name == command.id }?.frames.max() ?? 0
    var last = 0.0
    return trace.rows.enumerated().map { frame, row in
      guard frame <= end, let time = row[total].number,
        let duration = row[length].number,
        duration > 0, duration.isFinite
      else { return last }
      let play = max(((time / (duration + gap)) - 1e-9).rounded(.up) - 1, 0)
      let place = min(max(time - play * (duration + gap), 0), duration)
      let isBack = isTurning && play.truncatingRemainder(dividingBy: 2) == 1
      last = isBack ? duration - place : place
      return last
    }
  }

  private func place(at time: Double, _ places: [Double]) -> Double {
    let frame = frame(at: time)
    guard frame > 0, times[frame] > times[frame - 1] else { return places[frame] }
    let share = (time - times[frame - 1]) / (times[frame] - times[frame - 1])
    return places[frame - 1] + (places[frame] - places[frame - 1]) * min(max(share, 0), 1)
  }

  // MARK: Stretches

  /// When a lane's animation ran, in seconds.
  func stretches(of lane: Lane) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    let instants = lane.events.map { $0.instant ?? $0.time }
    func edge(_ low: Double, _ high: Double, _ usual: Double) -> Double {
      instants.first { $0 >= low - 1e-9 && $0 <= high + 1e-9 } ?? usual
    }
    for run in runs(lane.frames) {
      let (before, first) = (times[max(run.lowerBound - 1, 0)], times[run.lowerBound])
      let (late, last) = (times[max(run.upperBound - 1, 0)], times[run.upperBound])
      let from = edge(before, first, before)
      let to = instants.last { $0 >= late - 1e-9 && $0 <= last + 1e-9 && $0 > from } ?? last
      stretches.append(from...max(from, to))
    }
    return stretches
  }

  private func runs(_ frames: Set<Int>) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for frame in frames.sorted() {
      if let last = runs.last, last.upperBound + 1 == frame {
        runs[runs.count - 1] = last.lowerBound...frame
      } else {
        runs.append(frame...frame)
      }
    }
    return runs
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
        lanes[$0].frames.contains(frame) && losses[lanes[$0].root] == nil
      }
      let owner = running.max {
        (lanes[$0].root, start($0, frame), $0) < (lanes[$1].root, start($1, frame), $1)
      }
      guard let owner else { return nil }
      // What a newer call has taken does not come back; from a timeline it takes all that has begun.
      for place in able where lanes[place].root < lanes[owner].root {
        let hasBegun = lanes[place].depth > 0 && (lanes[place].frames.min() ?? frame) < frame
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
      let pairs = lane.targets.flatMap { target in lane.properties.map { (target, $0) } }
      if pairs.isEmpty { continue }
      let losses = pairs.map { ownership($0.0, $0.1).losses[lane.root] ?? .max }
      let last = losses.max() ?? .max
      lanes[place].frames = lane.frames.filter { $0 < last }
    }
  }

  /// When the run that a frame belongs to began.
  private func start(_ place: Int, _ frame: Int) -> Int {
    var first = frame
    while lanes[place].frames.contains(first - 1) { first -= 1 }
    return first
  }
}
