/// Replaces a value, and returns the old one.
///
/// What is replaced may hold the last reference to an object of the caller's, whose `deinit` may
/// call the engine. So the old value is kept until the access to its place is over:
/// `withExtendedLifetime` behind the call.
func takeOut<Value>(_ place: inout Value, leaving new: Value) -> Value {
  let old = place
  place = new
  return old
}
