// Stands in for ObjectiveC, and for the key-value coding that Foundation adds to it on Apple platforms.

import class Foundation.NSNumber
@_exported import class Foundation.NSObject

// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getInstanceSize(_ type: AnyClass?) -> Int { 0 }

/// Its name, in memory that is never given back. Unchecked, as a pointer is not `Sendable`; nothing writes behind it.
public struct Selector: @unchecked Sendable {
  private var name: OpaquePointer

  init(name: String) {
    let letters = Array(name.utf8CString)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: letters.count)
    memory.initialize(from: letters, count: letters.count)
    self.name = OpaquePointer(memory)
  }

  public var text: String { String(cString: UnsafePointer<CChar>(name)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }

/// Something whose methods are called by name.
@MainActor
public protocol ObjectiveCTarget {
  func perform(_ selector: String)
}

/// What a stand-in answers by key.
open class KeyedObject: NSObject {
  public var values: [String: Any] = [:]
  public var settersLeftOut: Set<String> = []

  /// As Objective-C does where there is no such key: with a trap.
  fileprivate func trap(_ key: String) -> Never {
    preconditionFailure("this class is not key value coding-compliant for the key \(key)")
  }
}

extension NSObject {
  public func responds(to selector: Selector!) -> Bool {
    guard let object = self as? KeyedObject, let name = selector?.text else { return false }
    if name.hasPrefix("set"), name.hasSuffix(":") {
      let key = name.dropFirst(3).dropLast()
      return object.values.keys.contains {
        $0.prefix(1).uppercased() + $0.dropFirst() == key && !object.settersLeftOut.contains($0)
      }
    }
    return object.values[name] != nil
  }

  public func value(forKey key: String) -> Any? {
    guard let object = self as? KeyedObject else { return nil }
    return object.values[key] ?? object.trap(key)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    guard let object = self as? KeyedObject else { return }
    guard object.values[key] != nil, !object.settersLeftOut.contains(key) else { object.trap(key) }
    switch value {
    case let number as Double: object.values[key] = NSNumber(value: number)
    case let number as Int: object.values[key] = NSNumber(value: number)
    default: object.values[key] = value
    }
  }
}
