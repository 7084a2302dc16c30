// GSAP's keyframes: a list of pieces, lists of values, or percentages. Each is a timeline of one target, and the
// ease of the tween bends its time. Used by GSAPTween.

import Tweener

struct GSAPKeyframes {
  let value: SceneValue
  let command: SceneCommand
  let model: any SceneModel

  /// The curve over the whole.
  var easing: Any {
    let name = value.field("ease")?.text ?? command.parameter("ease")?.text ?? "none"
    return GSAPEase.easing(name)
  }

  /// The timeline, which lasts as long as the tween says.
  func timeline() throws(SceneFault) -> TweenTimeline {
    if let pieces = value.list { return pieced(pieces) }
    guard let fields = value.fields else {
      throw command.fault("“keyframes” is a list of pieces or an object of lists")
    }
    let duration = command.parameter("duration")?.number ?? 0.5
    let named = fields.filter { !["ease", "easeEach"].contains($0.name) }
    let isShared = named.contains { $0.name.hasSuffix("%") }
    var timeline = TweenTimeline()
    for (name, stops) in try isShared ? shared(named) : lists(named) {
      let way = TweenValue.keyframes(
        stops.map(\.value), at: stops.map(\.time), easings: stops.map(\.easing))
      model.join(
        &timeline, with: [],
        [.duration: duration, .showsStart: false, model.key(for: name): way], at: .at(0))
    }
    return timeline
  }

  // MARK: Pieces

  private static let words: Set<String> = ["duration", "delay", "ease"]

  /// One after another. Where the tween has a duration, their sum is stretched to it.
  private func pieced(_ pieces: [SceneValue]) -> TweenTimeline {
    func length(_ piece: SceneValue) -> Double { piece.field("duration")?.number ?? 0.5 }
    let sum = pieces.reduce(0) { $0 + length($1) + ($1.field("delay")?.number ?? 0) }
    var stretch = 1.0
    if let whole = command.parameter("duration")?.number, sum > 0 { stretch = whole / sum }
    var timeline = TweenTimeline()
    for piece in pieces {
      var parameters: TweenParameters = [
        .duration: length(piece) * stretch,
        .delay: (piece.field("delay")?.number ?? 0) * stretch,
        .easing: GSAPEase.easing(piece.field("ease")?.text ?? "none"),
      ]
      for field in piece.fields ?? [] where !Self.words.contains(field.name) {
        parameters[model.key(for: field.name)] =
          field.value.number ?? model.tweenable(field.value)
      }
      model.join(&timeline, with: [], parameters, at: .end)
    }
    return timeline
  }

  // MARK: Stops

  private typealias Stop = (time: Double, value: TweenValue, easing: Easing)

  private func each(_ name: String?) -> Easing {
    let usual = value.field("easeEach")?.text ?? "power1.inOut"
    return GSAPEase.curve(name ?? usual) ?? .linear
  }

  /// Lists of values, evenly spread.
  private func lists(_ fields: [SceneField]) throws(SceneFault) -> [(String, [Stop])] {
    var tracks: [(String, [Stop])] = []
    for field in fields {
      let list = field.value.list ?? []
      guard !list.isEmpty else { throw command.fault("“\(field.name)” needs a list of values") }
      let last = Double(max(list.count - 1, 1))
      tracks.append(
        (field.name, list.enumerated().map { (Double($0) / last, stop($1), each(nil)) }))
    }
    return tracks
  }

  /// The properties of each percentage.
  private func shared(_ fields: [SceneField]) throws(SceneFault) -> [(String, [Stop])] {
    var tracks: [(String, [Stop])] = []
    for field in fields {
      guard let share = Double(field.name.dropLast()), field.name.hasSuffix("%"),
        let properties = field.value.fields
      else { throw command.fault("“\(field.name)” is no percentage with properties") }
      let easing = each(field.value.field("ease")?.text)
      for property in properties where property.name != "ease" {
        let stop: Stop = (share / 100, stop(property.value), easing)
        if let known = tracks.firstIndex(where: { $0.0 == property.name }) {
          tracks[known].1.append(stop)
        } else {
          tracks.append((property.name, [stop]))
        }
      }
    }
    return tracks
  }

  private func stop(_ value: SceneValue) -> TweenValue {
    if let text = value.text, text.hasPrefix("+=") || text.hasPrefix("-="),
      let change = Double(text.dropFirst(2))
    {
      return .by(text.hasPrefix("-") ? -change : change)
    }
    return .to(value.number ?? 0)
  }
}
