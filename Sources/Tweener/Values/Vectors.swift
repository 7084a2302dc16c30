// SIMD vectors of Double and Float: the lanes are the components.

extension SIMD where Scalar: TweenableScalar {
  fileprivate static func lanes() -> [TweenableComponent<Self>] {
    (0..<scalarCount).map { lane in
      TweenableComponent(
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

extension SIMD where Self: Tweenable, Scalar: TweenableScalar {
  /// Converts a list of as many numbers as the vector has.
  public static func converted(from value: Any) -> Self? { filled(Self(), from: value) }
}

extension SIMD2: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD3: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD4: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD8: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
extension SIMD16: Tweenable where Scalar: TweenableScalar {
  public static var tweenableComponents: [TweenableComponent<Self>] { lanes() }
}
