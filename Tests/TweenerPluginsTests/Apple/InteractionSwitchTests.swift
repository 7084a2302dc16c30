import Testing
import Tweener

@testable import TweenerPlugins

@MainActor
@Suite("The interaction lock on a window")
struct InteractionSwitchTests {
  private final class Window: Interactive {
    var takesInteraction = true
  }

  private let tweener = Tweener()
  private let box = Dot()

  private func addLocked(_ seconds: Double) {
    tweener.addTween(
      box,
      [
        .duration: seconds, "x": 1, .locksInteraction: true, .unlocksInteraction: true,
        .overwrite: OverwriteMode.none,
      ])
  }

  @Test("No window takes interaction while the lock is held, and earlier listeners still hear")
  func locks() {
    var heard: [Bool] = []
    tweener.onInteractionLock = { heard.append($0) }
    let (windows, closed) = ([Window(), Window()], Window())
    closed.takesInteraction = false
    for window in windows + [closed] { InteractionSwitch.connect(window, to: tweener) }
    addLocked(1)
    addLocked(2)
    #expect(windows.allSatisfy { !$0.takesInteraction })
    tweener.advance(by: 1)
    #expect(windows.allSatisfy { !$0.takesInteraction })
    tweener.advance(by: 1)
    #expect(windows.allSatisfy { $0.takesInteraction })
    #expect(!closed.takesInteraction)
    #expect(heard == [true, false])
  }

  @Test("A held lock counts for a window that comes later; what the app has switched off stays off")
  func later() {
    addLocked(1)
    let (window, closed) = (Window(), Window())
    closed.takesInteraction = false
    for window in [window, closed] { InteractionSwitch.connect(window, to: tweener) }
    #expect(!window.takesInteraction)
    #expect(tweener.after(1, [window, closed].map { $0.takesInteraction }) == [true, false])
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
