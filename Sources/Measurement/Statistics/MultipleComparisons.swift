/// p-values made larger for being several, so that the chance of any false alarm among them stays.
package enum MultipleComparisons {
  /// The smallest times their number, the next times one less, and so on; none below one that was
  /// smaller before.
  ///
  /// It guards as well as multiplying each by their number, and finds more. Source: S. Holm, "A simple sequentially
  /// rejective multiple test procedure", Scandinavian Journal of Statistics 6 (1979).
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
