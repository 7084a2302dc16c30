/// One tween as callbacks get it: its engine, of which nothing is known here, and its id. A ``Tween`` is made of it.
struct TweenReference {
  let engine: AnyObject
  let id: TweenID
}
