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

  /// What an event adds in each pattern, the lowest first; patterns with touching intervals are tied.
  private var time: String {
    guard results.valid else { return "" }
    let known = contenders.compactMap { entry in
      ScorecardTable.overall(entry, results).map { (name: entry.shownName, added: $0) }
    }
    .sorted { $0.added.estimate < $1.added.estimate }
    guard let size = (results.kinds ?? []).map(\.size).min(), !known.isEmpty else { return "" }
    var tiers: [[(name: String, added: AddedResult)]] = []
    for entry in known {
      let lowest = entry.added.low ?? entry.added.estimate
      if let highest = tiers.last?.map({ $0.added.high ?? $0.added.estimate }).max(),
        lowest <= highest
      {
        tiers[tiers.count - 1].append(entry)
      } else {
        tiers.append([entry])
      }
    }
    let words = known.map { entry in
      "\(entry.name) \(KindTable.microseconds(entry.added.estimate))\(range(of: entry.name, at: size))"
    }
    let ties = tiers.filter { $0.count > 1 }.map { tier in
      " The medians of \(tier.map(\.name).joined(separator: " and ")) are tied."
    }
    let kinds = Set((results.kinds ?? []).map(\.kind)).count
    return "At \(Figures.count(size)) notes one event takes longer than in Baseline by, in µs: "
      + words.joined(separator: ", ")
      + ". That is the median of \(kinds) kinds of events, with the least and the most of them. "
      + "A frame lasts \(Figures.count(Int((ScorecardTable.frame * 1e6).rounded()))) µs."
      + ties.joined()
  }

  /// The least and the most that a kind of events adds, such as " (0.13 to 6.10)".
  private func range(of name: String, at size: Int) -> String {
    let entry = contenders.first { $0.shownName == name }
    let values = (results.kinds ?? []).filter {
      $0.size == size && $0.architecture == entry?.name && $0.variant == entry?.variant
    }.map(\.added.estimate)
    guard let least = values.min(), let most = values.max(), values.count > 1 else { return "" }
    return " (\(KindTable.microseconds(least)) to \(KindTable.microseconds(most)))"
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
      let words =
        contenders.count == 1 ? "It does not change a view or fill" : "None changes a view or fills"
      return
        "\(words) a cell more often than Baseline has to. What differs is what is done to find "
        + "that out."
    }
    return over.map(\.shownName).joined(separator: " and ")
      + (over.count == 1 ? " changes views or fills cells" : " change views or fill cells")
      + " more often than Baseline has to."
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
        "The [controls](#controls) have to read 1. At worst they read "
          + Figures.ratio($0.estimate, $0.low, $0.high)
      } ?? "No [control](#controls) was measured"
    return "**How sure that is**: brackets are intervals at 95 %. Of "
      + "\(Figures.count(verdicts.count)) comparisons with Baseline: "
      + "\(counts.joined(separator: ", ")). \(control)."
  }

  private var limits: String {
    "This is what an architecture's own code costs on one machine. It says nothing of UIKit's drawing "
      + "or of SwiftUI."
  }
}
