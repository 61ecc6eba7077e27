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
      let means = [\ChangeFigures.files, \.hunks, \.roles, \.newTypes, \.guided, \.silent].map {
        Figures.fixed(file.mean($0, of: name), 1)
      }
      let uncaught = file.figures(of: name).map(\.uncaught).reduce(0, +)
      table.append(
        [name, Figures.fixed(file.mean(\.tokens, of: name), 0)] + means + ["\(uncaught)"])
    }
    return table
  }

  /// A row for each request, by its number and perhaps its title; a column for each architecture.
  static func requests(
    _ file: ChangesFile, title: ((ChangesFile.Request) -> String)?,
    cell: (ChangeFigures) -> String
  ) -> TextTable {
    var table = TextTable(
      [.init("#", .right)] + (title == nil ? [] : [.init("Request")])
        + file.architectures.map { .init($0, .right) })
    for request in file.requests {
      let cells = file.architectures.map { file.figures(request.number, $0).map(cell) ?? "–" }
      table.append(["\(request.number)"] + (title.map { [$0(request)] } ?? []) + cells)
    }
    return table
  }
}
