import Foundation

/// Detects several modes: values that cluster in several places have no single typical value.
package enum Modality {
  /// The mValue above which there are several modes (BenchmarkDotNet's limit).
  package static let limit = 2.8
  /// The fewest values for an mValue; with fewer, the histogram's own noise looks like modes.
  ///
  /// The table shows the share of simulated samples above the limit, by number of values. The two
  /// modes are equally high and six deviations apart.
  ///
  ///     values          24     40     64     96
  ///     one mode       20 %    9 %    2 %    1 %
  ///     two modes      90 %   96 %   98 %   99 %
  package static let fewestValues = 60

  /// Returns the sum of a histogram's rises and falls over its highest bin.
  ///
  /// The result is 2 for one mode and 4 for two equal ones. A mode lower than 40 % of the highest
  /// cannot reach the limit.
  /// The number of bins, ⌈log₂ n⌉ + 1 of equal width, is Sturges' rule. In simulations it finds
  /// more of the real modes than the rules of Scott or of Freedman and Diaconis.
  ///
  /// Source: B. Gregg, "Frequency Trails: Modes and Modality".
  ///
  /// - Returns: `nil` if there are fewer than `fewestValues`.
  package static func mValue(_ values: [Double]) -> Double? {
    guard values.count >= fewestValues, let low = values.min(), let high = values.max() else {
      return nil
    }
    guard low < high else { return 2 }
    var bins = [Int](repeating: 0, count: Int(log2(Double(values.count)).rounded(.up)) + 1)
    for value in values {
      let bin = Int((value - low) / (high - low) * Double(bins.count))
      bins[min(bin, bins.count - 1)] += 1
    }
    let heights = [0] + bins + [0]
    let way = zip(heights, heights.dropFirst()).map { abs($1 - $0) }.reduce(0, +)
    return Double(way) / Double(heights.max() ?? 1)
  }
}
