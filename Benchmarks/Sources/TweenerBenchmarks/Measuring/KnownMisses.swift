// Bars that are known to be missed by about twice or more, and by how much (Docs/Performance.md says why). Such a
// row raises an alarm at twice that, so that it still guards against getting worse. Take a row out when it
// is mended.

enum KnownMisses {
  static let factors: [String: Double] = [
    "create, a dictionary literal each": 2,
    "create, one dictionary for all": 3.2,
    "create, a ready template": 3.4,
    "override, beyond creation": 2,
    "pause one target": 2,
    "remove one target's tween": 2.5,
    "repeat boundary, all at once, frames included": 2,
    "repeat boundary, at all instants, frames included": 7.5,
    "four properties a target, each": 2,
  ]
}
