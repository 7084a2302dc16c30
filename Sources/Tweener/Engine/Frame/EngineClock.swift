// The engine's time: what the caller has given, the instant and frame that it maps to, and the step
// under way.

struct EngineClock {
  /// Seconds that a clock outside may step at once; see ``Tweener/longestStep``.
  var longestStep = Double.infinity
  /// The end of a step: so much given time, or an instant.
  enum Goal {
    /// As far as the engine's rate maps all that was given.
    case given
    /// To an instant, whatever the engine's rate.
    case instant(Int64)
  }

  /// From the flicks that were given to engine time.
  private var map = ClockMap(then: 0, whole: 0, rate: 1)
  /// The flicks that `advance` was given in all, and of these the ones before the present step.
  private var given: Int64 = 0
  private var givenBefore: Int64 = 0
  /// The present instant.
  private(set) var now: Int64 = 0
  /// The frame count, a second's worth of flicks each.
  private(set) var frame: Int64 = 0
  /// Lanes count from here, so that their times stay exact as Doubles.
  private(set) var epoch: Int64 = 0
  /// Lanes whose time is frames count from here.
  private(set) var frameEpoch: Int64 = 0
  /// The instant at which all running components were last written.
  private var sweptAt = Int64.min
  /// Whether a step is under way.
  private(set) var isAdvancing = false
  /// Counts steps.
  private(set) var step: Int64 = 0
  /// The instant and the frame at which the present step began.
  private(set) var stepStart: Int64 = 0
  private(set) var stepStartFrame: Int64 = 0

  /// Beyond this many flicks from the epoch, differences of times are no longer exact in a lane.
  static var farthest: Double { 4_503_599_627_370_496 }

  /// Engine flicks a given flick.
  var rate: Double { map.rate }

  /// The present as lanes count it.
  var laneTime: LaneTime {
    LaneTime(instant: Double(now - epoch), frame: Double(frame - frameEpoch))
  }

  /// Whether all running components have been written at the present instant.
  var isSwept: Bool { sweptAt == now }

  /// Whether times stay within a century if this many flicks are given.
  func canTake(_ flicks: Int64) -> Bool {
    let (sum, overflow) = given.addingReportingOverflow(flicks)
    return !overflow && sum < Flicks.never / 4 && now < Flicks.never / 4
  }

  mutating func beginStep(giving flicks: Int64) {
    givenBefore = given
    given += flicks
    isAdvancing = true
    step += 1
    stepStart = now
    stepStartFrame = frame
    // What a caller wrote by hand since the last step lasts no longer.
    sweptAt = .min
  }

  mutating func endStep() { isAdvancing = false }

  /// The instant where the step ends, if no callback changes the rate.
  func instant(of goal: Goal) -> Int64 {
    switch goal {
    case .given: max(now, map.own(at: given).whole)
    case .instant(let instant): rate > 0 ? instant : now
    }
  }

  mutating func move(to instant: Int64) { now = instant }

  mutating func countFrame() { frame += Flicks.perSecond }

  mutating func noteSwept() { sweptAt = now }

  /// Whether differences from an epoch would soon lose flicks.
  var isFarFromEpoch: Bool { max(now - epoch, frame - frameEpoch) > Int64(Self.farthest) / 2 }

  /// Moves the epochs to the present.
  mutating func moveEpoch() { (epoch, frameEpoch) = (now, frame) }

  /// Lets time go on from the present instant, after a step that went there whatever the rate.
  mutating func adoptInstant() { map.jump(to: now, at: given) }

  mutating func setRate(_ rate: Double) {
    // In a callback the count given so far is that of the present instant, not of the step's end.
    // At rate 0 that is as much as there was when the step began.
    let reached =
      isAdvancing ? max(min(map.instant(reaching: now), given), givenBefore) : given
    // Where that count lies past the instant, time goes on from the instant: a callback that sets 0
    // holds the time that it sees.
    if map.own(at: reached).whole > now { map.jump(to: now, at: reached) }
    map.rebase(at: reached, rate: rate)
  }
}
