import TweenerPlugins

extension LayerModel {
  /// The corner of the frame.
  var x: Double {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }

  var y: Double {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }
}
