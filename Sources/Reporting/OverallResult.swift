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
}

/// How far a mean moves if one of the interactions is left out.
package struct LeaveOneOutResult: Equatable, Codable, Sendable {
  /// The least and the greatest mean of the others.
  package var low: Double
  package var high: Double
  /// The interaction that moves it most.
  package var without: String
}
