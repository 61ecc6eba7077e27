import Foundation
import Measurement
import SourceAnalysis
import Testing

@testable import Report
@testable import Results

@Suite("HTML page of a report") struct PageTests {
  private let hostile = "</script><script>alert('\"&')</script>"
  private let results = Results.sample(["select", "type"])
  private let source = PageSource(
    architecture: "MVC", subject: .screen("Notes"),
    path: "Sources/Architectures/MVC/Notes/A.swift",
    text: "let a = \"<b>\"  // 1 & 2\nfunc Some<T>() {}\n")

  private func change(_ text: String = "Please.", title: String = "a title") -> PageChange {
    PageChange(
      number: 1, title: title, folder: "1-colour", readme: "# 1: a title\n\n\(text)\n",
      shared: "", patches: ["MVC": text])
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
    return HTMLPage(results, reading: reading ?? PageReading(sources: [source])).text
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
      changes: [change(hostile + "\ndiff --git a/x b/x\n@@ -1 +1 @@\n+" + hostile, title: hostile)],
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

  @Test("The page loads nothing from outside of itself, and no link leads out of it.")
  func staysInside() {
    let page = page(
      PageReading(
        sources: [source], changes: [change("[A page](../page.md) and [a site](https://x.org).")])
    )
    #expect(page.contains("A page and a site."))
    for attribute in ["src", "srcset", "href"] {
      for value in page.components(separatedBy: " \(attribute)=\"").dropFirst() {
        #expect(
          value.hasPrefix("#") || value.hasPrefix("data:"), "\(attribute)=\(value.prefix(40))")
      }
    }
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("@import"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test("The links at the top lead to the code, tests, changes and traces that the page has.")
  func navigation() {
    let test = PageSource(
      architecture: "MVC", subject: .test("AvatarTests"), path: "Tests/A.swift", text: "")
    let page = page(
      PageReading(sources: [source, test], changes: [change()], traces: [trace()]))
    for link in [
      "#notes\">Code", "#test/AvatarTests\">Tests", "#change/1-colour\">Changes",
      "#trace/select\">Traces",
    ] {
      #expect(page.contains("<a href=\"\(link)</a>"), "\(link)")
    }
    #expect(!self.page().contains(">Tests</a>") && !self.page().contains(">Traces</a>"))
  }
}
