// Unsafe memory: an array that has its memory for itself, for the tables of rows, components,
// targets and events.
//
// Why it is sound. It cannot be copied, so no two of them share memory, and its end frees it.
// Every access checks the index against the elements that are initialised. Exclusive access to the
// table that holds it (TweenEngine) keeps a reference to an element from being used after the
// elements have moved: they move only when one is appended. They are moved as bytes: no element has
// a weak reference, which alone knows its address.

struct UniqueArray<Element>: ~Copyable {
  /// The elements; `nil` until there is room for one.
  private var elements: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  /// Elements that there is room for.
  private(set) var room = 0

  init() {}

  init(_ first: Element) { append(first) }

  deinit {
    elements?.deinitialize(count: count)
    CLibrary.release(elements)
  }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(address(index)) }
    @inline(__always) unsafeMutableAddress { address(index) }
  }

  /// The first element: for callers that bound their indices themselves.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { elements.unsafelyUnwrapped }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an element of the array")
    return elements.unsafelyUnwrapped + index
  }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count == room { addRoom(count + 1) }
    (elements.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? { count > 0 ? removeLast() : nil }

  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0, "an element to remove")
    count &-= 1
    return (elements.unsafelyUnwrapped + count).move()
  }

  /// Removes all elements, and keeps their memory.
  mutating func removeAll() {
    elements?.deinitialize(count: count)
    count = 0
  }

  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > room { addRoom(wanted) }
  }

  /// A large block grows by little: it has pages of its own, which need not be copied.
  @inline(never)
  private mutating func addRoom(_ wanted: Int) {
    resize(to: max(wanted, room < Self.large ? 2 * room : room + room / 16, 4))
  }

  /// Gives it other room, for all its elements at least.
  mutating func resize(to wider: Int) {
    precondition(MemoryLayout<Element>.alignment <= 8, "an alignment that the C library gives")
    let moved = CLibrary.resize(elements, to: wider * MemoryLayout<Element>.stride)
    (elements, room) = (moved.bindMemory(to: Element.self, capacity: wider), wider)
  }

  /// In elements.
  private static var large: Int { 1 << 16 }
}
