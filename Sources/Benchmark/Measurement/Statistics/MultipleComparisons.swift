/// Adjusts several p-values, so that the probability of any false alarm among them stays the same.
package enum MultipleComparisons {
  /// Returns p-values adjusted by Holm's method.
  ///
  /// The smallest p-value is multiplied by their number n, the next one by n − 1, and so on. No
  /// adjusted value is smaller than that of a smaller p-value. The method is as safe as multiplying
  /// all by n, and finds more differences.
  ///
  /// Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian
  /// Journal of Statistics 6 (1979).
  package static func holm(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    var largest = 0.0
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (rank, index) in order.enumerated() {
      largest = max(largest, min(1, pValues[index] * Double(pValues.count - rank)))
      adjusted[index] = largest
    }
    return adjusted
  }
}
