// Makes tweens' parameters of a preset: the one place where the data of presets gets its meaning.
// Called for calls with the key "preset".

import Tweener

struct PresetExpansion {
  /// The width of a target.
  typealias Width = (_ target: AnyObject) -> Double?

  let preset: Preset
  let words: PresetWords
  let width: Width

  /// Writes out the parameters that the preset means.
  static func expand(
    _ call: inout TweenShorthand, among presets: [Preset], width: @escaping Width
  ) {
    let words = PresetWords(&call)
    let name = (call.value as? any StringProtocol).map { String($0).lowercased() }
    let known = call.value as? Preset ?? presets.first { $0.name.lowercased() == name }
    guard let preset = known else {
      call.report(
        .wrongParameterType, "preset", call.value, fault: "no such preset",
        remedy: "give a Preset, or the name of one; nothing is taken",
        known: presets.map(\.name))
      _ = call.take("curve")
      return
    }
    let expansion = PresetExpansion(preset: preset, words: words, width: width)
    expansion.writeTiming(&call)
    expansion.writeCurve(&call)
    expansion.writeTracks(&call)
    expansion.writeMovement(&call)
  }

  // MARK: Timing

  private func writeTiming(_ call: inout TweenShorthand) {
    // A spring of the call says itself how long it takes.
    if call.given(.spring) == nil { writeDuration(&call) }
    let plays = 2 * preset.returns
    guard plays > 0 else {
      call.fill(.repeat, words.repeatCount.map { $0 - 1 } ?? -1)
      return
    }
    _ = call.take(.autoreverse)
    call.parameters[.autoreverse] = true
    let given = call.take(.repeat)
    if let given, let repeats = PlainNumber.of(given), repeats >= 0, repeats < 1e9 {
      call.parameters[.repeat] = (repeats + 1) * Double(plays) - 1
    } else {
      call.parameters[.repeat] = given ?? words.repeatCount.map { $0 * plays - 1 } ?? -1
    }
  }

  private func writeDuration(_ call: inout TweenShorthand) {
    let given = call.given(.duration)
    let number = given.flatMap(PlainNumber.of)
    if given is TweenValue || number.map({ $0 >= 0 && $0.isFinite }) == true { return }
    if let given {
      call.report(
        number == nil ? .wrongParameterType : .numberOutOfRange, .duration, given,
        fault: "no length of time", remedy: "give seconds from 0; 0.7 are taken")
    } else if let speed = call.take(.unitsPerSecond) {
      call.report(
        .duplicateParameter, .unitsPerSecond, speed, fault: "a preset goes by its duration",
        remedy: "give a duration; 0.7 seconds are taken")
    }
    _ = call.take(.duration)
    call.parameters[.duration] = 0.7
  }

  /// Seconds of one play, for the spring's velocity; a frame counts as a sixtieth.
  private func seconds(_ call: TweenShorthand) -> Double {
    let duration = call.given(.duration).flatMap(PlainNumber.of) ?? 0
    return call.given(.useFrames).flatMap(TweenParameters.flag) == true ? duration / 60 : duration
  }

  // MARK: Curve

  private func writeCurve(_ call: inout TweenShorthand) {
    let isOwnWord = call.given("curve") != nil
    guard let given = isOwnWord ? call.take("curve") : call.given(.easing) else {
      // Nor does a spring ask a curve.
      if call.given(.spring) == nil { call.parameters[.easing] = Easing.ease }
      return
    }
    _ = call.take(.easing)
    call.parameters[.easing] = given
    guard let name = (given as? any StringProtocol).map({ String($0) }) else {
      if given is Easing || given is (Double) -> Double || given is @Sendable (Double) -> Double
        || given is @MainActor (Double) -> Double
      {
        return
      }
      call.report(
        .wrongParameterType, isOwnWord ? "curve" : .easing, given, fault: "no easing",
        remedy: "give an Easing, its name or a function; Easing.ease is taken")
      call.parameters[.easing] = Easing.ease
      return
    }
    if name.lowercased() == "spring" {
      call.parameters[.easing] = Easing.spring(force: words.force)
    } else if isOwnWord, let easing = Self.curve(named: name) {
      call.parameters[.easing] = easing
    } else if let easing = call.easing(named: name) {
      call.parameters[.easing] = easing
    } else {
      call.report(
        .unknownEasing, isOwnWord ? "curve" : .easing, name, fault: "no such easing",
        remedy: "Easing.ease is taken", known: call.easingNames)
      call.parameters[.easing] = Easing.ease
    }
  }

  /// The Bézier curve of one of Spring's names, `easeInSine` or `EaseInSine`, which are the names
  /// of other curves everywhere else; `nil` for every other name.
  ///
  /// > Source: M. To and others, the Spring library for iOS, `SpringAnimation.swift`.
  private static func curve(named name: String) -> Easing? {
    let name = name.lowercased()
    guard name.hasPrefix("easein") || name.hasPrefix("easeout") else { return nil }
    return Easing(named: "bezier" + name.dropFirst("ease".count))
  }

  // MARK: Tracks

  private func writeTracks(_ call: inout TweenShorthand) {
    for track in preset.tracks {
      let value = self.value(of: track)
      write(track.isLinear ? value.eased(.linear) : value, TweenKey(track.property), &call)
    }
  }

  private func value(of track: PresetTrack) -> TweenValue {
    func keyframes(_ amounts: [PresetAmount]) -> TweenKeyframes {
      let values = amounts.map { $0.value(force: words.force) }
      return track.fillsPlay
        ? TweenKeyframes(values) : TweenKeyframes(values, at: PresetTrack.times(of: amounts))
    }
    return switch track.motion {
    case .added(let amounts): .offset(keyframes(amounts))
    case .factors(let amounts): .times(keyframes(amounts))
    case .to(let amount): .to(amount.value(force: words.force))
    case .flip(let axis): flip(axis)
    }
  }

  /// Half a turn in space, of a property that holds a ``Transform3D``, with the perspective that
  /// suits the target's width: the eye is two widths away.
  ///
  /// Without direction it goes half a turn and is then put back; `to` leaves it turned; `from`
  /// begins turned. `width` is asked when a target's tween starts.
  private func flip(_ axis: PresetTrack.Axis) -> TweenValue {
    let (direction, width) = (words.direction ?? preset.direction, width)
    return TweenValue.times(1).interpolated(fromStart: Transform3D.self) {
      (target: AnyObject, start: Transform3D, end: inout Transform3D) in
      let width = width(target) ?? 0
      let depth = width > 0 && width.isFinite ? -1 / width / 2 : 0
      func turned(_ share: Double) -> Transform3D {
        var transform = start
        let turn = Quaternion(
          angle: .pi * share, x: axis == .x ? 1 : 0, y: axis == .y ? 1 : 0, z: 0)
        transform.rotation = turn * start.rotation
        transform.perspective.z += depth
        return transform
      }
      if direction == .to { end = turned(1) }
      return { turned(direction == .from ? 1 - $0 : $0) }
    }
  }

  private func write(_ value: TweenValue, _ key: TweenKey, _ call: inout TweenShorthand) {
    if let other = call.parameters[key] {
      call.report(
        .componentGivenTwice, key, other, fault: "the preset \(preset.name) moves it too",
        remedy: "the preset has it; use a call of its own for the other")
    }
    call.parameters[key] = value
  }

  // MARK: Movement

  /// Second names of what a movement moves, for calls whose preset has a track of the same name.
  static let secondNames: [(TweenKey, sameAs: TweenKey)] = [
    ("x (preset)", "x"), ("y (preset)", "y"), ("rotation (preset)", "rotation"),
  ]

  private func writeMovement(_ call: inout TweenShorthand) {
    let spring = Easing.dampedSpring(
      damping: words.damping, velocity: words.velocity * seconds(call))
    let isFrom = (words.direction ?? preset.direction ?? .from) == .from
    for (name, path) in PresetWords.movementPaths {
      let own = words.movement[keyPath: path]
      guard let amount = own ?? preset.movement[keyPath: path] else { continue }
      let key: TweenKey = name == "rotate" ? "rotation" : name
      let value = self.value(name, amount.value(force: words.force), isFrom: isFrom)
      let track = preset.tracks.first { TweenKey($0.property) == key }
      if case .added = track?.motion,
        let second = Self.secondNames.first(where: { $0.sameAs == key })
      {
        write(value.eased(spring), second.0, &call)
      } else if track != nil {
        call.report(
          .componentGivenTwice, name, amount.value(force: words.force),
          fault: "the preset \(preset.name) moves it by itself",
          remedy: "its track has it; leave this out")
      } else {
        write(value.eased(spring), key, &call)
      }
    }
  }

  /// From somewhere to where the property is, or from there to somewhere.
  private func value(_ name: TweenKey, _ amount: Double, isFrom: Bool) -> TweenValue {
    switch name {
    case "opacity":
      // A spring swings past its end; what shows of a target does not.
      (isFrom ? TweenValue.from(amount) : .to(amount)).interpolated { start, end, eased in
        min(max(start + (end - start) * eased, min(start, end, 0)), max(start, end, 1))
      }
    case "scaleX", "scaleY": isFrom ? .ends(givesStart: true) { ($0 * amount, $0) } : .times(amount)
    default: isFrom ? .ends(givesStart: true) { ($0 + amount, $0) } : .by(amount)
    }
  }
}
