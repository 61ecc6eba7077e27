/// The results of a run, computed from its samples.
///
/// Source: how-we-measure.md, "Estimate" to "Nothing is deleted".
package struct RunEstimates: Equatable, Codable, Sendable {
  /// The results in the requested order; a case without samples of the base is missing.
  package let cells: [CaseEstimates]

  package init(cells: [CaseEstimates]) {
    self.cells = cells
  }

  package init(_ samples: RunSamples) {
    cells = samples.cells.compactMap { CaseAnalysis(samples, $0)?.estimates }
  }

  /// Whether more than 5 % of the cases are withheld; the whole run is invalid then.
  package var isInvalid: Bool {
    Double(cells.count { $0.isWithheld }) > 0.05 * Double(cells.count)
  }

  /// The share of disturbed rounds, averaged over the cases.
  package var disturbedShare: Double {
    cells.isEmpty ? 0 : Statistics.mean(cells.map(\.disturbedShare))
  }

  /// Whether more than 25 % of the rounds were disturbed.
  package var isUnstable: Bool { disturbedShare > 0.25 }
}
