import Foundation
import Measurement
import Support

/// The answer of a comparison in two sentences: whether something regressed, and how small a
/// slowdown would have been found.
struct ComparisonAnswer {
  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// The answer, such as "regression of 1 architecture and 2 cells, 1 improvement".
  var headline: String {
    let regressions = things(
      comparison.architectures(.slower).count, comparison.count(.regression))
    let improvements =
      comparison.architectures(.faster).count + comparison.count(.improvement)
    let others = comparison.count(.changed)
    return [
      regressions.map { "regression of \($0)" } ?? "no regression",
      improvements > 0 ? Figures.counted(improvements, "improvement") : nil,
      others > 0 ? Figures.counted(others, "other change") : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  private func things(_ architectures: Int, _ cells: Int) -> String? {
    let parts = [
      architectures > 0 ? Figures.counted(architectures, "architecture") : nil,
      cells > 0 ? Figures.counted(cells, "cell") : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// What the comparison of times can show, in one or two sentences.
  var power: String {
    if let reason = comparison.timesReason { return "No times are compared: \(reason)." }
    guard comparison.cells.contains(where: { !$0.isControl }) else {
      return "All architectures have the same sources in both runs, so their changes are noise."
    }
    let means = comparison.architectures.filter { !$0.isControl }
    let smallest = means.compactMap(\.time.smallestSlowdown).max()
    guard let smallest else {
      let reasons = comparison.cells.compactMap { $0.time?.reason }.uniqued()
      return "No times are compared"
        + (reasons.isEmpty ? "." : ": \(reasons.joined(separator: ", ")).")
    }
    let which = means.count == 1 ? means[0].architecture : "an architecture"
    let cell = comparison.smallestSlowdownOfCell.map {
      " In a single cell it takes \(Figures.percent($0)) (median)."
    }
    return
      "If \(which) had become \(Figures.percent(smallest)) slower in all cells, this comparison "
      + "would have found it with a probability of 95 %.\(cell ?? "")"
  }

  /// Which changes set the tolerance, in one or two sentences.
  var controls: String {
    let tolerance = comparison.cellTolerance.map {
      " The tolerance of a cell is \(Figures.percent($0))."
    }
    guard !comparison.controls.isEmpty else {
      return tolerance.map { "There are no controls.\($0)" } ?? ""
    }
    let copies = comparison.controls.contains("C")
    return "Controls: \(comparison.controls.joined(separator: ", "))."
      + (copies ? " S is Baseline once more, C is a copy of it." : "")
      + " The sources of controls are the same in both runs, so their changes are noise. They set the "
      + "tolerance for the others.\(tolerance ?? "")"
  }
}

extension Figures {
  /// Formats a number of things, such as `1 cell` or `2 cells`.
  static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Figures.count(count)) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  /// Formats a share with its sign, such as `+5.1 %`, or with an error, such as `+5.1 ± 1.8 %`.
  ///
  /// From tenfold on it is a factor, such as `× 12.5`.
  static func signedPercent(_ share: Double, plusOrMinus error: Double? = nil) -> String {
    let largest = max(abs(share), error ?? 0)
    guard largest < 9.995 else { return "× \(ratio(share + 1))" }
    func number(_ share: Double, _ sign: String) -> String {
      String(format: "%\(sign).\(largest < 0.9995 ? 1 : 0)f", share * 100)
    }
    return number(share, "+") + (error.map { " ± " + number($0, "") } ?? "") + " %"
  }
}
