// What the command line asks for.

struct Options {
  var isShort = false
  var only: [String] = []
  /// A copy of gsap.js.
  var gsap: String?
  /// Whether each program's twin has a process of its own.
  var isAlone = false

  init(_ arguments: some Sequence<String>) {
    var takesWord = false
    var takesPath = false
    for argument in arguments {
      if takesWord {
        only.append(argument)
        takesWord = false
      } else if takesPath {
        gsap = argument
        takesPath = false
      } else if argument == "--gsap" {
        takesPath = true
      } else if argument == "--alone" {
        isAlone = true
      } else if argument == "--short" {
        isShort = true
      } else if argument == "--only" {
        takesWord = true
      } else {
        print("\(argument) is not understood: --short, --only SECTION, --gsap PATH, --alone")
        exitProgram(2)
      }
    }
  }

  func wants(_ section: String) -> Bool {
    only.isEmpty || only.contains { section.contains($0) }
  }
}
