import Testing

@testable import Tweener

@Suite("InteractionLock")
struct InteractionLockTests {
  @Test("tells the first lock and the last unlock, whatever lies between")
  func counting() {
    var lock = InteractionLock()
    var changes = [lock.lock(), lock.lock(), lock.unlock()]
    #expect(changes == [true, false, false] && lock.isLocked)
    changes = [lock.unlock()]
    #expect(changes == [true] && !lock.isLocked)
    changes = [lock.lock()]
    #expect(changes == [true] && lock.isLocked)
  }

  @Test("an unlock without a lock is not owed later")
  func surplus() {
    var lock = InteractionLock()
    let changes = [lock.unlock(), lock.lock()]
    #expect(changes == [false, true] && lock.isLocked)
  }
}
