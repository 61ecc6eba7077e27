/// A cell's results.
package struct CellEstimates: Equatable, Codable, Sendable {
  package let cell: Cell
  /// δ, a logarithm: 1 %, or twice what a control reads if that is more.
  package let margin: Double
  /// The base's seconds per step, by process.
  package let baseSeconds: Spread
  /// The contenders, in the lineup's order; one that failed is missing.
  package let contenders: [LabelEstimate]
  /// The controls; their verdict is by δ as well.
  package let controls: [LabelEstimate]
  /// Whether the base, measured again under another label, reads a difference, so that no number
  /// here is to be believed.
  package let isWithheld: Bool
  /// The share of rounds in which the CPU was taken away, or an epoch took over 3× its median.
  ///
  /// They are counted all the same.
  package let disturbedShare: Double
  /// How many processes gave rounds.
  package let processes: Int
  /// The base's letters, as `LabelEstimate.group`.
  package let baseGroup: String?
  /// The base's mValue, over its times, as `LabelEstimate.mValue`.
  package let baseMValue: Double?

  package init(
    cell: Cell, margin: Double, baseSeconds: Spread, contenders: [LabelEstimate],
    controls: [LabelEstimate], isWithheld: Bool, disturbedShare: Double, processes: Int,
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
