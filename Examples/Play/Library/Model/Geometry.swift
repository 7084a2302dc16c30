// The struct values of the models. Each lists its numbers, which is all the engine needs to move them
// one by one.

import Tweener

/// A point or a size.
struct Pair: Tweenable, Equatable {
  var x = 0.0
  var y = 0.0

  static var tweenableComponents: [TweenableComponent<Pair>] { [.init(\.x), .init(\.y)] }

  init(_ numbers: [Double]) {
    x = numbers[0]
    y = numbers[1]
  }

  var numbers: [Double] { [x, y] }
}

/// A rectangle by its corner and size; its centre moves the corner.
struct Rect: Tweenable, Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  static var tweenableComponents: [TweenableComponent<Rect>] {
    [.init(\.x), .init(\.y), .init(\.width), .init(\.height)]
  }

  init(_ numbers: [Double]) {
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  var numbers: [Double] { [x, y, width, height] }

  var center: Pair {
    get { Pair([x + width / 2, y + height / 2]) }
    set {
      x = newValue.x - width / 2
      y = newValue.y - height / 2
    }
  }
}

/// A plane transform: a, b, c, d, tx, ty.
struct Affine: Tweenable, Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static var tweenableComponents: [TweenableComponent<Affine>] {
    [.init(\.a), .init(\.b), .init(\.c), .init(\.d), .init(\.tx), .init(\.ty)]
  }

  init(_ numbers: [Double]) {
    (a, b, c, d, tx, ty) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    )
  }

  var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension SIMD16<Double> {
  /// The transform that leaves everything in its place, row by row.
  static var identityTransform: Self {
    Self([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  }

  var numbers: [Double] { indices.map { self[$0] } }
}
