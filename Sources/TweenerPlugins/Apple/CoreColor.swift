// Finds a Core Graphics colour in an `Any`. A Core Foundation type has no class to cast to: every
// object passes, so it is asked for its type by number first.

#if canImport(CoreGraphics)
  import CoreGraphics

  struct CoreColor {
    let color: CGColor

    /// `nil` for anything else.
    init?(_ value: Any) {
      let object = value as AnyObject
      guard CFGetTypeID(object) == CGColor.typeID else { return nil }
      // What answers with this number is one.
      color = unsafeDowncast(object, to: CGColor.self)
    }
  }
#endif
