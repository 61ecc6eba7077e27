import Support

/// The tables of what change requests cost in each architecture.
enum ChangesTables {
  /// A row for each architecture: the means of all requests.
  static func summary(_ file: ChangesFile) -> TextTable {
    let columns = [
      "tokens", "files", "hunks", "roles", "new types", "guided", "silent", "uncaught",
    ]
    var table = TextTable([.init("Architecture")] + columns.map { .init($0, .right) })
    for name in file.architectures {
      let all = file.figures(of: name)
      let means = [\ChangeFigures.files, \.hunks, \.roles, \.newTypes, \.guided, \.silent].map {
        Figures.fixed(mean(all, $0), 1)
      }
      table.append(
        [name, Figures.fixed(mean(all, \.tokens), 0)] + means
          + ["\(all.map(\.uncaught).reduce(0, +))"])
    }
    return table
  }

  /// A row for each request, a column for each architecture.
  static func requests(
    _ file: ChangesFile, title: (ChangesFile.Request) -> String, cell: (ChangeFigures) -> String
  ) -> TextTable {
    var table = TextTable(
      [.init("#", .right), .init("Request")] + file.architectures.map { .init($0, .right) })
    for request in file.requests {
      let cells = file.architectures.map { file.figures(request.number, $0).map(cell) ?? "–" }
      table.append(["\(request.number)", title(request)] + cells)
    }
    return table
  }

  private static func mean(_ all: [ChangeFigures], _ figure: KeyPath<ChangeFigures, Int>) -> Double
  {
    all.isEmpty ? 0 : Double(all.map { $0[keyPath: figure] }.reduce(0, +)) / Double(all.count)
  }
}
