// The words on the command line. Read here, acted upon by PlayCommand.

/// What the command line asks for.
public struct PlayArguments: Equatable, Sendable {
  public var file: String?
  public var scenes: [String] = []
  public var format: TraceFormat?
  public var framesPerSecond: Double?
  public var speed = 1.0
  public var watches = false
  public var checks = false
  public var table: String?
  /// The picture to draw, and the file to draw it into.
  public var picture: Picture?
  public var pictureFile: String?
  /// The file to draw the scene into.
  public var drawing: String?
  public var lists = false
  public var isVerbose = false
  public var wantsHelp = false

  public init() {}

  /// A word that cannot be read, and what would have been right.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    public var description: String
  }

  /// Reads the words after the program's name.
  public init(_ words: [String]) throws(Fault) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
      let isLong = word.hasPrefix("--")
      let name = isLong ? halves.first ?? word : word
      if isLong, halves.count == 2 { rest.insert(halves[1], at: rest.startIndex) }
      switch name {
      case "--help", "-h": wantsHelp = true
      case "--check": checks = true
      case "--list": lists = true
      case "--watch": watches = true
      case "--verbose", "-v": isVerbose = true
      case "--scene": scenes.append(try Self.value(name, &rest))
      case "--table": table = try Self.value(name, &rest)
      case "--presets", "--easings", "--springs", "--moving-picture":
        guard picture == nil else { throw Fault(description: "one picture at a time") }
        picture = Picture(rawValue: String(name.dropFirst(2)))
        pictureFile = try Self.value(name, &rest)
      case "--svg": drawing = try Self.value(name, &rest)
      case "--fps": framesPerSecond = try Self.number(name, &rest, upTo: 100_000)
      case "--speed": speed = try Self.number(name, &rest, upTo: 1000)
      case "--format":
        let word = try Self.value(name, &rest)
        guard let known = TraceFormat(rawValue: word) else {
          throw Fault(description: "“\(word)” is no format: table, csv or json")
        }
        format = known
      default:
        guard !word.hasPrefix("-") || word == "-" else {
          throw Fault(description: "unknown option \(word); --help lists them")
        }
        guard file == nil else {
          throw Fault(description: "one file at a time: \(file ?? "") and \(word) are given")
        }
        file = word
      }
      let takesValue = [
        "--scene", "--table", "--presets", "--easings", "--springs", "--moving-picture", "--fps",
        "--speed", "--svg", "--format",
      ].contains(name)
      if isLong, halves.count == 2, !takesValue {
        throw Fault(description: "\(name) takes no value")
      }
    }
    if checks, watches { throw Fault(description: "--check and --watch do not go together") }
    if checks, file == nil { throw Fault(description: "--check needs a file") }
    if drawing != nil, checks || watches || lists || format != nil {
      throw Fault(description: "--svg goes with a file and --scene alone")
    }
    if let picture, checks || watches || lists || file != nil || drawing != nil {
      throw Fault(description: "--\(picture.rawValue) goes alone")
    }
    if checks, format != nil { throw Fault(description: "--check has no --format") }
  }

  private static func value(
    _ name: String, _ rest: inout ArraySlice<String>
  ) throws(Fault) -> String {
    guard let word = rest.popFirst() else {
      throw Fault(description: "\(name) needs a value after it")
    }
    return word
  }

  private static func number(
    _ name: String, _ rest: inout ArraySlice<String>, upTo limit: Double
  ) throws(Fault) -> Double {
    let word = try value(name, &rest)
    guard let number = Double(word), number >= 0.001, number <= limit else {
      let bound = JSONText.plain(limit)
      throw Fault(description: "\(name) needs a number from 0.001 to \(bound), not “\(word)”")
    }
    return number
  }
}
