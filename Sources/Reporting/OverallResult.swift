/// A geometric mean of ratios over all interactions of a size.
package struct OverallResult: Equatable, Codable, Sendable {
  package var size: Int
  /// Over how many interactions.
  package var interactions: Int
  package var estimate: Double
  package var low: Double?
  package var high: Double?
  /// In how many of the interactions a control was off; they take part all the same.
  package var withheld: Int?
  package var leaveOneOut: LeaveOneOutResult?

  package init(
    size: Int, interactions: Int, estimate: Double, low: Double?, high: Double?,
    withheld: Int? = nil, leaveOneOut: LeaveOneOutResult? = nil
  ) {
    self.size = size
    self.interactions = interactions
    self.estimate = estimate
    self.low = low
    self.high = high
    self.withheld = withheld
    self.leaveOneOut = leaveOneOut
  }
}

/// How far a mean moves if one of the interactions is left out.
package struct LeaveOneOutResult: Equatable, Codable, Sendable {
  /// The least and the greatest mean of the others.
  package var low: Double
  package var high: Double
  /// The interaction that moves it most.
  package var without: String

  package init(low: Double, high: Double, without: String) {
    self.low = low
    self.high = high
    self.without = without
  }
}
