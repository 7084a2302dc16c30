/// Replaces a value, and returns the old one.
///
/// The old value may hold the last reference to an object of the caller's, whose `deinit` may call
/// the engine. So it is kept until the access to its place is over: `withExtendedLifetime` behind
/// the call.
func takeOut<Value>(_ place: inout Value, leaving new: Value) -> Value {
  let old = place
  place = new
  return old
}
