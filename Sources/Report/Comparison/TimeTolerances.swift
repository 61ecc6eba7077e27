import Foundation
import Measurement

/// The changes of times that two runs may show though nothing became slower.
///
/// Each build puts code at other places, and that alone moves ratios by some per cent. Controls show
/// how far. All figures are natural logarithms of ratios.
struct TimeTolerances {
  /// A tolerance, and the spread of changes that it allows for.
  struct Tolerance {
    let value: Double
    /// The standard deviation of changes by another place of the code.
    let spread: Double
  }

  /// The least tolerance of a mean over the cells of an architecture.
  static let leastOfMean = log1p(0.01)
  /// The least tolerance of a cell.
  static let leastOfCell = log1p(0.02)

  /// The share of equal architectures that may exceed the controls' means.
  private static let missedMeans = 0.01
  /// The quantile of the normal distribution at 99.9 %.
  private static let quantileOfMean = 3.09

  /// The tolerance of a cell.
  let cell: Tolerance
  private let means: [LogChange]
  private let leastOfMean: Double

  /// - Parameters:
  ///   - means: the mean changes of all controls.
  ///   - cells: the changes of the controls' cells.
  ///   - comparisons: the number of cells that are no controls.
  ///   - alpha: the significance level of a cell's interval.
  ///   - least: the least tolerance of means and cells, as a logarithm; by default each has its own.
  init(
    means: [LogChange], cells: [TimedCell], comparisons: Int, alpha: Double, least: Double? = nil
  ) {
    self.means = means
    leastOfMean = least ?? Self.leastOfMean
    let spread = Self.spread(cells.filter { !$0.isSameCode }.map(\.change))
    let largest = cells.compactMap { Self.excess($0.change, alpha: alpha) }.max() ?? 0
    let tail = 0.01 / Double(max(1, comparisons))
    cell = Tolerance(
      value: [least ?? Self.leastOfCell, largest, spread * Self.normalQuantile(tail)].reduce(
        0, max),
      spread: spread)
  }

  /// Returns the tolerance of the mean over a number of cells.
  ///
  /// It is the largest of three: the least tolerance, what the controls' means show, and what the
  /// controls' cells show if places move each cell by itself.
  func mean(over count: Int) -> Tolerance {
    let ofMeans = Self.spread(means)
    let ofCells = cell.spread / Double(max(1, count)).squareRoot()
    let student = StudentDistribution(degreesOfFreedom: Double(max(1, means.count)))
    let shown = ofMeans > 0 ? ofMeans * student.quantile(upperTail: Self.missedMeans) : 0
    return Tolerance(
      value: [leastOfMean, shown, ofCells * Self.quantileOfMean].reduce(0, max),
      spread: max(ofMeans, ofCells))
  }

  /// Returns the root mean square of changes, beyond what the noise of their processes explains.
  private static func spread(_ changes: [LogChange]) -> Double {
    let squares = changes.compactMap { change in
      change.standardError.map { change.difference * change.difference - $0 * $0 }
    }
    return squares.isEmpty ? 0 : max(0, Statistics.mean(squares)).squareRoot()
  }

  /// Returns how far a change's whole interval is from 0.
  private static func excess(_ change: LogChange, alpha: Double) -> Double? {
    let interval = change.interval(alpha: alpha)
    return interval.low.flatMap { low in interval.high.map { max(low, -$0) } }
  }

  /// Returns the value that a normal distribution exceeds with a probability.
  private static func normalQuantile(_ tail: Double) -> Double {
    // Student's distribution with this ν differs from the normal one by less than 1 in 100,000.
    StudentDistribution(degreesOfFreedom: 1e6).quantile(upperTail: tail)
  }
}
