/// The results of a case.
package struct CaseEstimates: Equatable, Codable, Sendable {
  package let cell: BenchmarkCase
  /// δ, the margin, as a logarithm: 1 %, or twice what a control measures if that is more.
  package let margin: Double
  /// The base's seconds per step, by process.
  package let baseSeconds: Spread
  /// The contenders, in the order of `Contestants`; one that failed is missing.
  package let contenders: [ContestantEstimate]
  /// The controls; their verdicts use the same margin.
  package let controls: [ContestantEstimate]
  /// Whether the base, measured a second time as a control, differs from itself.
  ///
  /// The case's numbers cannot be trusted then.
  package let isWithheld: Bool
  /// The share of rounds in which the CPU was taken away, or an epoch took over 3× its median.
  ///
  /// These rounds are still part of the results.
  package let disturbedShare: Double
  /// How many processes have rounds of the case.
  package let processes: Int
  /// The base's letters; see `ContestantEstimate.group`.
  package let baseGroup: String?
  /// The mValue of the base's times; see `ContestantEstimate.mValue`.
  package let baseMValue: Double?

  package init(
    cell: BenchmarkCase, margin: Double, baseSeconds: Spread, contenders: [ContestantEstimate],
    controls: [ContestantEstimate], isWithheld: Bool, disturbedShare: Double, processes: Int,
    baseGroup: String? = nil, baseMValue: Double? = nil
  ) {
    self.cell = cell
    self.margin = margin
    self.baseSeconds = baseSeconds
    self.contenders = contenders
    self.controls = controls
    self.isWithheld = isWithheld
    self.disturbedShare = disturbedShare
    self.processes = processes
    self.baseGroup = baseGroup
    self.baseMValue = baseMValue
  }
}
