import Foundation

/// The few figures that samples are described by.
package enum Statistics {
  /// The arithmetic mean; not a number if there are no values.
  package static func mean(_ values: some Collection<Double>) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  /// The middle value, or the mean of the two in the middle; not a number if there are none.
  package static func median(_ values: some Collection<Double>) -> Double {
    percentile(50, of: values)
  }

  /// The value below which `percent` of 100 lie, interpolated linearly between neighbours (type 7
  /// of Hyndman and Fan, NumPy's default); not a number if there are no values.
  package static func percentile(_ percent: Double, of values: some Collection<Double>) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let rank = min(max(percent / 100, 0), 1) * Double(sorted.count - 1)
    let below = Int(rank)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (rank - Double(below)) * (sorted[above] - sorted[below])
  }

  /// The standard deviation of a sample (divided by n − 1); not a number below two values.
  package static func standardDeviation(_ values: some Collection<Double>) -> Double {
    guard values.count > 1 else { return .nan }
    let mean = mean(values)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }

  /// The mean of ratios; not a number if there are none.
  package static func geometricMean(_ values: some Collection<Double>) -> Double {
    exp(mean(values.map { log($0) }))
  }
}
