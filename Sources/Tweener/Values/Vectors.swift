// SIMD vectors of Double and Float: the lanes are the components.

extension SIMD where Scalar: AnimatableScalar {
  fileprivate static func lanes() -> [AnimatableComponent<Self>] {
    (0..<scalarCount).map { lane in
      AnimatableComponent(
        path: \Self[lane],
        offset: lane * MemoryLayout<Scalar>.stride
      ) { vector, bits, isWrite in
        if isWrite {
          vector[lane] = Scalar(rawBits: bits)
        } else {
          bits = vector[lane].rawBits
        }
      }
    }
  }
}

extension SIMD2: Animatable where Scalar: AnimatableScalar {
  public static var animatableComponents: [AnimatableComponent<Self>] { lanes() }
}
extension SIMD3: Animatable where Scalar: AnimatableScalar {
  public static var animatableComponents: [AnimatableComponent<Self>] { lanes() }
}
extension SIMD4: Animatable where Scalar: AnimatableScalar {
  public static var animatableComponents: [AnimatableComponent<Self>] { lanes() }
}
extension SIMD8: Animatable where Scalar: AnimatableScalar {
  public static var animatableComponents: [AnimatableComponent<Self>] { lanes() }
}
extension SIMD16: Animatable where Scalar: AnimatableScalar {
  public static var animatableComponents: [AnimatableComponent<Self>] { lanes() }
}
