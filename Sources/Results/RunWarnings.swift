package import Measurement

/// What a reader must know of a run first.
package enum RunWarnings {
  /// The quotient of the 95th and the 5th percentile of the fixed work up to which a machine is steady.
  private static let steady = 1.25

  /// Returns one sentence each.
  package static func all(_ samples: RunSamples, _ analysis: RunAnalysis) -> [String] {
    var warnings = controls(analysis)
    if let kernel = analysis.kernel, let low = kernel.low, let high = kernel.high,
      high > steady * low
    {
      warnings.append(
        "The machine changed its speed during the run: a fixed piece of work took from "
          + "\(Figures.seconds(low)) to \(Figures.seconds(high)). Apps are timed in turn, so ratios "
          + "hold; times are less sure.")
    }
    return warnings + ledgers(samples)
  }

  /// Returns the sentences on several runs that were joined: what single runs say of their controls is
  /// said of all of them instead.
  static func joined(_ warnings: [[String]], _ analysis: RunAnalysis) -> [String] {
    let all = warnings.flatMap(\.self)
    return controls(analysis)
      + all.uniqued().filter { ![invalid, noisy].contains($0) }.map { warning in
        let count = all.count { $0 == warning }
        return count == warnings.count
          ? warning : "In \(count) of \(warnings.count) runs: \(warning)"
      }
  }

  private static let invalid =
    "The run is invalid: Baseline, measured a second time as a control, does not read 1 in more "
    + "than 5 % of the cells. Run it again on a quieter machine."
  private static let noisy =
    "The run is noisy: half of the intervals of control S (Baseline timed twice) are wider than "
    + "±\(Figures.finePercent(CaseMedians.controlGoal)). "
    + "Small differences are not found; counts are not affected."

  private static func controls(_ analysis: RunAnalysis) -> [String] {
    (analysis.isValid ? [] : [invalid]) + (analysis.isNoisy == true ? [noisy] : [])
  }

  /// The contestants with a retain balance other than 0: a sign of a leak or of references that are
  /// not counted.
  private static func ledgers(_ samples: RunSamples) -> [String] {
    samples.counts.compactMap { counts in
      guard let balance = counts.warm["retainBalance"], balance != 0 else { return nil }
      // If Baseline has the same balance, the interaction or the server causes it; only Baseline is
      // reported.
      let base = samples.counts.first {
        $0.contestant == samples.contestants.base && $0.cell == counts.cell
      }
      if counts.contestant != samples.contestants.base, base?.warm["retainBalance"] == balance {
        return nil
      }
      return
        "\(counts.contestant) can leak in \(counts.cell): with their resets, warm runs leave "
        + "\(Figures.counted(abs(balance), "reference")) "
        + "\(balance > 0 ? "more" : "fewer") than they found."
    }
  }
}
