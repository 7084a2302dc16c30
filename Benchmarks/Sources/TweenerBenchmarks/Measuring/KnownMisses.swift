// Bars that are known to be missed, or reached with nothing to spare, and by how much on a busy machine
// (Docs/Performance.md says why). Such a row raises an alarm at twice that, so that it still guards against
// getting worse. Take a row out when it is mended.

enum KnownMisses {
  static let factors: [String: Double] = [
    "create, a ready template": 3,
    "pause one target": 1.6,
    "remove one target's tween": 2.5,
    "adding a timeline of 10 members, a member": 2,
    "adding a timeline of 10 ready templates, a member": 1.3,
    "seeking a timeline of 1,000 members on 100 components": 1.15,
    "retargeting a running spring, its frame included": 2.5,
    "frame: backgroundColor": 1.1,
    "frame: backgroundColor, OKLab": 1.1,
    "frame: a motion path": 1.2,
    "frame: preset shake": 1.1,
    "adding: keyframes": 1.6,
    "adding: a text": 1.1,
    "frame of 1,000 engines with one tween each, an engine": 8,
    "life: intro": 4,
    "life: intro, alone": 4,
    "life: letters": 4,
    "life: letters, alone": 4,
    "life: carousel": 3,
    "life: carousel, alone": 2,
    "life: dialogue": 1.3,
    "life: dialogue, alone": 2,
    "life: scrub": 1.2,
    "life: scrub, alone": 4,
    "life: chain": 2.5,
    "life: chain, alone": 2.5,
  ]
}
