import Report
import Support

/// The generated table of the page `Sources/Documentation/the-ladder.md`.
enum LadderPage {
  /// The line before and after the table.
  static let marker = "<!-- ladder -->"

  /// Returns the table: a pattern and rung a row.
  static func table(_ ladders: [LadderEntry]) -> String {
    var table = TextTable([
      .init("pattern"), .init("rung"), .init("what it means there"), .init("kind"),
      .init("named by"), .init("in the headline"),
    ])
    for ladder in ladders {
      for rung in ladder.rungs {
        table.append([
          ladder.architecture, "\(rung.rung) `\(rung.name)`",
          rung.means + (rung.extras.isEmpty ? "" : ": \(rung.extras.joined(separator: "; "))"),
          kinds[rung.kind] ?? rung.kind, rung.document ?? "none", rung.idiomatic ? "yes" : "no",
        ])
      }
    }
    return table.markdown()
  }

  private static let kinds = ["option": "option", "inherent": "inherent", "noEffect": "no effect"]
}
