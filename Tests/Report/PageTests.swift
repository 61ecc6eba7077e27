import Foundation
import Measurement
import SourceAnalysis
import Testing

@testable import Report

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
      architecture: "MVC", interaction: "select", size: 100, participants: [],
      passages: [],
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

  private func count(_ text: String, in page: String) -> Int {
    page.components(separatedBy: text).count - 1
  }

  @Test("Names, notes, commands, tests, requests and traces are escaped in the page.")
  func escaping() throws {
    let reading = PageReading(
      sources: [
        source,
        PageSource(architecture: hostile, subject: .test(hostile), path: hostile, text: hostile),
      ],
      changes: [change(hostile + "\ndiff --git a/x b/x\n@@ -1 +1 @@\n+" + hostile, title: hostile)],
      traces: [trace(function: hostile)])
    let page = page(reading) {
      $0.cells[0].architecture = VariantID(hostile)
      $0.cells[0].note = hostile
      $0.definitions[0].prose = hostile
      $0.warnings = [hostile]
      $0.run.command = hostile
      $0.architectures[1].name = hostile
    }
    #expect(!page.contains("<script>alert"))
    // The script, and the values of figures, changes and traces.
    #expect(count("</script>", in: page) == 4)
    #expect(try stored("data", in: page).count == results.cells.count)
    #expect(try stored("data", in: page)[0]["architecture"] as? String == hostile)
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
    ) {
      $0 = $0.added()
    }
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

  @Test("The page says what the run lacks and which figures are stale.")
  func limits() {
    let page = page {
      $0 = $0.derived()
      $0.testabilityNote = "The tests of `MVC` have changed."
      $0.changesNote = "A patch has changed."
    }
    for text in [
      "This is not a reference report.", "Unit tests: The tests of <code>MVC</code> have changed.",
      "Changes: A patch has changed.",
    ] {
      #expect(page.contains("<p class=\"warning\">\(text)"), "\(text)")
    }
  }

  @Test("The links at the top lead to the code, tests, changes and traces that the page has.")
  func navigation() {
    let test = PageSource(
      architecture: "MVC", subject: .test("AvatarTests"), path: "Tests/A.swift", text: "")
    let page = page(
      PageReading(sources: [source, test], changes: [change()], traces: [trace()]))
    for link in [
      "#notes\">Code", "#test/AvatarTests\">Tests", "#change/1-colour\">Changes",
      "#trace/select\">Traces", "#heat-map\">Heat map", "#interactions\">Interactions",
    ] {
      #expect(page.contains("<a href=\"\(link)</a>"), "\(link)")
    }
    #expect(!self.page().contains(">Tests</a>") && !self.page().contains(">Traces</a>"))
  }

  @Test("The page opens with the first tables, the answer and the picture.")
  func opening() throws {
    let results = results.added()
    let text = HTMLPage(results, reading: PageReading(sources: [source])).text
    let page = try #require(text.components(separatedBy: "<section").first)
    #expect(page.contains("<th scope=\"row\">MVC</th><td>2.00 <sub>+2.00</sub></td>"))
    #expect(
      page.contains("<th scope=\"col\">To write</th>")
        && page.contains("<p><em>lines</em>: of code"))
    #expect(count("srcset=\"data:image/svg+xml;base64,", in: page) == 1)
    #expect(count("src=\"data:image/svg+xml;base64,", in: page) == 1)
  }

  @Test("The heat map has the values of each case, and a menu of sizes if there are several.")
  func heatMap() throws {
    let one = page { $0 = $0.added() }
    #expect(one.contains("id=\"heat-map\"") && one.contains("href=\"#heat-map\""))
    #expect(!one.contains("id=\"sizes\""))
    let two = Results.sample(["select", "select:100"]).added()
    #expect(HTMLPage(two, reading: PageReading()).text.contains("id=\"sizes\""))
    let added = try #require(try stored("data", in: one)[1]["added"] as? [String: Any])
    #expect(added["estimate"] as? Double == 2e-6)
    #expect(added["events"] as? Int == 4)
    #expect(try stored("data", in: one)[1]["counters"] as? [String: Int] == ["mallocs": 3])
  }

  @Test("A page of one architecture without anything to read has its figures.")
  func oneArchitecture() throws {
    let page = page(PageReading(changes: [change()], traces: [trace()])) {
      $0.architectures.removeLast()
      $0.cells.removeAll { $0.architecture != .baseline }
    }
    for id in ["reader", "choice", "follow", "changes", "traces"] {
      #expect(!page.contains("id=\"\(id)\""), "\(id)")
    }
    #expect(!page.contains("href=\"#reader\"") && page.contains("href=\"#heat-map\""))
    #expect(
      try stored("data", in: page).map { $0["architecture"] as? String } == [
        "Baseline", "Baseline",
      ])
  }
}

extension Results {
  /// Returns these results if each event in MVC takes 2 µs more.
  fileprivate func added() -> Results {
    var results = self
    for index in results.definitions.indices {
      results.definitions[index].title = "event \(index)"
    }
    results.cells = results.cells.map { cell in
      var cell = cell
      cell.eventsPerRun = 4
      if cell.architecture == "MVC" { cell.added = Interval(estimate: 2e-6) }
      return cell
    }
    return results.derived()
  }
}
