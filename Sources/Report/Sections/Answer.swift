/// The answer of a report: three sentences, generated from the figures.
struct Answer {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  var sentences: [String] { [time, work, limits].filter { !$0.isEmpty } }

  private var contenders: [ArchitectureEntry] {
    results.architectures.filter {
      $0.name != "Baseline" && $0.lane == "idiomatic" && $0.defect == nil
    }
  }

  /// The time of each architecture, by size.
  private var time: String {
    guard results.valid else { return "" }
    let parts = SummaryTable.sizes(results).compactMap(tiers)
    guard let first = parts.first else { return "" }
    let words =
      "At \(first.notes) notes one run takes, as a multiple of Baseline's time and on the geometric "
      + "mean of \(first.interactions) interactions: \(first.words)"
    let others = parts.dropFirst().map {
      "; at \($0.notes) notes, of \($0.interactions): \($0.words)"
    }
    return words + others.joined() + "."
  }

  /// Returns the means at a size, the lowest first; architectures with touching intervals share a
  /// tier.
  private func tiers(at size: Int) -> (notes: String, interactions: Int, words: String)? {
    let known = contenders.compactMap { entry in
      entry.overall.first { $0.size == size }.map { (name: entry.shownName, overall: $0) }
    }
    .sorted { $0.overall.estimate < $1.overall.estimate }
    guard known.count > 1 else { return nil }
    let most = known.map(\.overall.interactions).max() ?? 0
    var tiers: [[(name: String, overall: OverallResult)]] = []
    for entry in known {
      let lowest = entry.overall.low ?? entry.overall.estimate
      if let highest = tiers.last?.map({ $0.overall.high ?? $0.overall.estimate }).max(),
        lowest <= highest
      {
        tiers[tiers.count - 1].append(entry)
      } else {
        tiers.append([entry])
      }
    }
    let words = tiers.map { tier in
      tier.map(\.name).joined(separator: " and ") + " "
        + tier.map { figure($0.overall, of: most) }.joined(separator: " and ")
    }
    return (Figures.count(size), most, words.joined(separator: ", then "))
  }

  /// Returns a mean as text, with a note if it covers fewer interactions than the others.
  private func figure(_ overall: OverallResult, of most: Int) -> String {
    Figures.ratio(overall.estimate)
      + (overall.interactions == most ? "" : " (over \(overall.interactions) only)")
  }

  private var work: String {
    let cases = results.cells.filter(\.correct)
    let over = contenders.filter { entry in
      cases.contains { result in
        let base = cases.first {
          $0.architecture == "Baseline" && $0.interaction == result.interaction
            && $0.size == result.size
        }
        guard result.name == entry.shownName, let base else { return false }
        return ["viewWrites", "cellsConfigured"].contains {
          (result.counter($0) ?? 0) > (base.counter($0) ?? 0)
        }
      }
    }
    if over.isEmpty {
      return "None of them changes a view or fills a cell more often than Baseline has to; what "
        + "differs is what they do to find that out."
    }
    return over.map(\.shownName).joined(separator: " and ")
      + " change views or fill cells more often than Baseline has to."
  }

  /// How reliable the times are; empty if there are none.
  var certainty: String {
    let verdicts = results.cells.filter { $0.architecture != "Baseline" && $0.correct }
      .compactMap(\.ratio?.verdict)
    guard !verdicts.isEmpty else { return "" }
    let counts = ["slower", "faster", "equivalent", "unresolved", "withheld"].compactMap {
      verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(Figures.count(count)) \(verdict)"
    }
    let worst = results.controls.values.max { abs($0.estimate - 1) < abs($1.estimate - 1) }
    let control =
      worst.map {
        "the [controls](#controls), which have to read 1, read at worst "
          + Figures.ratio($0.estimate, $0.low, $0.high)
      } ?? "no [control](#controls) was measured"
    return "**How sure that is**: brackets are intervals at 95 %; of "
      + "\(Figures.count(verdicts.count)) comparisons with Baseline "
      + "\(counts.joined(separator: ", ")); \(control).\(sensitivity)"
  }

  /// The kinds of interaction that dominate a mean, if there are any.
  private var sensitivity: String {
    let parts = SummaryTable.sizes(results).compactMap { size in
      let known = contenders.compactMap { entry in
        entry.overall.first { $0.size == size }.map { (name: entry.shownName, mean: $0.estimate) }
      }
      return FamilyMeans(results, size: size).dominantFamily(known)
    }
    return parts.isEmpty
      ? "" : " Means hang on what is in them: \(parts.joined(separator: "; "))."
  }

  private var limits: String {
    "This says what an architecture's own code costs on one machine; it says nothing of UIKit's "
      + "drawing, of SwiftUI, or of what it takes to write, learn and change."
  }
}
