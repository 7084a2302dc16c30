// What a call supplies of its own to a plan that it shares with calls like it. Made by a pattern, taken in by the engine.

/// The ends that a call supplies for the parts of a plan that it shares with other calls. Plans of more parts are not shared.
typealias EndArguments = SIMD8<UInt64>

struct CallArguments {
  /// The bits that its properties go to, one for each part of the plan.
  var ends = EndArguments()
  /// Its callbacks, where it has any: the plan knows only for what there are some.
  var callbacks: TweenCallbacks?
}

/// A plan that a call shares with others, and what is its own.
typealias SharedCall = (plan: ResolvedPlan, arguments: CallArguments)

/// The call of which arguments are made: what it gives for callbacks is collected, to be read when everything else fits.
struct ArgumentReader {
  let plan: ResolvedPlan
  private(set) var arguments = CallArguments()
  private var given: [ParameterEntry] = []
  /// Whether nothing but plain numbers was put in.
  private(set) var isPlain = true

  init(_ plan: ResolvedPlan) { self.plan = plan }

  /// Puts in what a call gives for a property of one number, which goes to this part of the plan. False where it must be read.
  @inline(__always)
  mutating func put(number value: Any, at part: Int) -> Bool {
    guard let number = ValueReader.plainEnd(value) else {
      return put(value, of: plan.parts[part].property)
    }
    arguments.ends[part] = plan.bits(number, plan.parts[part])
    return true
  }

  /// Puts in what a call gives for a property of several numbers. False where that is not a value of its type, or has a number
  /// that is not finite.
  @inline(never)
  mutating func put(_ value: Any, of property: PropertyIndex) -> Bool {
    isPlain = false
    let access = plan.properties[Int(property)].access
    guard type(of: value) == access.valueType, let bits = access.encode(value) else { return false }
    for index in plan.parts.indices where plan.parts[index].property == property {
      let end = bits[Int(plan.parts[index].element)]
      guard plan.double(end, plan.parts[index]).isFinite else { return false }
      arguments.ends[index] = end
    }
    return true
  }

  mutating func put(_ callback: ParameterEntry) {
    isPlain = false
    given.append(callback)
  }

  /// The call has a value that only the caller may hold.
  mutating func noteOther() { isPlain = false }

  /// All that was put in; `nil` where a callback is wrong, which reading the call reports.
  mutating func finish(_ callbacks: ParameterReader.Callbacks) -> CallArguments? {
    if given.isEmpty { return arguments }
    let (read, problems) = callbacks().read(given, targetType: nil)
    guard problems.isEmpty, !read.isEmpty else { return nil }
    arguments.callbacks = read
    return arguments
  }
}
