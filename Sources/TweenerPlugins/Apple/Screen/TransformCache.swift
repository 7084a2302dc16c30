// Remembers of what parts a matrix was made. A matrix cannot tell them all: whole turns, a flip
// from a half turn, a rotation at scale 0. Asked by ScreenNames at every read and write of a part.

#if canImport(CoreGraphics) || canImport(Foundation)
  @MainActor
  final class TransformCache {
    private var written = WeakTable<(transform: ScreenTransform, matrix: ScreenMatrix)>()

    /// The parts, as they were last written; where another matrix has been written since, that
    /// one's.
    func transform(of thing: some ViewAdapter) -> ScreenTransform {
      let matrix = thing.screenMatrix
      if let last = written[thing], last.matrix.isNear(matrix) { return last.transform }
      let pivot = thing.screenPivot
      return ScreenTransform(matrix.about(x: -Double(pivot.x), y: -Double(pivot.y)))
    }

    func change(_ thing: some ViewAdapter, _ change: (inout ScreenTransform) -> Void) {
      var transform = transform(of: thing)
      change(&transform)
      let pivot = thing.screenPivot
      let matrix = transform.matrix.about(x: Double(pivot.x), y: Double(pivot.y))
      thing.screenMatrix = matrix
      written[thing] = (transform, matrix)
    }
  }
#endif
