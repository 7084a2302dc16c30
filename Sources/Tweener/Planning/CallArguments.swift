// What a call supplies of its own to a plan that it shares with calls like it. Made by a pattern, taken in by the engine.

/// The ends that a call supplies for the parts of a plan that it shares with other calls. Plans of more parts are not shared.
typealias EndArguments = SIMD8<UInt64>

struct CallArguments {
  /// The bits that its properties go to, one for each part of the plan; `nil` where the plan says where they go.
  var ends: EndArguments?
  /// Its callbacks, where it has any: the plan knows only for what there are some.
  var callbacks: TweenCallbacks?
  /// Its keyframes, by property. They go into a plan of its own (``ResolvedPlan/passing(_:)``).
  var tracks: [PropertyTrack] = []
}

/// The keyframes of one property of a plan.
typealias PropertyTrack = (property: PropertyIndex, track: KeyframeTrack)

/// A plan that a call shares with others, and what is its own.
typealias SharedCall = (plan: ResolvedPlan, arguments: CallArguments)

/// The call of which arguments are made: what it gives for callbacks is collected, to be read when everything else fits.
struct ArgumentReader {
  private(set) var ends: EndArguments
  /// `nil` where there are none: most calls make no list.
  private var given: [ParameterEntry]?
  /// A callback that is the only one so far, and a plain one: most calls with callbacks have one such.
  private var only: (word: ReservedKey, event: CallbackEvent, callback: TweenCallback)?
  private var tracks: [PropertyTrack] = []
  /// Whether nothing but plain numbers was put in.
  private(set) var isPlain = true

  /// `ends` are those that nobody gives others for.
  init(over ends: EndArguments = EndArguments()) { self.ends = ends }

  /// Puts in what a call gives for a property of one number, which goes to this part of the plan. False where it must be read.
  @inline(__always)
  mutating func put(number value: Any, at part: Int, of plan: ResolvedPlan) -> Bool {
    guard let number = ValueReader.plainEnd(value) ?? Self.wrappedEnd(value) else {
      return put(value, for: plan.parts[part].property, of: plan)
    }
    ends[part] = plan.bits(number, plan.parts[part])
    return true
  }

  /// A plain number in a value that says no more of it than that it is the end.
  private static func wrappedEnd(_ value: Any) -> Double? {
    exactly(value, TweenValue.self)?.soleEnd.flatMap(ValueReader.plainEnd)
  }

  /// Puts in what a call gives for a property of several numbers. False where that is not a value of its type, or has a number
  /// that is not finite.
  @inline(never)
  mutating func put(_ value: Any, for property: PropertyIndex, of plan: ResolvedPlan) -> Bool {
    isPlain = false
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
      ends[index] = end
    }
    return true
  }

  /// Puts in keyframes: as many as the plan's, at its times, by the call's easing. False where they are not such, or where one is
  /// more than a value.
  @inline(never)
  mutating func put(keyframes value: Any, for property: PropertyIndex, of plan: ResolvedPlan)
    -> Bool
  {
    isPlain = false
    let (access, track) = (
      plan.properties[Int(property)].access, plan.properties[Int(property)].track
    )
    guard let track, let given = Self.keyframes(value, for: access), given.times == track.times,
      given.haveNoEasing, let rules = try? ValueReader.rules(given, for: access),
      rules.allSatisfy(\.isPlainEnd)
    else { return false }
    tracks.append((property, KeyframeTrack(like: track, rules: rules)))
    return true
  }

  /// The keyframes that a value is, where it says no more of them; `nil` for another value.
  private static func keyframes(_ value: Any, for access: PropertyAccess) -> GivenKeyframes? {
    if let given = exactly(value, TweenValue.self) { return given.soleKeyframes }
    guard access.listLength == nil else { return nil }
    return TweenValue.keyframes(list: value)?.soleKeyframes
  }

  mutating func put(_ value: Any, for callback: ReservedKey) {
    isPlain = false
    if let only {
      given = [ParameterEntry(word: only.word, name: only.word.name, value: only.callback)]
      self.only = nil
    } else if given == nil, let event = callback.event, let body = Self.plainCallback(value) {
      only = (callback, event, body)
      return
    }
    let entry = ParameterEntry(word: callback, name: callback.name, value: value)
    if given?.append(entry) == nil { given = [entry] }
  }

  /// A closure that takes nothing, or one of a template.
  private static func plainCallback(_ value: Any) -> TweenCallback? {
    if type(of: value) == (() -> Void).self, let body = value as? () -> Void {
      return TweenCallback { _, _ in body() }
    }
    return exactly(value, TweenCallback.self)
  }

  /// The call has a value that only the caller may hold.
  mutating func noteOther() { isPlain = false }

  /// All that was put in; `nil` where a callback is wrong, which reading the call reports.
  func finish(_ callbacks: ParameterReader.Callbacks) -> CallArguments? {
    if let only {
      return CallArguments(
        ends: ends, callbacks: TweenCallbacks(only.callback, for: only.event), tracks: tracks)
    }
    guard let given else { return CallArguments(ends: ends, tracks: tracks) }
    let (read, problems) = callbacks().read(given, targetType: nil)
    guard problems.isEmpty, !read.isEmpty else { return nil }
    return CallArguments(ends: ends, callbacks: read, tracks: tracks)
  }
}

extension ReservedKey {
  /// What a closure that the word gives is called at.
  fileprivate var event: CallbackEvent? {
    switch self {
    case .onStart: .start
    case .onUpdate: .update
    case .onRepeat: .repeat
    case .onComplete: .complete
    case .onOverwrite: .overwrite
    case .onReverseComplete: .reverseComplete
    case .onPause: .pause
    case .onResume: .resume
    default: nil
    }
  }
}
