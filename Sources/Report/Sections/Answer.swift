import Measurement
package import Results
import Support

/// What a report says of itself: the order of the patterns, how sure it is, where it comes from, and
/// what is out of date.
///
/// A pattern that no event shows to be slower or faster than Baseline has no place in the order.
struct Answer {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  private var results: Results { findings.results }

  /// The patterns that differ from Baseline in a main event.
  private var different: [ArchitectureEntry] {
    results.contenders.filter { entry in
      results.events.contains { $0.architecture == entry.id && $0.verdict?.isDifferent ?? false }
    }
  }

  /// The patterns by their means over the events, the fastest first; those that chance could swap are
  /// together.
  package var tiers: [[VariantID]] {
    let means = results.means.filter { mean in
      mean.size == results.mainSize && different.contains { $0.id == mean.architecture }
    }.sorted { $0.ratio.estimate < $1.ratio.estimate }
    var tiers: [[VariantID]] = []
    for mean in means {
      if let last = tiers.last, !last.allSatisfy({ isApart(mean.architecture, $0) }) {
        tiers[tiers.count - 1].append(mean.architecture)
      } else {
        tiers.append([mean.architecture])
      }
    }
    return tiers
  }

  /// The order of the patterns over the events in a sentence; empty if they have none.
  var order: String {
    guard results.valid, let first = tiers.first, tiers.count > 1 else { return "" }
    let rest = tiers.dropFirst().map { "then \($0.map(\.name).listed)" }.joined(separator: ", ")
    return
      "**\(first.map(\.name).listed) \(first.count > 1 ? "take" : "takes") least time, \(rest)**, by the "
      + "geometric mean over the events, of \(Figures.counted(results.mainSize ?? 0, "note"))."
  }

  private func isApart(_ one: VariantID, _ other: VariantID) -> Bool {
    findings.pairs.contains {
      $0.column == .run && [[$0.a, $0.b], [$0.b, $0.a]].contains([one, other])
    }
  }

  /// How far the figures can be trusted, in sentences; empty if nothing was compared.
  var certainty: String {
    guard !results.verdicts.isEmpty else { return "" }
    let margin = results.cells.compactMap(\.margin).min().map(Figures.wholePercent) ?? "2 %"
    let worst = results.controls.max { abs($0.worst.estimate - 1) < abs($1.worst.estimate - 1) }
    let control =
      worst.map {
        "The same code, [timed twice](#controls), should read 1: the worst reading is "
          + "\(Figures.ratio($0.worst.estimate))."
      } ?? "No [control](#controls) was measured."
    let tied = tiers.filter { $0.count > 1 }.map { $0.map(\.name).listed }
    let ties = tied.isEmpty ? "" : " Tied over the nine events: \(tied.joined(separator: "; "))."
    let warnings = (results.warnings + results.failures).count
    let remarks =
      warnings == 0 ? "" : " The run has [\(Figures.counted(warnings, "warning"))](#warnings)."
    return "Differences below \(margin) are not reported. \(control)\(ties)\(remarks)"
  }
}

/// The excerpt of a report in the project's README: what the report found, then what follows from it
/// for a choice, with a marker between.
package enum ReadmeBlock {
  /// The line between the two parts.
  package static let marker = "<!-- choices -->"

  /// Returns both parts in Markdown; the report's folder is relative to README's.
  package static func text(
    _ results: Results, _ stored: StoredFiles = StoredFiles(), folder: String
  ) -> String {
    let report = RunReport(results, stored)
    let meaning = Meaning(report.findings)
    let links = report.links.from(folder)
    let found = Document {
      Finding(report.findings).paragraph
      report.glance
      Block.list(meaning.paragraphs)
      report.charts.ways
      meaning.limits
    }
    let choices = Document {
      """
      \(report.provenance)
      [The whole report](\(folder)/README.md), [its figures](\(folder)/results.json).
      """
      if !Choices(report.findings).lines.isEmpty {
        Block.heading(2, "Choose")
        Block.list(Choices(report.findings).lines)
      }
    }
    return "\(found.markdown(links))\(marker)\n\(choices.markdown(links))"
  }
}
