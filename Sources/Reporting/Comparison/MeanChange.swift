import Foundation
import Measurement

/// A variant's geometric mean of the ratios over Baseline at one size, in two runs, over the cells
/// whose times can be believed in both.
package struct MeanChange: Equatable, Encodable, Sendable {
  package let architecture: String
  /// What tables call the variant.
  package let name: String
  package let variant: String
  package let size: Int
  /// Over how many cells.
  package let cells: Int
  package let old: Double
  package let new: Double
  /// NEW's mean over OLD's, with Welch's interval over processes.
  package let change: Double
  package let low: Double?
  package let high: Double?

  /// `nil` if there are no cells, or some lack processes: a mean over other processes in each cell
  /// would compare what was not measured together.
  ///
  /// - Parameters:
  ///   - key: one of the cells.
  ///   - cells: the logarithms of the ratios by process, in both runs.
  ///   - alpha: the share of intervals that may miss.
  init?(_ key: CellKey, _ cells: [(old: [Double], new: [Double])], alpha: Double) {
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

  /// The mean over cells of each process.
  private static func means(_ cells: [[Double]]) -> [Double]? {
    guard let first = cells.first, !first.isEmpty,
      cells.allSatisfy({ $0.count == first.count })
    else { return nil }
    return first.indices.map { process in Statistics.mean(cells.map { $0[process] }) }
  }
}
