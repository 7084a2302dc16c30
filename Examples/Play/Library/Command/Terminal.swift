// The one place that touches the operating system: standard output and error, files, real time, Ctrl-C.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output.
public final class StandardOutput: TextOutput {
  public init() {}

  /// A terminal that takes no codes calls itself dumb; it is written to like a file.
  public var isTerminal: Bool {
    guard isatty(1) == 1, let kind = getenv("TERM") else { return false }
    return String(cString: kind) != "dumb"
  }

  public var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  public func write(_ text: String) { writeAll(text, to: 1) }
}

/// Standard error, for what is not the result.
public final class StandardError: TextOutput {
  public init() {}

  public var isTerminal: Bool { isatty(2) == 1 }

  public func write(_ text: String) { writeAll(text, to: 2) }
}

private func writeAll(_ text: String, to file: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}

/// The bytes of a file, or `nil` where it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    guard count > 0 else { break }
    bytes += chunk[..<count]
  }
  return ferror(file) == 0 ? bytes : nil
}

/// Writes a file anew; false where it cannot be written.
func writeFile(_ path: String, _ bytes: [UInt8]) -> Bool {
  guard let file = fopen(path, "wb") else { return false }
  let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  return fclose(file) == 0 && count == bytes.count
}

/// Set by Ctrl-C; only ever goes from 0 to 1. Unsafe, as the handler of a signal may run on any thread: it may write a
/// `sig_atomic_t`, and nothing else.
private nonisolated(unsafe) var interruptions: sig_atomic_t = 0

/// The machine's clock; Ctrl-C ends a wait instead of the program.
final class RealClock: WatchClock {
  private var beginning = ContinuousClock.now

  func start() {
    beginning = .now
    signal(SIGINT) { _ in interruptions = 1 }
  }

  deinit { signal(SIGINT, SIG_DFL) }

  func wait(until seconds: Double) {
    let left = beginning.advanced(by: .seconds(seconds)) - .now
    let (whole, fraction) = left.components
    guard left > .zero else { return }
    usleep(UInt32(min(whole, 60)) * 1_000_000 + UInt32(fraction / 1_000_000_000_000))
  }

  var isInterrupted: Bool { interruptions != 0 }
}
