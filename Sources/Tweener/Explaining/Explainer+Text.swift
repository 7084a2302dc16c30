// The words of an explanation: the reason with the way out, then a line for each component.

extension Explainer {
  /// The most components that are listed.
  private static var most: Int { 8 }

  func explanation() -> TweenExplanation {
    let components = components()
    let reason: TweenExplanation.Reason?
    let tween: Tween?
    let words: String
    if let last {
      reason = presentReason(of: last)
      tween = handle(last)
      words = reason.map { text($0, last) } ?? movement(last)
    } else if let refused {
      reason = .noTween
      tween = handle(refused)
      words = "\(handle(refused).place) moves nothing of it; see its problems"
    } else {
      let past = past()
      reason = past?.reason ?? .noTween
      tween = past?.tween
      words = past.map(text) ?? noTween
    }
    var lines = ["\(type(of: target))\(name.map { ", \(quoted($0))" } ?? ""): \(words)"]
    lines += components.prefix(Self.most).enumerated().map {
      "  " + $1.line(number: name != nil && components.count > 1 ? $0 : nil)
    }
    if components.count > Self.most { lines.append("  and \(components.count - Self.most) more") }
    return TweenExplanation(
      reason: reason, tween: tween, components: components,
      description: lines.joined(separator: "\n"))
  }

  private func quoted(_ key: TweenKey) -> String {
    key.name?.debugDescription ?? key.description
  }

  // MARK: What is

  private func movement(_ id: TweenID) -> String {
    let tween = handle(id).place
    let moves = indices(of: id).contains { engine.isContender($0) && isMoving($0) }
    return moves ? "it moves, by \(tween)" : "\(tween) \(pause(id))"
  }

  private func text(_ reason: TweenExplanation.Reason, _ id: TweenID) -> String {
    let tween = handle(id).place
    return switch reason {
    case .engineHeld: "the engine is held: its timeScale is 0; set it to 1 for \(tween) to go on"
    case .neverAdvanced:
      "the engine was never advanced; call advance(by:) in each frame, or run(), for \(tween) to "
        + "start"
    case .paused:
      engine.isAtRest(id.slot)
        ? "\(tween) has paused at an end of its own; reverse() or restart() lets it go on"
        : "\(tween) is paused; resume() lets it go on"
    case .waiting: "\(tween) waits\(startText(id))"
    case .held: "the timeScale of \(tween) is 0; set it to 1"
    case .moved:
      "the playhead of \(tween) is moved by "
        + (mover(of: id).map { handle(owner(of: $0)).place } ?? "another tween")
        + ", which does not move; let that one go on, or remove it"
    case .lost:
      "\(tween) has lost it, for good"
        + (latestLoss(of: id).flatMap { loss in
          loss.winner.map { ", to \(handle($0).place) at \(Flicks.seconds(loss.instant)) s" }
        } ?? "") + "; add another tween of it, or let the other call begin first"
    case .sameEnd: "\(tween) ends where it begins; give it \(way(id))"
    case .limited:
      "rounding, limits or a filter keep it where it is in \(tween); give a longer way, "
        + "or leave out rounded, minimum, maximum and what filters it"
    default: tween
    }
  }

  private func startText(_ id: TweenID) -> String {
    let rows = engine.rows
    let remedy = "; give a shorter delay, or advance further"
    guard rows[id.slot].state == .waiting else {
      let start = nextStart(id).map { ", until \($0) s" }
      return ", on its timeline\(start ?? ""); give an earlier position, or advance further"
    }
    if rows[extras: id.slot].timeScale == 0 { return ", as its timeScale is 0; set it to 1" }
    let instant = rows[id.slot].usesFrames ? .max : rows.clock(id.slot).instant(reaching: 0)
    if instant <= engine.clock.now { return " for the next advance" }
    return (instant >= Flicks.never ? "" : " until \(Flicks.seconds(instant)) s") + remedy
  }

  /// The remedy for a tween that ends where it begins.
  private func way(_ id: TweenID) -> String {
    way(indices(of: id).reduce([]) { $0.union(engine.standstill(engine.components[$1].row)) })
  }

  private func way(_ traits: Departure.Traits) -> String {
    if !traits.contains(.velocity) { return "another end value" }
    return traits.contains(.givenEnd) ? "another end value, or a velocity" : "a velocity"
  }

  // MARK: What was

  private var noTween: String {
    let count = countOfOthers()
    let type = "\(type(of: target))"
    if count == 0 { return "there is no tween of it in this engine; add one to this engine" }
    let others =
      count == 1 ? "1 tween is of another \(type)" : "\(count) tweens are of other \(type) objects"
    return "there is no tween of it in this engine, but \(others); give the object that is shown"
  }

  private func text(_ past: Past) -> String {
    let tween = past.tween.place + (past.isExact ? "" : ", of it or of a property like it,")
    let time = "at \(past.time) s"
    return switch past.reason {
    case .noLength where past.traits.contains(.measured):
      "\(tween) ended \(time), where it began; give it \(way(past.traits))"
    case .noLength: "\(tween) had no length and was applied \(time); give it a duration"
    case .overwritten:
      "\(past.winner.map { $0.place } ?? "another tween") took it from \(tween) \(time), "
        + "and is over; add it anew, or give one of them other properties"
    case .removed:
      past.winner.map {
        "\(tween) was removed \(time) by \($0.place), whose overwrite is all; add it anew, "
          + "or leave that word out"
      } ?? "\(tween) was removed \(time); add it anew, or look for the call that removes it"
    case .reverted: "\(tween) was reverted \(time); add it anew"
    case .targetGone where target is TweenPlayhead:
      "\(tween) ended \(time), as the tween of this playhead had ended; add that one anew"
    case .targetGone:
      "\(tween) ended \(time), as only the engine held its target, which had this address; "
        + "keep the object, or give retainsTarget"
    default:
      "\(tween) has \(past.isBackward ? "played back to its start" : "completed") \(time); "
        + "add another, or give it repeat or pausesOnCompletion"
    }
  }
}

// MARK: A component

extension TweenExplanation.Component: CustomStringConvertible {
  /// One line: `x: 50.0, from 0.0 to 100.0, written by tween 0.1 (Level.swift:12) since 0.0 s`.
  public var description: String { line(number: nil) }

  /// `number`: of a property that has several, which one.
  func line(number: Int?) -> String {
    var text = names.map(\.description).joined(separator: ", ") + (number.map { ".\($0)" } ?? "")
    text += ": \(value.map { "\($0)" } ?? "no number")"
    if let writer {
      if let from, let to { text += ", from \(from) to \(to)" }
      text += ", written by \(writer.place)"
      if let since { text += " since \(since) s" }
      if let until { text += " until \(until) s" }
    }
    if !waiting.isEmpty {
      text += "; waiting: " + waiting.map(\.place).joined(separator: ", ")
    }
    if let loss = losses.last {
      text += "; \(loss)"
      if losses.count > 1 { text += ", the last of \(losses.count) losses" }
    }
    return text
  }
}

extension TweenExplanation.Loss: CustomStringConvertible {
  /// One line: `tween 1.2 (Level.swift:14) took it from tween 0.1 (Level.swift:12) at 1.0 s`.
  public var description: String { "\(winner.place) took it from \(loser.place) at \(time) s" }
}

extension Tween {
  /// The handle, and the file and line of its call: `tween 0.1 (Level.swift:12)`.
  fileprivate var place: String {
    guard engine.rows.isCurrent(id) else { return "tween \(name)" }
    let site = engine.rows.sites[engine.rows.site(id.slot)]
    let file = site.file.split(separator: "/").last.map(String.init) ?? site.file
    return "tween \(name) (\(file):\(site.line))"
  }
}
