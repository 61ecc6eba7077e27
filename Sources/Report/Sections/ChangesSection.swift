import Support

/// What change requests cost, for reports and for terminals.
package struct ChangesSection {
  private let file: ChangesFile
  private let note: String?

  /// - Parameters:
  ///   - file: the figures.
  ///   - note: what a reader must know of their age, as a sentence.
  package init(_ file: ChangesFile, note: String? = nil) {
    (self.file, self.note) = (file, note)
  }

  /// The section of a report: a row for each architecture.
  package var summary: String {
    """
    ## Changes

    \(answer)

    \(opening) The patches are in `Tests/Changes`; `archbench changes` has each request and each place.

    \(ChangesTables.summary(file).markdown())
    \(legend)
    """
  }

  /// The page with all figures.
  ///
  /// Its links begin in a folder of `Reports`.
  package var markdown: String { summary + "\n\n" + details }

  /// Each request, and each silent place.
  package var details: String {
    """
    ### Tokens added and removed

    \(table { "+\(Figures.count($0.tokensAdded)) −\(Figures.count($0.tokensRemoved))" })
    ### Places, and how many of them are silent

    \(table { "\($0.hunks) (\($0.silent) silent)" })
    ### Silent places

    \(silentPlaces)

    """
  }

  /// The tables for a terminal of 80 columns.
  package var text: String {
    func table(_ cell: (ChangeFigures) -> String) -> String {
      ChangesTables.requests(file, title: nil, cell: cell).plain()
    }
    let titles = file.requests.map { "\($0.number) \($0.title)" }
    return """
      \(ChangesTables.summary(file).plain())
      Means over requests (\(file.requests.count)); uncaught: over all together.

      \(table { "\(Figures.count($0.tokens))" })
      Tokens added and removed.

      \(table { "\($0.guided)/\($0.silent)" })
      Places that the compiler points out, and silent ones.

      \(titles.joined(separator: "\n"))
      \(note.map { "\n\($0)\n" } ?? "")
      """
  }

  /// The architectures that need most places, and where no script notices a forgotten one.
  private var answer: String {
    func most(_ figure: KeyPath<ChangeFigures, Int>) -> String {
      let highest = file.architectures.map { file.mean(figure, of: $0) }.max() ?? 0
      let names = file.architectures.filter { file.mean(figure, of: $0) == highest }
      return "\(names.joined(separator: " and ")), \(Figures.fixed(highest, 1)) a request"
    }
    let unnoticed = file.architectures.compactMap { name -> String? in
      let count = file.figures(of: name).map(\.uncaught).reduce(0, +)
      return count == 0 ? nil : "\(name) \(count)"
    }
    let uncaught = unnoticed.isEmpty ? "none" : unnoticed.joined(separator: ", ") + " in all"
    return "**Most places**: \(most(\.hunks)). **Most silent ones**: \(most(\.silent)). "
      + "**Noticed by no script**: \(uncaught)."
  }

  private var opening: String {
    let count = file.requests.count
    return count == 1
      ? "One change request was carried out in each architecture."
      : "\(Figures.count(count)) change requests were carried out in each architecture, "
        + "by the rules of its pattern."
  }

  private var legend: String {
    """
    * All figures but the last are means of one request. They count what a pattern's own patch changes, \
    not what all share. **Tokens**: added and removed.
    * A **hunk** is a place in a file. Each one was left out alone. **Guided**: the sources then do not \
    compile. **Silent**: they compile. A forgotten silent place is found by a test or by a user.
    * **Uncaught**: silent places, over all requests, that no script of this project notices either.

    \(age)
    """
  }

  private var age: String {
    let commits = Set(file.requests.map(\.commit)).sorted()
    return "Measured at commit \(commits.joined(separator: ", "))." + (note.map { " \($0)" } ?? "")
  }

  private func table(_ cell: (ChangeFigures) -> String) -> String {
    ChangesTables.requests(file, title: { "[\($0.title)](../../\($0.folder))" }, cell: cell)
      .markdown()
  }

  /// Those that no script notices first, then all, request by request.
  private var silentPlaces: String {
    let unnoticed = file.changes.flatMap { change in
      change.sites.filter { $0.answer == .uncaught }.map { site in
        "* request \(change.request), \(change.architecture): \(link(site))"
      }
    }
    let blocks = file.requests.map { request in
      let lines = file.architectures.flatMap { name -> [String] in
        let silent =
          file.figures(request.number, name)?.sites.filter { $0.answer != .guided } ?? []
        return silent.map { "* \(name): \(link($0)), \($0.by ?? "**no script**")" }
      }
      return """
        <details>
        <summary>\(request.number) \(request.title)</summary>

        \(lines.isEmpty ? "None." : lines.joined(separator: "\n"))

        </details>
        """
    }
    return """
      Links lead to the line before the change. These no script notices:

      \(unnoticed.isEmpty ? "None." : unnoticed.joined(separator: "\n"))

      All of them, with the script that notices:

      \(blocks.joined(separator: "\n"))
      """
  }

  private func link(_ site: ChangeFigures.Site) -> String {
    let name = site.file.split(separator: "/").last ?? ""
    return "[\(name):\(site.line)](../../\(site.file)#L\(site.line))"
  }
}
