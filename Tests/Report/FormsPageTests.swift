import Measurement
import Testing

@testable import Report
@testable import Results

@Suite("Forms in a report") struct FormsPageTests {
  /// A report with forms of MVC; each entry is a name, and its ratio when a note in view changes.
  private func report(
    _ ratios: [(name: String, ratio: Double)], note: String? = nil
  ) -> RunReport {
    var file = FormsFile(
      pattern: "MVC", commit: "abc", checksums: [:],
      forms: ratios.dropFirst().map { name, _ in
        FormsFile.Entry(
          name: name, prose: "It is one.", documents: ["none"], tokensAdded: 3, tokensRemoved: 2,
          defect: nil)
      }, results: [])
    file.cells = ratios.map { name, ratio in
      var cell = Cell(VariantID(name), "edit-visible", 1_000)
      cell.ratio = Interval(estimate: ratio, low: ratio * 0.9, high: ratio * 1.1)
      cell.added = Interval(estimate: ratio * 350e-6)
      return cell
    }
    var stored = StoredFiles()
    stored.forms = [file]
    stored.notes[.forms] = note
    return RunReport(.sample(["edit-visible"]), stored)
  }

  private let ratios: [(String, Double)] = [
    ("MVC", 1.6), ("MVC/naive", 40), ("MVC/without-once-per-turn", 1.9), ("MVC/tuned-1-a", 1.2),
    ("MVC/tuned-2-b", 1.1),
  ]

  @Test("The first page leads to the page of all forms.")
  func pages() throws {
    let pages = report(ratios, note: "Those of MVC are old.").pages
    #expect(pages[0].text.contains("(forms.md#\(RunReport.formsAnchor))"))
    let forms = try #require(pages.first { $0.path == "forms.md" }).text
      .replacing("\u{A0}", with: " ")
    #expect(forms.contains("### Ways to write MVC") && forms.contains("Those of MVC are old."))
    // 40 times 350 µs.
    #expect(forms.contains("14.0 ms") && forms.contains(" 560 |"))
    #expect(!forms.contains("14.0k"))
    #expect(!RunReport(.sample(["edit-visible"])).pages.contains { $0.path == "forms.md" })
  }
}
