// Stands in for Darwin: what the engine calls of it.

private import Glibc

public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { count }
public func realloc(_ memory: UnsafeMutableRawPointer!, _ size: Int) -> UnsafeMutableRawPointer! {
  Glibc.realloc(memory, size)
}
public func free(_ memory: UnsafeMutableRawPointer!) { Glibc.free(memory) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func pthread_main_np() -> Int32 { 1 }
