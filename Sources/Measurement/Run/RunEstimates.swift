/// What a run's samples say.
///
/// Source: the project's specification of measuring, "Estimate" to "Nothing is deleted".
package struct RunEstimates: Equatable, Codable, Sendable {
  /// In the order asked for; a cell without samples of the base is missing.
  package let cells: [CellEstimates]

  package init(cells: [CellEstimates]) {
    self.cells = cells
  }

  package init(_ samples: RunSamples) {
    cells = samples.cells.compactMap { CellAnalysis(samples, $0)?.estimates }
  }

  /// Whether more than 5 % of the cells are withheld: then the run says nothing.
  package var isInvalid: Bool {
    Double(cells.count { $0.isWithheld }) > 0.05 * Double(cells.count)
  }

  /// The share of disturbed rounds, over all cells.
  package var disturbedShare: Double {
    cells.isEmpty ? 0 : Statistics.mean(cells.map(\.disturbedShare))
  }

  /// Whether more than 25 % of the rounds were disturbed.
  package var isUnstable: Bool { disturbedShare > 0.25 }
}
