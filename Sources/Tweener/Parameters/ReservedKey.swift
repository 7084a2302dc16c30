// The one table of reserved words: how each is spelt, which values it accepts, its default, what it
// says, and which calls of timelines take it. The reader, the reports, the suggestions and the test
// of Docs/Parameters.md all read this table.

enum ReservedKey: UInt8, CaseIterable {
  case duration, delay, easing, `repeat`, repeatDelay, repeatsDelay, autoreverse
  case rounded, minimum, maximum, overwrite, timeScale, useFrames, base
  case retainsTarget, locksInteraction, unlocksInteraction, showsStart
  case paused, pausesOnCompletion, endDelay, repeatRefresh, autoreverseEasing, unitsPerSecond
  case stagger, keyframes
  case spring, initialVelocity, handover
  case onStart, onUpdate, onRepeat, onComplete, onOverwrite, onReverseComplete, onPause, onResume
  case onEnd
  case startSelector, updateSelector, repeatSelector, completionSelector
  case tag

  /// The kind of value that a word accepts.
  struct Form: Equatable, Sendable {
    /// The values, in the words of a report.
    let expectation: String
    /// The names that values have, other than of easings.
    var names: [String] = []

    /// Up to ``Flicks/longest``.
    static let seconds = Form(expectation: "\(unit) from 0 to 1,000,000,000")
    static let signedSeconds = Form(expectation: "\(unit) from -1,000,000,000 to 1,000,000,000")
    static let speed = Form(expectation: "a number, \(Timing.ratesText)")
    static let count = Form(
      expectation: "a whole number: further plays after the first, or -1 for ever")
    static let number = Form(expectation: "a finite number")
    static let positiveNumber = Form(expectation: "a finite number above 0")
    static let flag = Form(expectation: "true or false")
    static let easing = Form(expectation: "an Easing, its name, or a function (Double) -> Double")
    static let overwrite = Form(
      expectation: "an OverwriteMode (.atStart, .atAdd, .all, .none), true or false",
      names: OverwriteMode.named.map(\.name))
    static let base = Form(expectation: "a dictionary [TweenKey: Any] or a list of them")
    static let stagger = Form(
      expectation: "\(unit) a Stagger, or a dictionary with \"each\" or \"total\"")
    static let keyframes = Form(
      expectation: "a list of dictionaries [TweenKey: Any], at least one")
    static let spring = Form(
      expectation: "a TweenSpring, or \"smooth\", \"snappy\" or \"bouncy\"",
      names: TweenSpring.named.map(\.name))
    static let velocity = Form(
      expectation: "a number, or a value of the property's type, a second")
    static let handover = Form(
      expectation: "a HandoverMode: .jump or .smooth", names: HandoverMode.named.map(\.name))
    static let tag = Form(expectation: "a Hashable value, or a list of them")
    static let callback = Form(expectation: "a closure")
    static let action = Form(expectation: "a TweenAction(object, Type.method)")

    private static let unit = "seconds, a number or a Duration,"
  }

  /// The calls of timelines that take a word; a call of a tween alone takes all words.
  struct Takers: OptionSet {
    let rawValue: UInt8

    static let members = Takers(rawValue: 1)
    static let nestedTimelines = Takers(rawValue: 2)
    static let timelines = Takers(rawValue: 4)
    static let all: Takers = [.members, .nestedTimelines, .timelines]
  }

  struct Entry: Sendable {
    let word: ReservedKey
    /// The name of the first column, then the older ones.
    let spellings: [String]
    let form: Form
    /// The default, as a report says it.
    let absent: String
    let takers: Takers
    /// Whether a spring replaces the word, or the word has no effect without one.
    let isUnusedBySprings: Bool
    /// Reads the value that a call gives.
    let read: @Sendable (inout DescriptionBuilder, ParameterEntry) -> Void
  }

  static let table: [Entry] = [
    word(.duration, ["duration", "time"], .seconds, "0", .members, isUnusedBySprings: true) {
      if let flicks = $0.seconds($1) { $0.values.timing.duration = flicks }
      $0.hasDuration = true
    },
    word(.delay, ["delay"], .signedSeconds, "0", .all) {
      if let flicks = $0.seconds($1) { $0.values.timing.delay = flicks }
    },
    word(
      .easing, ["easing", "transition", "ease"], .easing, "Easing.linear", [.members, .timelines],
      isUnusedBySprings: true
    ) {
      guard let easing = $0.easing($1) else { return }
      $0.values.easing = easing
      $0.needingLength.append($1)
    },
    word(.repeat, ["repeat"], .count, "0", .all) {
      guard let count = $0.count($1) else { return }
      $0.values.timing.repeats = count
      if count != 0 { $0.needingLength.append($1) }
    },
    word(.repeatDelay, ["repeatDelay"], .seconds, "0", .all) {
      guard let flicks = $0.seconds($1) else { return }
      $0.repeatDelay = flicks
      if flicks > 0 { $0.needingLength.append($1) }
    },
    word(.repeatsDelay, ["repeatsDelay"], .flag, "false", .all) {
      if let flag = $0.flag($1) { $0.repeatsDelay = flag }
    },
    word(.autoreverse, ["autoreverse", "yoyo"], .flag, "false", .all) {
      guard let flag = $0.flag($1) else { return }
      $0.values.timing.autoreverse = flag
      if flag { $0.needingLength.append($1) }
    },
    flag(.rounded, ["rounded"], .members) { $0.limits.isRounded = $1 },
    word(.minimum, ["minimum", "min"], .number, "none", .members) {
      $0.values.limits.minimum = $0.number($1)
    },
    word(.maximum, ["maximum", "max"], .number, "none", .members) {
      $0.values.limits.maximum = $0.number($1)
    },
    word(.overwrite, ["overwrite"], .overwrite, ".atStart", .timelines) {
      if let mode = $0.overwriteMode($1) { $0.values.overwrite = mode }
    },
    word(.timeScale, ["timeScale"], .speed, "1", .all) {
      if let scale = $0.number($1, Timing.rate) { $0.values.timing.timeScale = scale }
    },
    flag(.useFrames, ["useFrames"], .timelines) { $0.timing.usesFrames = $1 },
    // Merged before.
    word(.base, ["base"], .base, "none", .members) { _, _ in },
    flag(.retainsTarget, ["retainsTarget"], [.members, .timelines]) { $0.retainsTarget = $1 },
    flag(.locksInteraction, ["locksInteraction"], .timelines) { $0.locksInteraction = $1 },
    flag(.unlocksInteraction, ["unlocksInteraction"], .timelines) { $0.unlocksInteraction = $1 },
    flag(.showsStart, ["showsStart", "immediateRender"], .members, "true") { $0.showsStart = $1 },
    flag(.paused, ["paused"], .timelines) { $0.isPaused = $1 },
    flag(.pausesOnCompletion, ["pausesOnCompletion"], .timelines) { $0.pausesOnCompletion = $1 },
    word(.endDelay, ["endDelay"], .seconds, "0", .all) {
      if let flicks = $0.seconds($1) { $0.values.timing.endDelay = flicks }
    },
    flag(.repeatRefresh, ["repeatRefresh"], []) { $0.timing.refreshes = $1 },
    word(
      .autoreverseEasing, ["autoreverseEasing", "yoyoEase"], .easing, "the same curve backwards",
      .members, isUnusedBySprings: true
    ) {
      $0.values.backwardEasing = $0.easing($1)
      if $0.values.backwardEasing != nil { $0.needingLength.append($1) }
    },
    word(
      .unitsPerSecond, ["unitsPerSecond"], .positiveNumber, "none", .members,
      isUnusedBySprings: true
    ) {
      let speed = $0.number($1) { $0.isFinite && $0 > 0 ? $0 : nil }
      if let speed { $0.unitsPerSecond = ($1, speed) }
    },
    word(.stagger, ["stagger"], .stagger, "none", .members) { $0.values.stagger = $0.stagger($1) },
    word(.keyframes, ["keyframes"], .keyframes, "none", .members) { $0.keyframes = $1 },
    word(.spring, ["spring"], .spring, "none", .members) { $0.values.spring = $0.spring($1) },
    word(
      .initialVelocity, ["initialVelocity"], .velocity, "none", .members, isUnusedBySprings: true
    ) { $0.values.initialVelocity = $0.velocity($1) },
    word(.handover, ["handover"], .handover, ".jump", []) {
      guard let mode: HandoverMode = $0.named($1) else { return }
      $0.values.handover = mode
      if mode != .jump { $0.needingLength.append($1) }
    },
    callback(.onStart, ["onStart", "startBlock"], .all),
    callback(.onUpdate, ["onUpdate", "updateBlock"], .all),
    callback(.onRepeat, ["onRepeat", "repeatBlock"], .all),
    callback(.onComplete, ["onComplete", "completionBlock"], .all),
    callback(.onOverwrite, ["onOverwrite"], .timelines),
    callback(.onReverseComplete, ["onReverseComplete"], .all),
    callback(.onPause, ["onPause"], .timelines),
    callback(.onResume, ["onResume"], .timelines),
    callback(.onEnd, ["onEnd"], .timelines),
    callback(.startSelector, ["startSelector"], [.members, .timelines], .action),
    callback(.updateSelector, ["updateSelector"], [.members, .timelines], .action),
    callback(.repeatSelector, ["repeatSelector"], [.members, .timelines], .action),
    callback(.completionSelector, ["completionSelector"], [.members, .timelines], .action),
    word(.tag, ["tag"], .tag, "none", .timelines) { $0.values.tags = $0.tags($1) },
  ]

  private static func word(
    _ word: ReservedKey, _ spellings: [String], _ form: Form, _ absent: String, _ takers: Takers,
    isUnusedBySprings: Bool = false,
    read: @escaping @Sendable (inout DescriptionBuilder, ParameterEntry) -> Void
  ) -> Entry {
    Entry(
      word: word, spellings: spellings, form: form, absent: absent, takers: takers,
      isUnusedBySprings: isUnusedBySprings, read: read)
  }

  private static func flag(
    _ word: ReservedKey, _ spellings: [String], _ takers: Takers, _ absent: String = "false",
    _ set: @escaping @Sendable (inout TweenOptions, Bool) -> Void
  ) -> Entry {
    self.word(word, spellings, .flag, absent, takers) { builder, given in
      if let flag = builder.flag(given) { set(&builder.values, flag) }
    }
  }

  private static func callback(
    _ word: ReservedKey, _ spellings: [String], _ takers: Takers, _ form: Form = .callback
  ) -> Entry {
    self.word(word, spellings, form, "none", takers) { $0.callbacks.append($1) }
  }

  var entry: Entry { Self.table[Int(rawValue)] }
  /// The name of the first column.
  var name: String { entry.spellings[0] }
}

/// The values of the reserved words, each at its default, and the properties of a call.
struct TweenOptions {
  var timing = Timing()
  var easing = Easing.linear
  /// The curve of plays that run backwards, as seen going that way; `nil` for the same curve,
  /// backwards.
  var backwardEasing: Easing?
  var limits = NumberLimits()
  var overwrite = OverwriteMode.atStart
  var retainsTarget = false
  var locksInteraction = false
  var unlocksInteraction = false
  var showsStart = true
  var isPaused = false
  var pausesOnCompletion = false
  /// Above 0; in the place of a duration.
  var unitsPerSecond: Double?
  var stagger: Stagger?
  /// The pieces that are played one after another, beside the properties.
  var keyframes: KeyframePieces?
  /// The spring that moves the properties in the place of an easing.
  var spring: TweenSpring?
  /// The velocity with which a spring's properties start, as the call gives it; `nil` for that
  /// which they have.
  var initialVelocity: Any?
  var handover = HandoverMode.jump
  /// Whether the length of its plays is known before it starts, whatever moves its properties: that
  /// of a timeline's members is.
  var isPlaced = false
  var easedDuration: Int64?
  /// The kind of shorthands that the call had.
  var expansion = ShorthandExpansion.none
  /// The problems to report unless a property determines the length of a play.
  var missingLength: [TweenProblem] = []
  /// Whether it describes plays without giving their length: whether that is reported depends on
  /// the caller.
  var lacksLength = false
  /// The tags of the call's tweens; `nil` where the call has no such word.
  var tags: [AnyHashable]?
  /// `nil` where none was given.
  var callbacks: TweenCallbacks?
  /// The requested properties: names in the order of their scalars, then key paths by description.
  var wanted: [PropertyRequest] = []
  var problems: [TweenProblem] = []
  /// Makes the description proper for each target, where a time is a function of the target; then
  /// the call says nothing else.
  var each: PlanForEach?
}

// Reserved words found by their spellings: the word of a name, and the spelling that is nearest to
// one. Read by the reader of parameters and by reports.

extension ReservedKey {
  /// Every spelling of every word.
  static let allSpellings: [String] = table.flatMap(\.spellings)
  private static let candidates = allSpellings.map(NearestName.Candidate.init)

  /// The nearest spelling to a name, for suggestions.
  static func nearest(to name: String) -> NearestName.Match? {
    NearestName.nearest(to: name, among: candidates, butItself: true)
  }

  /// A word and which of its spellings was used: 0 for the name of the first column.
  struct Match {
    let word: ReservedKey
    let rank: Int
  }

  /// The spellings by their length: for most property names no spelling has to be compared.
  private static let byLength: [[(spelling: String, match: Match)]] = {
    let longest = allSpellings.map(\.utf8.count).max() ?? 0
    var lists: [[(spelling: String, match: Match)]] = Array(repeating: [], count: longest + 1)
    for entry in table {
      for (rank, spelling) in entry.spellings.enumerated() {
        lists[spelling.utf8.count].append((spelling, Match(word: entry.word, rank: rank)))
      }
    }
    return lists
  }()

  /// The word of a spelling, or `nil` for any other name.
  static func match(_ name: String) -> Match? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    for (spelling, match) in byLength[length] where spelling == name { return match }
    return nil
  }

  /// The best spelling of this word in a dictionary, where that is better than `rank`.
  func betterSpelling(than rank: Int, in parameters: TweenParameters) -> String? {
    if rank == 0 { return nil }
    return entry.spellings.prefix(rank).first { parameters[TweenKey($0)] != nil }
  }
}
