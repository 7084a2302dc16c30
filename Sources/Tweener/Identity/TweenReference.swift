/// A tween as callbacks get it: its engine, of unknown type here, and its id. `Callbacks` makes a
/// ``Tween`` of it.
struct TweenReference {
  let engine: AnyObject
  let id: TweenID
}
