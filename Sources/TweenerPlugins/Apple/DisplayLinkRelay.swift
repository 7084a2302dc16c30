// The object that a display link calls: it knows objects and selectors only.

#if canImport(QuartzCore) && !os(watchOS)
  import Foundation

  @MainActor
  final class DisplayLinkRelay: NSObject {
    static let selector = #selector(DisplayLinkRelay.tick)

    var onFrame: (() -> Void)?

    @objc func tick() { onFrame?() }
  }
#endif
