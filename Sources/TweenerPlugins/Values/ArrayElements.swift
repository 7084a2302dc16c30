import Tweener

/// The elements of an array as properties of their own: `levels[0]`, `levels[1]`, and all of them
/// as `levels`.
///
/// ```swift
/// final class Mixer { var levels = [0.0, 0.0, 0.0] }
/// let mixer = Mixer()
/// tweener.install(ArrayElements(of: "levels", at: \Mixer.levels, count: 3, blank: 0))
/// tweener.addTween(mixer, [.duration: 1, "levels": [1, 0.5, 0.25]])
/// tweener.addTween(mixer, [.duration: 2, "levels[1]": 0])  // takes the second; the others go on
/// ```
///
/// The value of the whole is an array with a value for each element, of any form that the element
/// takes (numbers, `"+=1"`, ``TweenValue``), or one value for all. An array shorter than
/// `count` moves the elements that it has; a longer one is reported. An element that the target's
/// array does not have is left alone.
///
/// Each element owns the components of its type.
public struct ArrayElements<Target: AnyObject, Element: Tweenable>: TweenerPlugin {
  private let array: String
  private let path: ReferenceWritableKeyPath<Target, [Element]>
  private let count: Int
  private let blank: Element

  public var name: String { "ArrayElements of \(array) of \(Target.self)" }

  /// - Parameters:
  ///   - array: the name of the whole.
  ///   - path: where the array is.
  ///   - count: how many elements have names; below 0 counts as 0.
  ///   - blank: any value of the type: what an element that is not there is taken for.
  public init(
    of array: String, at path: ReferenceWritableKeyPath<Target, [Element]>, count: Int,
    blank: Element
  ) {
    self.array = array
    self.path = path
    self.count = max(count, 0)
    self.blank = blank
  }

  public func register(in tweener: Tweener) {
    let (path, count, blank) = (path, count, blank)
    let keys = (0..<count).map { TweenKey("\(array)[\($0)]") }
    for (index, key) in keys.enumerated() {
      tweener.registerSpecialProperty(
        key,
        get: { (target: Target) in
          let elements = target[keyPath: path]
          return elements.indices.contains(index) ? elements[index] : blank
        },
        set: { target, element in
          if target[keyPath: path].indices.contains(index) {
            target[keyPath: path][index] = element
          }
        })
    }
    tweener.registerPropertySplitter(TweenKey(array), for: Target.self) { value in
      guard let values = value as? [Any] else {
        return TweenParameters(Dictionary(uniqueKeysWithValues: keys.map { ($0, value) }))
      }
      guard values.count <= count else { return nil }
      return TweenParameters(Dictionary(uniqueKeysWithValues: zip(keys, values)))
    }
  }
}
