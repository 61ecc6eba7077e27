import Measurement
import Results
import Support

/// How much two authors of the same change differ, beside how much patterns differ.
struct AuthorsSection {
  private let spreads: [AuthorSpread]

  /// - Parameter file: the figures of changes.
  init(_ file: ChangesFile) {
    spreads = [.tokens, .places].compactMap { file.spread(of: $0) }
  }

  /// Empty if no request has a second author.
  @DocumentBuilder var document: Document {
    if let first = spreads.first {
      Block.heading(2, "Two authors")
      """
      \(Figures.count(first.requests)) of the \(Figures.count(first.allRequests)) requests were \
      carried out a second time in each architecture. They were drawn by lot from the first ten. Their authors \
      had not seen the first patch or another architecture. The table says by which factor a patch differs. It is the typical factor: half of all \
      pairs differ by more. In brackets are 95 % intervals.
      """
      table
      """
      All authors have the same schooling and the same tools, so real authors differ by more than these. \
      *What can be told*: two patterns must differ by this factor for all \(Figures.count(first.allRequests)) \
      requests by one author to show it four times of five.
      """
    }
  }

  private var table: TextTable {
    func factor(_ title: String, _ figure: KeyPath<AuthorSpread, Interval>)
      -> TextTable.Shown<
        AuthorSpread
      >
    {
      .number(title) { Figures.ratio($0[keyPath: figure]) }
    }
    return TextTable(
      of: spreads,
      [
        .words("Differ in") { $0.column.rawValue },
        factor("two authors", \.author), factor("two patterns", \.pattern),
        factor("two requests", \.request), factor("a pattern's requests", \.interaction),
        .number("what can be told") { Figures.ratio($0.detectable) },
      ])
  }
}
