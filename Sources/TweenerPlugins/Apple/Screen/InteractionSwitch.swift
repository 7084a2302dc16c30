// Switches the interaction of one thing on a screen off while an engine's lock is held. The
// adapters say how; free of any platform, where tests reach it.

import Tweener

/// The answers of an adapter for a window or a view.
@MainActor
protocol Interactive: AnyObject {
  /// Whether the user's hand reaches it.
  var takesInteraction: Bool { get set }
}

@MainActor
final class InteractionSwitch {
  private weak var thing: (any Interactive)?
  /// The state when the lock was taken: an app may have switched it off itself.
  private var tookInteraction = true

  private init(_ thing: any Interactive) {
    self.thing = thing
  }

  /// Beside what hears of the engine's lock already.
  static func connect(_ thing: any Interactive, to tweener: Tweener) {
    let (own, former) = (InteractionSwitch(thing), tweener.onInteractionLock)
    if tweener.isInteractionLocked { own.change(toLocked: true) }
    tweener.onInteractionLock = { isLocked in
      former(isLocked)
      own.change(toLocked: isLocked)
    }
  }

  private func change(toLocked isLocked: Bool) {
    guard let thing else { return }
    if isLocked { tookInteraction = thing.takesInteraction }
    thing.takesInteraction = !isLocked && tookInteraction
  }
}
