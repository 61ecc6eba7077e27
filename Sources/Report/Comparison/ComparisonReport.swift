import Foundation
import Measurement
import Support

/// A comparison as a document: for a terminal, or for a pull request.
package struct ComparisonReport {
  /// The most changes of a comment; GitHub accepts 65,536 characters.
  private static let mostRows = 100

  private let comparison: Comparison

  package init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// Returns the answer, and one table of the architectures and the worst changes.
  ///
  /// - Parameter mostChanges: the most changes that are shown; by default ten.
  /// - Returns: a document for a terminal.
  @DocumentBuilder package func summary(mostChanges: Int = 10) -> Document {
    Block.warnings(comparison.differences)
    "\(headline.prefix(1).uppercased() + headline.dropFirst()). \(power)"
    changes(mostChanges, rest: "table")
    limits
    runs
  }

  /// The same with up to a hundred changes, with what sets the tolerances and how to read it.
  @DocumentBuilder package var comment: Document {
    Block.heading(3, "archbench compare: \(headline)")
    Block.warnings(comparison.differences)
    power
    changes(Self.mostRows, rest: "json")
    controls
    limits
    """
    Times are compared as ratios over Baseline, because the machine is in another state in every \
    run. *Worse* means that the whole interval is above the tolerance. The intervals hold for all \
    comparisons together, at 95 %. Counters of the toolkit's work are compared exactly. Counters of \
    memory and references have a tolerance. `--format json` has all cells.
    """
    runs
  }

  // MARK: - The answer

  /// The answer, such as "regression of 1 architecture and 2 cells, 1 improvement".
  private var headline: String {
    func counted(_ count: Int, _ noun: String) -> String? {
      count > 0 ? Figures.counted(count, noun) : nil
    }
    let regressions = [
      counted(comparison.architectures(.slower).count, "architecture"),
      counted(comparison.count(.regression), "cell"),
    ].compactMap(\.self)
    return [
      regressions.isEmpty ? "no regression" : "regression of \(regressions.listed)",
      counted(
        comparison.architectures(.faster).count + comparison.count(.improvement), "improvement"),
      counted(comparison.count(.changed), "other change"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// What the comparison of times can show, in one or two sentences.
  private var power: String {
    if let reason = comparison.timesReason { return "No times are compared: \(reason)." }
    guard comparison.cells.contains(where: { !$0.isControl }) else {
      return "All architectures have the same sources in both runs, so their changes are noise."
    }
    let means = comparison.architectures.filter { !$0.isControl }
    guard let smallest = means.compactMap(\.time.smallestSlowdown).max() else {
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

  /// Which changes set the tolerance.
  private var controls: String {
    let tolerance = comparison.cellTolerance.map {
      " The tolerance of a cell is \(Figures.percent($0))."
    }
    guard !comparison.controls.isEmpty else {
      return tolerance.map { "There are no controls.\($0)" } ?? ""
    }
    return "Controls: \(comparison.controls.joined(separator: ", "))."
      + (comparison.controls.contains("C") ? " S is Baseline once more, C is a copy of it." : "")
      + " The sources of controls are the same in both runs, so their changes are noise. They set the "
      + "tolerance for the others.\(tolerance ?? "")"
  }

  // MARK: - The table

  /// A line of the table: what became of something, where, and what changed.
  private typealias Row = (
    result: String, architecture: String, place: String, what: String, change: String
  )

  /// A row for each architecture, then one for each change, the worst first.
  @DocumentBuilder private func changes(_ most: Int, rest format: String) -> Document {
    let hasSizes = Set(comparison.cells.map(\.size)).count > 1
    let means = comparison.architectures.map { mean -> Row in
      (
        mean.time.verdict.word, mean.architecture, Figures.counted(mean.cells, "cell"),
        "mean time", mean.time.shortChange
      )
    }
    let cells = comparison.cells.flatMap { cell in
      let place = cell.interaction + (hasSizes ? " \(Figures.count(cell.size))" : "")
      return Self.changes(of: cell).map { status, what, change -> (CaseComparison.Status, Row) in
        (status, (status.word, cell.architecture, place, what, change))
      }
    }
    let sorted = CaseComparison.Status.allCases.flatMap { status in
      cells.filter { $0.0 == status }.map(\.1)
    }
    if !(means + sorted).isEmpty {
      TextTable(
        of: means + sorted.prefix(most),
        [
          .words("result", \.result), .words("architecture", \.architecture),
          .words("interaction", \.place), .words("figure", \.what), .number("change", \.change),
        ])
    }
    if sorted.count > most {
      "\(Figures.counted(sorted.count - most, "further change")): --format \(format)."
    }
  }

  /// Returns what changed in a cell, and what became of it; differences that are no news are left out.
  private static func changes(
    of cell: CaseComparison
  ) -> [(status: CaseComparison.Status, what: String, change: String)] {
    var changes = cell.presence.word.map { [(cell.status, "the cell", $0)] } ?? []
    if let time = cell.time, time.verdict == .slower || time.verdict == .faster {
      changes.append(
        (time.verdict == .slower ? .regression : .improvement, "time", time.shortChange))
    }
    let statuses: [CounterChange.Kind: CaseComparison.Status] = [
      .rose: .regression, .fell: .improvement, .moved: .changed,
    ]
    for counter in cell.counters {
      guard let status = statuses[counter.kind], let old = counter.old,
        let difference = counter.difference
      else { continue }
      let short =
        "\(difference > 0 ? "+" : "")\(Figures.count(difference)) of \(Figures.count(old))"
      let share = Figures.signedPercent(Double(difference) / Double(max(1, abs(old))))
      changes.append((status, counter.name, short.count <= 14 || old == 0 ? short : share))
    }
    return changes
  }

  // MARK: - What limits it

  /// What cannot be excluded, why cells are wrong or missing, and what was not compared.
  @DocumentBuilder private var limits: Document {
    Block.list(
      comparison.architectures.filter { $0.time.verdict == .unknown }
        .map { "\($0.architecture): \($0.time.words)" }
        + comparison.cells.filter { $0.status == .regression }.compactMap { cell in
          cell.note.map {
            "\(cell.architecture), \(cell.interaction) at \(Figures.count(cell.size)): \($0)"
          }
        })
    Block.warnings(
      comparison.warnings
        + [("OLD", comparison.onlyOld), ("NEW", comparison.onlyNew)].filter { !$0.1.isEmpty }.map {
          "Only \($0) has these, so they are not compared: \($1.joined(separator: ", "))."
        })
  }

  private var runs: Block {
    .list(
      [("OLD", comparison.old), ("NEW", comparison.new)].map { side, run in
        let environment = run.environment
        let commit =
          environment.commit.map {
            "commit `\($0)`\(environment.dirty == true ? ", changed since" : "")"
          } ?? "no commit"
        return "\(side): \(commit), \(environment.date), \(environment.processor) "
          + "(\(Figures.counted(environment.cores, "core"))), plan \(run.plan), "
          + "\(Figures.count(run.processes)) process\(run.processes == 1 ? "" : "es"), seed \(run.seed)"
      })
  }
}

extension CaseComparison.Status {
  fileprivate var word: String {
    switch self {
    case .regression: "worse"
    case .improvement: "better"
    case .changed: "other"
    case .unchanged: "same"
    }
  }
}

extension CaseComparison.FigurePresence {
  /// What became of the figures; `nil` if both runs have some or none.
  fileprivate var word: String? {
    switch self {
    case .both, .wrongInBoth: nil
    case .missing: "missing"
    case .added: "added"
    case .becameWrong: "wrong"
    case .becameRight: "right"
    }
  }
}

extension TimeChange.Verdict {
  fileprivate var word: String {
    switch self {
    case .slower: "worse"
    case .faster: "better"
    case .withinNoise: "same"
    case .unknown: "unknown"
    case .control: "control"
    }
  }
}

extension TimeChange {
  /// The change and half the width of its interval, such as "+5.1 ± 1.8 %".
  fileprivate var shortChange: String {
    guard let change, let low, let high else { return "–" }
    let halfWidth = (log(high) - log(low)) / 2
    return Figures.signedPercent(change - 1, plusOrMinus: change * expm1(halfWidth))
  }
}

extension Figures {
  /// Formats a share with its sign, such as `+5.1 %`, or with an error, such as `+5.1 ± 1.8 %`.
  ///
  /// From tenfold on it is a factor, such as `× 12.5`.
  fileprivate static func signedPercent(
    _ share: Double, plusOrMinus error: Double? = nil
  ) -> String {
    let largest = max(abs(share), error ?? 0)
    guard largest < 9.995 else { return "× \(ratio(share + 1))" }
    func number(_ share: Double, _ sign: String) -> String {
      String(format: "%\(sign).\(largest < 0.9995 ? 1 : 0)f", share * 100)
    }
    return number(share, "+") + (error.map { " ± " + number($0, "") } ?? "") + " %"
  }
}
