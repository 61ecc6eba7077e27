import Foundation
import Testing

@testable import Report
@testable import Results

/// The section about dependencies between roles and writers of properties.
struct SemanticsReportTests {
  private let figures = SemanticsFigures(
    links: [
      .init(from: "viewController", to: "store", symbols: 3, places: 5, writes: 1),
      .init(from: "viewController", to: "Model", symbols: 2, places: 2, writes: 0),
      .init(from: "store", to: "Model", symbols: 4, places: 9, writes: 2),
    ],
    types: [
      .init(type: "Controller", own: 1, shared: 2), .init(type: "Store", own: 1, shared: 0),
      .init(type: "Other", own: 0, shared: 0),
    ],
    cycles: [["Controller", "Store"]],
    properties: [
      .init(
        name: "Store.count", role: "store", file: "Store.swift", line: 2,
        writers: [
          .init(name: "Store.add()", role: "store", outsideType: false, places: 2),
          .init(name: "Controller.tap()", role: "viewController", outsideType: true, places: 1),
        ]),
      .init(name: "Store.names", role: "store", file: "Store.swift", line: 3, writers: []),
    ],
    modelSymbolsInViews: ["Note", "Note.text"],
    bodies: [
      .init(
        role: "viewController", all: 3, withoutView: 0, decisions: 6, decisionsWithoutView: 0),
      .init(
        role: "store", all: 5, withoutView: 4, decisions: 10, decisionsWithoutView: 9,
        wayToView: ["Store.tell()", "Controller"]),
    ],
    notes: ["something is not known"])

  @Test("The tables contain all figures.")
  func tables() {
    let text = SemanticsSection([SemanticsResult(architecture: "MVC", figures: figures)]).document
      .markdown
    let squeezed = text.replacing("\u{A0}", with: " ").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      squeezed.contains(
        "| MVC | 3 | 2 | 2 | 1 | 3 | 2 | 1 | 1 | 1 | 2 | 8 | 50.0 % | 16 | 56.2 % |"))
    #expect(squeezed.contains("| names → | view controller | store | Model |") == false)
    #expect(squeezed.contains("| names → | store | Model |"))
    #expect(squeezed.contains("| view controller | 3 / 5, 1 w | 2 / 2 |"))
    #expect(squeezed.contains("| store | | 4 / 9, 2 w |"))
    #expect(squeezed.contains("* MVC: `Controller`, `Store`"))
    #expect(
      squeezed.contains(
        "| MVC | `Store.count` | store | 2 | 1 | 1 | `Store.add()`, `Controller.tap()` |"))
    #expect(!text.contains("Store.names"))
    #expect(squeezed.contains("* MVC, 2: `Note`, `Note.text`"))
    #expect(squeezed.contains("| MVC | 0 of 3, 0 of 6 | 4 of 5, 9 of 10 |"))
    #expect(squeezed.contains("* MVC, store: `Store.tell()` → `Controller`"))
    #expect(squeezed.contains("* MVC: something is not known."))
  }

  @Test("Results without counted decisions show bodies alone.")
  func withoutDecisions() {
    var older = figures
    older.bodies[0].decisions = nil
    let text = SemanticsSection([SemanticsResult(architecture: "MVC", figures: older)]).document
      .markdown
    let squeezed = text.replacing("\u{A0}", with: " ").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(squeezed.contains("| MVC | 3 | 2 | 2 | 1 | 3 | 2 | 1 | 1 | 1 | 2 | 8 | 50.0 % | | |"))
    #expect(squeezed.contains("| MVC | 0 of 3 | 4 of 5, 9 of 10 |"))
  }

  @Test("The section gives the reason if there is no index.")
  func unavailable() {
    let results = [SemanticsResult(architecture: "MVC", unavailable: "there is no compiler")]
    let text = SemanticsSection(results).document.markdown
    #expect(
      text
        == "## Who names whom, and who writes what\n\n* MVC: not available, because there is no compiler.\n"
    )
    #expect(SemanticsSection([]).document.isEmpty)
  }

  @Test("Semantic figures are stored in results.json.")
  func file() throws {
    var results = Results.sample(["select"])
    results.semantics = [SemanticsResult(architecture: "MVC", figures: figures)]
    let newer = try JSONEncoder().encode(results)
    #expect(try JSONDecoder().decode(Results.self, from: newer) == results)
    #expect(
      RunReport(results).document.markdown.contains(
        "## Who names whom, and who writes what\n\nFrom"))
  }
}
