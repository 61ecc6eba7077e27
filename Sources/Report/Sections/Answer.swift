/// The answer of a report: three short paragraphs, generated from the figures.
struct Answer {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  var sentences: [String] { findings + [limits] }

  /// The sentences without the one on what the figures do not say.
  var findings: [String] { [time, work].filter { !$0.isEmpty } }

  private var contenders: [ArchitectureEntry] {
    results.architectures.filter {
      $0.name != "Baseline" && $0.defect == nil
    }
  }

  /// What an event adds in each pattern, the lowest first; patterns with touching intervals are tied.
  private var time: String {
    guard results.valid else { return "" }
    let known = contenders.compactMap { entry in
      ScorecardTable.overall(entry, results).map { (name: entry.name, added: $0) }
    }
    .sorted { $0.added.estimate < $1.added.estimate }
    guard let size = results.mainSize, !known.isEmpty else { return "" }
    var tiers: [[(name: String, added: AddedResult)]] = []
    for entry in known {
      let lowest = entry.added.low ?? entry.added.estimate
      if let highest = tiers.last?.map({ $0.added.high ?? $0.added.estimate }).min(),
        lowest <= highest
      {
        tiers[tiers.count - 1].append(entry)
      } else {
        tiers.append([entry])
      }
    }
    let ties = tiers.filter { $0.count > 1 }.map { tier in
      " In *Run*, \(tier.map(\.name).listed) are tied: their intervals overlap."
    }
    return most(known, at: size) + ties.joined()
  }

  /// The most that a pattern adds, to the median event and to one of the costliest kind.
  private func most(_ known: [(name: String, added: AddedResult)], at size: Int) -> String {
    let only = contenders.count == 1 ? contenders[0].name : nil
    guard let most = known.last, most.added.estimate > 0 else {
      return "At \(Figures.count(size)) notes, \(only ?? "no pattern") adds "
        + (only == nil ? "" : "no ") + "time to the median event."
    }
    let kinds = (results.kinds ?? []).filter { kind in
      kind.size == size
        && contenders.contains { $0.name == kind.architecture }
    }
    let worst = kinds.max { $0.added.estimate < $1.added.estimate }
    let count = results.interactions.count { $0.sizes.contains(size) }
    let scope = "Over \(Figures.counted(count, "interaction")) at \(Figures.count(size)) notes, "
    let answer =
      only.map { "\($0) adds \(share(most.added)) to the median event." }
      ?? "no pattern adds more than \(share(most.added)) to the median event. That is \(most.name)."
    guard let worst, Set(kinds.map(\.kind)).count > 1 else { return scope + answer }
    return scope + answer
      + " The costliest kind of events is *\(worst.kind)*\(only == nil ? " in \(worst.architecture)" : "")"
      + ", with \(share(worst.added))."
  }

  /// A time, and its share of a frame.
  private func share(_ added: AddedResult) -> String {
    "\(KindTable.microseconds(added.estimate)) µs "
      + "(\(ScorecardTable.share(added.estimate)) of a frame)"
  }

  private var work: String {
    guard !contenders.isEmpty else { return "" }
    let cases = results.cells.filter(\.correct)
    let counters = ["viewWrites", "cellsConfigured"]
    // Each counter of an architecture beside Baseline's in the same case.
    let pairs = cases.flatMap { result -> [(name: String, isMore: Bool)] in
      guard contenders.contains(where: { $0.name == result.architecture }),
        let base = cases.first(where: {
          $0.architecture == "Baseline" && $0.interaction == result.interaction
            && $0.size == result.size
        })
      else { return [] }
      return counters.compactMap { counter in
        guard let own = result.counter(counter), let other = base.counter(counter) else {
          return nil
        }
        return (result.architecture, own > other)
      }
    }
    guard !pairs.isEmpty else { return "" }
    let over = contenders.filter { entry in
      pairs.contains { $0.name == entry.name && $0.isMore }
    }
    if over.isEmpty {
      return contenders.count == 1
        ? "\(contenders[0].name) does not change views or fill cells more often than Baseline. It "
          + "differs in how it finds out what has changed."
        : "No pattern changes views or fills cells more often than Baseline. The patterns differ in "
          + "how they find out what has changed."
    }
    return over.map(\.name).listed
      + (over.count == 1 ? " changes views or fills cells" : " change views or fill cells")
      + " more often than Baseline."
  }

  /// How reliable the times are; empty if there are none.
  var certainty: String {
    let verdicts = results.cells.filter { $0.architecture != "Baseline" && $0.correct }
      .compactMap(\.ratio?.verdict)
    guard !verdicts.isEmpty else { return "" }
    let counts = ["slower", "faster", "equivalent", "unresolved", "withheld"].compactMap {
      verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(Figures.count(count)) \(verdict)\(meaning(of: verdict))"
    }
    let worst = results.controls.values.max { abs($0.estimate - 1) < abs($1.estimate - 1) }
    let control =
      worst.map {
        "The check: Baseline is [timed twice, and beside a copy of its code](#controls), so the ratio "
          + "should be 1. The worst is " + Figures.ratio($0.estimate, $0.low, $0.high)
          + ($0.interaction.map { ", in *\($0)*" } ?? "")
      } ?? "No [control](#controls) was measured"
    return
      "**How sure is this?** Each pattern is compared with Baseline in each interaction. The verdicts: "
      + "\(counts.joined(separator: ", ")). \(control)."
  }

  /// What a verdict means, in brackets, if its word does not say it.
  private func meaning(of verdict: String) -> String {
    let margins = Set(results.cells.compactMap { $0.ratio?.margin })
    let margin = margins.count == 1 ? margins.first.map { " within \(Figures.percent($0))" } : nil
    return switch verdict {
    case "equivalent": " (the same\(margin ?? " within the margin"))"
    case "unresolved": " (too noisy to tell)"
    case "withheld": " (the check was off)"
    default: ""
    }
  }

  private var limits: String {
    "This is what a pattern's own code costs on one machine. It says nothing about UIKit's drawing or "
      + "about SwiftUI."
  }
}
