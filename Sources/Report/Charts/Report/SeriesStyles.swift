import Measurement

/// The colour and the shape of each variant, the same in all charts of a report.
struct SeriesStyles {
  /// The most rows or lines of a kind in one chart.
  private static let maximumShown = 8

  private let results: Results
  private let names: [String]

  init(_ results: Results) {
    self.results = results
    // Baseline comes first, because the first style is the grey one of the reference.
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

  func series(_ result: CaseResult) -> Series {
    series(result.architecture, result.variant)
  }

  func series(_ entry: ArchitectureEntry) -> Series {
    series(entry.name, entry.variant)
  }

  /// The variants that are compared with Baseline: the headline of each architecture.
  ///
  /// If a headline was not measured, the first variant represents its architecture.
  var contenders: [ArchitectureEntry] {
    names.filter { $0 != "Baseline" }.compactMap { name in
      let entries = results.architectures.filter { $0.name == name }
      return entries.first(where: \.isHeadline) ?? entries.first
    }
  }

  /// Returns all results of an interaction or, if those are too many, those of Baseline and the
  /// contenders.
  func shown(_ cases: [CaseResult]) -> [CaseResult] {
    let most = Dictionary(grouping: cases, by: \.size).values.map(\.count).max() ?? 0
    return most <= Self.maximumShown
      ? cases : cases.filter { isMain($0.architecture, $0.variant) }
  }

  /// Returns all entries or, if those are too many, those of Baseline and the contenders.
  func shown<Entry: VariantResult>(_ entries: [Entry]) -> [Entry] {
    entries.count <= Self.maximumShown
      ? entries : entries.filter { isMain($0.architecture, $0.variant) }
  }

  func series(_ entry: some VariantResult) -> Series {
    series(entry.architecture, entry.variant)
  }

  private func isMain(_ architecture: String, _ variant: String) -> Bool {
    architecture == "Baseline"
      || contenders.contains { $0.name == architecture && $0.variant == variant }
  }
}

/// A result of one variant in a survey.
protocol VariantResult {
  var architecture: String { get }
  var variant: String { get }
}

extension GrowthResult: VariantResult {}
extension SweepResult.Line: VariantResult {}
extension MemoryResult: VariantResult {}
