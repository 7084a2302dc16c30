// What the command line asks for.

struct Options {
  var isShort = false
  var only: [String] = []

  init(_ arguments: some Sequence<String>) {
    var takesWord = false
    for argument in arguments {
      if takesWord {
        only.append(argument)
        takesWord = false
      } else if argument == "--short" {
        isShort = true
      } else if argument == "--only" {
        takesWord = true
      } else {
        print("\(argument) is not understood: --short, --only SECTION")
        exitProgram(2)
      }
    }
  }

  func wants(_ section: String) -> Bool {
    only.isEmpty || only.contains { section.contains($0) }
  }
}
