import Charts
import Measurement

/// Who is in the charts of a report, and in which colour and shape, the same in all of them.
struct ChartCast {
  /// More than so many rows or lines of a kind are too many to look at.
  private static let most = 8

  private let results: Results
  private let names: [String]

  init(_ results: Results) {
    self.results = results
    // Baseline first, for the first style is that of what others are compared with.
    names = ["Baseline"] + results.architectures.map(\.name).uniqued().filter { $0 != "Baseline" }
  }

  func series(_ architecture: String, _ variant: String) -> Series {
    let entry = results.architectures.first {
      $0.name == architecture && $0.variant == variant
    }
    return Series(
      entry?.shownName ?? architecture, style: names.firstIndex(of: architecture) ?? names.count,
      isVariant: entry?.isHeadline == false)
  }

  func series(_ cell: CellResult) -> Series {
    series(cell.architecture, cell.variant)
  }

  func series(_ entry: ArchitectureEntry) -> Series {
    series(entry.name, entry.variant)
  }

  /// Those that are compared with Baseline: of each architecture the headline or, if it was not
  /// measured, the first variant.
  var contenders: [ArchitectureEntry] {
    names.filter { $0 != "Baseline" }.compactMap { name in
      let entries = results.architectures.filter { $0.name == name }
      return entries.first(where: \.isHeadline) ?? entries.first
    }
  }

  /// All of the cells of one interaction, or Baseline and the contenders if those are too many.
  func shown(_ cells: [CellResult]) -> [CellResult] {
    let most = Dictionary(grouping: cells, by: \.size).values.map(\.count).max() ?? 0
    return most <= Self.most
      ? cells : cells.filter { isMain($0.architecture, $0.variant) }
  }

  /// All of what stands for a variant each, or Baseline's and the contenders' if those are too many.
  func shown<Entry: OfVariant>(_ entries: [Entry]) -> [Entry] {
    entries.count <= Self.most ? entries : entries.filter { isMain($0.architecture, $0.variant) }
  }

  func series(_ entry: some OfVariant) -> Series {
    series(entry.architecture, entry.variant)
  }

  private func isMain(_ architecture: String, _ variant: String) -> Bool {
    architecture == "Baseline"
      || contenders.contains { $0.name == architecture && $0.variant == variant }
  }
}

/// What a variant has of its own in a survey.
protocol OfVariant {
  var architecture: String { get }
  var variant: String { get }
}

extension GrowthResult: OfVariant {}
extension SweepResult.Line: OfVariant {}
extension MemoryResult: OfVariant {}
