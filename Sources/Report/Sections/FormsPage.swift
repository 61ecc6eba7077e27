import Measurement
import Results
import Support

/// What the forms of all patterns cost: a picture on the first page, and a page of figures.
extension RunReport {
  static let formsAnchor = "forms"

  private static let changedNote = "edit-visible"

  /// The section of the first page; empty if no form was measured.
  @DocumentBuilder var formsSummary: Document {
    if let picture = charts.forms {
      Block.heading(2, "How a pattern is written")
      """
      A form is the same app with one optimisation more or less, as a patch that one can read. \
      *Idiomatic* is the folder itself. *Naive* is the first version that works, *tuned* has \
      whatever else helps. [All forms in all events](#\(Self.formsAnchor)).
      """
      picture
      formsSentence
      formsAge
    }
  }

  /// What a changed note costs in naive forms, in the folders and in tuned forms; empty without forms.
  var formsSentence: String {
    func range(_ name: (FormsFile) -> String?) -> String? {
      let ratios = results.forms.compactMap { file in
        name(file).flatMap { file.cell($0, Self.changedNote, at: 1_000)?.ratio?.estimate }
      }
      guard let low = ratios.min(), let high = ratios.max() else { return nil }
      return "\(Figures.short(low)) to \(Figures.short(high))"
    }
    guard let naive = range({ "\($0.pattern)/naive" }), let own = range(\.pattern),
      let tuned = range(\.tunedEnd)
    else { return "" }
    return "**To write it well**: when a note in view changes, naive forms take \(naive) times as "
      + "long as Baseline. The forms of the table above take \(own) times as long, and tuned forms "
      + "\(tuned). They were timed apart from that table."
  }

  /// The page with all figures; empty if no form was measured.
  @DocumentBuilder var forms: Document {
    if !results.forms.isEmpty {
      Block.heading(2, "Forms")
      """
      Each form ran in one program with Baseline, the controls and the pattern's own folder, in the \
      same rounds. Tokens are those that it adds and removes; a tuned form has those of the ones before it. The patches are in \
      `Sources/Architectures/PATTERN/Forms`.
      """
      formsAge
      ends
      for file in results.forms { FormsSection(file).document }
    }
  }

  private var formsAge: String { results.formsNote.map { "Forms: \($0)" } ?? "" }

  // MARK: - The two ends

  /// What a note in view costs in the first version, in the folder and in the tuned one, by size.
  @DocumentBuilder private var ends: Document {
    Block.heading(3, "From naive to tuned")
    """
    A note in view changes: its time as a multiple of Baseline's, and the instructions that the \
    tuned form adds.
    """
    TextTable(
      of: results.forms.flatMap { file in file.sizes.map { (file: file, size: $0) } },
      [
        .words("Pattern", \.file.pattern), .number("Notes") { Figures.count($0.size) },
        .number("naive") { Self.ratio("\($0.file.pattern)/naive", $0.file, $0.size) },
        .number("idiomatic") { Self.ratio($0.file.pattern, $0.file, $0.size) },
        .number("tuned") { Self.ratio($0.file.tunedEnd, $0.file, $0.size) },
        .number("instructions of tuned") { file, size in
          file.tunedEnd.flatMap {
            file.added("instructions", $0, Self.changedNote, at: size)
          }.map { "+\(Figures.count($0))" } ?? "–"
        },
      ])
  }

  private static func ratio(_ name: String?, _ file: FormsFile, _ size: Int) -> String {
    name.flatMap { file.cell($0, changedNote, at: size)?.ratio }
      .map { Figures.ratio($0.estimate) } ?? "–"
  }
}
