// The way of a TweenCourse: all numbers of a property at once. Bound by PropertyPlanner, run by WayAccess.

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
    -> ComponentSampler?
  {
    let numbers = access.elements.indices.map { access.elements[$0].double(start[$0]) }
    let course = begin(numbers)
    end = start
    put(course.end, into: &end)
    put(course.start, into: &start)
    return CourseSampler(access: access, rest: start, fill: course.fill)
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

private final class CourseSampler: ComponentSampler {
  let access: PropertyAccess
  /// What stays where the course tells nothing, as bits and as numbers.
  let rest: [UInt64]
  let restNumbers: [Double]
  let fill: (Double, inout [Double]) -> Void
  /// Memory for the numbers, kept from one call to the next; nothing is read from it.
  private var scratch: [Double] = []

  init(access: PropertyAccess, rest: [UInt64], fill: @escaping (Double, inout [Double]) -> Void) {
    self.access = access
    self.rest = rest
    restNumbers = access.elements.indices.map { access.elements[$0].double(rest[$0]) }
    self.fill = fill
  }

  override func value(_ eased: Double, into bits: UnsafeMutablePointer<UInt64>) {
    // Taken out meanwhile: a course that calls the engine may come here once more.
    var numbers: [Double] = []
    swap(&numbers, &scratch)
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: restNumbers)
    fill(eased, &numbers)
    for (index, element) in access.elements.enumerated() {
      let number = index < numbers.count ? numbers[index] : .nan
      let isRest = !number.isFinite || number.bitPattern == restNumbers[index].bitPattern
      bits[index] = isRest ? rest[index] : element.bits(number)
    }
    swap(&numbers, &scratch)
  }
}
