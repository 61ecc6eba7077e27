import Measurement
package import Results
import Support

/// The report of a run, made from its results and from the figures that the project stores.
///
/// `Sections/` has the text with its tables, and `Charts/` the pictures. `Document/` prints it all.
/// `Comparison/` and `Page/` make the other documents.
package struct RunReport {
  /// A page of the report.
  package struct Page: Equatable, Sendable {
    /// The path in the report's folder.
    package let path: String
    /// The text in Markdown.
    package let text: String
  }

  /// The folder of the events' pages.
  package static let eventsFolder = "events"

  let findings: Findings
  let charts: ReportCharts

  package init(_ results: Results, _ stored: StoredFiles = StoredFiles()) {
    findings = Findings(results, stored)
    charts = ReportCharts(findings)
  }

  var results: Results { findings.results }
  var stored: StoredFiles { findings.stored }

  /// The pictures that the report shows; they are written beside it.
  package var pictures: [ReportPicture] { charts.all }

  /// The whole report as one document.
  package var document: Document { Document(documents.flatMap(\.document.blocks)) }

  /// The report as pages: the first one answers, the others have the evidence.
  package var pages: [Page] {
    let links = links
    return documents.map { path, document in
      Page(path: path, text: document.markdown(links.on(path)))
    }
  }

  /// The links to the report's headings.
  var links: PageLinks { PageLinks(documents) }

  /// The pages that are not empty, in the order of the whole report.
  private var documents: [(path: String, document: Document)] {
    let pages: [(path: String, document: Document)] =
      [("README.md", front), ("events.md", eventsPage)]
      + results.definitions.map {
        (ReportFiles.page(ofEvent: $0.id), page(of: $0))
      } + [
        ("forms.md", forms),
        ("growth.md", growth),
        ("window.md", window?.document ?? Document()),
        ("source.md", source),
        ("tests.md", tests?.document ?? Document()),
        ("changes.md", changes?.document ?? Document()),
        (
          "rules.md",
          results.rules.isEmpty ? Document() : RulesSection(results.rules).document
        ),
        (
          "harness.md",
          Document {
            trust
            reading
            controls
            joinedRuns
            conditions
            warnings
          }
        ),
      ]
    return pages.filter { !$0.document.isEmpty }
  }

  private var tests: TestabilitySection? {
    stored.tests.map { TestabilitySection($0, note: stored.notes[.tests]) }
  }

  private var changes: ChangesSection? {
    stored.changes.map { ChangesSection($0, note: stored.notes[.changes], pairs: findings.pairs) }
  }

  private var window: WindowSection? {
    // A run in a window has figures of its own.
    WindowFile(results).map { WindowSection($0) }
      ?? stored.window.map {
        WindowSection($0, besides: results, note: stored.notes[.window])
      }
  }

  // MARK: - The first page

  @DocumentBuilder private var front: Document {
    Block.heading(1, results.title)
    if !results.valid { Block.warnings(results.warnings + results.failures) }
    finding
    Block.heading(2, "At a glance")
    glance
    charts.ways
    events
    growthSummary
    effort
    if let bars = window?.bars, !bars.isEmpty, !Meaning(findings).widgets.isEmpty {
      Block.heading(2, "In a real window")
      Meaning(findings).widgets
      Block.code(bars)
    }
    Block.heading(2, "How sure is this?")
    Answer(findings).certainty
    provenance
    misreading
    contents
    reproduction
  }

  /// What the report found: the main finding, or else the order of the patterns.
  var finding: String {
    let finding = Finding(findings).paragraph
    return finding.isEmpty ? Answer(findings).order : finding
  }

  /// The first table, with what its columns are; of a run that leaves events out, what it timed.
  @DocumentBuilder var glance: Document {
    let first = FirstTables(findings)
    if first.isWhole {
      first.glance
      first.legend
    } else {
      first.timed
    }
  }

  /// Times and allocations, event by event.
  @DocumentBuilder private var events: Document {
    let first = FirstTables(findings)
    if let ratios = first.ratios {
      Block.heading(2, "Event by event")
      """
      Time over Baseline's, of \(Figures.counted(results.mainSize ?? 0, "note")). **Bold**: the fastest, ties included. \
      \(EventTable.equalMark) equal within the margin; \(EventTable.openMark) shown neither equal nor different. \
      Each event has a page, with the cause of each difference.
      """
      ratios
    }
    if let mallocs = first.mallocs {
      Block.heading(2, "Allocations")
      "Calls of `malloc`. ~ marks a median of counts that differed.\(first.bytes.isEmpty ? "" : " ")\(first.bytes)"
      mallocs
    }
  }

  /// How a change's time grows with the list.
  @DocumentBuilder private var growthSummary: Document {
    if let picture = charts.growth {
      Block.heading(2, "With more notes")
      Meaning(findings).growth
      picture
    }
  }

  /// What it costs to write, to test and to change an app.
  @DocumentBuilder private var effort: Document {
    if let effort = FirstTables(findings).effort {
      Block.heading(2, "To write, to test, to change")
      effort
      FirstTables.effortLegend
    }
  }

  /// What a reader must know first; on the first page only if the times cannot be trusted.
  @DocumentBuilder private var warnings: Document {
    let warnings = results.warnings + results.failures
    if !warnings.isEmpty {
      Block.heading(2, "Warnings")
      Block.warnings(warnings)
    }
  }

  /// The list of the other pages, a line each.
  @DocumentBuilder private var contents: Document {
    let pages: [(title: String, anchor: String, isThere: Bool)] = [
      ("Each event, with causes, intervals and counters", Self.eventsAnchor, true),
      (
        "How each pattern can be written, and what that costs", Self.formsAnchor,
        !stored.forms.isEmpty
      ),
      ("What more notes cost", Self.growthAnchor, !results.growth.isEmpty),
      ("A frame with real widgets", WindowSection.anchor, window != nil),
      ("Lines and structure", Self.sourceAnchor, !results.source.isEmpty),
      ("Unit tests", TestabilitySection.anchor, tests != nil),
      ("Requests for changes", ChangesSection.anchor, changes != nil),
      ("The rules of each pattern", RulesSection.anchor, !results.rules.isEmpty),
      ("How it was measured, and how to read the figures", "how-to-read-this", true),
    ]
    Block.heading(2, "All pages")
    Block.list(pages.filter(\.isThere).map { "[\($0.title)](#\($0.anchor))" })
  }
}
