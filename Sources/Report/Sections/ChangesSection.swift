import Measurement
package import Results
import Support

/// What change requests cost, for reports and for terminals.
package struct ChangesSection {
  private let file: ChangesFile
  private let note: String?
  private let requests: [ChangesFile.Request]
  private let pairs: [Pair]

  package init(_ file: ChangesFile, note: String? = nil, pairs: [Pair] = []) {
    (self.file, self.note, self.pairs) = (file, note, pairs)
    requests = file.requests.filter { $0.author == 1 }
  }

  /// The page with all figures.
  ///
  /// Its links begin in a folder of `Reports`.
  @DocumentBuilder package var document: Document {
    Block.heading(2, "What does a change cost?")
    finding
    means
    Block.items(
      """
      All figures but the last are means of one request, by its first author. They count what a \
      pattern's own patch changes, not what all share. **Tokens**: words and signs that are added or removed.
      A **place** is a hunk of a patch. Each was left out alone. **Asked for**: the sources then do not \
      compile. **Not asked**: they do, so a test or a user finds a forgotten one. **Never \
      noticed**: of these, over all requests and authors, the places that no script of this project fails without.
      """)
    "The patches are in `Tests/Changes`, by the rules of each pattern. Measured at commit \(commits.joined(separator: ", "))."
      + (note.map { " \($0)" } ?? plus)
    Block.heading(3, "Tokens added and removed")
    table {
      "+\(Figures.count($0.tokensAdded)) −\(Figures.count($0.tokensRemoved))"
    }
    Block.heading(3, "Places, and how many of them the compiler does not ask for")
    table { "\($0.hunks) (\($0.silent))" }
    authors
    let places = uncaughtPlaces
    if !places.isEmpty {
      Block.heading(3, "Places that nothing notices")
      "The compiler does not ask for them, and no script fails without them:"
      Block.list(places)
    }
  }

  /// What one request takes, and which patterns are shown to need more than others.
  private var finding: String {
    func range(_ figure: KeyPath<ChangeFigures, Int>, _ decimals: Int) -> String {
      Figures.range(file.architectures.map { ($0, file.mean(figure, of: $0)) }) {
        Figures.fixed($0, decimals)
      }
    }
    let shown = [(Pair.Column.tokens, "tokens"), (.places, "places")].map { column, noun in
      let found = pairs.filter { $0.column == column }
      let words = found.map(\.a).uniqued().map { a in
        "\(a) than \(found.filter { $0.a == a }.map(\.b.name).listed)"
      }
      return words.isEmpty
        ? "" : " More \(noun), beyond chance: \(words.joined(separator: "; "))."
    }
    return
      "**In the mean of \(Figures.counted(requests.count, "request")), one takes \(range(\.tokens, 0)) tokens "
      + "and \(range(\.hunks, 1)) places.**\(shown.joined())"
  }

  /// How much the patches of two authors differ; empty without second authors.
  private var authors: String {
    let numbers = Set(file.requests.filter { $0.author == 2 }.map(\.number))
    let figures: [(String, KeyPath<ChangeFigures, Int>)] = [
      ("tokens", \.tokens), ("places", \.hunks),
    ]
    let factors = figures.compactMap { name, figure in
      file.authorFactor(figure).map {
        "×\(Figures.multiple($0.estimate)) in \(name) (at most ×\(Figures.multiple($0.high ?? 1)))"
      }
    }
    guard !factors.isEmpty else { return "" }
    return
      "**Two authors**: \(Figures.counted(numbers.count, "request")), drawn by lot, had a second author "
      + "in each pattern. In the median, the two patches differ "
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
        .words("pattern") { $0 }, mean("tokens", \.tokens, decimals: 0),
        mean("files", \.files), mean("places", \.hunks), mean("roles", \.roles),
        mean("new types", \.newTypes), mean("asked for", \.guided), mean("not asked", \.silent),
        .number("never noticed") { "\(file.uncaught(in: $0))" },
      ])
  }

  /// A row for each request, a column for each architecture.
  private func table(_ cell: @escaping (ChangeFigures) -> String) -> TextTable {
    TextTable(
      of: requests,
      [.number("#") { "\($0.number)" }, .words("request") { "[\($0.title)](../../\($0.folder))" }]
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

  /// The heading's anchor in a report.
  static let anchor = "what-does-a-change-cost"

  private var commits: [String] { Set(file.requests.map(\.commit)).sorted() }

  /// What a mark behind a commit means.
  private var plus: String {
    commits.contains { $0.hasSuffix("+") }
      ? " A + marks files that were committed later, as the stored checksums show." : ""
  }
}
