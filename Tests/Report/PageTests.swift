import Foundation
import Measurement
import Testing

@testable import Report
@testable import Results
@testable import SourceAnalysis

@Suite("HTML page of a report") struct PageTests {
  private let hostile = "</script><script>alert('\"&')</script>"
  private let results = Results.sample(["select", "type"])
  private let source = PageSource(
    architecture: "MVC", subject: .screen("Notes"),
    path: "Sources/Architectures/MVC/Notes/A.swift",
    text: "let a = \"<b>\"  // 1 & 2\nfunc Some<T>() {}\n")

  private func change(
    _ text: String = "Please.", title: String = "a title", patch: String = ""
  ) -> PageChange {
    PageChange(
      number: 1, title: title, folder: "1-colour", readme: "# 1: a title\n\n\(text)\n",
      shared: "", patches: ["MVC": patch])
  }

  private func trace(function: String = "A.f()") -> TraceResult {
    TraceResult(
      architecture: "MVC", interaction: "select", size: 100,
      steps: [TraceStep(function: function, role: "store", file: source.path, lines: "1-2")])
  }

  private func page(
    _ reading: PageReading? = nil, _ change: (inout Results) -> Void = { _ in }
  ) -> String {
    var results = results
    change(&results)
    return HTMLPage(results, reading: reading ?? PageReading(sources: [source]), report: "R").text
  }

  /// Returns the values that the script reads from an element.
  private func stored(_ id: String, in page: String) throws -> [[String: Any]] {
    let start = try #require(page.firstRange(of: "id=\"\(id)\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(json as? [[String: Any]])
  }

  @Test("Names, prose, tests, requests and traces are escaped in the page.")
  func escaping() throws {
    let reading = PageReading(
      sources: [
        source,
        PageSource(architecture: hostile, subject: .test(hostile), path: hostile, text: hostile),
      ],
      changes: [change(hostile, title: hostile, patch: hostile)],
      traces: [trace(function: hostile)])
    let page = page(reading) {
      $0.definitions[0].prose = hostile
      $0.architectures[1].name = hostile
    }
    #expect(!page.contains("<script>alert"))
    // The script, and the values of changes and traces.
    #expect(page.components(separatedBy: "</script>").count == 4)
    #expect(try stored("changes", in: page)[0]["address"] as? String == "change/1-colour")
    #expect(try stored("traces", in: page).count == 1)
  }

  @Test("Sources are escaped and highlighted.")
  func sources() {
    let page = page()
    #expect(page.contains("<i class=keyword>let</i> a = <i class=string>&quot;&lt;b&gt;&quot;</i>"))
    #expect(page.contains("<i class=comment>// 1 &amp; 2</i>"))
    #expect(page.contains("data-path=\"Sources/Architectures/MVC/Notes/A.swift\""))
  }

  @Test(
    "The page loads nothing from outside of itself; no link leads out of it but to the repository.")
  func staysInside() {
    let reading = PageReading(
      sources: [source], changes: [change("[A page](../page.md) and [a site](https://x.org).")])
    let page = page(reading)
    #expect(page.contains("<h1>One notes app in Swift, in 2 architectures, measured</h1>"))
    #expect(page.contains("A page and a site."))
    for attribute in ["src", "srcset", "href"] {
      for value in page.components(separatedBy: " \(attribute)=\"").dropFirst() {
        #expect(
          value.hasPrefix("#") || value.hasPrefix("data:"), "\(attribute)=\(value.prefix(40))")
      }
    }
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("@import"))
    #expect(page.contains("default-src 'none'"))

    func text(_ repository: String?) -> String {
      HTMLPage(
        results, reading: reading, report: "Reports/R", repository: repository
      ).text
    }
    #expect(text(nil).contains("<code>Reports/R/README.md</code>"))
    #expect(text("https://x/y").contains("<a href=\"https://x/y/blob/HEAD/Reports/R/README.md\">"))
  }

  @Test(
    "The grid colours a ratio by its logarithm, and links an event to its trace if there is one.",
    arguments: [(0.8, "0.00"), (2, "0.30"), (4.5, "0.65"), (39.3, "1.00")])
  func grid(_ ratio: Double, _ heat: String) {
    var results = Results.sample(["select", "type"], ratio: ratio)
    results.definitions[0].title = "a row is chosen"
    results.definitions[1].title = "a key is typed"
    let html = PageGrid(results, traced: [.trace("select")]).html
    #expect(html.contains("--heat: \(heat)\">\(Figures.ratio(ratio))</td>"))
    #expect(html.contains("<th scope=\"row\"><a href=\"#trace/select\">A row is chosen</a></th>"))
    #expect(html.contains("<th scope=\"row\">A key is typed</th>"))
  }
}
