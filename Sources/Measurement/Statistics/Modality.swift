import Foundation

/// Whether values heap up in several places, so that no one figure describes them.
package enum Modality {
  /// An mValue above this means several modes (BenchmarkDotNet's limit).
  package static let limit = 2.8
  /// With fewer values the histogram's own noise looks like modes.
  ///
  /// Of normal samples with 24, 40, 64 and 96 values 20, 9, 2 and 1 % come out above the limit; of
  /// such with two equal modes six deviations apart 90, 96, 98 and 99 %.
  package static let fewestValues = 60

  /// How far a histogram goes up and down in all, over its highest bin: 2 for one mode, 4 for two
  /// that are equal.
  ///
  /// A mode of less than 40 % of the highest cannot reach the limit. Source: B. Gregg, "Frequency
  /// Trails: Modes and Modality"; bins by H. Sturges' rule, ⌈log₂ n⌉ + 1 of equal width: in
  /// simulations it finds more of the real modes than Scott's or Freedman and Diaconis'.
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
