// swift-tools-version: 6.0
import PackageDescription

// Three libraries and no dependencies. `Tweener` is the engine (standard library only); `TweenerPlugins`
// is everything that can be built on its public surface, and `TweenerTrace` records and draws what an engine does. What needs other packages (the benchmark
// harness) lives in a nested package, so that whoever depends on Tweener downloads nothing else. So do the programs of Examples, so that
// `swift run` has one program to run.

// Tests call what is optimised; to optimise them too takes longer than all else that is built. File by file they are compiled on
// all cores, and a module as a whole on one. Under the address sanitizer the memory of what they call is watched, and not their own,
// which is an eighth of the time.
let notOptimised: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Onone", "-no-whole-module-optimization", "-enable-batch-mode",
      "-Xllvm", "-asan-instrument-reads=false", "-Xllvm", "-asan-instrument-writes=false",
    ],
    .when(configuration: .release))
]

let package = Package(
  name: "Tweener",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Tweener", targets: ["Tweener"]),
    .library(name: "TweenerPlugins", targets: ["TweenerPlugins"]),
    .library(name: "TweenerTrace", targets: ["TweenerTrace"]),
    .executable(name: "tweener-play", targets: ["tweener-play"]),
  ],
  targets: [
    .target(name: "Tweener"),
    .target(name: "TweenerPlugins", dependencies: ["Tweener"]),
    .target(name: "TweenerTrace", dependencies: ["Tweener"]),
    .executableTarget(
      name: "tweener-play",
      dependencies: ["TweenerPlay"],
      path: "Examples/Play/Main"
    ),
    .target(
      name: "TweenerPlay",
      dependencies: ["Tweener", "TweenerPlugins", "TweenerTrace"],
      path: "Examples/Play/Library"
    ),
    .target(
      name: "TweenerTestSupport",
      dependencies: ["Tweener"],
      path: "Tests/TweenerTestSupport"
    ),
    .testTarget(
      name: "TweenerTests",
      dependencies: ["Tweener", "TweenerTestSupport"],
      swiftSettings: notOptimised
    ),
    .testTarget(
      name: "TweenerPluginsTests",
      dependencies: ["TweenerPlugins", "TweenerTestSupport"],
      swiftSettings: notOptimised
    ),
    .testTarget(
      name: "TweenerPlayTests",
      dependencies: ["TweenerPlay", "TweenerTrace", "TweenerTestSupport"],
      swiftSettings: notOptimised
    ),
    .testTarget(
      name: "TweenerTraceTests",
      dependencies: ["TweenerTrace", "TweenerPlugins", "TweenerTestSupport"],
      swiftSettings: notOptimised
    ),
  ],
  swiftLanguageModes: [.v6]
)
