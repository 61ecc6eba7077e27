/// The distribution of a figure over several types.
package struct Distribution: Codable, Hashable, Sendable {
  /// The highest value.
  package let maximum: Int
  /// The 90th percentile, by nearest rank.
  package let percentile90: Int
  /// The Gini coefficient: 0 if all values are equal, near 1 if one value is nearly the whole sum.
  package let gini: Double

  /// Creates the distribution of values that are not negative; all figures are 0 without values.
  package init(_ values: [Int]) {
    let sorted = values.sorted()
    maximum = sorted.last ?? 0
    percentile90 = sorted.isEmpty ? 0 : sorted[(9 * sorted.count + 9) / 10 - 1]
    let sum = sorted.reduce(0, +)
    let weighted = sorted.enumerated().reduce(0) {
      $0 + (2 * $1.offset + 1 - sorted.count) * $1.element
    }
    gini = sum == 0 ? 0 : Double(weighted) / Double(sorted.count * sum)
  }

  /// The Gini coefficient with two decimals.
  package var giniText: String {
    let hundredths = Int((gini * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
