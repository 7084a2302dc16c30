// Counts what the Swift runtime asks of the C library: memory for objects, arrays, boxes, closure contexts
// and raw buffers. Counts one thread's calls, so that tests that run beside do not disturb it, and calls
// that are given back at once as well.
//
// Sound for a test: the slots of RuntimeSlot are replaced by functions that do the same, and stay.

#if canImport(Glibc)
  import Glibc

  enum AllocationCounter {
    /// Allocations made while `body` ran; `nil` where they cannot be counted.
    static func allocations(of body: () -> Void) -> Int? {
      guard isInstalled else { return nil }
      counted = 0
      thread = pthread_self()
      body()
      thread = 0
      return counted
    }

    private typealias Allocate = @convention(c) (Int) -> UnsafeMutableRawPointer?
    private typealias AllocateAligned =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int, Int) -> Int32

    // Set and read by one thread while it counts; others only compare it with themselves.
    nonisolated(unsafe) private static var thread: pthread_t = 0
    nonisolated(unsafe) private static var counted = 0

    private static func count() {
      if thread != 0, pthread_equal(thread, pthread_self()) != 0 { counted += 1 }
    }

    /// Puts counting functions before the C library's, once and for good.
    private static let isInstalled: Bool = {
      guard let plain = RuntimeSlot.named("malloc"),
        let aligned = RuntimeSlot.named("posix_memalign")
      else { return false }
      let countingPlain: Allocate = { size in
        count()
        return malloc(size)
      }
      let countingAligned: AllocateAligned = { result, alignment, size in
        count()
        return posix_memalign(result!, alignment, size)
      }
      plain.pointee = unsafeBitCast(countingPlain, to: UnsafeRawPointer.self)
      aligned.pointee = unsafeBitCast(countingAligned, to: UnsafeRawPointer.self)
      return true
    }()
  }
#endif
