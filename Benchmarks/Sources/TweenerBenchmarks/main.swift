// Measures the engine against hand-written C loops and prints one table.
//
//   swift run -c release --package-path Benchmarks                the whole table, some minutes
//   swift run -c release --package-path Benchmarks -- --short     a part of it, for every change
//   … --only WORD                                                 rows whose section has the word
//   … --only life --gsap PATH/TO/gsap.js [--alone]                programs beside their twins in GSAP (needs node); with
//                                                                 --alone each in a process of node's of its own
//
// Fails where a steady frame allocates, a value is wrong, or a figure is more than twice its bar; of rows that are
// known to miss theirs, more than twice what KnownMisses says. The doublings run where they are asked for.

let options = Options(CommandLine.arguments.dropFirst())
let bench = Bench(isShort: options.isShort)
let sections: [(name: String, run: (Bench) -> Void)] = [
  ("steady", steadyRows),
  ("four properties", fourPropertyRows),
  ("accessors", accessorRows),
  ("allocations", allocationRows),
  ("create", creationRows),
  ("memory", memoryRows),
  ("churn", churnRows),
  ("override", overrideRows),
  ("single", singleRows),
  ("callbacks", callbackRows),
  ("animated values", animatedValueRows),
  ("repeats", repeatRows),
  ("timelines", timelineRows),
  ("springs", springRows),
  ("kinds", kindRows),
  ("small engines", smallEngineRows),
  ("growth", growthRows),
  ("doublings", doublingRows),
  ("soak", soakRows),
  ("life", lifeRows),
]
for section in sections where options.wants(section.name) {
  // Some of their rows take long, as they are known to grow faster than the work.
  if section.name == "doublings", options.only.isEmpty { continue }
  section.run(bench)
}
bench.report()
