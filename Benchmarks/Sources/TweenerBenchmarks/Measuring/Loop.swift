// Columns for the C loop and objects for it to write to, in the same order and as scattered as the engine's
// targets.

import CLoops

final class Loop {
  private var columns: Columns
  private let objects: [UnsafeMutablePointer<Double>?]
  private let curve: Curve
  private let properties: Int

  /// `order` says which of the objects, in order of memory, each tween has.
  init(_ courses: [Course], order: [Int], curve: Curve = CurveInOutQuad, properties: Int = 1) {
    self.curve = curve
    self.properties = properties
    columns = columns_make(courses.count)
    objects_make(courses.count, properties, columns.destination)
    objects = (0..<courses.count).map { [columns] in columns.destination[$0] }
    for (index, course) in courses.enumerated() {
      columns.start[index] = course.start
      columns.span[index] = course.span
      for property in 0..<properties {
        let place = properties * index + property
        columns.from[place] = course.from[property]
        columns.delta[place] = course.to[property] - course.from[property]
      }
      columns.destination[index] = objects[order[index]]
    }
  }

  deinit {
    for (index, object) in objects.enumerated() { columns.destination[index] = object }
    objects_free(columns.count, columns.destination)
    columns_free(columns)
  }

  /// One loop over `size` objects, to be run beside figures that are not about writing.
  convenience init(size: Int) {
    var random = Random(seed: UInt64(size))
    self.init(
      (0..<size).map { _ in Course(using: &random) },
      order: (0..<size).shuffled(using: &random))
  }

  func frame(_ layout: Layout, now: Int64) {
    if properties == 4 {
      columns_sweep_four(&columns, Double(now))
    } else {
      columns_sweep(curve, layout, &columns, Double(now))
    }
  }

  func value(_ index: Int, _ property: Int) -> Double { columns.destination[index]![property] }

  /// Frames in both layouts, for `Bench.time`: one write of this loop is the unit of all ratios.
  func frames(_ count: Int) -> [() -> Void] {
    (properties == 4 ? [LayoutBlocks] : [LayoutBlocks, LayoutFours]).map { layout in
      {
        for frame in 1...count { self.frame(layout, now: Int64(frame) * Frame.flicks) }
      }
    }
  }
}
