// Half a turn in space, with the perspective that suits the target's width. Asked by PresetExpansion.

import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

enum FlipWay {
  /// The value to give a property that holds a ``Transform3D``.
  ///
  /// Without direction it goes half a turn and is then put back; `to` leaves it turned; `from` begins turned.
  static func value(_ axis: PresetTrack.Axis, _ direction: Preset.Direction?) -> TweenValue {
    TweenValue.times(1).mixed { (target: AnyObject, start: Transform3D, end: inout Transform3D) in
      let depth = perspective(of: target)
      func turned(_ share: Double) -> Transform3D {
        var transform = start
        let turn = Quaternion(
          angle: .pi * share, x: axis == .x ? 1 : 0, y: axis == .y ? 1 : 0, z: 0)
        transform.rotation = turn * start.rotation
        transform.perspective.z += depth
        return transform
      }
      if direction == .to { end = turned(1) }
      return { turned(direction == .from ? 1 - $0 : $0) }
    }
  }

  /// -1 over twice the width: the eye is two widths away. None where there is no width.
  private static func perspective(of target: AnyObject) -> Double {
    #if canImport(CoreGraphics) || canImport(Foundation)
      let width = Double((target as? any Framed)?.frame.size.width ?? 0)
      return width > 0 && width.isFinite ? -1 / width / 2 : 0
    #else
      return 0
    #endif
  }
}
