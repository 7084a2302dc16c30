import Tweener
import TweenerTestSupport

/// A class that scenes can be played on.
protocol SceneModel: TweenTarget {
  init()
  var a: Double { get set }
  var b: Double { get set }
  var c: Double { get set }
  var frame: Rect4 { get set }
  /// The property by key path, where it has one; its name in the table is the case's name.
  static func path(_ property: SceneProperty) -> TweenKey
}

extension SceneModel {
  var numbers: [Double] { [a, b, c, frame.x, frame.y, frame.width, frame.height] }

  /// The setter of `middle`.
  func setMiddle(_ value: Double) { (a, b) = (value, value / 2) }

  func set(_ component: Int, _ value: Double) {
    switch component {
    case 0: a = value
    case 1: b = value
    case 2: c = value
    case 3: frame.x = value
    case 4: frame.y = value
    case 5: frame.width = value
    default: frame.height = value
    }
  }
}

extension StoredModel: SceneModel {
  public static var tweenProperties: TweenProperties {
    [
      "a": .init(\StoredModel.a), "b": .init(\StoredModel.b), "c": .init(\StoredModel.c),
      "frame": .init(\StoredModel.frame), "x": .init(\StoredModel.frame.x),
      "y": .init(\StoredModel.frame.y), "width": .init(\StoredModel.frame.width),
      "height": .init(\StoredModel.frame.height),
      "middle": .init(
        writes: [\StoredModel.a, \.b], get: { (model: StoredModel) in model.a },
        set: { $0.setMiddle($1) }),
    ]
  }

  static func path(_ property: SceneProperty) -> TweenKey {
    switch property {
    case .a: .path(\StoredModel.a)
    case .b: .path(\StoredModel.b)
    case .c: .path(\StoredModel.c)
    case .frame: .path(\StoredModel.frame)
    case .x: .path(\StoredModel.frame.x)
    case .y: .path(\StoredModel.frame.y)
    case .width: .path(\StoredModel.frame.width)
    case .height: .path(\StoredModel.frame.height)
    case .middle: "middle"
    }
  }
}

extension ObservedModel: SceneModel {
  /// `c` goes through closures here, by key path otherwise.
  public static var tweenProperties: TweenProperties {
    [
      "a": .init(\ObservedModel.a), "b": .init(\ObservedModel.b),
      "c": .init(get: { (model: ObservedModel) in model.c }, set: { $0.c = $1 }),
      "frame": .init(\ObservedModel.frame), "x": .init(\ObservedModel.frame.x),
      "y": .init(\ObservedModel.frame.y), "width": .init(\ObservedModel.frame.width),
      "height": .init(\ObservedModel.frame.height),
      "middle": .init(
        writes: [\ObservedModel.a, \.b], get: { (model: ObservedModel) in model.a },
        set: { $0.setMiddle($1) }),
    ]
  }

  static func path(_ property: SceneProperty) -> TweenKey {
    switch property {
    case .a: .path(\ObservedModel.a)
    case .b: .path(\ObservedModel.b)
    case .c: .path(\ObservedModel.c)
    case .frame: .path(\ObservedModel.frame)
    case .x: .path(\ObservedModel.frame.x)
    case .y: .path(\ObservedModel.frame.y)
    case .width: .path(\ObservedModel.frame.width)
    case .height: .path(\ObservedModel.frame.height)
    case .middle: "middle"
    }
  }
}
