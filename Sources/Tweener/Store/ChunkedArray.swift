// Unsafe memory: an array in chunks of one length, for the tables of rows, components, targets and
// events. It grows without copying full chunks, and has never more than one chunk to spare.
//
// Why it is sound. It cannot be copied, so no two of them share a chunk, and its end frees all.
// Every access checks the index against the elements that are initialised. Exclusive access to the
// table that holds it (TweenEngine) keeps a reference to an element from being used after a chunk
// has moved: only the first chunk moves, when it is appended to.

struct ChunkedArray<Element>: ~Copyable {
  private typealias Chunk = UnsafeMutablePointer<Element>

  /// The chunks; `nil` until one is there.
  private var chunks: UnsafeMutablePointer<Chunk>?
  /// Chunks that exist. `chunks` has room for the next power of two.
  private var chunkCount: Int32 = 0
  /// Elements that the first chunk has room for; all others have room for ``size``.
  private var firstRoom: Int32 = 0
  private(set) var count = 0

  init() {}

  init(_ first: Element) { append(first) }

  deinit {
    guard let chunks else { return }
    for index in 0..<Int(chunkCount) {
      let used = min(max(count - index << Self.shift, 0), Self.size)
      chunks[index].deinitialize(count: used)
      chunks[index].deallocate()
    }
    chunks.deallocate()
  }

  private static var shift: Int { 10 }
  /// Elements a chunk.
  private static var size: Int { 1 << shift }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(address(index)) }
    @inline(__always) unsafeMutableAddress { address(index) }
  }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an element of the array")
    return chunks.unsafelyUnwrapped[index >> Self.shift] + (index & (Self.size - 1))
  }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == room { addRoom(count + 1) }
    let chunk = chunks.unsafelyUnwrapped[count >> Self.shift]
    (chunk + (count & (Self.size - 1))).initialize(to: element)
    count &+= 1
  }

  /// Elements that there is room for.
  @inline(__always)
  private var room: Int { chunkCount > 1 ? Int(chunkCount) << Self.shift : Int(firstRoom) }

  @inline(__always)
  mutating func popLast() -> Element? { count > 0 ? removeLast() : nil }

  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0, "an element to remove")
    count &-= 1
    return (chunks.unsafelyUnwrapped[count >> Self.shift] + (count & (Self.size - 1))).move()
  }

  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > room { addRoom(wanted) }
  }

  /// The first chunk grows as it is filled, so that few elements take little; behind it come whole
  /// chunks.
  @inline(never)
  private mutating func addRoom(_ wanted: Int) {
    let needed = (wanted + Self.size - 1) >> Self.shift
    if needed > Self.powerOfTwo(Int(chunkCount)) { growTable(Self.powerOfTwo(needed)) }
    guard let chunks else { return }
    let first = needed > 1 ? Self.size : min(max(wanted, 2 * Int(firstRoom), 4), Self.size)
    if first > Int(firstRoom) {
      let chunk = Chunk.allocate(capacity: first)
      if chunkCount > 0 {
        chunk.moveInitialize(from: chunks[0], count: count)
        chunks[0].deallocate()
        chunks[0] = chunk
      } else {
        chunks.initialize(to: chunk)
        chunkCount = 1
      }
      firstRoom = Int32(first)
    }
    while chunkCount < needed {
      (chunks + Int(chunkCount)).initialize(to: Chunk.allocate(capacity: Self.size))
      chunkCount += 1
    }
  }

  /// The least power of two that is not less; 0 of 0.
  private static func powerOfTwo(_ count: Int) -> Int {
    count == 0 ? 0 : 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  private mutating func growTable(_ room: Int) {
    let table = UnsafeMutablePointer<Chunk>.allocate(capacity: room)
    if let chunks {
      table.moveInitialize(from: chunks, count: Int(chunkCount))
      chunks.deallocate()
    }
    chunks = table
  }
}
