import Testing

@testable import Report

@Suite("Pages of a report") @MainActor struct ReportPageTests {
  @Test("Links and pictures lead from each page to where their targets are.")
  func links() {
    let pages = LinkedPages([
      ("README.md", "# Top\n\n[one](#one-thing) [top](#top) [gone](#gone)\n"),
      (
        "more/one.md",
        "## One thing, thing\n\n## One thing\n\n[top](#top) <img src=\"charts/a.svg\"> [code](../../A.swift)\n"
      ),
      ("empty.md", ""),
    ])
    #expect(pages.all.map(\.path) == ["README.md", "more/one.md"])
    #expect(
      pages.all[0].text.hasSuffix("[one](more/one.md#one-thing) [top](#top) [gone](#gone)\n"))
    #expect(
      pages.all[1].text.hasSuffix(
        "[top](../README.md#top) <img src=\"../charts/a.svg\"> [code](../../../A.swift)\n"))
    #expect(pages.linked("[one](#one-thing)", in: "R") == "[one](R/more/one.md#one-thing)")
  }

  @Test("Every link of every page has a target, and each interaction has a page.")
  func report() throws {
    let pages = MarkdownReport(MadeUpRun().results).pages
    #expect(Set(pages.map(\.path)).isSuperset(of: ["README.md", "interactions/select.md"]))
    let anchors = Dictionary(
      uniqueKeysWithValues: pages.map { ($0.path, LinkedPages.anchors(in: $0.text)) })
    for page in pages {
      for link in page.text.matches(of: #/\]\(([^)#]*)#([^)]+)\)/#) {
        let path = String(link.1).replacing("../", with: "")
        let target = path.isEmpty ? page.path : path
        #expect(
          anchors[target]?.contains(String(link.2)) == true, "\(page.path): \(link.0)")
      }
    }
    #expect(pages[0].text.split(separator: "\n", omittingEmptySubsequences: false).count <= 250)
  }
}
