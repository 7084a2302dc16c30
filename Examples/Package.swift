// swift-tools-version: 6.0
import PackageDescription

// The programs of one file each. A package of its own, so that `swift run` in the one above plays scenes, without a name.
func program(_ name: String, _ products: String...) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "Tweener") }, path: name)
}

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tweener", path: "..")],
  targets: [
    program("FirstTween", "Tweener"),
    program("CaughtInFlight", "Tweener", "TweenerPlugins"),
    program("OwnPlugin", "Tweener", "TweenerPlugins"),
    program("Polar", "Tweener", "TweenerPlugins"),
    program("ServerClock", "Tweener"),
  ],
  swiftLanguageModes: [.v6]
)
