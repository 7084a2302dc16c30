// The description of a timeline before the engine has rows for it. Made for one call, by
// TimelineMaker or KeyframesMaker.

extension TweenEngine {
  /// Something on a timeline.
  struct TimelineItem {
    enum Content {
      /// By its place among the draft's.
      case tween(Int)
      indirect case timeline(TimelineDraft)
      case call(() -> Void)
      case pause
    }

    let start: Int64
    let content: Content
  }

  /// The clock of a timeline, and its entries in the order of adding.
  struct TimelineDraft {
    var timing: Timing
    var easing: Easing?
    var callbacks: TweenCallbacks?
    var items: [TimelineItem] = []
    /// Tweens, all of whose plans are known that are items. What one moves has the same place among
    /// the targets.
    var tweens: [PlacedTween] = []
    var targets: [AnyObject] = []
    /// The layout at which later members are appended; `nil` for a timeline that takes none.
    var end: TimelineLayout?

    init(timing: Timing, easing: Easing? = nil, callbacks: TweenCallbacks? = nil) {
      self.timing = timing
      self.easing = easing
      self.callbacks = callbacks
    }
  }
}
