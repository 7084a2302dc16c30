// Stands in for Darwin: what the engine calls of it.

public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { count }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func pthread_main_np() -> Int32 { 1 }
