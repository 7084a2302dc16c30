// Unsafe memory: adds for one tween, or for a run of tweens of one curve. Sound as SamplerBatch is;
// `group` keeps the layers alive as long as the sampler.

/// One tween of an additive property. Its sum ends with the tween: there is nothing to restore.
final class AdditiveSampler: Sampler {
  /// The keyframes that it adds; `nil` for a function, which is called for one tween at a time.
  private let keyframes: AddedKeyframes?
  /// The layers on its elements, where they are bytes to which no other tween adds; none before
  /// that.
  private var layers: UnsafeMutablePointer<AdditiveLayer>?
  private let count: Int
  private let access: AdditiveAccess
  /// The owner of the layers.
  private var group: AdditiveLayerGroup?

  init(_ access: AdditiveAccess) {
    self.access = access
    keyframes = access.keyframesOfBytes
    count = access.elements.count
  }

  override func bits(at eased: Double) -> [UInt64]? {
    Array(repeating: access.change(at: eased).bitPattern, count: count)
  }

  override func write(_ target: AnyObject, eased: Double, mask: UInt64) {
    access.add(at: eased, to: target, mask: mask)
  }

  /// Adds to layers to which no other tween adds: for this one, and for those behind it that go by
  /// the same curve where that runs no code of the caller's.
  override func writeRun(_ batch: SamplerBatch, from first: Int) -> Int {
    guard let keyframes else {
      batch.withSampler(first) { sampler, target in
        access.layers.beginRound(target)
        sampler.write(target, eased: batch.eased[first], mask: batch.mask)
      }
      return 1
    }
    return AddedWays.withRoom(for: batch.count - first) { ways in
      let count = collectWays(batch, from: first, keyframes, ways)
      ways.ease(by: keyframes.easing)
      for index in 0..<count {
        batch.withSampler(first &+ index) { sampler, target in
          unsafeDowncast(sampler, to: AdditiveSampler.self)
            .addAlone(ways.amounts[index], target, batch.mask)
        }
      }
      return count
    }
  }

  /// Looks up the ways of the tweens from one on that go by the same curve. Returns how many these
  /// are.
  @inline(never)
  private func collectWays(
    _ batch: SamplerBatch, from first: Int, _ likely: AddedKeyframes, _ ways: AddedWays
  ) -> Int {
    var count = 0
    while first &+ count < batch.count, let own = keyframes(of: batch, first &+ count, likely) {
      let progress = batch.eased[first &+ count]
      ways.put(own.way(at: progress), progress, at: count)
      count &+= 1
    }
    return count
  }

  /// The keyframes of one of a batch's samplers; `nil` where they do not go by the curve of
  /// `likely`.
  @inline(__always)
  private func keyframes(of batch: SamplerBatch, _ index: Int, _ likely: AddedKeyframes)
    -> AddedKeyframes?
  {
    batch.withSampler(index) { sampler, _ in
      guard let own = unsafeDowncast(sampler, to: AdditiveSampler.self).keyframes else {
        return nil
      }
      return own === likely || own.easing == likely.easing ? own : nil
    }
  }

  /// Adds to elements that are bytes.
  @inline(__always)
  private func addAlone(_ change: Double, _ target: AnyObject, _ mask: UInt64) {
    var index = 0
    while let layers, index < count, layers[index].isKept { index &+= 1 }
    // A layer has been taken off since they were found, or they have not been found yet.
    if layers == nil || index < count { findLayers(target) }
    guard let layers else { return }
    index = 0
    while index < count {
      if mask & (1 &<< UInt64(truncatingIfNeeded: index)) != 0 {
        layers[index].add(change, to: target)
      }
      index &+= 1
    }
  }

  @inline(never)
  private func findLayers(_ target: AnyObject) {
    let old = group
    group = access.layers.group(access.base, of: target)
    layers = group?.layers
    withExtendedLifetime(old) {}
  }
}
