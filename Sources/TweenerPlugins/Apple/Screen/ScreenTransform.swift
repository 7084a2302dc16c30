// The transforms of a thing on a screen by their parts, flat and in space: what tweens move. A
// screen knows one matrix for both; TransformCache remembers what it was made of.

struct ScreenTransform: Equatable {
  var flat = Transform2D.identity
  /// Done after the flat part.
  var space = Transform3D.identity

  init() {}

  /// A flat matrix is all flat part, any other all part in space. One that cannot be taken apart
  /// (it squeezes everything into a plane) counts as no transform.
  init(_ matrix: ScreenMatrix) {
    if matrix.isFlat {
      flat = Transform2D(
        a: matrix.x.x, b: matrix.x.y, c: matrix.y.x, d: matrix.y.y, translationX: matrix.w.x,
        translationY: matrix.w.y)
    } else {
      space = Transform3D(matrix: matrix.rows) ?? .identity
    }
  }

  var matrix: ScreenMatrix {
    if space == .identity { return ScreenMatrix(flat) }
    if flat == .identity { return ScreenMatrix(space) }
    return ScreenMatrix(flat).followed(by: ScreenMatrix(space))
  }
}
