import Measurement
import Support

/// What one event of each kind costs more than in Baseline: a kind a row, an architecture a column.
///
/// The last row has the median over kinds, which the scorecard shows.
struct KindTable {
  /// The figure of a cell.
  enum Figure {
    case microseconds, instructions
  }

  /// Returns the table of some architectures at a size; `nil` if nothing was measured there.
  static func table(
    _ results: Results, _ entries: [ArchitectureEntry], at size: Int,
    _ figure: Figure = .microseconds
  ) -> TextTable? {
    let all = (results.kinds ?? []).filter {
      $0.size == size && (figure == .microseconds || $0.added.instructions != nil)
    }
    func cell(_ added: AddedResult) -> String {
      switch figure {
      case .microseconds: interval(added)
      case .instructions: added.instructions.map(Figures.count) ?? "–"
      }
    }
    let columns = entries.filter { entry in all.contains { $0.architecture == entry.name } }
    guard !columns.isEmpty else { return nil }
    var table = TextTable([.init("Kind")] + columns.map { .init($0.name, .right) })
    let kinds = all.map(\.kind).uniqued()
    for kind in kinds {
      table.append(
        [kind]
          + columns.map { entry in
            all.first { $0.kind == kind && $0.architecture == entry.name }.map { cell($0.added) }
              ?? "–"
          })
    }
    if kinds.count > 1 {
      table.append(
        ["median over kinds"]
          + columns.map { ScorecardTable.overall($0, results, at: size).map(cell) ?? "–" })
    }
    return table
  }

  /// What an event adds, in microseconds with the interval.
  static func interval(_ added: AddedResult) -> String {
    let estimate = microseconds(added.estimate)
    guard let low = added.low, let high = added.high else { return estimate }
    return "\(estimate) [\(microseconds(low)), \(microseconds(high))]"
  }

  /// A difference in microseconds, with three significant digits.
  static func microseconds(_ seconds: Double) -> String {
    let value = seconds * 1e6
    guard abs(value) < 999.5 else { return Figures.count(Int(value.rounded())) }
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return Figures.fixed(value, digits)
  }
}
