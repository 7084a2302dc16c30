// How much an additive property adds: a function of the caller's, or keyframes. Asked by
// AdditiveAccess and its samplers.

/// What is added, by eased progress. At 0 and 1 it is nothing, and nobody is asked.
enum AddedAmount {
  case function((_ eased: Double) -> Double)
  case keyframes(AddedKeyframes)

  func callAsFunction(_ eased: Double) -> Double {
    if eased == 0 || eased == 1 { return 0 }
    return switch self {
    case .function(let function): function(eased)
    case .keyframes(let keyframes): keyframes.amount(at: eased)
    }
  }
}
