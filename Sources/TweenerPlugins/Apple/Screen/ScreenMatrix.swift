// The matrix by which a screen draws a thing, free of any platform's type. Used by ScreenTransform
// and by the adapters; knows nothing of parts.

/// Four rows. A point is a row, multiplied from the left; movement is the last row.
struct ScreenMatrix: Equatable {
  var x = SIMD4<Double>(1, 0, 0, 0)
  var y = SIMD4<Double>(0, 1, 0, 0)
  var z = SIMD4<Double>(0, 0, 1, 0)
  var w = SIMD4<Double>(0, 0, 0, 1)

  static let identity = ScreenMatrix()

  /// A movement.
  init(movedByX x: Double, y: Double) { w = SIMD4(x, y, 0, 1) }

  init() {}

  init(_ flat: Transform2D) {
    let (xAxis, yAxis) = (flat.xAxis, flat.yAxis)
    x = SIMD4(xAxis.x, xAxis.y, 0, 0)
    y = SIMD4(yAxis.x, yAxis.y, 0, 0)
    w = SIMD4(flat.translationX, flat.translationY, 0, 1)
  }

  init(_ space: Transform3D) {
    let rows = space.matrix
    (x, y, z, w) = (rows[0], rows[1], rows[2], rows[3])
  }

  var rows: [SIMD4<Double>] { [x, y, z, w] }

  /// Whether it leaves depth alone and knows no perspective.
  var isFlat: Bool {
    x.z == 0 && x.w == 0 && y.z == 0 && y.w == 0 && w.z == 0 && w.w == 1
      && z == SIMD4(0, 0, 1, 0)
  }

  /// First this one, then the other.
  func followed(by other: ScreenMatrix) -> ScreenMatrix {
    func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
      other.x * row.x + other.y * row.y + other.z * row.z + other.w * row.w
    }
    var product = ScreenMatrix()
    (product.x, product.y, product.z, product.w) = (row(x), row(y), row(z), row(w))
    return product
  }

  /// This matrix, done about a point instead of the origin.
  func about(x: Double, y: Double) -> ScreenMatrix {
    if x == 0, y == 0 { return self }
    return ScreenMatrix(movedByX: -x, y: -y).followed(by: self)
      .followed(by: ScreenMatrix(movedByX: x, y: y))
  }

  /// Whether it is the same but for what a platform may lose when it stores a matrix.
  func isNear(_ other: ScreenMatrix) -> Bool {
    zip(rows, other.rows).allSatisfy { mine, others in
      (0..<4).allSatisfy { column in
        let size = max(1, mine[column].magnitude, others[column].magnitude)
        return (mine[column] - others[column]).magnitude <= 1e-9 * size
      }
    }
  }
}
