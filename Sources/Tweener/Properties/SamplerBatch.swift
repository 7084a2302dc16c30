// Unsafe memory: a run of samplers and their targets, handed by a lane to the class of the
// samplers. Sound because the engine lets go of neither samplers nor targets while a call is under
// way.

/// Some samplers of one class, each with its target and its eased progress.
struct SamplerBatch {
  let samplers: UnsafePointer<Unmanaged<AnyObject>>
  let targets: UnsafePointer<Unmanaged<AnyObject>>
  let eased: UnsafePointer<Double>
  let count: Int
  /// The elements of the property that are written.
  let mask: UInt64

  /// Writes all of it, by the samplers' class.
  func write() {
    guard count > 0 else { return }
    withSampler(0) { sampler, _ in sampler.write(self) }
  }

  /// Writes run after run: `writeRun` writes some from a place on, and returns how many.
  @inline(__always)
  func writeRuns(_ writeRun: (_ first: Int) -> Int) {
    var first = 0
    while first < count { first += writeRun(first) }
  }

  /// Calls `body` with a sampler and its target.
  @inline(__always)
  func withSampler<Result>(_ index: Int, _ body: (Sampler, AnyObject) -> Result) -> Result {
    samplers[index]._withUnsafeGuaranteedRef { sampler in
      targets[index]._withUnsafeGuaranteedRef { target in
        body(unsafeDowncast(sampler, to: Sampler.self), target)
      }
    }
  }
}
