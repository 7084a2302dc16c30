@testable import Tweener

extension TableIndex: ExpressibleByIntegerLiteral {
  public init(integerLiteral raw: Int32) { self.init(raw: raw) }
}
