import Results
import Support

/// The tables of what change requests cost in each architecture.
enum ChangesTables {
  /// A row for each architecture: the means of all requests.
  static func summary(_ file: ChangesFile) -> TextTable {
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
  static func requests(_ file: ChangesFile, _ cell: @escaping (ChangeFigures) -> String)
    -> TextTable
  {
    TextTable(
      of: file.requests.filter { $0.author == 1 },
      [.number("#") { "\($0.number)" }, .words("Request") { "[\($0.title)](../../\($0.folder))" }]
        + file.architectures.map { name in
          .number(name) { file.figures($0.number, name).map(cell) ?? "–" }
        })
  }
}
