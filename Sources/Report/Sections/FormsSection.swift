import Foundation
import Measurement
package import Results
import Support

/// What each way to write a pattern costs: a row for each.
package struct FormsSection {
  private let file: FormsFile
  private let note: String?

  package init(_ file: FormsFile, note: String? = nil) {
    (self.file, self.note) = (file, note)
  }

  /// What each form is, and all figures.
  @DocumentBuilder package var document: Document {
    Block.heading(3, "Ways to write \(file.pattern)")
    Block.list(
      file.forms.map { form in
        "**\(form.name)** (+\(form.tokensAdded) −\(form.tokensRemoved) tokens): \(form.prose) "
          + "Document: \(form.documents.joined(separator: "; "))."
      })
    file.interactions(at: 1_000).map { "\(Self.heads[$0] ?? $0): \($0)" }.joined(separator: ", ")
    for size in file.sizes {
      for (title, figure) in figures {
        let table = table(at: size, title, figure)
        if !table.rows.isEmpty {
          "\(title), \(Figures.count(size)) notes"
          table
        }
      }
    }
    for remark in remarks { remark }
  }

  /// What is said below the tables.
  private var remarks: [String] {
    file.forms.compactMap { $0.defect.map { "No figures: \($0)" } }
      + (file.runs.contains { !$0.valid }
        ? ["The controls do not read 1: do not trust times."] : [])
      + ["Measured at commit \(file.commit)." + (note.map { " \($0)" } ?? "")]
  }

  /// Short heads, so that nine columns fit a terminal.
  private static let heads = [
    "type": "key", "edit-visible": "view", "edit-offscreen": "off", "insert-top": "top",
    "update-hundred": "100", "burst-many-turns": "tick", "navigate": "nav",
  ]

  private typealias Figure = (_ name: String, _ interaction: String, _ size: Int) -> String?

  private var figures: [(title: String, figure: Figure)] {
    [
      ("Times Baseline", { file.cell($0, $1, at: $2)?.ratio.map { Figures.short($0.estimate) } }),
      (
        "µs added to an event",
        { file.cell($0, $1, at: $2)?.added.map { Figures.shortMicroseconds($0.estimate) } }
      ),
      (
        "Instructions added",
        { file.added("instructions", $0, $1, at: $2).map { Figures.short(Double($0)) } }
      ),
      (
        "Mallocs added", { file.added("mallocs", $0, $1, at: $2).map { Figures.short(Double($0)) } }
      ),
    ]
  }

  private func table(at size: Int, _ title: String, _ figure: Figure) -> TextTable {
    let interactions = file.interactions(at: size)
    var table = TextTable(
      [.init("way to write")] + interactions.map { .init(Self.heads[$0] ?? $0, .right) })
    for name in [file.pattern] + file.forms.map(\.name) {
      let cells = interactions.map { figure(name, $0, size) ?? "–" }
      let title = name.split(separator: "/").last.map(String.init) ?? name
      if cells.contains(where: { $0 != "–" }) { table.append([title] + cells) }
    }
    return table
  }
}

/// What the forms of all patterns cost: a picture on the first page, and a page of figures.
extension RunReport {
  static let formsTitle = "How can each pattern be written, and what does it cost?"
  static let formsAnchor = Document.anchor(of: formsTitle)

  /// The page with all figures; empty if no form was measured.
  @DocumentBuilder var forms: Document {
    if !stored.forms.isEmpty {
      Block.heading(2, Self.formsTitle)
      versions
      """
      Each way to write a pattern is a patch of its folder, in `Sources/Architectures/PATTERN/Forms`. *Naive* is the first version \
      that works, and the row with the pattern's own name is the folder, as usually written. A *tuned* one has all of those before it. \
      Each ran in one program with Baseline and the folder, in the same rounds. Tokens (words and signs) are those that its patch adds and removes.
      """
      stored.notes[.forms] ?? ""
      for file in stored.forms { FormsSection(file).document }
    }
  }

  /// What the first version, the usual one and the best one take when a note changes; a pattern a row.
  @DocumentBuilder private var versions: Document {
    let ways = WaysToWrite(findings).patterns
    if !ways.isEmpty {
      "**When one of \(Figures.count(WaysToWrite.size)) notes changes, the first version that works takes "
        + Figures.range(ways.map { ($0.name.name, $0.gap) }, Figures.rounded)
        + " times as long as the best of the same pattern.** In µs:"
      TextTable(
        of: ways,
        [
          .words("pattern") { $0.name.name },
          .number("first version") { Meaning.microseconds($0.first) },
          .number("as usually written") { Meaning.microseconds($0.usual) },
          .number("at its best") { Meaning.microseconds($0.best) },
          .number("first over best") { Figures.rounded($0.gap) },
        ])
    }
  }
}
