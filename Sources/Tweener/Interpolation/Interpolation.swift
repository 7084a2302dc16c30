// Interpolations for properties for which a straight line for each number is wrong. Asked for by a
// type, a value or a key of a call; bound to a property by PropertyPlanner, and run by
// InterpolatedAccess. Knows no tween.

/// A way from the start value to the end value that is no straight line for each number; not yet
/// bound to a property.
struct Interpolation: ValueInterpolation {
  /// Makes the components of a property at some eased progress, as bits.
  typealias Values = (_ eased: Double, _ bits: UnsafeMutablePointer<UInt64>) -> Void
  /// Begins one tween: may replace its start and its end, and answers with what makes the values
  /// between them; `nil` where the target cannot be read.
  typealias Begin = (_ target: AnyObject, _ start: inout [UInt64], _ end: inout [UInt64]) -> Values?

  /// Whether it treats each component by itself, so that it holds for the parts of a value too.
  var isPerComponent = false
  /// The mix that it is made of; `nil` for any other.
  var mix: MixFunctions?
  /// Makes the function that begins tweens of a property; `nil` where the property holds values of
  /// another type.
  let bind: (PropertyAccess) -> Begin?

  // MARK: Each component by itself

  /// Straight from start to end.
  static var linear: Interpolation { perComponent { interpolated(from: $0, to: $1, at: $2) } }

  /// Interpolates each component by itself by a function.
  static func perComponent(_ function: @escaping ComponentInterpolation) -> Interpolation {
    Interpolation(isPerComponent: true) { access in
      let elements = access.elements
      return { _, start, end in
        let from = elements.indices.map { elements[$0].double(start[$0]) }
        let to = elements.indices.map { elements[$0].double(end[$0]) }
        return { eased, bits in
          for index in elements.indices {
            bits[index] = elements[index].bits(function(from[index], to[index], eased))
          }
        }
      }
    }
  }

  // MARK: Whole values

  /// Interpolates whole values by a function of start and end.
  static func wholeValue<Value: Tweenable>(
    _ between: @escaping (_ start: Value, _ end: Value, _ eased: Double) -> Value
  ) -> Interpolation {
    fromStart { _, start, end in { [end] eased in between(start, end, eased) } }
  }

  /// Interpolates whole values of up to four numbers.
  static func mix<Value: Tweenable>(_ mix: TweenMix<Value>) -> Interpolation {
    let functions = mix.functions
    return Interpolation(mix: functions) { access in
      guard access is ValueAccess<Value>, access.elements.count <= 4 else { return nil }
      return { _, start, end in
        let prepared = functions.prepare(access.numbers(start), access.numbers(end))
        return { eased, bits in access.put(functions.value(prepared, eased), into: bits) }
      }
    }
  }

  /// Interpolates whole values by a function that is made when a tween starts, from the target and
  /// its start value. It may choose another end; one that is not finite is ignored.
  static func fromStart<Value: Tweenable>(
    _ begin:
      @escaping (_ target: AnyObject, _ start: Value, _ end: inout Value) ->
      (_ eased: Double) -> Value
  ) -> Interpolation {
    Interpolation { access in
      guard let access = access as? ValueAccess<Value> else { return nil }
      return { target, start, end in
        // The held value supplies what is not a component: a value may have more fields than its
        // components.
        guard let held = access.currentValue(of: target) else { return nil }
        let from = access.value(start, in: held)
        var to = access.value(end, in: held)
        let value = begin(target, from, &to)
        let chosen = access.bits(&to)
        if zip(access.elements, chosen).allSatisfy({ $0.double($1).isFinite }) { end = chosen }
        return { eased, bits in
          var value = value(eased)
          access.put(&value, into: bits)
        }
      }
    }
  }

  // MARK: All components together

  /// Interpolates all components together by a function that is made when a tween starts.
  static func components(_ begin: @escaping (_ start: [Double]) -> TweenInterpolation)
    -> Interpolation
  {
    Interpolation { access in
      let elements = access.elements
      return { _, start, end in
        let interpolation = begin(elements.indices.map { elements[$0].double(start[$0]) })
        end = start
        put(interpolation.end, into: &end, elements)
        put(interpolation.start, into: &start, elements)
        return values(interpolation.way, rest: start, elements)
      }
    }
  }

  /// Puts in the numbers that there are, that are finite, and that are not there already.
  private static func put(
    _ numbers: [Double], into bits: inout [UInt64], _ elements: [PropertyElement]
  ) {
    for (index, number) in numbers.prefix(bits.count).enumerated() where number.isFinite {
      if elements[index].double(bits[index]).bitPattern != number.bitPattern {
        bits[index] = elements[index].bits(number)
      }
    }
  }

  /// `rest` is what a component keeps for which the function gives nothing.
  private static func values(
    _ way: TweenInterpolation.Way, rest: [UInt64], _ elements: [PropertyElement]
  ) -> Values {
    let restNumbers = elements.indices.map { elements[$0].double(rest[$0]) }
    @inline(__always)
    func bits(_ number: Double, _ index: Int) -> UInt64 {
      let isRest = !number.isFinite || number.bitPattern == restNumbers[index].bitPattern
      return isRest ? rest[index] : elements[index].bits(number)
    }
    switch way {
    case .point(let point):
      return { eased, all in
        let point = point(eased)
        for index in elements.indices { all[index] = bits(index < 2 ? point[index] : .nan, index) }
      }
    case .numbers(let fill):
      // Memory for the numbers, kept from one call to the next; nothing is read from it.
      var scratch: [Double] = []
      return { eased, all in
        // Removed meanwhile: a function that calls the engine may come here once more.
        var numbers: [Double] = []
        swap(&numbers, &scratch)
        numbers.removeAll(keepingCapacity: true)
        numbers.append(contentsOf: restNumbers)
        fill(eased, &numbers)
        for index in elements.indices {
          all[index] = bits(index < numbers.count ? numbers[index] : .nan, index)
        }
        swap(&numbers, &scratch)
      }
    }
  }
}

// MARK: What a key says

/// The effect of a key of a call on other properties of the same call.
enum PropertyModifier {
  /// Interpolates the properties that its value names, each component by itself.
  case interpolation((Any) throws -> [TweenKey: ComponentInterpolation]?)
  /// Interpolates all properties of a type that have no interpolation of their own.
  case typeInterpolation((Any) throws -> Interpolation?)
  /// Filters the properties that its value names. Of lower order first; among equals the order of
  /// the keys decides.
  case filter(order: Int, (Any) throws -> [TweenKey: TweenFilter]?)
}

// MARK: What a type says

extension PropertyAccess {
  /// The interpolation that the type of the property's numbers asks for; `nil` for linear.
  var interpolation: Interpolation? {
    func ofType<Value: Tweenable>(_: Value.Type) -> Interpolation? {
      Value.mix.map { .mix($0) } ?? Value.interpolation.map { .wholeValue($0) }
    }
    return (valueType as? any Tweenable.Type).flatMap { ofType($0) }
  }
}
