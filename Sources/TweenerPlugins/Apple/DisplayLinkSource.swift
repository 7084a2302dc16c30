// Frames from the display. Knows when the display shows one, and nothing of engines.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import Tweener

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// Calls for a frame whenever the display shows one.
  ///
  /// ```swift-apple
  /// Tweener.shared.drive(by: DisplayLinkSource())  // on iOS
  /// Tweener.shared.drive(by: DisplayLinkSource(view: view))  // on macOS
  /// ```
  ///
  /// It tells the times at which frames will be seen, and runs only while the engine has something
  /// to move.
  @MainActor
  @available(macOS 14, *)
  public final class DisplayLinkSource: FrameSource {
    private let makeLink: (_ target: Any, _ selector: Selector) -> CADisplayLink?
    private let relay = DisplayLinkRelay()
    private var link: CADisplayLink?

    #if canImport(UIKit)
      /// The frames of the main display.
      ///
      /// - Parameter framesPerSecond: how many to ask for; the display decides. `nil` for its own
      ///   choice.
      public init(framesPerSecond: ClosedRange<Float>? = nil) {
        makeLink = { target, selector in
          let link = CADisplayLink(target: target, selector: selector)
          if let range = framesPerSecond {
            link.preferredFrameRateRange = CAFrameRateRange(
              minimum: range.lowerBound, maximum: range.upperBound, preferred: range.upperBound)
          }
          return link
        }
      }
    #elseif canImport(AppKit)
      /// The frames of the display that shows a view. The view is not kept alive; without it there
      /// are no frames.
      public init(view: NSView) {
        makeLink = { [weak view] target, selector in
          view?.displayLink(target: target, selector: selector)
        }
      }

      /// The frames of a display.
      public init(screen: NSScreen) {
        makeLink = { target, selector in screen.displayLink(target: target, selector: selector) }
      }
    #endif

    public func start(_ frame: @escaping @MainActor (_ time: Double) -> Void) {
      stop()
      // The link keeps the relay, and the relay does not keep the link: stop() lets go of all.
      guard let link = makeLink(relay, DisplayLinkRelay.selector) else { return }
      relay.onFrame = { [weak link] in
        if let link { frame(link.targetTimestamp) }
      }
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    public func stop() {
      relay.onFrame = nil
      link?.invalidate()
      link = nil
    }
  }
#endif
