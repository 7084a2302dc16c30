// What to write instead of a name that a target does not have. Asked by the factories of
// TweenProblem.

struct UnknownName {
  /// What would be right.
  let remedy: String
  /// The name that was probably meant.
  let suggestion: String?

  private init(_ remedy: String, _ suggestion: String? = nil) {
    self.remedy = remedy
    self.suggestion = suggestion
  }

  init(_ meaning: ForeignWords.Meaning) {
    switch meaning {
    case .word(let word): self.init("the word here is \(word.debugDescription)", word)
    case .advice(let advice): self.init(advice)
    }
  }

  /// `nearest` is the nearest name that means something there; `isRegistered`, whether the name
  /// itself means something on other targets.
  init(_ name: String, nearest: String?, isRegistered: Bool) {
    if !isRegistered, let meaning = ForeignWords.meaning(of: name) {
      self.init(meaning)
      return
    }
    let isPlugins = !isRegistered && PluginNames.all.contains(name)
    if let nearest {
      let text = name.debugDescription
      let also =
        isRegistered
        ? " \(text) is registered for other targets"
        : isPlugins ? " \(text) comes with install(StandardPlugins())" : ""
      self.init("did you mean \(nearest.debugDescription)?\(also)", nearest)
    } else if isRegistered {
      self.init(
        "it is registered for other targets: list it in tweenProperties, or give a key path")
    } else if isPlugins {
      self.init(
        "list it in tweenProperties, give a key path, or call install(StandardPlugins()), which know this name"
      )
    } else if let nearest = PluginNames.nearest(to: name) {
      self.init(
        "did you mean \(nearest.debugDescription)? install(StandardPlugins()) brings that name",
        nearest)
    } else {
      self.init("list it in tweenProperties, or give a key path")
    }
  }
}
