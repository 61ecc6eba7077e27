import Foundation
import Measurement

/// A variant's geometric mean of the ratios over Baseline in two runs, at one size.
///
/// It covers the cases with reliable times in both runs.
package struct MeanChange: Equatable, Encodable, Sendable {
  package let architecture: String
  /// The variant's name in tables.
  package let name: String
  package let variant: String
  package let size: Int
  /// The number of cases in the mean.
  package let cells: Int
  package let old: Double
  package let new: Double
  /// The ratio of NEW's mean to OLD's, with Welch's interval over processes.
  package let change: Double
  package let low: Double?
  package let high: Double?

  /// Creates the change of a mean, or `nil` if there are no cases or some lack processes.
  ///
  /// All cases must come from the same processes, because the mean is computed within each process.
  ///
  /// - Parameters:
  ///   - key: the identity of one of the cases.
  ///   - cells: the logarithms of the ratios by process, in both runs.
  ///   - alpha: the significance level of the interval.
  init?(_ key: CaseKey, _ cells: [(old: [Double], new: [Double])], alpha: Double) {
    guard let old = Self.means(cells.map(\.old)), let new = Self.means(cells.map(\.new)) else {
      return nil
    }
    let welch = WelchInterval(old: old, new: new, alpha: alpha)
    architecture = key.architecture
    variant = key.variant
    name = key.name
    size = key.size
    self.cells = cells.count
    self.old = exp(Statistics.mean(old))
    self.new = exp(Statistics.mean(new))
    change = exp(welch.difference)
    low = welch.low.map { exp($0) }
    high = welch.high.map { exp($0) }
  }

  /// Returns the mean over the cases, for each process.
  private static func means(_ cells: [[Double]]) -> [Double]? {
    guard let first = cells.first, !first.isEmpty,
      cells.allSatisfy({ $0.count == first.count })
    else { return nil }
    return first.indices.map { process in Statistics.mean(cells.map { $0[process] }) }
  }
}
