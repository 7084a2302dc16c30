import TweenerTestSupport

/// A reference engine with one target, and a log in which every event is a line like "2 start 5": tween, event,
/// instant in flicks.
final class ReferenceStage: Steppable {
  let engine: ReferenceEngine
  let log = TextLog()

  init(_ values: [Double] = [0, 0, 0, 0, 0, 0, 0], flaw: ReferenceFlaw? = nil) {
    engine = ReferenceEngine(targets: [values], flaw: flaw)
  }

  /// A tween of `a` to 100, unless the change says otherwise.
  @discardableResult
  func add(
    _ id: Int, _ duration: Int, delay: Int = 0, _ change: (inout TweenSpec) -> Void = { _ in },
    then react: @escaping (String) -> Void = { _ in }
  ) -> Int {
    var spec = TweenSpec(id, target: 0)
    spec.properties = [PropertySpec(.a, .to([100]))]
    spec.duration = duration
    spec.delay = delay
    change(&spec)
    return engine.add(spec) { [unowned self] (moment: ReferenceMoment) in
      let name =
        switch moment {
        case .end(.overwritten(let row)): "end(overwritten by \(row))"
        default: "\(moment)"
        }
      log.note("\(id) \(name) \(engine.now)")
      react(name)
    }
  }

  func advance(_ flicks: Int) { engine.advance(by: flicks) }

  /// The lines so far, without `onUpdate`.
  func events() -> [String] {
    log.take().filter { !$0.contains("update") }
  }

  var a: Double { engine.values[0][0] }
  var x: Double { engine.values[0][3] }
  var y: Double { engine.values[0][4] }
}
