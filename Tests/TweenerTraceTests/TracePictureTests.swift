import Testing
import Tweener
import TweenerPlugins
import TweenerTrace

@Suite("The picture and the page of a trace")
struct TracePictureTests {
  private func trace(columns count: Int) -> TweenTrace {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    let recorder = TweenRecorder(tweener)
    let layers = (0..<count).map { _ in LayerModel() }
    for (number, layer) in layers.enumerated() { recorder.record(layer, ["x"], as: "a<\(number)") }
    tweener.addTween(layers, [.duration: 1, .stagger: 0.1, "x": 100])
    let tween = tweener.addTween(layers[0], [.duration: 1, .delay: 0.25, "alpha": 0])
    _ = recorder.play(for: 0.5)
    tween.pause()
    let trace = recorder.play(for: 1)
    tweener.removeAllTweens()
    return trace
  }

  private func isBalanced(_ text: String) -> Bool {
    let tags = text.split(separator: "<").filter { $0.first?.isLetter == true || $0.first == "/" }
    let opened = tags.filter { $0.first != "/" && !$0.contains("/>") }
    return opened.count == tags.filter { $0.first == "/" }.count
  }

  @Test("The first 64 columns are drawn, each with its name, which may have anything in it")
  func columns() {
    let svg = trace(columns: 70).svg
    for number in 0..<64 { #expect(svg.contains(">a&lt;\(number).x<"), "\(number)") }
    #expect(!svg.contains("&lt;64.x"))
    #expect(svg.contains("6 more are not drawn"))
    #expect(isBalanced(svg))
  }

  @Test("An empty trace has a picture, and so has one with numbers that are none")
  func odd() throws {
    let tweener = Tweener()
    #expect(isBalanced(TweenRecorder(tweener).play(at: []).svg))
    let text = "time\tx\n0\t0x7ff8000000000000\n1\tinf\n2\t1\n3\t2\n"
    let svg = try #require(TweenTrace(text)).svg
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(svg.contains("<polyline"))
  }

  @Test(
    "A picture has no number that is none, whatever times and values are",
    arguments: [
      "time\tx\nnan\t1\n1\t2\n", "time\tx\n1\t1\ninf\t2\n", "time\tx\n-inf\t1\ninf\t2\n",
      "time\tx\n-1e308\t1\n1e308\t2\n", "time\tx\n1e308\t1\n-1e308\t2\n",
      "time\tx\n1e20\t1\n1e20\t2\n", "time\tx\n0\t1e308\n1\t-1e308\n",
      "time\tx\n0\t1.7e308\n1\t-1.7e308\n2\t0\n", "time\tx\n0\t5e-324\n1\t0\n2\t-5e-324\n",
      "time\tx\n0\t0\n1\t1e308\n2\tinf\n", "time\tx\n-5e-324\t0\n5e-324\t1\n",
      "time\nnan\t#1\tstarted\ninf\t#1\tpaused\n-inf\t#1\tended completed\n",
      "time\tx\n0\t1\n1\t2\n1e308\t#1\tadded\n-1e308\t#1\tstarted\nnan\t#2\tstarted\n",
      "time\n0\t#-9223372036854775808\tadded\n0\t#9223372036854775807\tstarted\n",
    ])
  func extreme(text: String) throws {
    let trace = try #require(TweenTrace(text))
    let svg = trace.svg
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(isBalanced(svg))
    #expect(trace.html.contains(svg))
  }

  @Test("Values whose span is too large to be subtracted have their curve")
  func wideCurve() throws {
    let wide = try #require(TweenTrace("time\tx\n0\t-1e308\n1\t1e308\n2\t0\n"))
    let narrow = try #require(TweenTrace("time\tx\n0\t-1\n1\t1\n2\t0\n"))
    func curve(_ trace: TweenTrace) -> Substring? {
      trace.svg.split(separator: "\n").first { $0.hasPrefix("<polyline") }
    }
    #expect(curve(wide) == curve(narrow))
    let far = try #require(TweenTrace("time\tx\n-1e308\t-1\n0\t1\n1e308\t0\n"))
    #expect(curve(far) == curve(narrow))
  }

  @Test("A name is escaped where a mark joins its characters, and has no control characters")
  func joined() throws {
    let text = "time\t\"<\u{301}&\u{301}\u{1}\u{0}\"\n0\t1\n"
    let svg = try #require(TweenTrace(text)).svg
    #expect(svg.contains("&lt;\u{301}&amp;\u{301}\u{fffd}\u{fffd}<"))
  }

  @Test("The page has all values, and a name ends no script")
  func page() throws {
    let text = "time\t\"</script>\"\n0\t1.25\n1\tinf\n"
    let html = try #require(TweenTrace(text)).html
    #expect(html.contains("\"1.25\""))
    #expect(html.contains("\"inf\""))
    #expect(html.components(of: "</script>") == 1)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
