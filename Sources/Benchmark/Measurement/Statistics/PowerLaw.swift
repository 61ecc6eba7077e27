import Foundation

/// The power law y = c · xᵏ, fitted to growing sizes x: how a cost grows with a size.
package struct PowerLaw: Equatable, Sendable {
  /// k: 0 if the cost is constant, 1 if it grows with x, 2 if it grows with its square.
  package let exponent: Double

  /// Fits the slope of ln y on ln x by least squares, over the last two decades of x.
  ///
  /// A cost that is the same at all sizes, even 0, has exponent 0.
  ///
  /// - Returns: `nil` with fewer than two sizes, or if y is 0 at some sizes only, which fits no
  ///   power.
  package init?(_ points: [(x: Double, y: Double)]) {
    let largest = points.map(\.x).max() ?? 0
    // The tolerance keeps a hundredth of the largest size if rounding has made it slightly smaller.
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
