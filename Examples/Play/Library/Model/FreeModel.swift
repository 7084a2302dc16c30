// An object with whatever keys a scene gives it. Its properties are subscripts, one per kind of value,
// and the engine reaches them by key paths that carry the name, or by the name where it is clear.

import Tweener

/// An object of free keys.
final class FreeModel: SceneModel {
  private var values: [String: SceneValue] = [:]

  /// Keys of objects inside the object are named with a dot: `soundTransform.volume`.
  init(_ fields: [SceneField]) {
    for field in fields { store(field.name, field.value) }
  }

  private func store(_ name: String, _ value: SceneValue) {
    guard let fields = value.fields else {
      values[name] = value
      return
    }
    for field in fields { store("\(name).\(field.name)", field.value) }
  }

  subscript(number name: String) -> Double {
    get { values[name]?.number ?? 0 }
    set { values[name] = .number(newValue) }
  }

  /// The numbers of a shape; zeros where the property holds something else by now.
  private func numbers(_ name: String, _ count: Int) -> [Double] {
    guard let numbers = values[name]?.numbers, numbers.count == count else {
      return Array(repeating: 0, count: count)
    }
    return numbers
  }

  subscript(text name: String) -> String {
    get { values[name]?.text ?? "" }
    set { values[name] = .text(newValue) }
  }

  subscript(pair name: String) -> Pair {
    get { Pair(numbers(name, 2)) }
    set { reshape(name, newValue.numbers) }
  }

  subscript(rect name: String) -> Rect {
    get { Rect(numbers(name, 4)) }
    set { reshape(name, newValue.numbers) }
  }

  subscript(affine name: String) -> Affine {
    get { Affine(numbers(name, 6)) }
    set { reshape(name, newValue.numbers) }
  }

  subscript(transform3D name: String) -> SIMD16<Double> {
    get { SIMD16(numbers(name, 16)) }
    set { reshape(name, newValue.numbers) }
  }

  /// A number that lands on multiples of a step, or on the nearest of a list.
  subscript(snapping name: String, to grid: SnapGrid) -> Double {
    get { self[number: name] }
    set { self[number: name] = grid.nearest(newValue) }
  }

  private func reshape(_ name: String, _ numbers: [Double]) {
    if case .shaped(let shape, _) = values[name] { values[name] = .shaped(shape, numbers) }
  }

  /// The names that the engine knows by themselves; see ``register(_:with:)``.
  var named: Set<String> = []

  var names: [String] { values.keys.sorted() }

  func read(_ name: String) -> SceneValue? { values[name] }

  func write(_ name: String, _ value: SceneValue) -> Bool {
    guard values[name] != nil else { return false }
    values[name] = value
    return true
  }
}
