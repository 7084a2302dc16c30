import Testing

@testable import Tweener

@Suite("InteractionLock")
struct InteractionLockTests {
  @Test("tells the first lock and the last unlock, whatever lies between")
  func counting() {
    var lock = InteractionLock()
    #expect(!lock.isLocked)
    #expect(lock.lock())
    #expect(!lock.lock())
    #expect(!lock.unlock())
    #expect(lock.isLocked)
    #expect(lock.unlock())
    #expect(!lock.isLocked)
    #expect(lock.lock())
  }

  @Test("an unlock without a lock is not owed later")
  func surplus() {
    var lock = InteractionLock()
    #expect(!lock.unlock())
    #expect(lock.lock() && lock.isLocked)
  }
}
