import Support

/// The ratio over Baseline of each contender, in all interactions at one size.
enum RatioTable {
  /// The mark behind a ratio with the verdict "unresolved" or "withheld".
  static let openMark = "?"
  /// The mark behind a ratio that is equivalent to 1.
  static let equalMark = "="

  /// - Parameters:
  ///   - results: the results of a run.
  ///   - contenders: the columns.
  ///   - size: the number of notes.
  /// - Returns: a table with an interaction a row; its name links to its section.
  static func table(
    _ results: Results, _ contenders: [ArchitectureEntry], at size: Int
  ) -> TextTable {
    var table = TextTable(
      [.init("interaction")] + contenders.map { .init($0.name, .right) })
    for interaction in results.interactions {
      let cases = contenders.map { entry in
        results.cells.first {
          $0.architecture == entry.name
            && $0.interaction == interaction.id && $0.size == size
        }
      }
      guard cases.contains(where: { $0?.ratio != nil }) else { continue }
      table.append(["[\(interaction.id)](#\(interaction.id))"] + cases.map(figure))
    }
    return table
  }

  private static func figure(_ result: CaseResult?) -> String {
    guard let result else { return "–" }
    guard result.correct else { return "**wrong**" }
    guard let ratio = result.ratio else { return "–" }
    let text = Figures.ratio(ratio.estimate, ratio.low, ratio.high)
    switch ratio.verdict {
    case "unresolved", "withheld": return "\(text) \(openMark)"
    case "equivalent": return "\(text) \(equalMark)"
    default: return text
    }
  }
}
