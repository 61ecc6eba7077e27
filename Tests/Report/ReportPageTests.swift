import Foundation
import Testing

@testable import Report
@testable import Results

@Suite("Pages of a report") @MainActor struct ReportPageTests {
  @Test("Links and pictures lead from each page to where their targets are.")
  func links() {
    let first = Document {
      Block.heading(1, "Top")
      "[one](#one-thing) [top](#top) [gone](#gone)"
    }
    let other = Document {
      Block.heading(2, "One thing, thing")
      Block.heading(2, "One thing")
      "[top](#top) [code](../../A.swift)"
      ReportPicture(
        "added-a", RowChart(title: "A", subtitle: "", summary: "", legend: [], rows: []))
    }
    let links = PageLinks([("README.md", first), ("more/one.md", other)])
    #expect(
      first.markdown(links.on("README.md")).hasSuffix(
        "[one](more/one.md#one-thing) [top](#top) [gone](#gone)\n"))
    let page = other.markdown(links.on("more/one.md"))
    #expect(page.contains("[top](../README.md#top) [code](../../../A.swift)\n"))
    #expect(page.contains("src=\"../charts/added-a-light.svg\""))
    #expect(first.markdown(links.from("R")).contains("[one](R/more/one.md#one-thing)"))
    #expect(other.markdown.contains("[top](#top) [code](../../A.swift)"))
  }

  @Test("Every link of every page has a target, and each event has a page.")
  func report() throws {
    let pages = RunReport(MadeUpRun().results).pages
    #expect(Set(pages.map(\.path)).isSuperset(of: ["README.md", "events/select.md"]))
    let anchors = Dictionary(
      uniqueKeysWithValues: pages.map { page in
        (
          page.path,
          page.text.matches(of: #/(?m)^#+ (.*)$/#).map { Document.anchor(of: String($0.1)) }
        )
      })
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

  @Test(
    "Each page of the stored results begins with its finding, in plain words and with a figure.")
  func findings() throws {
    let published = try PublishedRuns()
    let pages = RunReport(published.joined, published.stored).pages.dropFirst()
    #expect(pages.count == published.joined.definitions.count + 9)
    for page in pages {
      let blocks = page.text.components(separatedBy: "\n\n").prefix(2)
      #expect(blocks[0].hasPrefix("## "), "\(page.path)")
      #expect(blocks[1].contains(#/\*\*.*[0-9]/#), "\(page.path): \(blocks[1])")
      let heads = page.text.matches(of: #/(?m)^(#|\| pattern ).*/#).map { String($0.0) }
      let odd = (blocks + heads).joined().matches(
        of: #/(?i)\b(cells?|variants?|contestants?|view-free|silent|uncaught|deciding|idiomatic)\b/#
      )
      #expect(odd.isEmpty, "\(page.path): \(odd.map(\.0))")
    }
  }
}
