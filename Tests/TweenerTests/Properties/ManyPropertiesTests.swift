import Testing
import Tweener
import TweenerTestSupport

@Suite("More than 65,536 properties in a call")
struct ManyPropertiesTests {
  private final class Grid {
    var cells = [Double](repeating: 0, count: 65_540)
    subscript(index: Int) -> Double {
      get { cells[index] }
      set { cells[index] = newValue }
    }
  }

  /// Reads and sorts so many keys that it takes longer than all else of its suite.
  @Test("every one of them gets its own value", .enabled(if: TrialCount.isAll))
  func all() {
    let (tweener, grid) = (Tweener(), Grid())
    var problems = 0
    tweener.onProblem = { _ in problems += 1 }
    var parameters: TweenParameters = [.duration: 1]
    for index in grid.cells.indices { parameters[.path(\Grid[index])] = Double(index + 1) }
    tweener.addTween(grid, parameters)
    tweener.advance(by: 1)
    #expect(grid.cells.indices.filter { grid.cells[$0] != Double($0 + 1) }.isEmpty)
    #expect(problems == 0)
  }
}
