// Unsafe memory: hands the tweens of a lane to the mix that they have in common, as places in
// memory. Sound as SamplerBatch is, and because a place is only taken of properties that are four
// Doubles side by side.

/// One tween of a property that a ``TweenMix`` interpolates, where nothing else becomes of its
/// values.
final class MixSampler: Sampler {
  private let access: PropertyAccess
  private let functions: MixFunctions
  private let held: [UInt64]
  private let prepared: PreparedMix
  /// The offset in a target of four Doubles that are the whole value; `nil` for any other value.
  private let offset: Int?

  init(
    _ functions: MixFunctions, _ access: PropertyAccess, held: [UInt64], start: [UInt64],
    end: [UInt64]
  ) {
    self.access = access
    self.functions = functions
    self.held = held
    prepared = functions.prepare(access.numbers(start), access.numbers(end))
    offset = access.offsetOfFourDoubles
  }

  override func restore(_ target: AnyObject, mask: UInt64) {
    access.writeStored(target, held, mask: mask)
  }

  override func value(at eased: Double) -> (any Equatable)? { mixed(eased) }

  override func bits(at eased: Double) -> [UInt64]? {
    let value = mixed(eased)
    return access.elements.indices.prefix(4).map { access.elements[$0].bits(value[$0]) }
  }

  @inline(__always)
  private func mixed(_ eased: Double) -> SIMD4<Double> {
    eased == 0 ? prepared.start : eased == 1 ? prepared.end : functions.value(prepared, eased)
  }

  override func write(_ target: AnyObject, eased: Double, mask: UInt64) {
    let value = mixed(eased)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4) { buffer in
      guard let bits = buffer.baseAddress else { return }
      access.put(value, into: bits)
      access.write(target, bits, mask: mask)
    }
  }

  /// Writes this one and those after it that have the same mix and the same offset.
  override func writeRun(_ batch: SamplerBatch, from first: Int) -> Int {
    guard let offset, batch.mask == 0b1111 else { return super.writeRun(batch, from: first) }
    let most = batch.count - first
    return withUnsafeTemporaryAllocation(of: Unmanaged<PreparedMix>.self, capacity: most) { mixes in
      withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer.self, capacity: most) { places in
        guard let prepared = mixes.baseAddress, let destinations = places.baseAddress else {
          return 1
        }
        var count = 0
        while count < most {
          let isAlike = batch.withSampler(first + count) { sampler, target in
            let sampler = unsafeDowncast(sampler, to: MixSampler.self)
            guard sampler.functions === functions, sampler.offset == offset else { return false }
            (prepared + count).initialize(to: .passUnretained(sampler.prepared))
            (destinations + count).initialize(to: DirectWriter.address(offset, in: target))
            return true
          }
          if !isAlike { break }
          count += 1
        }
        functions.write(
          MixBatch(
            prepared: prepared, destinations: destinations, eased: batch.eased + first,
            count: count))
        return count
      }
    }
  }
}

extension PropertyAccess {
  /// Up to four elements' bits as numbers; 0 for those that there are not.
  func numbers(_ bits: [UInt64]) -> SIMD4<Double> {
    var numbers = SIMD4<Double>()
    for index in elements.indices.prefix(4) { numbers[index] = elements[index].double(bits[index]) }
    return numbers
  }

  /// Numbers as the bits of up to four elements.
  func put(_ numbers: SIMD4<Double>, into bits: UnsafeMutablePointer<UInt64>) {
    for index in elements.indices.prefix(4) { bits[index] = elements[index].bits(numbers[index]) }
  }

  /// The offset of its elements, if they are four Doubles side by side that are written as bytes.
  fileprivate var offsetOfFourDoubles: Int? {
    guard isDirect, elements.count == 4, let first = elements[0].offset,
      elements.indices.allSatisfy({
        elements[$0].layout == .double && elements[$0].offset == first + 8 * $0
      })
    else { return nil }
    return first
  }
}
