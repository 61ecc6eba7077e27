import Measurement
import Results
import Support

/// A figure of each architecture in each event at a size: an event a row.
enum EventTable {
  /// What the cells show.
  enum Figure {
    /// The ratio over Baseline, with its interval.
    case ratio
    /// The µs that one event adds, with its interval.
    case added
    /// The calls of malloc, and the instructions, of one event.
    case mallocs, instructions
  }

  /// The mark behind a ratio with the verdict "unresolved".
  static let openMark = "?"
  /// The mark behind a ratio that is equivalent to 1.
  static let equalMark = "="

  /// Returns the table of some events; `nil` if nothing was measured.
  static func table(
    _ results: Results, _ definitions: [InteractionEntry], at size: Int, _ figure: Figure
  ) -> TextTable? {
    let hasBaseline = figure == .mallocs || figure == .instructions
    let columns = results.architectures.filter { hasBaseline || $0.id != .baseline }
    func text(_ definition: InteractionEntry, _ entry: ArchitectureEntry) -> String? {
      results[entry.id, definition.id, size].flatMap { self.text($0, figure) }
    }
    let rows = definitions.filter { definition in
      columns.contains { text(definition, $0) != nil }
    }
    guard !rows.isEmpty else { return nil }
    return TextTable(
      of: rows,
      [.words("event", \.link)]
        + columns.map { entry in .number(entry.name) { text($0, entry) ?? "–" } })
  }

  static func text(_ cell: Cell, _ figure: Figure) -> String? {
    guard cell.correct else { return "**wrong**" }
    switch figure {
    case .ratio:
      guard cell.isUsable else { return "withheld" }
      return cell.ratio.map { Figures.ratio($0) + mark(cell) }
    case .added: return cell.isUsable ? cell.added.map(Figures.added) : "withheld"
    case .mallocs: return mallocs(cell)
    case .instructions: return cell.instructions.map(Figures.count)
    }
  }

  /// The calls of malloc of an event, marked if they varied from run to run.
  static func mallocs(_ cell: Cell) -> String? {
    cell.mallocs.map { (cell.varying.contains("mallocs") ? "~" : "") + Figures.short($0) }
  }

  /// The mark of a ratio that is not proven to differ from 1.
  static func mark(_ cell: Cell) -> String {
    switch cell.verdict {
    case .unresolved: " \(openMark)"
    case .equivalent: " \(equalMark)"
    default: ""
    }
  }
}

extension TextTable.Shown {
  /// A column of counts.
  static func count(_ title: String, _ count: @escaping (Row) -> Int) -> Self {
    .number(title) { Figures.count(count($0)) }
  }
}
