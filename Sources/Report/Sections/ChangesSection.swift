import Measurement
package import Results
import Support

/// What change requests cost, for reports and for terminals.
package struct ChangesSection {
  private let file: ChangesFile
  private let note: String?
  private let requests: [ChangesFile.Request]

  /// - Parameters:
  ///   - file: the figures.
  ///   - note: what a reader must know of their age, as a sentence.
  package init(_ file: ChangesFile, note: String? = nil) {
    (self.file, self.note) = (file, note)
    requests = file.requests.filter { $0.author == 1 }
  }

  /// The page with all figures.
  ///
  /// Its links begin in a folder of `Reports`.
  @DocumentBuilder package var document: Document {
    summary
    details
  }

  /// The section of a report: a row for each architecture.
  @DocumentBuilder var summary: Document {
    Block.heading(2, "Changes")
    answer
    "\(opening) The patches are in `Tests/Changes`. [Each request](#\(Self.anchor))."
    means
    Block.items(
      """
      All figures but the last are means of one request, by its first author. They count what a \
      pattern's own patch changes, not what all share. **Tokens**: added and removed.
      A **hunk** is a place in a file. Each one was left out alone. **Guided**: the sources then do not \
      compile. **Silent**: they compile. A forgotten silent place is found by a test or by a user.
      **Uncaught**: silent places, over all requests and authors, that no script of this project \
      notices either.
      """)
    "Measured at commit \(commits.joined(separator: ", "))."
      + (note.map { " \($0)" } ?? plus)
  }

  /// Each request, the places that nothing notices, and what two authors differ by.
  @DocumentBuilder var details: Document {
    Block.heading(3, "Tokens added and removed")
    table {
      "+\(Figures.count($0.tokensAdded)) −\(Figures.count($0.tokensRemoved))"
    }
    Block.heading(3, "Places, and how many of them are silent")
    table { "\($0.hunks) (\($0.silent) silent)" }
    authors
    let places = uncaughtPlaces
    if !places.isEmpty {
      Block.heading(3, "Places that nothing notices")
      "The compiler does not ask for them, and no script fails without them:"
      Block.list(places)
    }
  }

  /// How much the patches of two authors differ; empty without second authors.
  private var authors: String {
    let numbers = Set(file.requests.filter { $0.author == 2 }.map(\.number))
    let factors = file.authorFactors
    guard !factors.isEmpty else { return "" }
    return
      "**Two authors**: \(Figures.counted(numbers.count, "request")), drawn by lot, had a second author "
      + "in each architecture. In the median, the two patches differ "
      + "\(factors.listed). Both authors had the same tools, so people differ by more."
  }

  /// A row for each architecture: the means of all requests.
  var means: TextTable {
    func mean(
      _ title: String, _ figure: KeyPath<ChangeFigures, Int>, decimals: Int = 1
    ) -> TextTable.Shown<String> {
      .number(title) { Figures.fixed(file.mean(figure, of: $0), decimals) }
    }
    return TextTable(
      of: file.architectures,
      [
        .words("Architecture") { $0 }, mean("tokens", \.tokens, decimals: 0),
        mean("files", \.files), mean("hunks", \.hunks), mean("roles", \.roles),
        mean("new types", \.newTypes), mean("guided", \.guided), mean("silent", \.silent),
        .number("uncaught") { "\(file.uncaught(in: $0))" },
      ])
  }

  /// A row for each request, a column for each architecture.
  private func table(_ cell: @escaping (ChangeFigures) -> String) -> TextTable {
    TextTable(
      of: requests,
      [.number("#") { "\($0.number)" }, .words("Request") { "[\($0.title)](../../\($0.folder))" }]
        + file.architectures.map { name in
          .number(name) { file.figures($0.number, name).map(cell) ?? "–" }
        })
  }

  private var uncaughtPlaces: [String] {
    file.changes.filter { !$0.uncaughtPlaces.isEmpty }.map { figures in
      "\(figures.architecture), \(ChangesFile.Request.name(figures.request, figures.author)): "
        + figures.uncaughtPlaces.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// Where no script notices a forgotten place.
  private var answer: String {
    let unnoticed = file.architectures.compactMap { name -> String? in
      let count = file.uncaught(in: name)
      return count == 0 ? nil : "\(name) \(count)"
    }
    let uncaught = unnoticed.isEmpty ? "none" : unnoticed.joined(separator: ", ") + " in all"
    return "**Noticed by no script**: \(uncaught)."
  }

  /// The heading's anchor on the page of details.
  static let anchor = "tokens-added-and-removed"

  private var commits: [String] { Set(file.requests.map(\.commit)).sorted() }

  /// What a mark behind a commit means.
  private var plus: String {
    commits.contains { $0.hasSuffix("+") }
      ? " A + marks files that were committed later, as the stored checksums show." : ""
  }

  private var opening: String {
    let count = requests.count
    return count == 1
      ? "One change request was carried out in each architecture."
      : "\(Figures.count(count)) change requests were carried out in each architecture, "
        + "by the rules of its pattern."
  }
}

extension ChangesFile {
  /// The median factors between two authors in words, such as `×1.18 in tokens (at most ×2.10)`.
  var authorFactors: [String] {
    let figures: [(String, KeyPath<ChangeFigures, Int>)] = [
      ("tokens", \.tokens), ("places", \.hunks),
    ]
    return figures.compactMap { name, figure in
      authorFactor(figure).map {
        "×\(Figures.multiple($0.estimate)) in \(name)"
          + ($0.high.map { " (at most ×\(Figures.multiple($0)))" } ?? "")
      }
    }
  }
}
