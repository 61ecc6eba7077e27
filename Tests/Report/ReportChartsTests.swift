import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("Pictures of a report") struct ReportChartsTests {
  /// Returns results of two interactions, one of them a main event, with the data of all pictures.
  private static func results() -> Results {
    var results = Results.sample(["select", "type", "start"])
    for index in results.definitions.indices where results.definitions[index].id != "select" {
      results.definitions[index].title = results.definitions[index].id
    }
    results.cells = results.cells.map { cell in
      var cell = cell
      cell.eventTime = Interval(estimate: 1e-6)
      guard cell.ratio != nil else { return cell }
      cell.values = [0: 0.6, 1: 0.7, 2: 0.8]
      cell.added = Interval(estimate: 1e-6)
      return cell
    }
    return results.derived()
  }

  private static let stored = {
    var forms = FormsFile(
      pattern: "MVC", commit: "abc", checksums: [:], forms: [], results: [])
    forms.cells = [("MVC", 1.6), ("MVC/naive", 40)].map { name, ratio in
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
    #expect(
      Self.names(Self.results()) == [
        "ratios-1000", "forms-1000",
      ])
    #expect(
      RunReport(Self.results(), Self.stored).pictures[0].files.map(\.path) == [
        "charts/ratios-1000-light.svg", "charts/ratios-1000-dark.svg",
      ])
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
          <source media="(prefers-color-scheme: dark)" srcset="charts/ratios-1000-dark.svg">
          <img src="charts/ratios-1000-light.svg" alt="Time of one event as a multiple of \
        Baseline's, at 1,000 notes. MVC from 2.00 to 2.00.">
        </picture>
        """))
  }

  @Test("A pattern has the same colour and shape in all pictures, and a form differs in its fill.")
  func looks() throws {
    let charts = RunReport(Self.results(), Self.stored).pictures.map(\.chart)
    let marks = charts.flatMap(\.rows).flatMap(\.marks).map(\.series)
    for own in Dictionary(grouping: marks, by: \.name).values {
      #expect(Set(own.map { "\($0.colour(.light)) \($0.shape)" }).count == 1)
    }
    let forms = try #require(RunReport(Self.results(), Self.stored).charts.forms).chart
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
    results.events = []
    #expect(Self.names(results.derived()) == ["forms-1000"])
    #expect(Self.names(results.derived(), StoredFiles()) == [])
  }

  @Test("Names in the results cannot escape the folder or the markup.")
  func hostile() {
    var results = Self.results()
    let name = "../\"><script>"
    results.definitions[0].id = name
    results.cells = results.cells.filter { $0.event == "select" }.map { cell in
      Cell(renaming: cell, name)
    }
    let report = RunReport(results)
    let paths = report.pages.map(\.path)
    #expect(paths.contains("interactions/_2e_2e_2f_22_3e_3cscript_3e.md"))
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
