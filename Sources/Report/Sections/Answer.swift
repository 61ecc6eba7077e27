/// The answer of a report: three short paragraphs, generated from the figures.
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
      " \(tier.map(\.name).listed) are tied."
    }
    let isFaster = known.contains { $0.added.estimate < 0 }
    return "At \(Figures.count(size)) notes, one event takes "
      + (isFaster
        ? "another time than in Baseline. Below 0 it is faster. " : "longer than in Baseline. ")
      + "In µs: \(words.joined(separator: ", ")). \(meaning)"
      + "A frame lasts \(Figures.count(Int((ScorecardTable.frame * 1e6).rounded()))) µs."
      + ties.joined()
  }

  /// What the figures are, if several kinds of events were measured.
  private var meaning: String {
    let kinds = Set((results.kinds ?? []).map(\.kind)).count
    return kinds > 1
      ? "Each figure is the median over \(kinds) kinds of events. Brackets hold the least and the most "
        + "that a kind adds. " : ""
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
    guard !contenders.isEmpty else { return "" }
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
      return contenders.count == 1
        ? "\(contenders[0].shownName) does not change views or fill cells more often than Baseline has "
          + "to. It works differently to find out what has changed."
        : "No pattern changes views or fills cells more often than Baseline has to. The patterns work "
          + "differently to find out what has changed."
    }
    return over.map(\.shownName).listed
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
        "The [controls](#controls) are equal code, so they have to read 1. At worst they read "
          + Figures.ratio($0.estimate, $0.low, $0.high) + " (with the 95 % interval)"
      } ?? "No [control](#controls) was measured"
    return
      "**How sure that is**: of \(Figures.counted(verdicts.count, "comparison")) of a time with "
      + "Baseline's, \(counts.joined(separator: ", ")). \(control)."
  }

  private var limits: String {
    "This is what an architecture's own code costs on one machine. It says nothing about UIKit's "
      + "drawing or about SwiftUI."
  }
}
