// The pieces of the word `keyframes`: each a tween of its own, one behind the other. Read with the
// call that has them; the engine plays them as a timeline of one target.

/// The pieces that a call with `keyframes` plays, in order.
final class KeyframePieces {
  struct Piece {
    /// From the beginning of a play.
    let start: Int64
    /// Without a delay, which is part of `start`.
    let description: TweenDescription
  }

  let pieces: [Piece]
  /// One play.
  let duration: Int64

  /// `duration` is what the call gives for the whole, if it does: the pieces are stretched to it,
  /// and pieces without a length of their own take equal shares of it.
  init(_ given: [GivenPiece], duration: Int64?) {
    let share = duration.map { Double($0) / Double(max(given.count, 1)) } ?? 0
    let lengths = given.map { piece in
      // A negative delay counts as 0.
      let timing = piece.description.timing
      return (
        Double(max(timing.delay, 0)), piece.hasDuration ? Double(timing.duration) : share
      )
    }
    let sum = lengths.reduce(0) { $0 + $1.0 + $1.1 }
    let scale = duration.map { sum > 0 ? Double($0) / sum : 1 } ?? 1
    // Whole flicks from the beginning, so that no rounding adds up.
    var passed = 0.0
    var pieces: [Piece] = []
    for (piece, (delay, length)) in zip(given, lengths) {
      let start = Self.flicks((passed + delay) * scale)
      passed += delay + length
      let duration = Self.flicks(passed * scale) - start
      let description = piece.description.copy {
        $0.timing.delay = 0
        $0.timing.duration = duration
        $0.problems = []
      }
      pieces.append(Piece(start: start, description: description))
    }
    self.pieces = pieces
    self.duration = duration ?? Self.flicks(passed)
  }

  private static func flicks(_ flicks: Double) -> Int64 {
    min(Int64(min(flicks, 0x1p62).nearestWhole()), Flicks.longest)
  }
}

/// A piece as the call gives it.
struct GivenPiece {
  let description: TweenDescription
  let hasDuration: Bool
}
