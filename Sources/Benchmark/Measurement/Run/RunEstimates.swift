import Foundation

/// The results of a run, computed from its samples.
///
/// Source: how-we-measure.md, from "A ratio" to "Nothing is deleted".
package struct RunEstimates: Equatable, Codable, Sendable {
  /// The median half-width that control S's intervals should have at most, as a logarithm.
  package static let controlGoal = 0.005
  /// The difference from which on a case of control S is withheld, as a logarithm.
  package static let mostControlDifference = log1p(0.01)

  /// The results in the requested order; a case without samples of the base is missing.
  package let cells: [CaseEstimates]

  package init(cells: [CaseEstimates]) {
    self.cells = cells
  }

  package init(_ samples: RunSamples) {
    cells = samples.cells.compactMap { CaseAnalysis(samples, $0)?.estimates }
  }

  /// Whether the interval of a control that runs the base's code excludes 1 in more than 5 % of the
  /// cases; the whole run is invalid then.
  ///
  /// A control that is off by 1 % with a wide interval is noise, and only its case is withheld.
  package func isInvalid(_ contestants: Contestants) -> Bool {
    let same = contestants.controls.filter { $0.variant == contestants.base }.map(\.name)
    let off = cells.count { cell in
      cell.controls.contains { same.contains($0.contestant) && $0.estimate.excludesZero }
    }
    return Double(off) > 0.05 * Double(cells.count)
  }

  /// The median half-width of a control's intervals over the cases, as a logarithm.
  ///
  /// `nil` if no case has an interval of the control.
  package func medianHalfWidth(of control: String) -> Double? {
    let widths = cells.compactMap { cell in
      cell.controls.first { $0.contestant == control }?.estimate.halfWidth
    }
    return widths.isEmpty ? nil : Statistics.median(widths)
  }

  /// The epochs of all cases.
  package var disturbances: Disturbances {
    cells.map(\.disturbances).reduce(Disturbances(), +)
  }
}
