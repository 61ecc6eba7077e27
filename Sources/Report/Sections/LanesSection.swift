import Support

/// The section about the variants that are not idiomatic: tuned and as published.
struct LanesSection {
  private let results: Results
  private let charts: ReportCharts

  init(_ results: Results, _ charts: ReportCharts) {
    self.results = results
    self.charts = charts
  }

  /// Markdown; empty if no such variant was measured.
  var paragraphs: [String] { tuned + asPublished }

  private var tuned: [String] {
    let tuned = results.architectures.filter { $0.lane == "tuned" }
    guard !tuned.isEmpty else { return [] }
    return [
      """
      ### Tuned

      What each pattern gains, within its rules, by optimisations that its documents do not name. \
      *tuned* has all of its options, *tuned-without-…* all but one. The difference between the two \
      is what the option brings.
      """,
      charts.lane("tuned")?.markdown ?? "",
      SummaryTable(results, results.withHeadlines(of: tuned), isRanked: false).table.markdown(),
      list(tuned),
    ]
  }

  private var asPublished: [String] {
    let published = results.architectures.filter { $0.lane == "asPublished" }
    guard !published.isEmpty else { return [] }
    return [
      """
      ### As published

      These variants update their views exactly as the articles and samples that made the patterns \
      known. They show what the idiomatic form saves, and are not ranked. Users see the same as in the \
      others. The list says what they do to views beyond the least.
      """,
      charts.lane("asPublished")?.markdown ?? "",
      SummaryTable(results, published, isRanked: false).table.markdown(), list(published),
    ]
  }

  private func list(_ entries: [ArchitectureEntry]) -> String {
    entries.map { entry in
      let extra = (entry.extraWork ?? []).map { " \($0)" }.joined()
      return "* **\(entry.shownName)**: \(entry.summary)\(extra)"
    }.joined(separator: "\n")
  }
}

extension Results {
  /// Returns the variants in their order, each with the headline that it is compared with.
  func withHeadlines(of variants: [ArchitectureEntry]) -> [ArchitectureEntry] {
    architectures.filter { entry in
      variants.contains(entry)
        || entry.isHeadline && variants.contains { $0.name == entry.name }
    }
  }
}
