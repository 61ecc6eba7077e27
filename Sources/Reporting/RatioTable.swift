import CommandLineKit

/// All interactions at one size: what each contender takes over Baseline.
enum RatioTable {
  /// What is written behind a figure that proves nothing.
  static let openMark = "?"
  /// What is written behind a figure that is as good as 1.
  static let equalMark = "="

  /// - Parameters:
  ///   - results: those of a run.
  ///   - contenders: a column each.
  ///   - size: the number of notes.
  /// - Returns: an interaction a row, linked to its section.
  static func table(
    _ results: Results, _ contenders: [ArchitectureEntry], at size: Int
  ) -> TextTable {
    var table = TextTable(
      [.init("interaction")] + contenders.map { .init($0.shownName, .right) })
    for interaction in results.interactions {
      let cells = contenders.map { entry in
        results.cells.first {
          $0.architecture == entry.name && $0.variant == entry.variant
            && $0.interaction == interaction.id && $0.size == size
        }
      }
      guard cells.contains(where: { $0?.ratio != nil }) else { continue }
      table.append(["[\(interaction.id)](#\(interaction.id))"] + cells.map(figure))
    }
    return table
  }

  private static func figure(_ cell: CellResult?) -> String {
    guard let cell else { return "–" }
    guard cell.correct else { return "**wrong**" }
    guard let ratio = cell.ratio else { return "–" }
    let text = Figures.ratio(ratio.estimate, ratio.low, ratio.high)
    switch ratio.verdict {
    case "unresolved", "withheld": return "\(text) \(openMark)"
    case "equivalent": return "\(text) \(equalMark)"
    default: return text
    }
  }
}
