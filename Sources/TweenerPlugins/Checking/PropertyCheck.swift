// The check of one name by itself, by PluginChecker.

import Tweener

struct PropertyCheck<Target: AnyObject> {
  let stage: PluginStage<Target>
  let property: PluginProperty
  private(set) var findings: [PluginFinding] = []
  /// The paths of the stored values that the name writes, without those it may change besides.
  private(set) var written: Set<String> = []

  init(stage: PluginStage<Target>, property: PluginProperty) {
    self.stage = stage
    self.property = property
    let fresh = stage.outcome { _, _ in }
    let end = stage.outcome { $0.addTween($1, [property.key: property.end]) }
    let played = play([0.3, 0.9])
    // Half way tells what moves, the end what it moves to: both are written.
    let changed = end.changes(from: fresh).union(play([0.375]).changes(from: fresh))
    written = changed.subtracting(property.alsoChanges)
    reports()
    if findings.isEmpty, changed.isEmpty {
      find(
        .cannotTell,
        "a tween to the end changes nothing: give an end at which a fresh target is not")
    } else if findings.isEmpty {
      readsBack(fresh)
      if let difference = difference(played, end) {
        find(
          .missesEnd,
          "played to its end it has \(difference) set at once: the setter has to write what it is "
            + "given")
      }
      steps()
      ownership()
    }
  }

  private mutating func find(_ kind: PluginFinding.Kind, _ detail: String) {
    findings.append(
      PluginFinding(kind: kind, name: property.name, other: nil, detail: detail))
  }

  private func play(_ steps: [Double], directly: Bool = true) -> StoredValues {
    stage.outcome(directly: directly) { tweener, target in
      tweener.addTween(
        target, [.duration: 1, .easing: Easing.inOutSine, property.key: property.end])
      for step in steps { tweener.advance(by: step) }
    }
  }

  private func difference(_ values: StoredValues, _ others: StoredValues) -> String? {
    values.changes(from: others).sorted().first.map { path in
      let (value, other) = (values.leaves[path], others.leaves[path])
      return "\(path) = \(value?.description ?? "nothing"), and \(other?.description ?? "nothing")"
    }
  }

  private static func numbers(_ count: Int) -> String {
    count == 1 ? "1 number" : "\(count) numbers"
  }

  private mutating func reports() {
    let target = stage.makeTarget()
    for problem in stage.problems(of: { $0.addTween(target, [property.key: property.end]) }) {
      find(.reported, problem)
    }
  }

  /// Written and read it is the same, and written once more nothing changes.
  private mutating func readsBack(_ fresh: StoredValues) {
    guard let numbers = property.numbers else { return }
    let target = stage.makeTarget()
    _ = stage.numbers(property.key, of: target)
    for path in StoredValues(of: target).changes(from: fresh).sorted() {
      guard !property.alsoChanges.contains(path) else { continue }
      let (now, before) = (StoredValues(of: target).leaves[path], fresh.leaves[path])
      if case .number(let now)? = now, case .number(let before)? = before,
        property.isNear(Double(bitPattern: now), Double(bitPattern: before))
      {
        continue
      }
      find(
        .readsOtherThanWritten,
        "writing what was read changes \(path): get and set have to be inverse to each other, or"
          + " say so with alsoChanges")
    }
    var read: [Double] = []
    _ = stage.outcome { tweener, target in
      tweener.addTween(target, [property.key: property.end])
      read = stage.numbers(property.key, of: target)
    }
    if read.count != numbers.count, property.owns != nil {
      // A number that is stored in several places is read as often.
      read = read.filter { one in !numbers.contains { property.isNear(one, $0) } }
      if read.isEmpty { return }
    }
    // What is split is read in the order of its parts' names.
    let isSame =
      property.areNear(read, numbers)
      || property.owns != nil && property.areNear(read.sorted(), numbers.sorted())
    if !isSame {
      find(
        .readsOtherThanWritten,
        "written as \(numbers), it is read as \(read): get has to return what set was given")
    }
  }

  private mutating func steps() {
    let whole = play([0.625])
    if let difference = difference(play([0.25, 0.125, 0.0625, 0.1875]), whole) {
      find(
        .dependsOnSteps,
        "played in four steps it has \(difference) in one: what is written must follow from the"
          + " value alone")
    }
    if let difference = difference(play([0.625], directly: false), whole) {
      find(
        .dependsOnSteps,
        "written through its accessors it has \(difference) stored directly: name it by a getter"
          + " and a setter, or let its parts list all that they store")
    }
  }

  private mutating func ownership() {
    if let owns = property.owns {
      for path in written.subtracting(owns).sorted() {
        find(
          .writesOutside,
          "it changes \(path), which it does not own: declare that (writes:), or allow it"
            + " (alsoChanges)")
      }
      for path in owns.subtracting(written).sorted() {
        find(
          .ownsMoreThanItWrites,
          "it owns \(path), and does not change it: leave \(path) out of owns:")
      }
      return
    }
    let count = stage.numbers(property.key, of: stage.makeTarget()).count
    guard count > 0 else { return }
    let paths = written.sorted().joined(separator: ", ")
    if written.count > count {
      find(
        .writesOutside,
        "it owns \(Self.numbers(count)), and changes \(written.count), \(paths): declare the others"
          + " (writes:), or allow them (alsoChanges)")
    } else if written.count < count {
      find(
        .ownsMoreThanItWrites,
        "it owns \(Self.numbers(count)), and changes \(paths) alone: take the others out of its"
          + " value, or write them in set")
    }
  }
}
