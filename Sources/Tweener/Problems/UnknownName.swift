// A remedy for a name that a target does not have. Asked by the factories of TweenProblem.

struct UnknownName: Equatable {
  /// The text to write instead, as a report says it.
  let remedy: String
  /// The name that was probably meant.
  let suggestion: String?

  private init(_ remedy: String, _ suggestion: String? = nil) {
    self.remedy = remedy
    self.suggestion = suggestion
  }

  /// A reserved word does the same.
  static func word(_ word: String) -> UnknownName {
    UnknownName("the word here is \(word.debugDescription)", word)
  }

  /// No reserved word does: what to write instead.
  static func advice(_ advice: String) -> UnknownName { UnknownName(advice) }

  /// `nearest` is the nearest name that means something there; `isRegistered`, whether the name
  /// itself means something on other targets.
  init(_ name: String, nearest: String?, isRegistered: Bool) {
    if !isRegistered, let advice = ForeignWords.advice(about: name) {
      self = advice
      return
    }
    let isPlugins = !isRegistered && PluginNames.all.contains(name)
    if let nearest {
      let text = name.debugDescription
      let also =
        isRegistered
        ? " \(text) is registered for other targets"
        : isPlugins ? " \(text) comes with install(StandardPlugins())" : ""
      self.init(NearestName.question(nearest) + also, nearest)
    } else if isRegistered {
      self.init(
        "it is registered for other targets: list it in tweenProperties, or give a key path")
    } else if isPlugins {
      self.init(
        "list it in tweenProperties, or give a key path; install(StandardPlugins()) brings this "
          + "name where the class has the protocol that it needs, such as Framed"
      )
    } else if let nearest = PluginNames.nearest(to: name) {
      self.init(
        NearestName.question(nearest) + " install(StandardPlugins()) brings that name",
        nearest)
    } else {
      self.init("list it in tweenProperties, or give a key path")
    }
  }
}

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
