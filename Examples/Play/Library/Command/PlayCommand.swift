// The program: from arguments to exit code. Everything it touches is handed in, so that tests can run
// it whole. Must not know JSON or the engine.

/// What the program does with its arguments.
public struct PlayCommand {
  /// How the program ends.
  public enum ExitCode: Int32, Sendable {
    case success = 0
    case differs = 1
    case usage = 2
    case broken = 3
    case interrupted = 130
  }

  private let output: any TextOutput
  private let errors: any TextOutput
  private let read: (String) -> [UInt8]?
  private let save: (String, [UInt8]) -> Bool
  private let makeClock: () -> any WatchClock

  public init(output: any TextOutput, errors: any TextOutput) {
    self.init(
      output: output, errors: errors, read: readFile, save: writeFile, makeClock: RealClock.init)
  }

  init(
    output: any TextOutput, errors: any TextOutput, read: @escaping (String) -> [UInt8]?,
    save: @escaping (String, [UInt8]) -> Bool = { _, _ in false },
    makeClock: @escaping () -> any WatchClock
  ) {
    self.output = output
    self.errors = errors
    self.read = read
    self.save = save
    self.makeClock = makeClock
  }

  /// Runs the program.
  public func run(_ words: [String]) -> ExitCode {
    let arguments: PlayArguments
    do {
      arguments = try PlayArguments(words)
    } catch {
      errors.line("tweener-play: \(error)")
      return .usage
    }
    if arguments.wantsHelp {
      output.write(HelpText.text)
      return .success
    }
    do {
      if let picture = arguments.picture, let path = arguments.pictureFile {
        return draw(try picture.text(), into: path)
      }
      let scenes = try scenes(arguments)
      if arguments.lists {
        for scene in scenes { output.line("\(scene.name): \(scene.what)") }
        return .success
      }
      for problem in scenes.flatMap(\.problems) {
        errors.line("tweener-play: \(arguments.file ?? "the bundled scenes"): \(problem)")
      }
      if let path = arguments.drawing {
        guard scenes.count == 1 else {
          throw PlayArguments.Fault(
            description: "a picture has room for one scene: choose it with --scene")
        }
        return draw(try ScenePicture(scenes[0]).text, into: path)
      }
      return try arguments.checks ? check(scenes, arguments) : play(scenes, arguments)
    } catch let fault as PlayArguments.Fault {
      errors.line("tweener-play: \(fault)")
      return .usage
    } catch {
      errors.line("tweener-play: \(arguments.file ?? "the bundled scenes"): \(error)")
      return .broken
    }
  }

  private func scenes(_ arguments: PlayArguments) throws -> [Scene] {
    let file: SceneFile
    if let path = arguments.file {
      file = try SceneFile(try bytes(path))
    } else {
      file = try SceneFile(BundledScene.text)
    }
    if arguments.scenes.isEmpty { return file.scenes }
    return try arguments.scenes.map { name in
      guard let scene = file.scenes.first(where: { $0.name == name }) else {
        throw PlayArguments.Fault(description: "the file has no scene “\(name)”; --list lists them")
      }
      return scene
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    guard let bytes = read(path == "-" ? "/dev/stdin" : path) else {
      throw SceneFault("the file cannot be read", at: nil, path: "")
    }
    return bytes
  }

  private func draw(_ picture: String, into path: String) -> ExitCode {
    if path == "-" {
      output.write(picture)
    } else if !save(path, Array(picture.utf8)) {
      errors.line("tweener-play: \(path): the file cannot be written")
      return .broken
    }
    return .success
  }

  // MARK: Play

  private func play(_ scenes: [Scene], _ arguments: PlayArguments) throws -> ExitCode {
    let format = arguments.format ?? .table
    if format == .csv, scenes.count > 1 {
      throw PlayArguments.Fault(description: "CSV has room for one scene: choose it with --scene")
    }
    let wantsMotion = arguments.watches || (arguments.file == nil && arguments.format == nil)
    var code = ExitCode.success
    for (index, scene) in scenes.enumerated() {
      let played = Result { () throws(SceneFault) in
        try wantsMotion && output.isTerminal
          ? show(scene, arguments) : print(scene, format, arguments, isFirst: index == 0)
      }
      switch played {
      case .success(true): break
      case .success(false): return .interrupted
      case .failure(let fault) where fault.isNotYet && scenes.count > 1:
        errors.line("tweener-play: \(scene.name): \(fault)")
        code = .broken
      case .failure(let fault): throw fault
      }
    }
    return code
  }

  /// Shows the motion; `false` when a person stopped it.
  private func show(_ scene: Scene, _ arguments: PlayArguments) throws(SceneFault) -> Bool {
    let watch = SceneWatch(
      framesPerSecond: arguments.framesPerSecond ?? 60, speed: arguments.speed,
      hint: Self.hint(scene, arguments))
    return try watch.show(scene, on: output, clock: makeClock()) != nil
  }

  /// What a person who sees a scene may try next.
  private static func hint(_ scene: Scene, _ arguments: PlayArguments) -> String {
    let again = arguments.file.map { "\($0) --watch" } ?? "--scene \(scene.name)"
    return arguments.speed < 1
      ? "next: its numbers: tweener-play \(again.replacing(" --watch", with: "")) --format csv"
      : "next: slow motion: tweener-play \(again) --speed 0.25 (--help: all options)"
  }

  private func print(
    _ scene: Scene, _ format: TraceFormat, _ arguments: PlayArguments, isFirst: Bool
  ) throws(SceneFault) -> Bool {
    let rate = arguments.framesPerSecond.map { ScenePlayer.Rate.framesPerSecond($0) } ?? .ticks
    let trace = try ScenePlayer(rate: rate).play(scene)
    if !isFirst, format == .table { output.line() }
    output.write(format.text(trace, of: scene))
    return true
  }

  // MARK: Check

  private func check(_ scenes: [Scene], _ arguments: PlayArguments) throws -> ExitCode {
    let check = SceneCheck(table: try table(arguments))
    var report = CheckReport()
    for scene in scenes {
      let verdict = check.verdict(on: scene)
      report.add(verdict)
      for line in CheckReport.lines(verdict, isVerbose: arguments.isVerbose) { output.line(line) }
    }
    output.line()
    for line in report.summary { output.line(line) }
    if report.verdicts.contains(where: { $0.kind == .broken }) { return .broken }
    return report.isAccepted ? .success : .differs
  }

  /// The table given, or the page in `Docs` beside the working directory or above the scene file.
  private func table(_ arguments: PlayArguments) throws -> CompatibilityTable {
    let page = "Docs/Compatibility.md"
    if let path = arguments.table {
      return try CompatibilityTable(markdown: String(decoding: try bytes(path), as: UTF8.self))
    }
    var places = [page]
    var folders = (arguments.file ?? "").split(separator: "/", omittingEmptySubsequences: false)
    while folders.popLast() != nil {
      places.append((folders + [Substring(page)]).joined(separator: "/"))
    }
    for place in places {
      guard let bytes = read(place) else { continue }
      return try CompatibilityTable(markdown: String(decoding: bytes, as: UTF8.self))
    }
    errors.line("tweener-play: no \(page) found: every difference counts")
    return CompatibilityTable()
  }
}
