// The values that a call supplies to a plan that it shares with calls like it. Made by a pattern,
// taken in by the engine.

/// The ends that a call supplies for the parts of a plan that it shares with other calls. Plans of
/// more parts are not shared.
///
/// Unsafe memory: eight numbers side by side, of which one is chosen behind a test of its place. A
/// vector would be aligned to 64 bytes, and all that has one.
struct EndArguments {
  private var numbers: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0, 0, 0)

  static let count = 8

  subscript(place: Int) -> UInt64 {
    @inline(__always) get {
      precondition(place >= 0 && place < Self.count, "a part of a shared plan")
      return withUnsafeBytes(of: numbers) {
        $0.load(fromByteOffset: place &* MemoryLayout<UInt64>.stride, as: UInt64.self)
      }
    }
    @inline(__always) set {
      precondition(place >= 0 && place < Self.count, "a part of a shared plan")
      withUnsafeMutableBytes(of: &numbers) {
        $0.storeBytes(
          of: newValue, toByteOffset: place &* MemoryLayout<UInt64>.stride, as: UInt64.self)
      }
    }
  }
}

/// The values that a call supplies to a plan that it shares with calls like it. Not optional as a
/// whole: an optional would be copied to read one of them.
struct CallArguments {
  /// Its times; `nil` for the times of the plan.
  var timing: Timing?
  /// The ends of its properties, one for each part of the plan (``EndRule/Argument``); `nil` where
  /// the plan has the ends.
  var ends: EndArguments?
  /// Their starts, if the call gives one at least.
  var starts: EndArguments?
  /// Its callbacks, if it has any: the plan knows only which events have one.
  var callbacks: TweenCallbacks?
  /// Its tags, where its kind has any.
  var tags: [AnyHashable]?

  @inline(never)
  mutating func set(start: UInt64, of part: Int) {
    if starts == nil { starts = EndArguments() }
    starts?[part] = start
  }
}

/// The keyframes of one property of a plan.
typealias PropertyTrack = (property: PropertyIndex, track: KeyframeTrack)

/// The call of which arguments are made: what it gives for callbacks is collected, to be read when
/// everything else fits.
struct ArgumentReader: ~Copyable {
  var own: CallArguments
  private var timing: Timing
  private var repeatDelay: Int64
  /// `nil` where there are none: most calls make no list.
  private var given: [ParameterEntry]?
  /// A callback that is the only one so far, and a plain one: most calls with callbacks have one
  /// such.
  private var only: (word: ReservedKey, event: CallbackEvent, callback: TweenCallback)?
  /// They go into a plan of its own (``ResolvedPlan/passing(_:)``).
  private(set) var tracks: [PropertyTrack] = []

  /// `timing` and `repeatDelay` are what the call does not say; `hasEnds`: it gives its ends.
  init(_ timing: Timing, repeatDelay: Int64, hasEnds: Bool) {
    (self.timing, self.repeatDelay) = (timing, repeatDelay)
    own = CallArguments(ends: hasEnds ? EndArguments() : nil)
  }

  // MARK: Times

  /// Puts in what a call gives for a word of time. False where it must be read, as it may be wrong.
  @inline(__always)
  mutating func put(_ number: Double, time word: ReservedKey) -> Bool {
    switch word {
    case .repeat:
      guard number >= -1, number <= 0x1p53, number == number.nearestWhole() else { return false }
      timing.repeats = Int64(number)
      return true
    case .timeScale:
      guard let rate = Timing.rate(number) else { return false }
      timing.timeScale = rate
      return true
    default:
      guard let flicks = Flicks.nearest(seconds: number), flicks >= 0 || word == .delay else {
        return false
      }
      switch word {
      case .duration: timing.duration = flicks
      case .delay: timing.delay = flicks
      case .endDelay: timing.endDelay = flicks
      default: repeatDelay = flicks
      }
      return true
    }
  }

  /// Puts in the tags of a call. False where it must be read.
  @inline(never)
  mutating func put(tags value: Any) -> Bool {
    own.tags = DescriptionBuilder.plainTags(value)
    return own.tags != nil
  }

  // MARK: Ends

  /// Adds the end of a part of the plan, a number. False where it is not plainly that.
  @inline(__always)
  mutating func put(end number: Double, at part: Int, of plan: ResolvedPlan) -> Bool {
    guard number.isFinite, plan.parts[part].endRule.argument == .to,
      let end = plan.finiteBits(number, plan.parts[part])
    else { return false }
    own.ends?[part] = end
    return true
  }

  /// Adds the value that a call gives for a property of one number: this part of the plan. False
  /// where it must be read.
  @inline(never)
  mutating func put(number value: Any, at part: Int, of plan: ResolvedPlan) -> Bool {
    let argument = plan.parts[part].endRule.argument
    func bits(_ number: Any) -> UInt64? {
      ValueReader.plainEnd(number).flatMap { plan.finiteBits($0, plan.parts[part]) }
    }
    if let text = exactly(value, String.self) {
      switch (NumberText.parse(text), argument) {
      case (.number(let number), .to):
        guard let end = bits(number) else { return false }
        own.ends?[part] = end
      case (.by(let change), .by) where change.isFinite: own.ends?[part] = change.bitPattern
      default: return false
      }
      return true
    }
    guard let given = exactly(value, TweenValue.self), given.isPlain else {
      guard argument == .to else { return false }
      guard let end = bits(value) else {
        return put(value, for: plan.parts[part].property, of: plan)
      }
      own.ends?[part] = end
      return true
    }
    switch (given.kind, argument) {
    case (.to(let end), .to):
      guard let end = bits(end) else {
        return put(value, for: plan.parts[part].property, of: plan)
      }
      own.ends?[part] = end
    case (.by(let change), .by):
      guard let change = ValueReader.plainEnd(change) else { return false }
      own.ends?[part] = change.bitPattern
    case (.from(let start), .from):
      guard let start = bits(start) else { return false }
      own.set(start: start, of: part)
    case (.fromTo(let start, let end), .fromTo):
      guard let start = bits(start), let end = bits(end) else { return false }
      own.set(start: start, of: part)
      own.ends?[part] = end
    default: return false
    }
    return true
  }

  /// Puts in what a call gives for a property of several numbers. False where that is not a value
  /// of its type, or has a number that is not finite.
  @inline(never)
  mutating func put(_ value: Any, for property: PropertyIndex, of plan: ResolvedPlan) -> Bool {
    let access = plan.properties[Int(property)].access
    var (value, mix) = (value, access.mixOfType)
    if type(of: value) != access.valueType {
      guard let given = exactly(value, TweenValue.self) else { return false }
      // A list is an end in a TweenValue alone: by itself it is keyframes.
      if let end = given.soleEnd, !(end is [Any]) {
        value = end
      } else if let mixed = given.mixedEnd {
        (value, mix) = mixed
      }
      guard type(of: value) == access.valueType else { return false }
    }
    guard mix === access.mix, let bits = access.encode(value) else { return false }
    for index in plan.parts.indices where plan.parts[index].property == property {
      let end = bits[Int(plan.parts[index].element)]
      guard plan.double(end, plan.parts[index]).isFinite else { return false }
      own.ends?[index] = end
    }
    return true
  }

  /// Puts in keyframes: as many as the plan's, at its times, by the call's easing. False where they
  /// are not such, or where one is more than a value.
  @inline(never)
  mutating func put(keyframes value: Any, for property: PropertyIndex, of plan: ResolvedPlan)
    -> Bool
  {
    let (access, track) = (
      plan.properties[Int(property)].access, plan.properties[Int(property)].track
    )
    let list = exactly(value, TweenValue.self) ?? access.keyframes(list: value)
    guard let track, let given = list?.soleKeyframes, given.times == track.times,
      given.easings.isEmpty, given.values.indices.allSatisfy({ given.easing($0) == nil }),
      let rules = try? ValueReader.rules(given, for: access),
      rules.allSatisfy(\.isPlainEnd)
    else { return false }
    let own = KeyframeTrack(times: track.times, easings: track.easings, rules: rules)
    tracks.append((property, own))
    return true
  }

  @inline(never)
  mutating func put(_ entry: UnsafePointer<TweenParameters.Entry>, for callback: ReservedKey) {
    if let only {
      given = [ParameterEntry(word: only.word, name: only.word.name, value: only.callback)]
      self.only = nil
    } else if given == nil, let event = callback.event,
      let body = TweenCallback.known(at: entry.value)
    {
      only = (callback, event, body)
      return
    }
    let entry = ParameterEntry(word: callback, name: callback.name, value: entry.pointee.value)
    if given?.append(entry) == nil { given = [entry] }
  }

  /// Completes what was put in. False where a callback is wrong or the times make no sense, which
  /// reading the call reports.
  @inline(__always)
  mutating func finish(repeatsDelay: Bool, _ targets: AnyObject.Type?) -> Bool {
    guard timing.finish(repeatDelay: repeatDelay, repeatsDelay: repeatsDelay),
      timing.repeats == 0
        ? timing.gap == 0 || timing.duration > 0 || timing.isMeasured
        : timing.isMeasured || timing.cycle > 0
    else { return false }
    if let only = takeOut(&only, leaving: nil) {
      own.callbacks = TweenCallbacks(only.callback, for: only.event)
    } else if let given {
      let (read, problems) = TweenCallbacks.read(given, nil, for: targets)
      guard problems.isEmpty, !read.isEmpty else { return false }
      own.callbacks = read
    }
    own.timing = timing
    return true
  }
}
