// A report of bad input, as a value. Made by the factories next to it and in Parameters; handed to
// `onProblem` and kept in `tween.problems`. Knows nothing of tweens.

/// Something wrong with what a caller gave, and what would have been right.
///
/// A problem never stops the rest of the call. It prints itself in one line; the file and line of
/// the call follow in parentheses:
///
/// ```swift
/// tweener.onProblem = { print($0) }
/// tweener.addTween(box, ["durration": 2])
/// // prints Tweener: Box, "durration" = 2: no such property; did you mean "duration"?
/// ```
public struct TweenProblem: Error, Sendable, Equatable {
  /// The kind of fault that a problem reports.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A key that is neither a reserved word nor a property of the target.
    case unknownProperty
    /// A value that the property cannot hold.
    case wrongPropertyType
    /// A name that no easing has.
    case unknownEasing
    /// A number outside its range, or not finite.
    case numberOutOfRange
    /// A value that the reserved word cannot take.
    case wrongParameterType
    /// A callback of a form that is never called.
    case unsupportedCallback
    /// A callback isolated to the main actor, in an engine that runs elsewhere.
    case callbackOffMainActor
    /// A tween whose plays and pauses have no length was asked to repeat for ever, or more than
    /// 10,000 times.
    case zeroLengthRepeat
    /// A word that says how plays go, in a call that gives no duration.
    case withoutLength
    /// Two spellings of one reserved word in one dictionary.
    case duplicateParameter
    /// Two keys of one call that write the same component.
    case componentGivenTwice
    /// A splitter refused its value.
    case splitterRefused
    /// `advance` was called from a callback.
    case advanceFromCallback
    /// An engine with tweens went before it was ever advanced.
    case neverAdvanced
    /// `advance(to:)` asked for a time in the past.
    case timeInPast
    /// Callbacks kept adding work for one instant.
    case tooManyGenerations
    /// Callbacks, setters or `onProblem` called each other, many deep, and came back to one tween
    /// or problem.
    case callbacksTooDeep
    /// A name was registered twice.
    case nameRegisteredTwice
    /// A reserved word was given to a property, a splitter, an interpolation or a filter as its
    /// name.
    case reservedName
    /// A property whose description contradicts itself.
    case propertyMisdescribed
    /// A property has no meaning in the present state of the target.
    case unsupportedTargetState
    /// A tween that has ended was asked to move.
    case tweenEnded
    /// The position of a member of a timeline names a label that was not added before.
    case unknownLabel
    /// A word that members of a timeline, nested timelines, or animations of an animator do not
    /// take.
    case unsupportedInTimeline
  }

  /// The kind of fault.
  public let kind: Kind
  /// The key it concerns: a name, or a key path as Swift prints it. `nil` where no key is at fault.
  public let key: String?
  /// The value at fault, described.
  public let value: String?
  /// The type of the target, described. `nil` for `addCaller` and for calls without a target.
  public let targetType: String?
  /// The fault.
  public let fault: String
  /// The right value, and what happens instead.
  public let remedy: String
  /// The nearest known name, where one is near.
  public let suggestion: String?
  /// The file of the call that added the tween, as `#fileID` names it: `Game/Level.swift`.
  /// `nil` where the fault is in no such call.
  public internal(set) var file: String?
  /// The line of that call.
  public internal(set) var line: UInt?

  /// A problem by its parts: for what a plugin has to report; see ``Tweener/report(_:)``.
  ///
  /// `fault` says what is wrong, `remedy` what would have been right and what happens instead.
  public init(
    _ kind: Kind,
    key: String? = nil,
    value: String? = nil,
    targetType: String? = nil,
    fault: String,
    remedy: String,
    suggestion: String? = nil
  ) {
    self.kind = kind
    self.key = key
    self.value = value
    self.targetType = targetType
    self.fault = fault
    self.remedy = remedy
    self.suggestion = suggestion
  }

  /// A problem with a key, its value and the type of a target, all of which it describes.
  @inline(never)
  init(
    _ kind: Kind, _ key: some CustomStringConvertible, _ value: Any? = nil,
    on targetType: Any.Type?, fault: String, remedy: String, suggestion: String? = nil
  ) {
    self.init(
      kind, key: key.description, value: value.map(ValueText.describe),
      targetType: targetType.map(ValueText.describe(type:)), fault: fault, remedy: remedy,
      suggestion: suggestion)
  }
}

extension TweenProblem: CustomStringConvertible {
  /// One line: ``message``, and behind it the file and the line of the call.
  public var description: String {
    guard let file, let line else { return message }
    return "\(message) (\(file):\(line))"
  }

  /// One line: target type, key and value, what is wrong, what would have been right.
  public var message: String {
    var place = targetType ?? ""
    if let key {
      place += place.isEmpty ? "" : ", "
      // A key path prints with a backslash of its own and needs no quotes.
      place += key.hasPrefix("\\") ? key : key.debugDescription
    }
    if let value { place += place.isEmpty ? value : " = \(value)" }
    if !place.isEmpty { place += ": " }
    return "Tweener: \(place)\(fault); \(remedy)"
  }
}

// What was wrong with one tween, for its handle: kept by the engine by slot.

struct TweenProblems {
  /// The generation of their tween, of all that had the slot.
  let generation: UInt32
  private(set) var all: [TweenProblem]
  /// The number of those that its call came with. They are kept.
  private let ofCall: Int

  /// Of those that come later the latest are kept: a program that gives a wrong value in every
  /// frame is not to fill the memory.
  static let mostLater = 32

  init(generation: UInt32, ofCall problems: [TweenProblem] = []) {
    self.generation = generation
    all = problems
    ofCall = problems.count
  }

  mutating func note(_ problem: TweenProblem) {
    if all.count == ofCall + Self.mostLater { all.remove(at: ofCall) }
    all.append(problem)
  }
}

// The file and line of a call in the caller's program. Methods that add tweens pass it to the
// reports about the call.

struct CallSite {
  let file: String
  let line: UInt
}

extension [TweenProblem] {
  /// The problems as those of a call. Mostly there are none, which costs no reference.
  @inline(__always)
  func located(_ site: CallSite) -> [TweenProblem] {
    isEmpty ? [] : map { $0.located(site) }
  }
}

extension TweenProblem {
  @inline(never)
  func located(_ site: CallSite) -> TweenProblem {
    var problem = self
    problem.file = site.file
    problem.line = site.line
    return problem
  }
}
