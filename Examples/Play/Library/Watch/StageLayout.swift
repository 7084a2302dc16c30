// What of a scene's picture fits into a window: how many tracks, how high a plane, how many callbacks. Used by
// StageDrawing. Pure numbers: must not know what is drawn.

/// The lines of a picture, from above to below.
struct StageLayout: Equatable {
  var showsTitle = false
  var tracks = 0
  /// How many tracks there was no room for; one more line tells it.
  var hidden = 0
  /// The lines of the plane with its border; 0 where there is none.
  var plane = 0
  /// The latest callbacks, with an empty line before them.
  var log = 0
  var showsHint = false

  /// The most callbacks that are shown.
  static let mostCallbacks = 6
  private static let planeHeights = 6...14

  /// What fits into so many lines, the time always among them.
  init(rows: Int, tracks count: Int, hasPlane: Bool) {
    var left = rows - 1
    func take(_ lines: Int, if isFree: Bool) -> Int {
      guard isFree, lines <= left else { return 0 }
      left -= lines
      return lines
    }
    showsTitle = take(1, if: left > 1) > 0
    showsHint = take(1, if: left > 4) > 0
    if hasPlane, left >= 12 {
      plane = min(max(left / 2, Self.planeHeights.lowerBound), Self.planeHeights.upperBound)
      plane = take(min(plane, max(left - count - 3, Self.planeHeights.lowerBound)), if: true)
    }
    tracks = min(count, max(left, 0))
    if tracks < count, tracks > 0 { tracks -= 1 }
    left -= tracks
    // The line that tells of them needs room too.
    hidden = left > 0 ? count - tracks : 0
    if hidden > 0 { left -= 1 }
    log = take(min(Self.mostCallbacks, left - 1) + 1, if: left > 1)
  }

  var height: Int {
    1 + (showsTitle ? 1 : 0) + tracks + (hidden > 0 ? 1 : 0) + plane + log + (showsHint ? 1 : 0)
  }
}
