// Stands in for the adapters' own DisplayLinkRelay, in what is compiled: the one file that cannot be without
// Objective-C.

import Foundation
import ObjectiveC

@MainActor
final class DisplayLinkRelay: NSObject, ObjectiveCTarget {
  static let selector = NSSelectorFromString("tick")

  var onFrame: (() -> Void)?

  func perform(_ selector: String) {
    precondition(selector == "tick")
    onFrame?()
  }
}
