import Measurement
import Support

/// The report of a run in GitHub-flavoured Markdown, made from its results alone.
///
/// Its parts: `Results/` has the data of `results.json`, `Sections/` the text, `Tables/` the tables,
/// `Charts/` the pictures, `ClaimEvidence/` what claims are decided by, `Formatting/` numbers.
/// `Comparison/`, `Page/` and `SelfCheck/` make the other documents from the same results.
package struct MarkdownReport {
  private let results: Results
  private let claims: [Claim]
  let charts: ReportCharts

  /// - Parameters:
  ///   - results: the results of the run.
  ///   - claims: the claims of articles that the report decides.
  package init(_ results: Results, claims: [Claim] = []) {
    self.results = results
    self.claims = claims
    charts = ReportCharts(results)
  }

  /// The pictures that the report shows; they are written beside it.
  package var pictures: [ReportPicture] { charts.all }

  /// The whole report as one text.
  package var text: String {
    NonBreakingSpaces.text(Self.paragraphs(sections.map(\.text)) + "\n")
  }

  /// The report as pages: the first one answers, the others have the evidence.
  package var pages: [ReportPage] {
    LinkedPages(
      sections.map { ($0.path, $0.text.isEmpty ? "" : NonBreakingSpaces.text($0.text + "\n")) }
    ).all
  }

  /// Rewrites a text of another document, so that links to this report's headings lead to its pages.
  ///
  /// - Parameters:
  ///   - text: the text, with links to headings.
  ///   - folder: the path from the document's folder to the report's.
  /// - Returns: the text with links to pages.
  func linked(_ text: String, in folder: String) -> String {
    LinkedPages(sections).linked(text, in: folder)
  }

  /// The text of each page, in the order of the whole report.
  private var sections: [(path: String, text: String)] {
    func page(_ path: String, _ paragraphs: [String]) -> (path: String, text: String) {
      (path, Self.paragraphs(paragraphs))
    }
    let reading = ReadingSection(results)
    let events = EventsSection(results, charts)
    let claims = ClaimsSection(results, claims)
    let tests = results.testability.map { TestabilitySection($0, note: results.testabilityNote) }
    let changes = ChangesFile(of: results).map { ChangesSection($0, note: results.changesNote) }
    let forms = FormsPage(results, charts)
    var front = [ReportHeading(results).text, warnings, "## The answer"] + answer
    front += [Answer(results).certainty, contents] + events.paragraphs
    front += [forms.summary]
    front += [SizeSection(results).text, tests?.summary ?? "", changes?.summary ?? ""]
    front += [claims.summary, reading.misreading, reading.reproduction]
    let interactions = InteractionsSection(results, charts)
    var pages = [page("README.md", front), page("interactions.md", interactions.paragraphs)]
    pages += results.definitions.map { interaction in
      page(
        "\(ReportPage.interactions)/\(ReportPicture.safe(interaction.id)).md",
        interactions.paragraphs(of: interaction))
    }
    return pages + [
      page("forms.md", [forms.text]), page("claims.md", [claims.text]),
      page("growth.md", events.growth), page("window.md", [window?.markdown ?? ""]),
      page(
        "source.md",
        SourceSection(results).paragraphs + SemanticsSection(results.semantics).paragraphs),
      page("tests.md", [tests?.details ?? ""]), page("changes.md", [changes?.details ?? ""]),
      page("rules.md", [results.rules.isEmpty ? "" : RulesSection(results.rules).markdown]),
      page(
        "harness.md",
        [
          reading.reading, TraceSection(results.traces).explanation(note: results.tracesNote),
          controls, ConditionsSection(results).text, time, selfCheck,
        ]),
    ]
  }

  private var window: WindowSection? {
    WindowFile(of: results).map { WindowSection($0, note: results.windowNote) }
  }

  /// Joins the paragraphs that are not empty with an empty line.
  ///
  /// A table already ends with a line feed, which is dropped.
  static func paragraphs(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
      .joined(separator: "\n\n")
  }

  /// The short form for a terminal: warnings, tables, the answer.
  package var terminalSummary: String {
    let first = FirstTables(results, isPlain: true)
    let sentences = Answer(results).sentences.map { $0.replacing("**", with: "") }
    return [
      warnings, first.run.markdown(),
      "Times are multiples of Baseline's, then the µs that they add; in Baseline's row its own µs.\n",
      first.costs.markdown(),
      sentences.joined(separator: "\n") + "\n",
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var warnings: String {
    (results.warnings + results.failures)
      .map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
  }

  // MARK: - The answer

  /// The first tables, with what their columns are, and the sentences.
  var answer: [String] {
    guard !results.architectures.isEmpty else { return [] }
    let first = FirstTables(results)
    let pairs = first.pairs.map { [$0.markdown(), FirstTables.pairsLegend] } ?? []
    return [first.run.markdown(), first.runLegend, first.costs.markdown(), first.costsLegend]
      + Answer(results).sentences + windowAnswer + pairs
  }

  private var windowAnswer: [String] {
    guard let sentence = window?.sentence, !sentence.isEmpty else { return [] }
    return ["\(sentence) [All events](#\(WindowSection.anchor))."]
  }

  /// The list of links to the other pages of the report.
  private var contents: String {
    let pages: [(title: String, anchor: String, isThere: Bool)] = [
      ("all interactions", "interactions", true), ("means", "means", !results.means.isEmpty),
      ("forms", FormsPage.anchor, !results.forms.isEmpty),
      ("claims of articles", "claims", !ClaimsSection(results, claims).text.isEmpty),
      ("growth", "growth", !results.growth.isEmpty),
      ("lines and structure", "source", !results.source.isEmpty),
      ("rules", "rules", !results.rules.isEmpty),
      ("who calls whom", TraceSection.anchor, !results.traces.isEmpty),
      ("how to read the figures", "how-to-read-this", true),
      ("controls", "controls", true),
      ("how it was measured", ConditionsSection.anchor, true),
    ]
    let links = pages.filter(\.isThere).map { "[\($0.title)](#\($0.anchor))" }
    return "**Where to look**: \(links.joined(separator: ", "))."
  }

  private var controls: String {
    guard !results.controls.isEmpty else {
      return "## Controls\n\nNone was measured, so nothing shows how far the times can be trusted."
    }
    let withheld = Set(
      results.cells.filter { $0.verdict == .withheld }
        .map { "\($0.event) at \(Figures.count($0.size))" }
    ).sorted()
    let list =
      withheld.isEmpty
      ? "No cell is withheld" : "Withheld: " + withheld.joined(separator: ", ")
    return """
      ## Controls

      Each is Baseline's code, measured like the architectures, and should read 1. A cell gets no \
      verdict where the interval of Baseline, measured a second time, excludes 1. A run is invalid if the interval excludes 1 in more than 5 % of its cells. \
      \(list); the run is \(results.valid ? "valid" : "**invalid**")\
      \(results.run.noisy.map { $0 ? ", and **noisy**" : ", and quiet enough" } ?? "").

      \(RunTables.controls(results).markdown())
      """
  }

  private var time: String {
    RunTables.times(results).map {
      """
      ## Where the run's time went

      Seconds for each architecture and control. *Gate* shows that it behaves like Baseline. *Pilot* \
      tries each step once, to plan the rest. *Counting* has a process of its own. *Setting up* builds \
      the apps. *Preparing* makes and resets the steps, and warms up. Only *timing* runs under the clock.

      \($0.markdown())
      """
    } ?? ""
  }

  // MARK: - Self-check

  private var selfCheck: String {
    guard let check = results.selfCheck else { return "" }
    let environment = check.environment
    return """
      ## What the harness proves about itself

      By `archbench self-check` of \(environment.date), commit `\(environment.commit ?? "unknown")`, \
      on \(environment.processor).

      \(SelfCheckTable.table(check.rows).markdown())
      """
  }
}
