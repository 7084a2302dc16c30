import Tweener

/// A way from one text to another: the value of `text`.
///
/// ```swift
/// tweener.addTween(label, [.duration: 1, "text": TextTween.numbers(in: "Score: 90 / 350")])
/// ```
///
/// At progress 0 the text is what it was, unless a start is given; at 1 exactly what was given.
/// Where an easing overshoots, numbers extrapolate and letters stop at the ends. Letters are whole
/// characters, as a reader sees them.
public struct TextTween {
  typealias Interpolate = (_ start: String) -> (_ eased: Double) -> String

  let interpolate: Interpolate
  /// The fault; `nil` where there is none.
  let fault: TweenValueError?
  private let written: () -> String

  /// `written`: the call that makes it.
  init(
    _ written: @autoclosure @escaping () -> String, fault: TweenValueError? = nil,
    _ interpolate: @escaping Interpolate
  ) {
    self.written = written
    self.interpolate = interpolate
    self.fault = fault
  }

  /// An interpolation that is asked for what is strictly between, and ends at the given end.
  static func to(
    _ end: String, _ written: @autoclosure @escaping () -> String,
    _ between: @escaping (String) -> (Double) -> String
  ) -> TextTween {
    TextTween(written()) { start in
      let between = between(start)
      // An easing of the caller's may answer with no number at all.
      return { eased in eased == 0 || eased.isNaN ? start : eased == 1 ? end : between(eased) }
    }
  }

  /// A tween that is reported where it is used, and left out.
  static func faulty(_ written: String, _ fault: String, remedy: String) -> TextTween {
    TextTween(written, fault: TweenValueError(fault, remedy: remedy)) { start in { _ in start } }
  }

  /// The new text letter by letter, in an empty place: a typewriter. What a plain text means.
  ///
  /// - Parameter cursor: stands behind the last letter until all are there.
  public static func typed(_ text: String, cursor: String = "") -> TextTween {
    let letters = LetterPlaces(text)
    return to(text, "typed(\(text.debugDescription), cursor: \(cursor.debugDescription))") { _ in
      { eased in letters.prefix(count(letters.count, eased)) + cursor }
    }
  }

  /// The new text letter by letter over the old one, each letter instead of an old one.
  public static func overtyped(_ text: String) -> TextTween {
    let letters = Array(text)
    return to(text, "overtyped(\(text.debugDescription))") { start in
      let old = Array(start)
      return { eased in
        let length = max(old.count, letters.count)
        let shown = count(length, eased)
        return String(letters.prefix(shown) + old.dropFirst(shown))
      }
    }
  }

  /// The old text is deleted letter by letter, then the new one typed, each letter in the same
  /// time: what Tweener's `_text` does.
  ///
  /// > Source: Tweener for ActionScript, TextShortcuts, what its `_text` does.
  public static func retyped(_ text: String) -> TextTween {
    let letters = Array(text)
    return to(text, "retyped(\(text.debugDescription))") { start in
      let old = Array(start)
      return { eased in
        let whole = Double(old.count + letters.count)
        // Halves go up, as they do there.
        let place = (min(max(eased, 0), 1) * whole - Double(old.count) + 0.5).rounded(.down)
        return place < 0 ? String(old.prefix(-Int(place))) : String(letters.prefix(Int(place)))
      }
    }
  }

  /// Letters of the new text come one after the other out of others that change by chance.
  ///
  /// - Parameters:
  ///   - seed: the same one gives the same letters, on every platform.
  ///   - characters: what to choose from; an empty one is reported.
  ///   - changes: how often they change on the way, 1 or more; anything else is reported. White
  ///     space stays.
  public static func scrambled(
    _ text: String, seed: UInt64 = 0, characters: String = "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    changes: Int = 20
  ) -> TextTween {
    let (letters, choice) = (Array(text), Array(characters))
    let written =
      "scrambled(\(text.debugDescription), seed: \(seed), "
      + "characters: \(characters.debugDescription), changes: \(changes))"
    guard !choice.isEmpty else {
      return faulty(
        written, "there are no characters to scramble with", remedy: "give at least one")
    }
    guard changes >= 1 else {
      return faulty(
        written, "the letters change \(changes) times", remedy: "give 1 change or more")
    }
    return to(text, written) { start in
      let old = start.count
      return { eased in
        let progress = min(max(eased, 0), 1)
        let shown = count(letters.count, progress)
        let length = Int((Double(old) + Double(letters.count - old) * progress).rounded())
        let turn = UInt64(progress * Double(changes))
        // Each turn has a stretch of the generator's numbers for itself.
        var random = SeededRandom(seed: seed, skipping: turn &* (1 << 32))
        let scrambled = (0..<max(length - shown, 0)).map { place -> Character in
          let letter = choice[random.index(below: choice.count)]
          let index = shown + place
          return index < letters.count && letters[index].isWhitespace ? letters[index] : letter
        }
        return String(letters.prefix(shown) + scrambled)
      }
    }
  }

  /// The number of letters that are there at some progress.
  private static func count(_ letters: Int, _ eased: Double) -> Int {
    Int(Double(letters) * min(max(eased, 0), 1))
  }
}

extension TextTween: CustomStringConvertible {
  /// The tween as it was written: `TextTween.retyped("On")`.
  public var description: String { "TextTween.\(written())" }
}
