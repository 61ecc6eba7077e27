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

  /// The folder of the interactions' pages.
  package static let interactions = "interactions"

  let findings: Findings
  let charts: ReportCharts

  /// - Parameters:
  ///   - results: the results of the run.
  ///   - stored: the figures that the project stores.
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

  /// Escapes all characters but letters, digits and dashes, so that different words stay different.
  private static func fileName(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      let isSafe = "abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars.contains(scalar)
      return isSafe ? String(scalar) : "_" + String(scalar.value, radix: 16)
    }.joined()
  }

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
      [("README.md", front), ("interactions.md", interactionsPage)]
      + results.definitions.map {
        (
          "\(Self.interactions)/\(Self.fileName($0.id)).md",
          page(of: $0)
        )
      } + [
        ("forms.md", forms),
        ("growth.md", growth),
        ("window.md", window?.document ?? Document()),
        ("source.md", source),
        ("tests.md", tests?.details ?? Document()),
        ("changes.md", changes?.details ?? Document()),
        (
          "rules.md",
          results.rules.isEmpty ? Document() : RulesSection(results.rules).document
        ),
        (
          "harness.md",
          Document {
            reading
            controls
            joinedRuns
            conditions
          }
        ),
      ]
    return pages.filter { !$0.document.isEmpty }
  }

  private var tests: TestabilitySection? {
    stored.tests.map { TestabilitySection($0, note: stored.notes[.tests]) }
  }

  private var changes: ChangesSection? {
    stored.changes.map { ChangesSection($0, note: stored.notes[.changes]) }
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
    heading
    Block.warnings(results.warnings + results.failures)
    Block.heading(2, "The answer")
    answer
    Answer(findings).certainty
    contents
    events
    formsSummary
    tests?.summary
    changes?.summary
    misreading
    reproduction
  }

  /// The first tables, with what their columns are, and the sentences.
  @DocumentBuilder var answer: Document {
    let first = FirstTables(findings)
    if !first.isWhole {
      first.timed
    } else {
      first.run
      first.runLegend
      first.costs
      first.costsLegend
      for sentence in Answer(findings).sentences { sentence }
      if let sentence = window?.sentence, !sentence.isEmpty {
        "\(sentence) See [all events](#\(WindowSection.anchor))."
      }
      if let pairs = first.pairs {
        pairs
        FirstTables.pairsLegend
      }
    }
  }

  /// The short form for a terminal: warnings, tables, the answer.
  @DocumentBuilder package var summary: Document {
    let first = FirstTables(findings)
    Block.warnings(results.warnings + results.failures)
    if first.isWhole {
      first.run
      FirstTables.units
      first.costs
      Block.list(Answer(findings).sentences)
    } else {
      first.timed
    }
  }

  /// The list of links to the other pages of the report.
  private var contents: String {
    let pages: [(title: String, anchor: String, isThere: Bool)] = [
      ("all interactions", "interactions", true), ("means", "means", !results.means.isEmpty),
      ("forms", Self.formsAnchor, !stored.forms.isEmpty),
      ("growth", "growth", !results.growth.isEmpty),
      ("lines and structure", "source", !results.source.isEmpty),
      ("tests", TestabilitySection.anchor, tests != nil),
      ("changes", ChangesSection.anchor, changes != nil),
      ("rules", "rules", !results.rules.isEmpty),
      ("how to read the figures", "how-to-read-this", true),
      ("controls", "controls", true),
      ("how it was measured", Self.conditionsAnchor, true),
    ]
    let links = pages.filter(\.isThere).map { "[\($0.title)](#\($0.anchor))" }
    return "**Where to look**: \(links.joined(separator: ", "))."
  }
}
