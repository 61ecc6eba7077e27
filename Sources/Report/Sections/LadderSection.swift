import Support

/// The section about the ladder: what an event adds on each rung of optimisation.
struct LadderSection {
  private let results: Results
  private let figures: LadderFigures
  private let picture: ReportPicture?

  init(_ results: Results, _ charts: ReportCharts) {
    self.results = results
    figures = LadderFigures(results)
    picture = charts.ladder
  }

  /// The picture and what it shows; empty if no ladder was measured.
  var summary: String {
    guard let picture else { return "" }
    return """
      ## The ladder

      The same optimisations for every pattern. \(linkedSentence)

      \(picture.markdown)
      """
  }

  /// What the picture shows, in one or two sentences.
  var sentence: String {
    let known = figures.patterns.compactMap { pattern in
      Known(pattern.name, pattern[0], pattern.headline, pattern[5])
    }
    guard let most = known.max(by: { $0.saved < $1.saved }) else { return "" }
    let words = KindTable.microseconds
    var sentence =
      "Optimising \(known.count == 1 ? "changes" : "saves most in") \(most.name): from "
      + "\(words(most.published)) µs as published to \(words(most.headline)) µs idiomatic and "
      + "\(words(most.tuned)) µs tuned."
    let tuned = known.sorted { $0.tuned < $1.tuned }
    if let least = tuned.first, let greatest = tuned.last, tuned.count > 1 {
      sentence +=
        " Tuned, the patterns add between \(words(least.tuned)) µs (\(least.name)) "
        + "and \(words(greatest.tuned)) µs (\(greatest.name))."
    }
    return sentence
  }

  /// The same with a link to what the rungs are; empty if no ladder was measured.
  var linkedSentence: String {
    sentence.isEmpty ? "" : sentence + " [What each rung is](#all-rungs)."
  }

  /// All figures of all rungs, on a page of their own; empty if no ladder was measured.
  var details: [String] {
    guard let times = LadderTable(results, .microseconds).table else { return [] }
    let instructions = LadderTable(results, .instructions).table
    return [
      """
      ## All rungs

      What one event adds on each rung, in µs over Baseline at \(Figures.count(1_000)) notes. Each \
      kind of events is measured by one interaction. Each rung has those below it; \
      \(LadderTable.idiomaticMark) marks the rungs of the headline, the idiomatic form. \
      A headline that lacks a rung below its highest has a row of its own.

      \(times.markdown())
      """,
      instructions.map { "The same in instructions:\n\n\($0.markdown())" } ?? "",
      warnings,
      meanings,
    ]
  }

  /// What a reader of a ladder from a run of its own must know; empty if nothing.
  private var warnings: String {
    guard let warnings = results.ladderWarnings, !warnings.isEmpty else { return "" }
    return "About this run of the ladder:\n\n" + warnings.map { "* \($0)" }.joined(separator: "\n")
  }

  /// What each rung means in each pattern.
  private var meanings: String {
    let rungs = (results.ladders ?? []).flatMap { ladder in
      ladder.rungs.map { rung in
        let extras = rung.extras.isEmpty ? "" : ". It adds: \(rung.extras.joined(separator: "; "))"
        return "* **\(ladder.architecture) \(rung.rung)**: \(rung.means)\(extras)."
      }
    }
    return rungs.isEmpty
      ? "" : "What the rungs are in each pattern:\n\n" + rungs.joined(separator: "\n")
  }
}

/// The figures of a pattern whose ends of the ladder were measured.
private struct Known {
  let name: String
  let published: Double
  let headline: Double
  let tuned: Double

  init?(
    _ name: String, _ published: AddedResult?, _ headline: AddedResult?, _ tuned: AddedResult?
  ) {
    guard let published, let headline, let tuned else { return nil }
    self.name = name
    self.published = published.estimate
    self.headline = headline.estimate
    self.tuned = tuned.estimate
  }

  var saved: Double { published - tuned }
}
