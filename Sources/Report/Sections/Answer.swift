import Measurement
package import Results
import Support

/// The answer of a report: three sentences, which hold in every run of the same sources.
///
/// They say what figures prove: counts, and differences of pairs. A pattern that no event
/// shows to be slower or faster than Baseline is in none of them.
struct Answer {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  private var results: Results { findings.results }
  private var changed: ChangesFile { findings.stored.changes ?? ChangesFile() }

  /// The sentences, each a paragraph.
  var sentences: [String] {
    [time, tests, changes].filter { !$0.isEmpty }
  }

  /// The patterns that differ from Baseline in a main event.
  private var different: [ArchitectureEntry] {
    results.contenders.filter { entry in
      results.events.contains { $0.architecture == entry.id && $0.verdict?.isDifferent ?? false }
    }
  }

  /// The order of the means over the events; patterns that chance could swap are named together.
  private var time: String {
    let means = results.means.filter { mean in
      mean.size == results.mainSize && different.contains { $0.id == mean.architecture }
    }.sorted { $0.ratio.estimate < $1.ratio.estimate }
    guard results.valid, means.count > 1, let events = means.map(\.events).min() else { return "" }
    var tiers: [[VariantID]] = []
    for mean in means {
      if let last = tiers.last, !last.allSatisfy({ isApart(mean.architecture, $0) }) {
        tiers[tiers.count - 1].append(mean.architecture)
      } else {
        tiers.append([mean.architecture])
      }
    }
    let scope =
      "By the geometric mean over \(Self.number(events)) events at "
      + "\(Figures.count(results.mainSize ?? 0)) notes"
    guard tiers.count > 1 else {
      return "\(scope), no pattern differs from another by more than chance."
    }
    let words = tiers.map { $0.map(\.name).listed }
    return "**To run**: \(scope.lowercasedFirst), \(words[0]) takes least time, then "
      + words.dropFirst().joined(separator: ", then ") + "."
      + (tiers.contains { $0.count > 1 } ? " The order of those named together is open." : "")
  }

  private func isApart(_ one: VariantID, _ other: VariantID) -> Bool {
    findings.pairs.contains {
      $0.column == .run && [[$0.a, $0.b], [$0.b, $0.a]].contains([one, other])
    }
  }

  /// Where behaviours are tested without views.
  private var tests: String {
    let known = different.compactMap { entry in cost(entry).map { (name: entry.name, cost: $0) } }
      .filter { $0.cost.viewFree != nil }
    guard known.count > 1, let all = known[0].cost.behaviours else { return "" }
    let free = known.filter { $0.cost.viewFree == all }.map(\.name)
    let none = known.filter { $0.cost.viewFree == 0 }.map(\.name)
    guard !free.isEmpty || !none.isEmpty else { return "" }
    return "**To test**: of \(Self.number(all)) behaviours, "
      + [
        free.isEmpty ? nil : "all have unit tests without views in \(free.listed)",
        none.isEmpty ? nil : "each needs views in \(none.listed)",
      ].compactMap(\.self).joined(separator: ", and ") + "." + (faults.map { " \($0)" } ?? "")
  }

  /// Where unit tests find most and fewest planted faults, in whole per cent.
  private var faults: String? {
    let found = different.compactMap { entry in
      cost(entry)?.foundShare.map { (name: entry.name, count: (100 * $0).rounded()) }
    }
    return ends(found).map {
      "Unit tests find the largest share of planted faults in \($0.most) (\(Figures.short($0.high)) %), "
        + "and the smallest in \($0.least) (\(Figures.short($0.low)) %)."
    }
  }

  /// Which patterns need more tokens or places for changes.
  private var changes: String {
    // Nothing can be said of a pattern that has carried out no request.
    guard
      different.contains(where: { entry in
        changed.changes.contains { $0.architecture == entry.name }
      })
    else { return "" }
    let parts = [(Pair.Column.tokens, "tokens"), (.places, "places")].compactMap {
      column, noun -> String? in
      let found = findings.pairs.filter { pair in
        pair.column == column && pair.a != .baseline
          && different.contains { $0.id == pair.a }
      }
      guard !found.isEmpty else { return nil }
      let words = found.map(\.a).uniqued().map { a in
        "\(a) needs more than \(found.filter { $0.a == a }.map(\.b.name).listed)"
      }
      return "Of \(noun), \(words.joined(separator: "; ")). "
    }
    let requests = Self.number(changed.requests.count { $0.author == 1 })
    return parts.isEmpty
      ? "**To change**: \(requests) change requests show no difference of tokens or places that is "
        + "larger than chance."
      : "**To change**: \(requests) change requests were carried out. \(parts.joined())"
        + "No other difference is shown.\(authors)"
  }

  /// How much two authors of the same change differ.
  private var authors: String {
    let factors = changed.authorFactors
    return factors.isEmpty
      ? "" : " Two authors of one change in one pattern differ, in the median, \(factors.listed)."
  }

  private func cost(_ entry: ArchitectureEntry) -> Costs? {
    findings.costs.first { $0.architecture == entry.id }
  }

  /// The names with the highest and the lowest figure; `nil` if all are equal.
  private func ends(_ figures: [(name: String, count: Double)]) -> (
    most: String, least: String, high: Double, low: Double
  )? {
    guard let high = figures.map(\.count).max(), let low = figures.map(\.count).min(), high > low
    else { return nil }
    func names(_ count: Double) -> String {
      figures.filter { $0.count == count }.map(\.name).listed
    }
    return (names(high), names(low), high, low)
  }

  /// A small number in words.
  private static func number(_ count: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return words.indices.contains(count) ? words[count] : Figures.count(count)
  }

  /// How reliable the times are; empty if there are none.
  var certainty: String {
    let counts = Verdict.allCases.compactMap { verdict in
      results.verdicts[verdict.rawValue].map {
        "\(Figures.count($0)) \(verdict.rawValue)\(Self.meaning(of: verdict))"
      }
    }
    guard !counts.isEmpty else { return "" }
    let worst = results.controls.max {
      abs($0.worst.estimate - 1) < abs($1.worst.estimate - 1)
    }
    let control =
      worst.map {
        "The check: Baseline is [timed twice, and beside a copy of its code](#controls), so the ratio "
          + "should be 1. The worst is \(Figures.ratio($0.worst)), in *\($0.event)*"
          + ($0.size == results.mainSize ? "" : " at \(Figures.count($0.size)) notes")
      } ?? "No [control](#controls) was measured"
    return
      "**How sure is this?** Each pattern is compared with Baseline in each interaction. The verdicts: "
      + "\(counts.joined(separator: ", ")). \(control)."
  }

  /// What a verdict means, in brackets, if its word does not say it.
  private static func meaning(of verdict: Verdict) -> String {
    switch verdict {
    case .equivalent: " (the same within the margin)"
    case .unresolved: " (shown neither equal nor different)"
    case .withheld: " (the check was off)"
    case .slower, .faster: ""
    }
  }

  /// The machine and the date, whether the run is a reference, and how fast the machine was.
  var origin: String {
    let environment = results.environment
    return "Measured \(environment.date.prefix(10)) on \(environment.processor) "
      + "(\(Figures.counted(environment.cores, "core"))), \(environment.os), \(environment.swift).\n"
      + ReferenceCheck.sentence(findings.missing)
  }

  /// What is stale, a sentence each.
  var staleness: [String] {
    let titles: [(kind: StoredFiles.Kind, title: String)] = [
      (.tests, "Unit tests"), (.changes, "Changes"), (.window, "Window"), (.forms, "Forms"),
    ]
    return titles.compactMap { kind, title in
      findings.stored.notes[kind].map { "\(title): \($0)" }
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// The excerpt of a report in the project's README: the tables, the sentences and their origin.
package enum ReadmeBlock {
  /// Returns the excerpt in Markdown, with a line feed at its end.
  ///
  /// - Parameters:
  ///   - results: the results of the report.
  ///   - stored: the figures that the project stores.
  ///   - folder: the report's folder, relative to README's.
  /// - Returns: the text between README's markers.
  package static func text(
    _ results: Results, _ stored: StoredFiles = StoredFiles(), folder: String
  ) -> String {
    let report = RunReport(results, stored)
    let answer = Answer(report.findings)
    return Document {
      report.answer
      // That of the events as long as no form is measured.
      report.charts.forms ?? report.charts.ratios
      report.formsSentence
      """
      \(answer.origin)
      [The whole report](\(folder)/README.md), [its figures](\(folder)/results.json).
      """
      answer.staleness.joined(separator: " ")
    }.markdown(report.links.from(folder))
  }
}
