import Tweener

/// A path and what moves along it: the value of `motionPath`.
///
/// ```swift
/// let ride = PathMotion(path, moving: "position", turning: "rotation")
/// tweener.addTween(layer, [.duration: 2, "motionPath": ride])
/// ```
///
/// A ``MotionPath`` alone will do as well where `x` and `y` are to move and nothing turns.
public struct PathMotion {
  /// The names of the properties that move.
  public enum Place: Hashable, Sendable {
    /// One property of two numbers.
    case pair(TweenKey)
    /// Two properties, each one number.
    case axes(x: TweenKey, y: TweenKey)
  }

  /// The path.
  public var path: MotionPath
  /// The property, or the two, that it moves.
  public var place: Place
  /// The property that turns along the path; `nil` for none.
  public var turning: TweenKey?
  /// The positions on the path at its beginning and its end, as fractions; outside 0…1 it
  /// extrapolates.
  public var from = 0.0, to = 1.0
  /// The meaning of even steps.
  public var pace = PathPace.even
  /// The position of the path.
  public var placement = PathPlacement.asGiven
  /// Added to the direction of what turns, in its unit.
  public var offset = 0.0
  /// A full turn of what turns, in its unit: 2π, or 360.
  public var period = 2 * Double.pi

  /// `x` and `y` along a path.
  public init(_ path: MotionPath, turning: TweenKey? = nil) {
    self.path = path
    self.place = .axes(x: "x", y: "y")
    self.turning = turning
  }

  /// A property of two numbers along a path.
  public init(_ path: MotionPath, moving property: TweenKey, turning: TweenKey? = nil) {
    self.path = path
    self.place = .pair(property)
    self.turning = turning
  }

  /// The parameters that it means, for each property.
  func parameters() throws -> TweenParameters {
    if turning != nil, placement == .joined {
      throw TweenValueError(
        "nothing can turn along a joined path",
        remedy: "begin the path where the property is, or use .moved")
    }
    let ride = PathTraversal(path: path, from: from, to: to, pace: pace)
    if placement != .joined, let fault = ride.fault { throw fault }
    var parameters: TweenParameters = [:]
    switch place {
    case .pair(let key):
      parameters[key] = TweenValue.along(
        path, from: from, to: to, pace: pace, placement: placement)
    case .axes(let x, let y):
      parameters[x] = TweenValue.along(
        path, axis: .x, from: from, to: to, pace: pace, placement: placement)
      parameters[y] = TweenValue.along(
        path, axis: .y, from: from, to: to, pace: pace, placement: placement)
    }
    if let turning {
      parameters[turning] = TweenValue.heading(
        along: path, from: from, to: to, pace: pace, offset: offset, period: period)
    }
    return parameters
  }
}

/// The position of a path for a tween that moves along it.
public enum PathPlacement: Hashable, Sendable, CaseIterable {
  /// At the coordinates of its points: the property jumps to the beginning of the path.
  case asGiven
  /// Moved as a whole, so that it begins where the property is when the tween starts.
  case moved
  /// It begins where the property is when the tween starts, and its points come after that.
  case joined
}
