// Where the numbers of a value lie, from the root of a key path that leads to it. Asked by the
// accesses to properties.

extension TweenableComponent {
  /// Where the number is in a value of its type.
  var place: KeyPathLocation {
    make == nil ? KeyPathLocation(path) : .here
  }

  /// Where the number is, seen from the root of a path to the value.
  func place(behind path: AnyKeyPath) -> KeyPathLocation {
    guard let bytes = offset ?? place.offsetInValue else {
      return KeyPathLocation(self.path(behind: path))
    }
    return KeyPathLocation(path).adding(bytes)
  }

  /// The key path to the number from the root of a path to the value.
  func path(behind path: AnyKeyPath) -> AnyKeyPath {
    make != nil ? path : path.appending(path: self.path) ?? path
  }
}

extension Tweenable {
  /// The component of the value that a path of it leads to, if it leads to one.
  static func component(at place: KeyPathLocation, _ type: Any.Type) -> Int? {
    tweenableComponents.prefix(64).firstIndex {
      $0.scalarType == type && $0.place(behind: \Self.self) == place
    }
  }

  /// The components of the value that a path of it leads to, number by number of what is there;
  /// `nil` where it leads anywhere else.
  static func components<Part: Tweenable>(at path: PartialKeyPath<Self>, _: Part.Type) -> [Int]? {
    var found: [Int] = []
    for part in Part.tweenableComponents.prefix(64) {
      guard let index = component(at: part.place(behind: path), part.scalarType) else { return nil }
      found.append(index)
    }
    return found
  }
}
