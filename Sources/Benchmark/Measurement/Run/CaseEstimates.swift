/// The results of a case.
package struct CaseEstimates: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// The margin of verdicts and groups, as a share.
  package let margin: Double
  /// The base's times.
  package let base: CaseTimes
  /// The contenders, in the order of `Contestants`; one that failed is missing.
  package let contenders: [ContestantEstimate]
  /// The controls; their verdicts use the same margin.
  package let controls: [ContestantEstimate]
  /// Whether the base, measured a second time as a control, differs from itself.
  ///
  /// The case's times get no verdict then.
  package let isWithheld: Bool
  package let disturbances: Disturbances
  /// How many processes have rounds of the case.
  package let processes: Int
  /// The base's letters; see `ContestantEstimate.group`.
  package var baseGroup: String?
  /// The mValue of the base's times; see `ContestantEstimate.mValue`.
  package var baseMValue: Double?
}
