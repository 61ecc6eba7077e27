import Measurement
import Testing

@testable import Report

@Suite("Pictures of a report") struct ReportChartsTests {
  /// Returns results of one interaction with the data of all pictures.
  private static func results() -> Results {
    var results = Results.sample(["select"])
    for index in results.cells.indices {
      results.cells[index].latency = LatencyResult(
        p50: 1.1e-6, lowestProcess: 1e-6, highestProcess: 2e-6,
        warm: LatencyInterval(estimate: 1.1e-6, low: nil, high: nil), architecture: 1e-6,
        layout: 2e-7, display: 3e-8)
      results.cells[index].ratio?.values = [0.6, 0.7, 0.8]
    }
    results.source = ["Baseline", "MVC"].flatMap { name in
      ["feature", "infrastructure"].map {
        SourceEntry(
          architecture: name, bucket: $0, files: 2, lines: 90, code: 60, comment: 20, blank: 10,
          tokens: 400)
      }
    }
    results.growth = ["Baseline", "MVC"].map { name in
      GrowthResult(
        architecture: name, interaction: "select", unit: "notes",
        points: [10, 100].map {
          .init(
            count: $0, size: $0, seconds: 1e-6, lowestProcess: 9e-7, highestProcess: nil,
            counters: [:], note: nil)
        },
        exponent: IntervalResult(estimate: 0.5, low: nil, high: nil),
        fixedSeconds: IntervalResult(estimate: 1e-6, low: nil, high: nil),
        secondsEach: IntervalResult(estimate: -1e-8, low: nil, high: nil), countExponents: [:])
    }
    return results
  }

  private static func names(_ report: MarkdownReport) -> [String] { report.pictures.map(\.name) }

  @Test("A report has one picture of each kind, in light and dark.")
  func kinds() {
    let report = MarkdownReport(Self.results())
    #expect(
      Self.names(report) == [
        "means-1000", "ratios-1000", "processes-select", "growth-select-notes", "source",
      ])
    #expect(
      report.pictures[0].files.map(\.path) == [
        "charts/means-1000-light.svg", "charts/means-1000-dark.svg",
      ])
  }

  @Test("The report links each picture once and no other file.")
  func links() {
    let report = MarkdownReport(Self.results())
    let links = report.text.matches(of: #/(?:src|srcset)="([^"]*)"/#).map { String($0.1) }
    #expect(links.sorted() == report.pictures.flatMap(\.files).map(\.path).sorted())
    #expect(
      report.text.contains(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="charts/means-1000-dark.svg">
          <img src="charts/means-1000-light.svg" alt="Time of one run as a multiple of Baseline's, at \
        1,000 notes. MVC 2.00 [1.82, 2.20].">
        </picture>
        """))
  }

  @Test("A picture by process has a stroke for each process of each architecture but Baseline.")
  func processes() throws {
    let report = MarkdownReport(Self.results())
    let picture = try #require(report.pictures.first { $0.name == "processes-select" })
    #expect(picture.files[0].text.contains("MVC") && !picture.files[0].text.contains(">Baseline<"))
    var results = Self.results()
    for index in results.cells.indices { results.cells[index].ratio?.values = nil }
    #expect(!Self.names(MarkdownReport(results)).contains("processes-select"))
  }

  @Test("Old or partial results give all pictures that their data allow.")
  func partial() {
    var results = Results.sample(["select", "scroll:10000"], ratio: 600, withheld: 1)
    #expect(
      Self.names(MarkdownReport(results)) == [
        "means-1000", "means-10000", "ratios-1000", "ratios-10000",
      ])
    let ratios = MarkdownReport(results).pictures[2].files[0].text
    #expect(ratios.contains("hollow: a control was off"))
    results.architectures.removeLast()
    results.cells.removeAll { $0.architecture == "MVC" }
    #expect(Self.names(MarkdownReport(results)) == [])
    results.architectures = []
    results.cells = []
    results.interactions = []
    #expect(Self.names(MarkdownReport(results)) == [])
  }

  @Test("A wrong architecture is in no picture.")
  func wrong() {
    var results = Self.results()
    results.cells[1].correct = false
    let report = MarkdownReport(results)
    #expect(!Self.names(report).contains("ratios-1000"))
    for picture in report.pictures where picture.name == "processes-select" {
      #expect(!picture.files[0].text.contains("MVC"))
    }
  }

  @Test("Names in the results cannot escape the folder or the markup.")
  func hostile() {
    var results = Self.results()
    let name = "../\"><script>"
    results.interactions[0].id = name
    for index in results.cells.indices { results.cells[index].interaction = name }
    let report = MarkdownReport(results)
    let paths = report.pictures.flatMap(\.files).map(\.path)
    #expect(paths.allSatisfy { !$0.contains("..") && $0.split(separator: "/").count == 2 })
    #expect(paths.contains("charts/processes-_2e_2e_2f_22_3e_3cscript_3e-dark.svg"))
    let pictures = report.text.split(separator: "\n").filter { $0.contains("<img") }
    #expect(pictures.allSatisfy { !$0.contains("<script>") })
    #expect(report.pages.allSatisfy { !$0.path.contains("..") && !$0.path.contains("<") })
  }
}
