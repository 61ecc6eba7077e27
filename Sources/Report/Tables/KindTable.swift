import Measurement
import Support

/// What one event of each kind costs more than in Baseline: a kind a row, a variant a column.
struct KindTable {
  /// Returns the table of some variants at a size; `nil` if nothing was measured there.
  static func table(_ results: Results, _ entries: [ArchitectureEntry], at size: Int) -> TextTable?
  {
    let all = (results.kinds ?? []).filter { $0.size == size }
    let columns = entries.filter { entry in all.contains { entry.is($0) } }
    guard !columns.isEmpty else { return nil }
    var table = TextTable([.init("Kind")] + columns.map { .init($0.shownName, .right) })
    for kind in all.map(\.kind).uniqued() {
      table.append(
        [kind]
          + columns.map { entry in
            all.first { $0.kind == kind && entry.is($0) }.map { cell($0) } ?? "–"
          })
    }
    return table
  }

  /// Microseconds with their interval, then instructions if they were counted.
  private static func cell(_ result: KindResult) -> String {
    let instructions = result.added.instructions.map { "; \(Figures.count($0)) instr." }
    return interval(result.added) + (instructions ?? "")
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
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return Figures.fixed(value, digits)
  }
}

extension ArchitectureEntry {
  fileprivate func `is`(_ result: KindResult) -> Bool {
    name == result.architecture && variant == result.variant
  }
}
