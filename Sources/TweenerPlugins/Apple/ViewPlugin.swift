// The one entry to the adapters. Decides which of the platform's classes are served; ScreenNames
// does the rest.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import Tweener

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// The names of ``LayerModel`` on real views: `UIView`, `NSView` and `CALayer`.
  ///
  /// Installed with ``StandardPlugins`` where these are installed on the main actor.
  ///
  /// ```swift-apple
  /// Tweener.shared.install(StandardPlugins())
  /// Tweener.addTween(view, [.duration: 0.4, "centerX": 200, "rotationDegrees": 90, "alpha": 0.5])
  /// ```
  ///
  /// Geometry is that of `frame` while nothing transforms the view; otherwise that of the frame
  /// before the transform, which is reported once for each view. Docs/Apple.md has the details.
  @MainActor
  public struct ViewPlugin {
    public nonisolated let name = "ViewPlugin"

    public nonisolated init() {}

    public func register(in tweener: Tweener) {
      let layers = ScreenNames<CALayer>()
      layers.register(in: tweener)
      layers.register(framePath: \CALayer.frame, alpha: .path(\CALayer.opacity), in: tweener)
      #if canImport(UIKit)
        let views = ScreenNames<UIView>()
        views.register(in: tweener)
        views.register(framePath: \UIView.frame, alpha: .path(\UIView.alpha), in: tweener)
        tweener.registerSpecialProperty("tintColor", TweenProperty(color: \UIView.tintColor))
      #elseif canImport(AppKit)
        let views = ScreenNames<NSView>()
        views.register(in: tweener)
        views.register(framePath: \NSView.frame, alpha: .path(\NSView.alphaValue), in: tweener)
      #endif
    }
  }

  #if compiler(>=6.2)
    extension ViewPlugin: @MainActor TweenerPlugin {}
  #else
    extension ViewPlugin: @preconcurrency TweenerPlugin {}
  #endif
#endif
