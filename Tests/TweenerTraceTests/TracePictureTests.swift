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
