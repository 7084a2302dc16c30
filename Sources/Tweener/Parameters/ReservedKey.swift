// The one table of reserved words: how each is spelt, which values it accepts, its default. The
// reader, the reports, the suggestions and the test of Docs/Parameters.md all read this table.

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
  enum Form {
    /// 0 or more, up to ``Flicks/longest``.
    case seconds
    /// Seconds of either sign, up to ``Flicks/longest``.
    case signedSeconds
    /// 0 to 1,000,000: ``Timing/rates``.
    case speed
    /// A whole number, -1 or more.
    case count
    /// Any finite number.
    case number
    /// A number above 0.
    case positiveNumber
    case flag
    case easing
    case overwrite
    case base
    /// Seconds of either sign, a ``Stagger``, or a dictionary.
    case stagger
    /// A list of dictionaries.
    case keyframes
    /// A ``TweenSpring`` or the name of one.
    case spring
    /// A number, or a value of the property's type.
    case velocity
    /// A ``HandoverMode`` or its name.
    case handover
    /// A `Hashable` value, or a list of such.
    case tag
    case callback
    case endCallback
    case action
  }

  struct Entry {
    let word: ReservedKey
    /// The name of the first column, then the older ones.
    let spellings: [String]
    let form: Form
    /// The default, as a report says it.
    let absent: String
  }

  static let table: [Entry] = [
    entry(.duration, ["duration", "time"], .seconds, "0"),
    entry(.delay, ["delay"], .signedSeconds, "0"),
    entry(.easing, ["easing", "transition", "ease"], .easing, "Easing.linear"),
    entry(.repeat, ["repeat"], .count, "0"),
    entry(.repeatDelay, ["repeatDelay"], .seconds, "0"),
    entry(.repeatsDelay, ["repeatsDelay"], .flag, "false"),
    entry(.autoreverse, ["autoreverse", "yoyo"], .flag, "false"),
    entry(.rounded, ["rounded"], .flag, "false"),
    entry(.minimum, ["minimum", "min"], .number, "none"),
    entry(.maximum, ["maximum", "max"], .number, "none"),
    entry(.overwrite, ["overwrite"], .overwrite, ".atStart"),
    entry(.timeScale, ["timeScale"], .speed, "1"),
    entry(.useFrames, ["useFrames"], .flag, "false"),
    entry(.base, ["base"], .base, "none"),
    entry(.retainsTarget, ["retainsTarget"], .flag, "false"),
    entry(.locksInteraction, ["locksInteraction"], .flag, "false"),
    entry(.unlocksInteraction, ["unlocksInteraction"], .flag, "false"),
    entry(.showsStart, ["showsStart", "immediateRender"], .flag, "true"),
    entry(.paused, ["paused"], .flag, "false"),
    entry(.pausesOnCompletion, ["pausesOnCompletion"], .flag, "false"),
    entry(.endDelay, ["endDelay"], .seconds, "0"),
    entry(.repeatRefresh, ["repeatRefresh"], .flag, "false"),
    entry(
      .autoreverseEasing, ["autoreverseEasing", "yoyoEase"], .easing, "the same curve backwards"),
    entry(.unitsPerSecond, ["unitsPerSecond"], .positiveNumber, "none"),
    entry(.stagger, ["stagger"], .stagger, "none"),
    entry(.keyframes, ["keyframes"], .keyframes, "none"),
    entry(.spring, ["spring"], .spring, "none"),
    entry(.initialVelocity, ["initialVelocity"], .velocity, "none"),
    entry(.handover, ["handover"], .handover, ".jump"),
    entry(.onStart, ["onStart", "startBlock"], .callback, "none"),
    entry(.onUpdate, ["onUpdate", "updateBlock"], .callback, "none"),
    entry(.onRepeat, ["onRepeat", "repeatBlock"], .callback, "none"),
    entry(.onComplete, ["onComplete", "completionBlock"], .callback, "none"),
    entry(.onOverwrite, ["onOverwrite"], .callback, "none"),
    entry(.onReverseComplete, ["onReverseComplete"], .callback, "none"),
    entry(.onPause, ["onPause"], .callback, "none"),
    entry(.onResume, ["onResume"], .callback, "none"),
    entry(.onEnd, ["onEnd"], .endCallback, "none"),
    entry(.startSelector, ["startSelector"], .action, "none"),
    entry(.updateSelector, ["updateSelector"], .action, "none"),
    entry(.repeatSelector, ["repeatSelector"], .action, "none"),
    entry(.completionSelector, ["completionSelector"], .action, "none"),
    entry(.tag, ["tag"], .tag, "none"),
  ]

  private static func entry(
    _ word: ReservedKey, _ spellings: [String], _ form: Form, _ absent: String
  )
    -> Entry
  {
    Entry(word: word, spellings: spellings, form: form, absent: absent)
  }

  var entry: Entry { Self.table[Int(rawValue)] }
  /// Whether its value is to be called.
  var isCallback: Bool {
    switch entry.form {
    case .callback, .endCallback, .action: true
    default: false
    }
  }
  /// The name of the first column.
  var name: String { entry.spellings[0] }
  /// Every spelling of every word.
  static let allSpellings: [String] = table.flatMap(\.spellings)
  private static let candidates = allSpellings.map(NearestName.Candidate.init)

  /// The nearest spelling to a name, for suggestions.
  static func nearest(to name: String) -> NearestName.Match? {
    NearestName.nearest(to: name, among: candidates, butItself: true)
  }
}

extension ReservedKey {
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
