import Measurement
import Support

/// What the forms of all patterns cost: a picture on the report's first page, and a page of figures.
struct FormsPage {
  static let anchor = "forms"

  private let results: Results
  private let charts: ReportCharts

  init(_ results: Results, _ charts: ReportCharts) {
    self.results = results
    self.charts = charts
  }

  /// The section of the first page; empty if no form was measured.
  var summary: String {
    guard let picture = charts.forms else { return "" }
    return MarkdownReport.paragraphs([
      "## How a pattern is written",
      """
      A form is the same app with one optimisation more or less, as a patch that one can read. \
      *Idiomatic* is the folder itself. *Naive* is the first version that works, *tuned* has \
      whatever else keeps the pattern's rules. [All forms in all events](#\(Self.anchor)).
      """,
      picture.markdown, results.formsNote.map { "Forms: \($0)" } ?? "",
    ])
  }

  /// The page with all figures; empty if no form was measured.
  var text: String {
    guard !results.forms.isEmpty else { return "" }
    return MarkdownReport.paragraphs(
      [
        "## Forms",
        """
        Each form ran in one program with Baseline, the controls and the pattern's own folder, in the \
        same rounds. Tokens are those that its patch adds and removes. The patches are in \
        `Sources/Architectures/PATTERN/Forms`.
        """, results.formsNote.map { "Forms: \($0)" } ?? "",
      ] + [ends, mounted] + results.forms.map { FormsSection($0).markdown })
  }

  // MARK: - The two ends

  /// What a note in view costs in the first version, in the folder and in the tuned one, by size.
  private var ends: String {
    var table = TextTable([
      .init("Pattern"), .init("Notes", .right), .init("naive", .right), .init("idiomatic", .right),
      .init("tuned", .right), .init("instructions of tuned", .right),
    ])
    for file in results.forms {
      for size in file.sizes {
        func ratio(_ name: String?) -> String {
          name.flatMap { file.cell($0, Self.event, at: size)?.ratio }.map {
            Figures.ratio($0.estimate)
          }
            ?? "–"
        }
        let tuned = file.tunedEnd
        let count = tuned.flatMap { file.added("instructions", $0, Self.event, at: size) }
        table.append([
          file.pattern, Figures.count(size), ratio("\(file.pattern)/naive"), ratio(file.pattern),
          ratio(tuned), count.map { "+\(Figures.count($0))" } ?? "–",
        ])
      }
    }
    return """
      ### From naive to tuned

      A note in view changes: its time as a multiple of Baseline's, and the instructions that the \
      tuned form adds.

      \(table.markdown())
      """
  }

  private static let event = "edit-visible"

  // MARK: - Mounted profiles

  /// The bursts over several profiles, which need a form of the app.
  private var mounted: String {
    let form = "mounted"
    let bursts = results.forms.flatMap(\.others).filter {
      $0.architecture.name.hasSuffix("/\(form)")
    }.map(\.event).uniqued()
    guard !bursts.isEmpty else { return "" }
    var table = TextTable(
      [.init("Burst")] + results.forms.map { .init($0.pattern, .right) })
    for burst in bursts {
      table.append(
        [burst]
          + results.forms.map { file in
            file.cell("\(file.pattern)/\(form)", burst, at: 1_000)?.added
              .map { Figures.fixed($0.estimate * 1e6, 2) } ?? "–"
          })
    }
    return """
      ### Several profiles

      The µs that one tick adds to that of `Baseline/mounted`, when friends have profiles of their own.

      \(table.markdown())
      """
  }
}
