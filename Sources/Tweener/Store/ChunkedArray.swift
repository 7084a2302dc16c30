// An array in chunks of one length: it grows without copying what it has, and without room to spare
// beyond one chunk. The tables of rows, components, targets and events are such.

struct ChunkedArray<Element> {
  private var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  init(_ first: Element) { append(first) }

  private static var shift: Int { 10 }
  /// Elements a chunk.
  private static var size: Int { 1 << shift }

  subscript(index: Int) -> Element {
    @inline(__always) get { chunks[index >> Self.shift][index & (Self.size - 1)] }
    @inline(__always) _modify { yield &chunks[index >> Self.shift][index & (Self.size - 1)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    let chunk = count >> Self.shift
    if chunk == chunks.count { addChunk() }
    chunks[chunk].append(element)
    count += 1
  }

  /// The first chunk grows as it is filled, so that few elements take little.
  @inline(never)
  private mutating func addChunk() {
    var chunk: [Element] = []
    if !chunks.isEmpty { chunk.reserveCapacity(Self.size) }
    chunks.append(chunk)
  }

  mutating func removeLast() -> Element {
    count -= 1
    return chunks[count >> Self.shift].removeLast()
  }

  /// Keeps the first elements.
  mutating func truncate(to count: Int) {
    while self.count > count { _ = removeLast() }
  }

  mutating func reserveCapacity(_ wanted: Int) {
    let full = (wanted + Self.size - 1) >> Self.shift
    chunks.reserveCapacity(full)
    if !chunks.isEmpty { chunks[0].reserveCapacity(min(wanted, Self.size)) }
    while chunks.count < full {
      var chunk: [Element] = []
      chunk.reserveCapacity(Self.size)
      chunks.append(chunk)
    }
  }
}
