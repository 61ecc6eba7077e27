import Foundation

extension OverallResult {
  /// Creates the mean over all interactions from means over some of them.
  ///
  /// The parts come from different processes, so their errors are independent: weighted half-widths
  /// add up as squares. A single run measures all interactions in the same processes, so its
  /// interval would differ a little.
  init(joining parts: [OverallResult], size: Int) {
    let count = parts.map(\.interactions).reduce(0, +)
    let weights = parts.map { Double($0.interactions) / Double(max(1, count)) }
    let mean = zip(parts, weights).map { log($0.estimate) * $1 }.reduce(0, +)
    func halfWidth(_ end: (OverallResult) -> Double?) -> Double? {
      let squares = zip(parts, weights).compactMap { part, weight in
        end(part).map { pow(weight * log($0 / part.estimate), 2) }
      }
      return squares.count == parts.count ? squares.reduce(0, +).squareRoot() : nil
    }
    self.init(
      size: size, interactions: count, estimate: exp(mean),
      low: halfWidth(\.low).map { exp(mean - $0) }, high: halfWidth(\.high).map { exp(mean + $0) })
  }
}
