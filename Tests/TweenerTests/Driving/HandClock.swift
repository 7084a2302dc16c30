// A clock that moves when a test says so. Who sleeps on it is released by hand; nothing waits for real time.

struct HandInstant: InstantProtocol {
  var offset: Duration

  func advanced(by duration: Duration) -> HandInstant { HandInstant(offset: offset + duration) }
  func duration(to other: HandInstant) -> Duration { other.offset - offset }
  static func < (left: HandInstant, right: HandInstant) -> Bool { left.offset < right.offset }
}

final class HandClock: Clock {
  /// Set by the test before it releases a sleeper, read by the sleeper afterwards: ordered by the release.
  nonisolated(unsafe) private(set) var now = HandInstant(offset: .zero)
  private let sleepers = HandSleepers()

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: HandInstant, tolerance: Duration?) async throws {
    try await sleepers.sleep(until: deadline)
  }

  /// Waits until somebody sleeps, and says until when.
  func nextDeadline() async -> HandInstant { await sleepers.nextDeadline() }

  /// Lets the sleeper go on at a time from the beginning, whatever its deadline.
  func release(at offset: Duration) async {
    _ = await sleepers.nextDeadline()
    now = HandInstant(offset: offset)
    await sleepers.release()
  }

  /// Lets the sleeper's sleep fail.
  func fail() async {
    _ = await sleepers.nextDeadline()
    await sleepers.release(throwing: true)
  }
}

struct HandFailure: Error {}

/// One sleeper at a time, and one test that waits for it.
private actor HandSleepers {
  private var sleeper: (deadline: HandInstant, continuation: CheckedContinuation<Void, any Error>)?
  private var waiter: CheckedContinuation<HandInstant, Never>?

  func sleep(until deadline: HandInstant) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        sleeper = (deadline, continuation)
        waiter?.resume(returning: deadline)
        waiter = nil
      }
    } onCancel: {
      Task { await self.cancel() }
    }
  }

  func nextDeadline() async -> HandInstant {
    if let sleeper { return sleeper.deadline }
    return await withCheckedContinuation { waiter = $0 }
  }

  func release(throwing: Bool = false) {
    let continuation = sleeper?.continuation
    sleeper = nil
    if throwing { continuation?.resume(throwing: HandFailure()) } else { continuation?.resume() }
  }

  private func cancel() {
    let continuation = sleeper?.continuation
    sleeper = nil
    continuation?.resume(throwing: CancellationError())
  }
}
