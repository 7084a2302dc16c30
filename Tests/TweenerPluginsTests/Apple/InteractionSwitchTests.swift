import Testing
import Tweener

@testable import TweenerPlugins

@MainActor
@Suite("The interaction lock on a window")
struct InteractionSwitchTests {
  private final class Window: Interactive {
    var takesInteraction = true
  }

  private final class Box {
    var x = 0.0
  }

  private let tweener = Tweener()
  private let box = Box()

  private func addLocked(_ seconds: Double) {
    tweener.addTween(
      box,
      [
        .duration: seconds, .path(\Box.x): 1, .locksInteraction: true, .unlocksInteraction: true,
        .overwrite: OverwriteMode.none,
      ])
  }

  @Test(
    "Every window takes no interaction while the lock is held, and what heard before still hears")
  func locks() {
    var heard: [Bool] = []
    tweener.onInteractionLock = { heard.append($0) }
    let windows = [Window(), Window()]
    for window in windows { InteractionSwitch.connect(window, to: tweener) }
    addLocked(1)
    addLocked(2)
    #expect(windows.allSatisfy { !$0.takesInteraction })
    tweener.advance(by: 1)
    #expect(windows.allSatisfy { !$0.takesInteraction })
    tweener.advance(by: 1)
    #expect(windows.allSatisfy { $0.takesInteraction })
    #expect(heard == [true, false])
  }

  @Test("What the app has switched off stays off")
  func ownSwitch() {
    let window = Window()
    window.takesInteraction = false
    InteractionSwitch.connect(window, to: tweener)
    addLocked(1)
    tweener.advance(by: 1)
    #expect(!window.takesInteraction)
  }

  @Test("A lock that is held already counts for a window that comes later")
  func later() {
    addLocked(1)
    let window = Window()
    InteractionSwitch.connect(window, to: tweener)
    #expect(!window.takesInteraction)
    tweener.advance(by: 1)
    #expect(window.takesInteraction)
  }

  @Test("The window is not kept")
  func weakly() {
    weak var gone: Window?
    do {
      let window = Window()
      gone = window
      InteractionSwitch.connect(window, to: tweener)
    }
    #expect(gone == nil)
    addLocked(1)
    tweener.advance(by: 1)
    #expect(!tweener.isInteractionLocked)
  }
}
