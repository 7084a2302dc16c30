// The names that TweenerPlugins' StandardPlugins bring: for the report of one where they are not
// installed. Plain text, because the engine knows no plugin; a test of the plugins holds the list
// to what they register.

enum PluginNames {
  static let all: Set<String> = [
    "_autoAlpha", "_bezier", "_brightness", "_color", "_contrast", "_hue", "_saturation", "_scale",
    "_scrollRect", "_sound_pan", "_sound_volume", "_text", "_tintBrightness", "autoAlpha",
    "backgroundColor.alpha", "backgroundColor.blue", "backgroundColor.green", "backgroundColor.red",
    "bounds", "boundsOrigin", "brightness", "center", "centerX", "centerY", "clamp", "color.alpha",
    "color.blue", "color.green", "color.red", "colorSpace", "contrast", "curve", "damping",
    "direction", "force", "frame", "height", "hue", "maxX", "maxY", "motionPath", "opacity",
    "orientation", "origin", "pan", "perspective", "position", "preset", "repeatCount", "rotate",
    "rotation", "rotationDegrees", "rotationX", "rotationY", "rotationZ", "round", "saturation",
    "scale", "scaleX", "scaleY", "scaleZ", "scrollRect.height", "scrollRect.width", "scrollRect.x",
    "scrollRect.y", "shear", "size", "snap", "text", "tint", "tint.alpha", "tint.blue",
    "tint.green", "tint.red", "tintBrightness", "translation", "translationX", "translationY",
    "translationZ", "velocity", "volume", "width", "wrap", "x", "y",
  ]

  private static let candidates = all.map(NearestName.Candidate.init)

  static func nearest(to name: String) -> String? {
    NearestName.nearest(to: name, among: candidates)?.name
  }
}
