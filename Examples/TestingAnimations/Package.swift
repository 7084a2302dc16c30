// swift-tools-version: 6.0
import PackageDescription

// How a program tests its animations: Docs/TestingAnimations.md shows these files. A package of its own, as yours is.
let package = Package(
  name: "TestingAnimations",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Tweener", path: "../..")],
  targets: [
    .testTarget(
      name: "IntroTests",
      dependencies: [
        .product(name: "Tweener", package: "Tweener"),
        .product(name: "TweenerTrace", package: "Tweener"),
      ],
      exclude: ["Intro.trace"]
    )
  ],
  swiftLanguageModes: [.v6]
)
