// The way of a TweenCourse: all numbers of a property at once. Bound by TargetPlanner, run by WayAccess.

final class CourseWay: PropertyWay {
  let begin: ([Double]) -> TweenCourse

  init(_ begin: @escaping ([Double]) -> TweenCourse) {
    self.begin = begin
  }

  override func bound(to access: PropertyAccess) -> BoundWay? {
    BoundCourseWay(access: access, begin: begin)
  }
}

private final class BoundCourseWay: BoundWay {
  let access: PropertyAccess
  let begin: ([Double]) -> TweenCourse

  init(access: PropertyAccess, begin: @escaping ([Double]) -> TweenCourse) {
    self.access = access
    self.begin = begin
  }

  override func begin(_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64])
    -> WaySteps
  {
    let numbers = access.elements.indices.map { access.elements[$0].double(start[$0]) }
    let course = begin(numbers)
    end = start
    put(course.end, into: &end)
    put(course.start, into: &start)
    return CourseSteps(access: access, rest: start, numbers: numbers, fill: course.fill)
  }

  /// Only the numbers that there are, that are finite, and that are not there already.
  private func put(_ numbers: [Double], into bits: inout [UInt64]) {
    for (index, number) in numbers.prefix(bits.count).enumerated() where number.isFinite {
      let element = access.elements[index]
      if element.double(bits[index]).bitPattern != number.bitPattern {
        bits[index] = element.bits(number)
      }
    }
  }
}

private final class CourseSteps: WaySteps {
  let access: PropertyAccess
  /// What stays where the course tells nothing.
  let rest: [UInt64]
  var numbers: [Double]
  let fill: (Double, inout [Double]) -> Void

  init(
    access: PropertyAccess, rest: [UInt64], numbers: [Double],
    fill: @escaping (Double, inout [Double]) -> Void
  ) {
    self.access = access
    self.rest = rest
    self.numbers = numbers
    self.fill = fill
  }

  override func value(_ eased: Double, into bits: UnsafeMutablePointer<UInt64>) {
    fill(eased, &numbers)
    for (index, element) in access.elements.enumerated() {
      let number = index < numbers.count ? numbers[index] : .nan
      bits[index] = number.isFinite ? element.bits(number) : rest[index]
    }
  }
}
