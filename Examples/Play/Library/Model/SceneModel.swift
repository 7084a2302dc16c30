// The objects that scenes move: what the player asks of them, whatever their kind. Must not know
// commands, ticks or traces.

import Tweener

/// A headless object of a scene.
protocol SceneModel: AnyObject {
  /// The key under which the engine finds a property of this object.
  ///
  /// A name that the object does not have comes back as it is: the engine reports it.
  func key(for name: String) -> TweenKey
  /// Every recorded or settable name, for queries over all properties.
  func read(_ name: String) -> SceneValue?
  /// Assigns by hand. `false` where there is no such property or the value does not fit.
  func write(_ name: String, _ value: SceneValue) -> Bool
  /// The value of several numbers as a type that this object's properties may have.
  func vector(_ shape: SceneValue.Shape, _ numbers: [Double]) -> Any
}

extension SceneModel {
  /// The value in the form that the engine takes for this property: numbers stay numbers, shapes become
  /// ``Tweenable`` values.
  func tweenable(_ value: SceneValue) -> Any {
    switch value {
    case .null: Optional<Double>.none as Any
    case .bool(let bool): bool
    case .number(let number): number
    case .text(let text): text
    case .shaped(let shape, let numbers): vector(shape, numbers)
    case .list(let list): list.map(tweenable)
    case .object(let fields):
      Dictionary(fields.map { ($0.name, tweenable($0.value)) }) { $1 }
    }
  }

  func vector(_ shape: SceneValue.Shape, _ numbers: [Double]) -> Any { plainVector(shape, numbers) }

  /// The shapes of the player's own models.
  func plainVector(_ shape: SceneValue.Shape, _ numbers: [Double]) -> Any {
    switch shape {
    case .point, .size: Pair(numbers)
    case .rect: Rect(numbers)
    case .color: SIMD4<Double>(numbers)
    case .affine: Affine(numbers)
    case .transform3D: SIMD16<Double>(numbers)
    }
  }
}
