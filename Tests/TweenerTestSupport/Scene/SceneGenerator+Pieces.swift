/// Calls with the word `keyframes` at random: API 8.
extension SceneGenerator {
  /// A call of pieces, of which some take their duration or their easing from it.
  mutating func makePieces(depth: Int, isMember: Bool) -> TweenSpec {
    let target = random.whole(in: 0...(targetCount - 1))
    var spec = TweenSpec(nextID, target: target)
    nextID += 1
    let list = properties.filter { $0 != .middle } + [.a]
    spec.pieces = (0..<random.whole(in: 1...4)).map { _ in
      var piece = TweenSpec(nextID, target: target)
      nextID += 1
      let property = random.pick(list)
      piece.properties = [PropertySpec(property, makeMemberGoal(property))]
      piece.duration = random.chance(10) ? 0 : random.whole(in: 1...3) * 4 * unit
      if random.chance(30) { piece.delay = random.whole(in: 1...2) * 4 * unit }
      piece.easing = random.pick([.linear, .inQuad, .outCubic, .outElastic])
      piece.rounded = random.chance(8)
      piece.showsStart = random.chance(70)
      if random.chance(40) { piece.deaf = SceneMoment.allCases }
      piece.deaf.append(.repeat)
      if depth < 2, random.chance(20) { piece.scripts.append(makeScript(depth: depth + 1)) }
      return KeyframePiece(piece, givesEasing: random.chance(60))
    }
    spec.easing = random.pick([.linear, .linear, .inQuad, .inOutSine])
    stretch(&spec)
    if random.chance(35) {
      let property = random.pick(list)
      spec.properties = [PropertySpec(property, makeMemberGoal(property))]
    }
    setPlays(&spec)
    if isMember {
      if random.chance(20) { spec.delay = random.whole(in: 0...2) * 4 * unit }
    } else {
      if spec.repeats > 0, spec.playLength >= unit, random.chance(20) { spec.repeats = -1 }
      if random.chance(30) { spec.delay = makeLength(upTo: 3) }
      if random.chance(8) { spec.delay = -makeLength(upTo: 8) }
      if usesScales && random.chance(40) { spec.timeScale = makeExactScale() }
      spec.overwrite = random.pick([.atStart, .atStart, .atStart, .atAdd])
      if has(.playback) {
        spec.paused = random.chance(6)
        spec.pausesOnCompletion = random.chance(25)
      }
    }
    setCallbacks(&spec, depth: depth)
    return spec
  }

  /// Gives the call a duration, and takes that of some pieces, where all places are whole flicks still.
  private mutating func stretch(_ spec: inout TweenSpec) {
    guard let pieces = spec.pieces, random.chance(50) else { return }
    var stretched = spec
    if random.chance(50) {
      for place in pieces.indices where random.chance(60) {
        stretched.pieces?[place].givesDuration = false
      }
    }
    stretched.duration = random.pick([1, 2, 3, 4, 6]) * 4 * unit
    if stretched.piecePlaces().isWhole { spec = stretched }
  }
}
