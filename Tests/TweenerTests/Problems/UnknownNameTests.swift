import Testing

@testable import Tweener

@Suite("A name that means nothing on a target")
struct UnknownNameTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func report(_ parameters: TweenParameters) -> TweenProblem? {
    stage.tweener.addTween(box, parameters)
    return stage.problems.last
  }

  @Test(
    "a word of another library is called by its name here",
    arguments: [
      ("dur", "duration"), ("loop", "repeat"), ("onDone", "onComplete"),
      ("pingPong", "autoreverse"),
      ("onFinish", "onComplete"), ("onKill", "onEnd"), ("timingFunction", "easing"),
      ("startDelay", "delay"), ("playbackRate", "timeScale"), ("onStep", "onUpdate"),
    ])
  func foreignWords(name: String, word: String) throws {
    let problem = try #require(report([TweenKey(name): 1]))
    #expect(problem.kind == .unknownProperty)
    #expect(problem.suggestion == word)
    #expect(problem.remedy.contains("\"\(word)\""))
    let caller = try #require(stage.tweener.addCaller([TweenKey(name): 1]).problems.first)
    #expect(caller.suggestion == word)
  }

  @Test(
    "a misspelt name that a word has for its value is suggested",
    arguments: [
      ("overwrite", "atStrat", "atStart"), ("spring", "bouncey", "bouncy"),
      ("handover", "smoth", "smooth"),
    ])
  func values(word: String, name: String, nearest: String) throws {
    let problem = try #require(report([TweenKey(word): name]))
    #expect(problem.kind == .wrongParameterType)
    #expect(problem.suggestion == nearest)
    #expect(problem.remedy.hasPrefix("did you mean \"\(nearest)\"? give a"))
    #expect(report([TweenKey(word): "quite another"])?.suggestion == nil)
  }

  @Test("every word that is named in place of another is one of ours, and none of ours is foreign")
  func table() {
    for (name, advice) in ForeignWords.entries {
      guard let word = advice.suggestion else { continue }
      #expect(ReservedKey.match(word)?.word.name == word, "\(name)")
    }
    for spelling in ReservedKey.allSpellings {
      #expect(ForeignWords.advice(about: spelling) == nil, "\(spelling)")
    }
    let names = ForeignWords.entries.map(\.0)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
    #expect(Set(names).count == names.count)
  }

  @Test("what is done otherwise here says how")
  func advice() throws {
    #expect(try #require(report(["staggerDelay": 0.1])).suggestion == "stagger")
    #expect(try #require(report(["startAt": 0])).remedy.contains("TweenValue.fromTo"))
    #expect(try #require(report(["onCompleteParams": [1]])).remedy.contains("closure"))
    let caller = try #require(stage.tweener.addCaller(["onStartScope": 1]).problems.first)
    #expect(caller.remedy.contains("closure") && caller.suggestion == nil)
  }

  @Test("a property of that name is a property, whatever others call so")
  func properties() {
    stage.tweener.registerSpecialProperty("speed", \RuleBox.x)
    stage.tweener.addTween(box, [.duration: 1, "speed": 4])
    #expect(stage.after(1, box.x) == 4)
    #expect(stage.problems.isEmpty)
  }

  @Test("a name of the standard plugins says how to install them")
  func plugins() throws {
    for name in ["centerX", "rotation", "opacity", "snap", "preset", "motionPath"] {
      let remedy = try #require(report([TweenKey(name): 1])).remedy
      #expect(remedy.contains("install(StandardPlugins())"), "\(name)")
    }
    #expect(try #require(report(["centreX": 1])).remedy.contains("\"centerX\""))
  }

  @Test(
    "a name that is registered for others says so, whatever it is to other libraries or plugins")
  func registered() throws {
    final class Other { var glow = 0.0 }
    stage.tweener.registerSpecialProperty("glow", \Other.glow)
    stage.tweener.registerSpecialProperty("centerX", \Other.glow)
    stage.tweener.registerSpecialProperty("speed", \Other.glow)
    for name: TweenKey in ["glow", "centerX", "speed"] {
      let remedy = try #require(report([name: 1])).remedy
      #expect(remedy.contains("registered for other targets"))
      #expect(!remedy.contains("StandardPlugins"))
    }
  }

  @Test("a name near it is suggested even where the name itself means something elsewhere")
  func nearAndRegistered() throws {
    final class Other { var far = 0.0 }
    stage.tweener.registerSpecialProperty("observe", \Other.far)
    let registered = try #require(report(["observe": 1]))
    #expect(registered.suggestion == "observed")
    #expect(registered.remedy.contains("registered for other targets"))
    stage.tweener.registerSpecialProperty("rotations", \RuleBox.x)
    let brought = try #require(report(["rotation": 1]))
    #expect(brought.suggestion == "rotations")
    #expect(brought.remedy.contains("install(StandardPlugins())"))
  }

  @Test("a word of calls that is named where a property is meant says so")
  func words() {
    _ = stage.add(box, [.duration: 1, "x": 1])
    for word: TweenKey in ["duration", .easing, "onRepeat", "onComplete"] {
      #expect(!stage.tweener.removeTween(box, [word]))
      #expect(stage.tweener.explanation(of: box, word).components.isEmpty)
    }
    #expect(stage.problems.count == 8)
    #expect(stage.problems.allSatisfy { $0.fault == "a word of calls, and no property" })
  }

  private final class Circle: TweenTarget {
    var x = 0.0
    static var tweenProperties: TweenProperties {
      ["x": .init(\Circle.x), "lost": .init(sameAs: "nowhere")]
    }
  }

  @Test("an entry of the table that leads nowhere says so, in calls and in questions")
  func misdescribed() {
    let circle = Circle()
    stage.tweener.addTween(circle, [.duration: 1, "lost": 1])
    stage.tweener.removeTween(circle, ["lost"])
    _ = stage.tweener.explanation(of: circle, "lost")
    #expect(stage.kinds == Array(repeating: .propertyMisdescribed, count: 3))
    #expect(Set(stage.problems.map(\.remedy)).count == 1)
  }

  private class Base: TweenTarget {
    var size: Double {
      get { 0 }
      set {}
    }
    var hidden: Double {
      get { 0 }
      set {}
    }
    class var tweenProperties: TweenProperties { ["size": .init(\Base.size)] }
  }

  @Test("a key path of a class that is not final prints as its name in the table, or as its type")
  func openPath() {
    let target = Base()
    for path: TweenKey in [.path(\Base.size), .path(\Base.hidden)] {
      stage.tweener.addTween(target, [.duration: 1, path: "wide"])
    }
    let hidden = #"\Base.<a computed property of type Double>"#
    #expect(stage.keys == [#"\Base.size"#, hidden])
    stage.tweener.addTween(target, [.duration: 1, .path(\Base.size): 1, .path(\Base.hidden): 1])
    stage.tweener.advance(by: 0.5)
    let text = "\(stage.tweener.explanation(of: target))"
    #expect(text.contains(#"\Base.size: 0.0, from"#) && text.contains(hidden))
  }

  @Test("a faulty keyframe is named, and what a spring's name is not")
  func parts() {
    stage.tweener.addTween(box, [.duration: 1, "x": [1, "a"] as [Any]])
    stage.tweener.addTween(box, [.duration: 1, "x": [1, 2, nil] as [Double?]])
    stage.tweener.addTween(box, [.duration: 1, .spring: "bounce", "x": 1])
    #expect(
      stage.problems.prefix(2).map(\.fault) == [
        "keyframe 2 is a value of type String", "keyframe 3 is no value",
      ])
    #expect(
      stage.problems.last?.remedy.hasSuffix("the call's duration and easing are taken") == true)
  }

  @Test("a key path of another class says whose it is, in calls and in questions")
  func foreignPath() throws {
    final class Other { var x = 0.0 }
    let problem = try #require(report([.duration: 1, .path(\Other.x): 1, "x": 2]))
    #expect(problem.kind == .unknownProperty)
    #expect(problem.fault == "the key path belongs to Other")
    #expect(problem.remedy.contains("RuleBox"))
    stage.tweener.removeTween(box, [.path(\Other.x)])
    #expect(stage.problems.last?.fault == "the key path belongs to Other")
    #expect(stage.after(1, box.x) == 2)
  }
}
