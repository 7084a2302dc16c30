// What the examples in doc comments may use without declaring it. Scripts/check-docs compiles each example as a
// function of `Scene`, so that an example may declare a name of its own instead. Each example gets a new scene.

import Foundation
import Tweener
import TweenerPlugins
import TweenerTrace

final class Box: Framed, TweenTarget {
  var frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  var alpha = 1.0
  var x: Double {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  var y: Double {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }
  static var tweenProperties: TweenProperties { ["alpha": .init(\Box.alpha)] }

  func land() {}
}

final class Panel {
  var x = 0.0, width = 100.0
}

final class Model {
  func boxHasArrived() {}
}

struct Scene {
  let tweener = Tweener()
  let box = Box()
  let boxes = [Box(), Box(), Box()]
  let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let label = LayerModel()
  let model = Model()
  let path = MotionPath(.catmullRom, [SIMD2(0, 0), SIMD2(50, 80), SIMD2(120, 20)])
  let red = RGBAColor(red: 1, green: 0, blue: 0)
  let blue = RGBAColor(red: 0, green: 0, blue: 1)
}
