/// The builder of the closures of typed calls.
///
/// A closure of a typed call is one chain that begins with its argument:
///
/// ```swift
/// tweener.addTween(box, duration: 2) { $0.to(\.x, 200).to(\.alpha, 0) }
/// ```
///
/// With a builder the compiler looks at such a closure by itself. It names a misspelt property
/// there, and not the whole call, and needs a tenth of the time. A closure with a `return` goes
/// without the builder.
@resultBuilder
public struct TweenBuilder {
  /// The one chain of a closure.
  public static func buildBlock<Target>(_ template: TweenTemplate<Target>) -> TweenTemplate<
    Target
  > { template }
}
