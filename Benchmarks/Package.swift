// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that the product itself has no dependency. `CLoops` holds what a C programmer
// would write in place of the engine, and a counter of allocations; `TweenerBenchmarks` measures both in
// one process. Needs the C compiler of the Swift toolchain at -O3, hence the unsafe flags, which a package
// that is run and not depended on may have.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Tweener", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .target(
      name: "CLoops",
      cSettings: [.unsafeFlags(["-O3", "-ffp-contract=off", "-Wall", "-Wextra", "-Wno-psabi"])]
    ),
    .executableTarget(
      name: "TweenerBenchmarks",
      dependencies: [
        "CLoops",
        .product(name: "Tweener", package: "Tweener"),
        .product(name: "TweenerPlugins", package: "Tweener"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
