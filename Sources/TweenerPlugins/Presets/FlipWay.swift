// Half a turn in space, with the perspective that suits the target's width. Asked by
// PresetExpansion.

import Tweener

enum FlipWay {
  /// The value to give a property that holds a ``Transform3D``.
  ///
  /// Without direction it goes half a turn and is then put back; `to` leaves it turned; `from`
  /// begins turned. `width` is asked when a target's tween starts.
  static func value(
    _ axis: PresetTrack.Axis, _ direction: Preset.Direction?,
    width: @escaping (_ target: AnyObject) -> Double?
  ) -> TweenValue {
    TweenValue.times(1).interpolated(fromStart: Transform3D.self) {
      (target: AnyObject, start: Transform3D, end: inout Transform3D) in
      let depth = perspective(width(target) ?? 0)
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
  private static func perspective(_ width: Double) -> Double {
    width > 0 && width.isFinite ? -1 / width / 2 : 0
  }
}
