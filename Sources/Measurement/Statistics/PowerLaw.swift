import Foundation

/// y = c · xᵏ, fitted to growing sizes x: what a cost does when there is more of something.
package struct PowerLaw: Equatable, Sendable {
  /// k: 0 if the cost stays as it is, 1 if it grows with x, 2 with its square.
  package let exponent: Double

  /// The slope of ln y on ln x by least squares, over the last two decades of x.
  ///
  /// What costs the same at all sizes, even nothing, has exponent 0.
  ///
  /// - Returns: `nil` below two sizes, or if y is 0 at some sizes and not at others: no power of x
  ///   does that.
  package init?(_ points: [(x: Double, y: Double)]) {
    let largest = points.map(\.x).max() ?? 0
    // A hundredth that rounding has made a little more is one, too.
    let last = points.filter { $0.x > 0 && $0.x * 100.000001 >= largest }
    guard Set(last.map(\.x)).count > 1 else { return nil }
    if last.allSatisfy({ $0.y == last[0].y }) {
      exponent = 0
      return
    }
    guard last.allSatisfy({ $0.y > 0 }) else { return nil }
    let logs = last.map { (x: log($0.x), y: log($0.y)) }
    let middle = (x: Statistics.mean(logs.map(\.x)), y: Statistics.mean(logs.map(\.y)))
    let products = logs.reduce(0) { $0 + ($1.x - middle.x) * ($1.y - middle.y) }
    exponent = products / logs.reduce(0) { $0 + ($1.x - middle.x) * ($1.x - middle.x) }
  }
}
