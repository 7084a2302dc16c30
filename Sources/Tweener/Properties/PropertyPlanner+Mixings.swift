// Keys of a call that say how all values of a type are mixed in it. Part of PropertyPlanner: it reads them before the
// properties are resolved, and applies them after. It must not know what a tween does with a way.

extension PropertyPlanner {
  /// Reads such keys, and leaves the rest.
  mutating func readMixings(_ wanted: ArraySlice<PropertyRequest>) -> ArraySlice<PropertyRequest> {
    var rest: [PropertyRequest] = []
    for wanted in wanted {
      // Where a target has a property of that name, the property is meant.
      guard let mixing = resolver.mixings[wanted.key],
        resolver.access(wanted.key, for: target) == nil
      else {
        rest.append(wanted)
        continue
      }
      guard let value = evaluated(wanted.value, for: wanted.key) else { continue }
      if let way = mixing(value) {
        mixings.append(way)
      } else {
        problems.append(.splitterRefused(key: wanted.key, value: value, targetType: targetType))
      }
    }
    return rest[...]
  }

  /// Gives the properties of these types their way, where nothing nearer says how they go.
  mutating func applyMixings() {
    for index in properties.indices where !properties[index].access.isProgress {
      let access = properties[index].access
      guard ways[index] === access.way else { continue }
      ways[index] = mixings.last { $0.bound(to: access) != nil } ?? ways[index]
    }
  }
}
