import Foundation

extension OverallResult {
  /// The mean over all interactions of several means, each over some of them.
  ///
  /// The parts' processes are different ones, so their errors are independent: half-widths, weighed
  /// like the means, add up as squares. One run would have all interactions in the same processes,
  /// and its interval is a little wider or narrower for it.
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
