// How the engine finds the properties of a free object: by a key path that carries the name, and by the
// name itself where all objects of a scene mean the same by it.

import Tweener

extension FreeModel {
  func key(for name: String) -> TweenKey {
    named.contains(name) ? TweenKey(name) : path(to: name) ?? TweenKey(name)
  }

  /// The key path of a property, or `nil` where there is none that can be tweened.
  private func path(to name: String) -> TweenKey? {
    switch read(name) {
    case .number: .path(\FreeModel[number: name])
    case .shaped(.point, _), .shaped(.size, _): .path(\FreeModel[pair: name])
    case .shaped(.rect, _): .path(\FreeModel[rect: name])
    case .shaped(.affine, _): .path(\FreeModel[affine: name])
    case .shaped(.transform3D, _): .path(\FreeModel[transform3D: name])
    default: nil
    }
  }

  /// Makes the properties of a scene's objects known to an engine by their names, so that it can speak of
  /// them. A name that is a number here and a shape there, or a word of the engine's, stays a key path.
  static func register(_ models: [FreeModel], with tweener: Tweener) {
    var paths: [String: TweenKey] = [:]
    for model in models {
      for name in model.names {
        guard let path = model.path(to: name), !OwnVocabulary.reserved.contains(name) else {
          continue
        }
        paths[name] = paths[name] ?? path
      }
    }
    for (name, path) in paths {
      // An object of its own kind may not have the name: then the engine must not find it there.
      let isCommon = models.allSatisfy { $0.path(to: name) == path }
      guard isCommon else { continue }
      for model in models { model.named.insert(name) }
      models.first?.register(name, with: tweener)
    }
  }

  private func register(_ name: String, with tweener: Tweener) {
    let key = TweenKey(name)
    switch read(name) {
    case .number: tweener.registerSpecialProperty(key, \FreeModel[number: name])
    case .shaped(.point, _), .shaped(.size, _):
      tweener.registerSpecialProperty(key, \FreeModel[pair: name])
    case .shaped(.rect, _): tweener.registerSpecialProperty(key, \FreeModel[rect: name])
    case .shaped(.affine, _): tweener.registerSpecialProperty(key, \FreeModel[affine: name])
    case .shaped(.transform3D, _):
      tweener.registerSpecialProperty(key, \FreeModel[transform3D: name])
    default: break
    }
  }
}
