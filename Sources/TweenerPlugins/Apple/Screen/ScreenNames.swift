// The properties of one class of views or layers, under the names that LayerModel has too. The
// parts of them (x, centerX, scale, …) are the standard plugins'. Called by ViewPlugin.

import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  @MainActor
  struct ScreenNames<Thing: ViewAdapter> {
    private let memory = TransformCache()

    func register(in tweener: Tweener) {
      let reports = ScreenReports(tweener)
      registerFrame(in: tweener, reports)
      registerTransform(in: tweener, reports)
      tweener.registerSpecialProperty(
        "alpha", get: { (thing: Thing) in thing.screenAlpha }, set: { $0.screenAlpha = $1 })
      tweener.registerSpecialProperty("backgroundColor") { (thing: Thing) in
        thing.screenFill
      } set: { thing, color in
        guard Self.hasLayer(thing, "backgroundColor", reports) else { return }
        thing.screenFill = color
      }
    }

    /// Says that key paths of the class lead to what the names lead to, so that tweens of both
    /// conflict.
    func register(
      framePath: ReferenceWritableKeyPath<Thing, CGRect>, alpha: TweenKey, in tweener: Tweener
    ) {
      tweener.register([
        .path(framePath): .init(sameAs: "frame"),
        .path(framePath.appending(path: \.origin)): .init(sameAs: "origin"),
        .path(framePath.appending(path: \.origin.x)): .init(sameAs: "x"),
        .path(framePath.appending(path: \.origin.y)): .init(sameAs: "y"),
        .path(framePath.appending(path: \.size)): .init(sameAs: "size"),
        .path(framePath.appending(path: \.size.width)): .init(sameAs: "width"),
        .path(framePath.appending(path: \.size.height)): .init(sameAs: "height"),
        alpha: .init(sameAs: "alpha"),
      ])
    }

    private func registerFrame(in tweener: Tweener, _ reports: ScreenReports) {
      tweener.registerSpecialProperty("frame") { (thing: Thing) in
        thing.isFrameItsOwn ? thing.frame : thing.screenFrame
      } set: { thing, frame in
        guard !thing.isFrameItsOwn else {
          thing.frame = frame
          return
        }
        if !thing.hasScreenFrame {
          reports.tell(
            "frame", thing, fault: "it is turned, and has no frame but the one around it",
            remedy: "turn its layer instead, by the name rotation; that frame is moved")
        }
        thing.screenFrame = frame
      }
      tweener.registerSpecialProperty(
        "boundsOrigin", get: { (thing: Thing) in thing.screenOrigin },
        set: { $0.screenOrigin = $1 })
      tweener.registerPropertySplitter("bounds", for: Thing.self, CGRect.boundsParts)
    }

    private func registerTransform(in tweener: Tweener, _ reports: ScreenReports) {
      tweener.registerSpecialProperty("transform") { [memory] (thing: Thing) in
        memory.transform(of: thing).flat
      } set: { [memory] thing, flat in
        guard Self.hasLayer(thing, "transform", reports) else { return }
        memory.change(thing) { $0.flat = flat }
      }
      tweener.registerSpecialProperty("transform3d") { [memory] (thing: Thing) in
        memory.transform(of: thing).space
      } set: { [memory] thing, space in
        guard Self.hasLayer(thing, "transform3d", reports) else { return }
        memory.change(thing) { $0.space = space }
      }
      tweener.registerPropertySplitter("transform", for: Thing.self, Self.transformParts)
    }

    /// A whole matrix, given for `transform`, is an end for both properties that a screen draws by
    /// it.
    private static func transformParts(_ value: Any) throws -> TweenParameters? {
      guard let matrix = PlatformValues.matrix(value) else { return ["transform": value] }
      guard matrix.isFlat || Transform3D(matrix: matrix.rows) != nil else {
        throw TweenValueError(
          "the matrix has no parts",
          remedy: "give one that does not squeeze everything into a plane")
      }
      let parts = ScreenTransform(matrix)
      return ["transform": parts.flat, "transform3d": parts.space]
    }

    private static func hasLayer(_ thing: Thing, _ name: String, _ reports: ScreenReports) -> Bool {
      if thing.hasScreenLayer { return true }
      reports.tell(
        name, thing, fault: "it has no layer",
        remedy: "set wantsLayer to true first; the property is left alone")
      return false
    }
  }
#endif
