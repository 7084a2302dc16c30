// The C library, for what the standard library does not have: a line on standard error, as that one
// prints to standard output only, and memory that grows where it is. No mathematics comes from it.

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

enum CLibrary {
  /// Writes a line to standard error.
  static func writeToStandardError(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      // As one call, so that lines of several threads do not mix. What does not get out is let go:
      // a report must never hold up the engine.
      #if canImport(ucrt)
        _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
      #else
        _ = write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  /// Memory of another size with the same bytes, in place of what this gave before, or of none. It
  /// is aligned for numbers of eight bytes. A large block moves its pages, or none of them, and not
  /// its bytes.
  static func resize(_ memory: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer {
    guard let moved = realloc(memory, bytes) else {
      // As the standard library does where there is no memory: nothing could go on.
      fatalError("no memory for \(bytes) bytes")
    }
    return moved
  }

  /// Gives back memory of ``resize(_:to:)``.
  static func release(_ memory: UnsafeMutableRawPointer?) { free(memory) }
}
