import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("Pictures of a report") struct ReportChartsTests {
  /// Returns results of a note that changes, at two numbers of notes, with the data of all pictures.
  private static func results() -> Results {
    var results = Results.sample(["edit-visible:1000", "edit-visible:10000"])
    results.definitions[0].title = "a note in view changes"
    results.architectures[1].sources = "s"
    results.cells = results.cells.map { cell in
      var cell = cell
      cell.eventTime = Interval(estimate: cell.architecture == .baseline ? 1e-6 : 2e-6)
      return cell
    }
    return results.derived()
  }

  private static let stored = {
    var forms = FormsFile(
      pattern: "MVC", commit: "abc", checksums: ["MVC": "s"],
      forms: ["MVC/naive", "MVC/tuned-1-in-place"].map {
        FormsFile.Entry(
          name: $0, prose: "P.", documents: [], tokensAdded: 1, tokensRemoved: 0, defect: nil)
      }, results: [])
    forms.cells = [("MVC", 1.6), ("MVC/naive", 40), ("MVC/tuned-1-in-place", 1.2)].map {
      name, ratio in
      var cell = Cell(VariantID(name), "edit-visible", 1_000)
      cell.ratio = Interval(estimate: ratio)
      return cell
    }
    var stored = StoredFiles()
    stored.forms = [forms]
    return stored
  }()

  private static func names(
    _ results: Results, _ stored: StoredFiles = ReportChartsTests.stored
  ) -> [String] {
    RunReport(results, stored).pictures.map(\.name)
  }

  @Test("A report has one picture of each kind, in light and dark.")
  func kinds() {
    #expect(Self.names(Self.results()) == ["ways", "growth"])
    #expect(
      RunReport(Self.results(), Self.stored).pictures[0].files.map(\.path) == [
        "charts/ways-light.svg", "charts/ways-dark.svg",
      ])
  }

  @Test(
    "The picture has the table's µs, and the others by the ratios of one program, in words too.")
  func ways() throws {
    let chart = try #require(RunReport(Self.results(), Self.stored).charts.ways).chart
    #expect(chart.rows[0].marks.map(\.label) == ["50.0", "2.0", "1.5"])
    #expect(
      chart.summary
        == "MVC: the first version that works 50.0, as usually written 2.0, at its best 1.5.")
    let svg = chart.svg(.light)
    #expect(svg.contains(">50.0<") && svg.contains(">2.0<") && svg.contains(">1.5<"))
    // At 720 pixels no text is smaller than 13.
    let sizes = svg.matches(of: #/font-size="([0-9.]+)"/#).compactMap { Double($0.1) }
    #expect(try #require(sizes.min()) * 720 / Canvas.width >= 13)
  }

  @Test("The report links each picture once and no other file.")
  func links() {
    let report = RunReport(Self.results(), Self.stored)
    let links = report.document.markdown.matches(of: #/(?:src|srcset)="([^"]*)"/#)
      .map { String($0.1) }
    #expect(links.sorted() == report.pictures.flatMap(\.files).map(\.path).sorted())
    #expect(
      report.document.markdown.contains(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="charts/growth-dark.svg">
          <img src="charts/growth-light.svg" alt="A note changes, in lists of different lengths. \
        Baseline from 1.00 to 1.00 µs, MVC from 2.00 to 2.00 µs.">
        </picture>
        """))
  }

  @Test(
    "A pattern has the same colour and shape in all pictures, and how it is written in its fill.")
  func looks() throws {
    let charts = RunReport(Self.results(), Self.stored).pictures.map(\.chart)
    let marks = charts.flatMap(\.rows).flatMap(\.marks).map(\.series)
    for own in Dictionary(grouping: marks, by: \.name).values {
      #expect(Set(own.map { "\($0.colour(.light)) \($0.shape)" }).count == 1)
    }
    let forms = try #require(RunReport(Self.results(), Self.stored).charts.ways).chart
    for row in forms.rows {
      #expect(row.marks.allSatisfy { $0.series.name == row.label && $0.series.style != 0 })
      #expect(Set(row.marks.map(\.series.fill)).count == row.marks.count)
    }
    #expect(forms.legend.allSatisfy { $0.style == nil })
  }

  @Test("Withheld figures and wrong architectures are in no picture.")
  func unusable() {
    for change in [{ $0.verdict = .withheld }, { $0.correct = false }] as [(inout Cell) -> Void] {
      var results = Self.results()
      results.cells = results.cells.map { cell in
        var cell = cell
        change(&cell)
        return cell
      }
      #expect(Self.names(results.derived(), StoredFiles()) == [])
    }
  }

  @Test("Partial results give all pictures that their data allow.")
  func partial() {
    var results = Self.results()
    #expect(Self.names(results, StoredFiles()) == ["growth"])
    results.cells.removeAll { $0.size > 1_000 }
    #expect(Self.names(results.derived()) == ["ways"])
    results.events = []
    #expect(Self.names(results.derived()) == [])
  }

  @Test("Names in the results cannot escape the folder or the markup.")
  func hostile() {
    var results = Self.results()
    let name = "../\"><script>"
    results.definitions[0].id = name
    results.cells = results.cells.filter { $0.size == 1_000 }.map { cell in
      Cell(renaming: cell, name)
    }
    let report = RunReport(results)
    let paths = report.pages.map(\.path)
    #expect(paths.contains("events/_2e_2e_2f_22_3e_3cscript_3e.md"))
    let pictures = report.document.markdown.split(separator: "\n").filter { $0.contains("<img") }
    #expect(pictures.allSatisfy { !$0.contains("<script>") })
    #expect(report.pages.allSatisfy { !$0.path.contains("..") && !$0.path.contains("<") })
  }
}

extension Cell {
  /// The same result of another event.
  fileprivate init(renaming cell: Cell, _ event: String) {
    self = cell
    self.event = event
  }
}
