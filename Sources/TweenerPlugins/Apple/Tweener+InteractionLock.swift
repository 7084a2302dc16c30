// The interaction lock of an engine on a window: one method for each kit.

import Tweener

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension Tweener {
    /// Takes no touches in a view, a window say, while the interaction lock is held.
    ///
    /// ```swift-apple
    /// Tweener.shared.connectInteractionLock(to: window)
    /// Tweener.addTween(
    ///   card, [.duration: 0.3, "y": 0, .locksInteraction: true, .unlocksInteraction: true])
    /// ```
    ///
    /// Afterwards `isUserInteractionEnabled` is what it was before. The view is not kept. What was
    /// connected before, and a function in ``onInteractionLock``, go on being called.
    @MainActor public func connectInteractionLock(to view: UIView) {
      InteractionSwitch.connect(view, to: self)
    }
  }

  extension UIView: Interactive {
    var takesInteraction: Bool {
      get { isUserInteractionEnabled }
      set { isUserInteractionEnabled = newValue }
    }
  }
#elseif canImport(AppKit) && !canImport(UIKit)
  import AppKit

  extension Tweener {
    /// Takes no mouse events in a window while the interaction lock is held.
    ///
    /// ```swift-apple
    /// Tweener.shared.connectInteractionLock(to: window)
    /// Tweener.addTween(
    ///   card, [.duration: 0.3, "y": 0, .locksInteraction: true, .unlocksInteraction: true])
    /// ```
    ///
    /// Afterwards `ignoresMouseEvents` is what it was before. Keys still arrive, and a click goes
    /// to what lies behind the window. The window is not kept. What was connected before, and a
    /// function in ``onInteractionLock``, go on being called.
    @MainActor public func connectInteractionLock(to window: NSWindow) {
      InteractionSwitch.connect(window, to: self)
    }
  }

  extension NSWindow: Interactive {
    var takesInteraction: Bool {
      get { !ignoresMouseEvents }
      set { ignoresMouseEvents = !newValue }
    }
  }
#endif
