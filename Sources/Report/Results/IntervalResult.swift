package import Measurement

/// A figure with its interval over processes, at 95 %.
package struct IntervalResult: Equatable, Codable, Sendable {
  package var estimate: Double
  /// The lower bound; `nil` with fewer than two processes.
  package var low: Double?
  package var high: Double?
}

extension IntervalResult {
  package init(_ interval: MeanInterval) {
    self.init(estimate: interval.mean, low: interval.low, high: interval.high)
  }
}

/// The geometric mean of the ratios over all interactions of a size.
package struct OverallResult: Equatable, Codable, Sendable {
  package var size: Int
  /// The number of interactions in the mean.
  package var interactions: Int
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// The number of these interactions in which a control was off; the mean includes them.
  package var withheld: Int?
  package var leaveOneOut: LeaveOneOutResult?
}

/// The change of a mean if one interaction is left out.
package struct LeaveOneOutResult: Equatable, Codable, Sendable {
  /// The lowest mean without one interaction.
  package var low: Double
  package var high: Double
  /// The interaction that changes the mean most if it is left out.
  package var without: String
}
