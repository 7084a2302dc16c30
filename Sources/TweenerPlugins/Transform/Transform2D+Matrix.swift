// The way from a transform's parts to a matrix and back.

import Tweener

extension Transform2D {
  /// The transform of a matrix, which maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
  ///
  /// It comes back as the same matrix but for the last digits. A mirrored matrix gets a negative
  /// `scaleY`. One that maps everything onto a line keeps what of it can be told: it has no height,
  /// and a slant in it is lost; one that maps everything onto a point has neither width nor height
  /// nor rotation.
  ///
  /// > Source: the QR decomposition of a matrix of two columns.
  public init(
    a: Double, b: Double, c: Double, d: Double, translationX: Double = 0, translationY: Double = 0
  ) {
    self.init(translationX: translationX, translationY: translationY)
    scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 0 else {
      // The x axis is gone: the y axis tells the rotation.
      scaleY = (c * c + d * d).squareRoot()
      rotation = scaleY > 0 ? Circle.angle(x: d, y: -c) : 0
      return
    }
    rotation = b == 0 && a > 0 ? 0 : Circle.angle(x: a, y: b)
    let (cosine, sine) = (a / scaleX, b / scaleX)
    scaleY = cosine * d - sine * c
    shear = scaleY != 0 ? (cosine * c + sine * d) / scaleY : 0
  }

  /// The image of (1, 0), without the movement.
  public var xAxis: AxisPair {
    AxisPair(x: cosine * scaleX, y: sine * scaleX)
  }

  /// The image of (0, 1), without the movement.
  public var yAxis: AxisPair {
    let (x, y) = (shear * scaleY, scaleY)
    return AxisPair(x: cosine * x - sine * y, y: sine * x + cosine * y)
  }

  /// The image of a point.
  public func applied(to point: AxisPair) -> AxisPair {
    let (xAxis, yAxis) = (xAxis, yAxis)
    return AxisPair(
      x: xAxis.x * point.x + yAxis.x * point.y + translationX,
      y: xAxis.y * point.x + yAxis.y * point.y + translationY)
  }

  private var cosine: Double { rotation == 0 ? 1 : Circle.cos(rotation) }
  private var sine: Double { rotation == 0 ? 0 : Circle.sin(rotation) }
}
