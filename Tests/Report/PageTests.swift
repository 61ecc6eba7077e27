import Foundation
import SourceAnalysis
import Testing

@testable import Report

@Suite("HTML page of a report") struct PageTests {
  private let hostile = "</script><script>alert('\"&')</script>"

  private func page(_ change: (inout Results) -> Void = { _ in }) -> String {
    var results = Results.sample(["select", "type"])
    change(&results)
    return HTMLPage(
      results,
      sources: [
        PageSource(
          architecture: "MVC", folder: "Notes", path: "Sources/Architectures/MVC/Notes/A.swift",
          text: "let a = \"<b>\"  // 1 & 2\nfunc Some<T>() {}\n")
      ]
    ).text
  }

  @Test("Names, notes and commands are escaped in the page.")
  func escaping() throws {
    let page = page {
      $0.cells[0].label = hostile
      $0.cells[0].note = hostile
      $0.interactions[0].prose = hostile
      $0.warnings = [hostile]
      $0.run.command = hostile
    }
    #expect(!page.contains("<script>alert"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    let data = try #require(
      page.firstRange(of: #/id="data">.*?<\/script>/#.dotMatchesNewlines()).map {
        page[$0].dropFirst(10).dropLast(9)
      })
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [[String: Any]])
    #expect(rows.count == Results.sample(["select", "type"]).cells.count)
    #expect(rows[0]["name"] as? String == hostile)
  }

  @Test("Sources are escaped and highlighted.")
  func sources() {
    let page = page()
    #expect(page.contains("<i class=keyword>let</i> a = <i class=string>&quot;&lt;b&gt;&quot;</i>"))
    #expect(page.contains("<i class=comment>// 1 &amp; 2</i>"))
    #expect(page.contains("data-path=\"Sources/Architectures/MVC/Notes/A.swift\""))
  }

  @Test("The page loads nothing from the network.")
  func noNetwork() {
    let page = page()
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("@import"))
    #expect(!page.contains(" src="))
  }

  @Test("A page without sources has no reader.")
  func noReader() {
    let page = HTMLPage(Results.sample(["select", "type"]), sources: [])
    #expect(!page.text.contains("id=\"reader\""))
  }

  @Test("The reader follows recorded lines, and the text of a trace is escaped.")
  func following() throws {
    let step = TraceStep(
      function: hostile, role: "store", file: "Sources/Architectures/MVC/Notes/A.swift",
      lines: "1-2")
    func trace(_ label: String) -> TraceResult {
      TraceResult(
        architecture: "MVC", label: label, interaction: "select", size: 100, participants: [],
        passages: [], steps: [step])
    }
    let source = PageSource(
      architecture: "MVC", folder: "Notes", path: step.file, text: "let a = 1\nlet b = 2\n")
    let results = Results.sample(["select", "type"])
    let page = HTMLPage(
      results, sources: [source], traces: [trace("MVC"), trace("MVC/oncePerTurn")])
    #expect(page.text.contains("<option value=\"select\">select"))
    #expect(!page.text.contains("<script>alert"))
    let data = try #require(
      page.text.firstRange(of: #/id="traces">.*?<\/script>/#.dotMatchesNewlines()).map {
        page.text[$0].dropFirst(12).dropLast(9)
      })
    let traces = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [[String: Any]])
    // The reader shows architectures, so it follows the traces of their headlines.
    #expect(traces.count == 1)
    let steps = try #require(traces[0]["steps"] as? [[String: String]])
    #expect(steps == [["function": hostile, "role": "store", "path": step.file, "lines": "1-2"]])
    #expect(!HTMLPage(results, sources: [], traces: [trace("MVC")]).text.contains("id=\"follow\""))
  }
}
