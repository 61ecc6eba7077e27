import Support

/// The section about dependencies between roles and writers of properties.
package struct SemanticsSection {
  private let results: [SemanticsResult]

  package init(_ results: [SemanticsResult]) {
    self.results = results
  }

  /// The section with its heading; empty if it was not requested.
  package var text: String { paragraphs.joined(separator: "\n\n") }

  var paragraphs: [String] {
    guard !results.isEmpty else { return [] }
    let measured = results.filter { $0.figures != nil }
    return ["## Who names whom, and who writes what"] + unavailable
      + (measured.isEmpty ? [] : summary(measured) + matrices(measured) + writers(measured))
      + (measured.isEmpty ? [] : views(measured) + notes(measured))
  }

  private var unavailable: [String] {
    let reasons = results.compactMap { result in
      result.unavailable.map { "* \(result.architecture): not available, because \($0)." }
    }
    return reasons.isEmpty ? [] : [reasons.joined(separator: "\n")]
  }

  private func summary(_ measured: [SemanticsResult]) -> [String] {
    [
      """
      From the compiler's own index of the headline's files.

      * A *type* is one at the outermost level, with all its extensions.
      * Types are *in a cycle* if each needs the other, also by way of others.
      * *Collaborators* are the other types that a type names, without the language's own.
      * A *property that changes* is a stored `var`. Its writers are the bodies that assign to it or \
      change it in place. Initialisers of its type are left out.
      * A body runs *without a view* if it needs no view and no view controller. It needs what it \
      names, and what its type keeps and inherits.
      * *Decisions* are the body itself and each `if`, `guard`, loop, `catch` and `case` in it.
      """, trimmed(SemanticsTables.summary(measured).markdown()),
    ]
  }

  private func matrices(_ measured: [SemanticsResult]) -> [String] {
    let heading = """
      ### Roles

      A row names what the columns declare: different symbols / places, and how many of the places \
      write (w). References of a file to itself are left out.
      """
    let matrices = measured.flatMap { result -> [String] in
      guard let figures = result.figures else { return [] }
      return [
        "**\(result.architecture)**", trimmed(SemanticsTables.dependencies(figures).markdown()),
      ]
    }
    return [heading] + matrices + cycles(measured)
  }

  private func cycles(_ measured: [SemanticsResult]) -> [String] {
    let lines: [String] = measured.flatMap { result in
      (result.figures?.cycles ?? []).map { cycle in
        let names: [String] = cycle.map { "`\($0)`" }
        return "* \(result.architecture): \(names.joined(separator: ", "))"
      }
    }
    return lines.isEmpty ? [] : ["Types that need one another:\n\n" + lines.joined(separator: "\n")]
  }

  private func writers(_ measured: [SemanticsResult]) -> [String] {
    let heading = "### Writers"
    guard let table = SemanticsTables.writers(measured) else {
      return [heading, "No stored property is written by another type or role than its own."]
    }
    return [
      heading,
      "Properties that another type or role writes than their own; all others are left out.",
      trimmed(table.markdown()),
    ]
  }

  private func views(_ measured: [SemanticsResult]) -> [String] {
    let names = measured.map { result in
      let names = result.figures?.modelSymbolsInViews ?? []
      return "* \(result.architecture), \(names.count): "
        + (names.isEmpty ? "none" : names.map { "`\($0)`" }.joined(separator: ", "))
    }
    return [
      "### Views", "What views and view controllers name of `Model` and `Controllers`:",
      names.joined(separator: "\n"),
      "Bodies that run without a view, and the decisions in them, by role:",
      trimmed(SemanticsTables.viewIndependence(measured).markdown()),
    ] + ways(measured)
  }

  /// Returns the references by which roles outside the view layer need a view, one example for each
  /// role.
  private func ways(_ measured: [SemanticsResult]) -> [String] {
    let viewRoles = ["view", "viewController", "composition"]
    let lines = measured.flatMap { result in
      (result.figures?.bodies ?? []).filter { !viewRoles.contains($0.role) }.compactMap { bodies in
        bodies.wayToView.map { way in
          "* \(result.architecture), \(SemanticsTables.name(bodies.role)): "
            + way.map { "`\($0)`" }.joined(separator: " → ")
        }
      }
    }
    return lines.isEmpty
      ? []
      : [
        "How a body comes to need a view, with one example for each role:\n\n"
          + lines.joined(separator: "\n")
      ]
  }

  private func notes(_ measured: [SemanticsResult]) -> [String] {
    let notes = measured.flatMap { result in
      (result.figures?.notes ?? []).map { "* \(result.architecture): \($0)." }
    }
    return notes.isEmpty ? [] : ["What this cannot know:\n\n" + notes.joined(separator: "\n")]
  }

  private func trimmed(_ table: String) -> String {
    table.hasSuffix("\n") ? String(table.dropLast()) : table
  }
}
