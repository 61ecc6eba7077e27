import Measurement
package import Results
import Support

/// A comparison as a document.
package struct ComparisonReport {
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
    changes(mostChanges)
    Block.list(
      comparison.architectures(.unknown).map { "\($0.architecture): \($0.time.openWords)" }
        + comparison.cases.filter { $0.status == .worse }.compactMap { cell in
          cell.note.map {
            "\(cell.key.architecture), \(cell.key.interaction) at \(Figures.count(cell.key.size)): \($0)"
          }
        })
    Block.warnings(comparison.warnings)
    Block.list([Self.words(for: comparison.old, "OLD"), Self.words(for: comparison.new, "NEW")])
  }

  /// The answer, such as "regression of 1 architecture and 2 cells, 1 improvement".
  private var headline: String {
    func counted(_ count: Int, _ noun: String) -> String? {
      count > 0 ? Figures.counted(count, noun) : nil
    }
    let regressions = [
      counted(comparison.architectures(.worse).count, "architecture"),
      counted(comparison.count(.worse), "cell"),
    ].compactMap(\.self)
    return [
      regressions.isEmpty ? "no regression" : "regression of \(regressions.listed)",
      counted(
        comparison.architectures(.better).count + comparison.count(.better), "improvement"),
      counted(comparison.count(.other), "other change"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// What the comparison of times can show, in one or two sentences.
  private var power: String {
    if let reason = comparison.timesReason { return "No times are compared: \(reason)." }
    guard comparison.cases.contains(where: { !$0.isControl }) else {
      return "All architectures have the same sources in both runs, so their changes are noise."
    }
    let means = comparison.architectures.filter { $0.time.verdict != .control }
    guard let smallest = means.map(\.time.smallestSlowdown).max() else {
      return "No times are compared: none is there from two processes in both runs."
    }
    let cells = comparison.cases.compactMap(\.time).filter { $0.verdict != .control }
    let ofCell = Statistics.median(cells.map(\.smallestSlowdown))
    let which = means.count == 1 ? means[0].architecture : "an architecture"
    return
      "If \(which) had become \(Figures.percent(smallest)) slower in all cells, this comparison "
      + "would have found it with a probability of 95 %. In a single cell it takes "
      + "\(Figures.percent(ofCell)) (median)."
  }

  // MARK: - The table

  /// A line of the table: what became of something, where, and what changed.
  private typealias Row = (
    result: String, architecture: String, place: String, figure: String, change: String
  )

  /// A row for each architecture, then one for each change, the worst first.
  @DocumentBuilder private func changes(_ most: Int) -> Document {
    let hasSizes = Set(comparison.cases.map(\.key.size)).count > 1
    let means = comparison.architectures.map { mean -> Row in
      (
        mean.time.verdict.rawValue, mean.architecture, Figures.counted(mean.cells, "cell"),
        "mean time", mean.time.shortWords
      )
    }
    let sorted = Outcome.allCases.flatMap { status in
      comparison.cases.flatMap { cell in
        let place = cell.key.interaction + (hasSizes ? " \(Figures.count(cell.key.size))" : "")
        return cell.changes.filter { $0.status == status }.map { change -> Row in
          (status.rawValue, cell.key.architecture, place, change.figure, change.words)
        }
      }
    }
    if !(means + sorted).isEmpty {
      TextTable(
        of: means + sorted.prefix(most),
        [
          .words("result", \.result), .words("architecture", \.architecture),
          .words("interaction", \.place), .words("figure", \.figure), .number("change", \.change),
        ])
    }
    if sorted.count > most {
      "\(Figures.counted(sorted.count - most, "further change")): --all shows them."
    }
  }

  private static func words(for results: Results, _ side: String) -> String {
    let (environment, run) = (results.environment, results.run)
    let commit =
      environment.commit.map {
        "commit `\($0)`\(environment.dirty == true ? ", changed since" : "")"
      } ?? "no commit"
    return "\(side): \(commit), \(environment.date), \(environment.processor) "
      + "(\(Figures.counted(environment.cores, "core"))), plan \(run.plan), "
      + "\(Figures.count(run.processesMeasured)) "
      + "process\(run.processesMeasured == 1 ? "" : "es"), seed \(run.seed)"
  }
}
