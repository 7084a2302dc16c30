// The way from a transform's parts to a matrix and back.

import Tweener

extension Transform3D {
  /// The matrix, row by row: a point is a row, multiplied from the left. Movement is in the last
  /// row, perspective in the last column.
  public var matrix: [SIMD4<Double>] {
    let q = orientation.normalized
    let turned = [
      SIMD3(
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)),
      SIMD3(
        2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)),
      SIMD3(
        2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y)),
    ]
    let rows = [
      turned[0] * scale.x,
      (turned[1] + turned[0] * shear.x) * scale.y,
      (turned[2] + turned[0] * shear.y + turned[1] * shear.z) * scale.z,
    ]
    return rows.map { SIMD4($0, Self.dot($0, perspective)) }
      + [SIMD4(translation, 1 + Self.dot(translation, perspective))]
  }

  /// The transform of a matrix, four rows as ``matrix`` has them.
  ///
  /// It comes back as the same matrix but for the last digits and a common factor. A mirrored one
  /// gets three negative scales. `nil` for a matrix that has no inverse (it flattens, and its
  /// rotation cannot be told), that is not of four rows, or that cannot be seen as such parts. The
  /// turn comes as ``rotation``.
  ///
  /// > Source: W3C, CSS Transforms Module Level 2, decomposing a 3D matrix.
  public init?(matrix: [SIMD4<Double>]) {
    guard matrix.count == 4 else { return nil }
    var rows = matrix[0..<3].map { SIMD3($0.x, $0.y, $0.z) }
    let moved = SIMD3(matrix[3].x, matrix[3].y, matrix[3].z)
    let determinant = Self.dot(rows[0], Self.cross(rows[1], rows[2]))
    guard determinant != 0, determinant.isFinite else { return nil }
    // The last column is that of the parts before the perspective, times the perspective.
    let column = SIMD3(matrix[0].w, matrix[1].w, matrix[2].w)
    let perspective =
      (Self.cross(rows[1], rows[2]) * column.x + Self.cross(rows[2], rows[0]) * column.y
        + Self.cross(rows[0], rows[1]) * column.z) / determinant
    let factor = matrix[3].w - Self.dot(moved, perspective)
    guard factor != 0, factor.isFinite else { return nil }
    rows = rows.map { $0 / factor }
    self.init(translation: moved / factor, perspective: perspective)
    takeLinear(rows)
  }

  /// Gram and Schmidt's way: what is left of each row when the rows before it are taken out.
  private mutating func takeLinear(_ given: [SIMD3<Double>]) {
    var rows = given
    scale.x = Self.length(rows[0])
    rows[0] /= scale.x
    var along = Self.dot(rows[0], rows[1])
    rows[1] -= rows[0] * along
    scale.y = Self.length(rows[1])
    rows[1] /= scale.y
    shear.x = along / scale.y
    along = Self.dot(rows[0], rows[2])
    let across = Self.dot(rows[1], rows[2])
    rows[2] -= rows[0] * along + rows[1] * across
    scale.z = Self.length(rows[2])
    rows[2] /= scale.z
    shear.y = along / scale.z
    shear.z = across / scale.z
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
      // Mirrored: all three, so that what is left is a turn.
      scale = -scale
      rows = rows.map { -$0 }
    }
    rotation = Quaternion(rows: rows)
  }

  static func dot(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    left.x * right.x + left.y * right.y + left.z * right.z
  }

  private static func length(_ vector: SIMD3<Double>) -> Double { dot(vector, vector).squareRoot() }

  private static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }
}

extension Quaternion {
  /// The turn that takes the axes to three rows at right angles and of length 1.
  fileprivate init(rows: [SIMD3<Double>]) {
    // The largest of the four is found first; the others are divided by it.
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let squares = [
      1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z,
    ]
    var largest = 3
    for index in 0..<3 where squares[index] > squares[largest] { largest = index }
    let size = squares[largest].squareRoot() / 2
    let share = 1 / (4 * size)
    switch largest {
    case 0:
      self.init(x: size, y: (a.y + b.x) * share, z: (a.z + c.x) * share, w: (b.z - c.y) * share)
    case 1:
      self.init(x: (a.y + b.x) * share, y: size, z: (b.z + c.y) * share, w: (c.x - a.z) * share)
    case 2:
      self.init(x: (a.z + c.x) * share, y: (b.z + c.y) * share, z: size, w: (a.y - b.x) * share)
    default:
      self.init(
        x: (b.z - c.y) * share, y: (c.x - a.z) * share, z: (a.y - b.x) * share, w: size)
    }
  }
}
