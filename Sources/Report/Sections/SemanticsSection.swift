package import Results
import Support

/// The section about dependencies between roles and writers of properties.
package struct SemanticsSection {
  private let results: [SemanticsResult]

  package init(_ results: [SemanticsResult]) {
    self.results = results
  }

  /// The section with its heading; empty if it was not requested.
  @DocumentBuilder package var document: Document {
    let measured = results.compactMap { result in result.figures.map { (result.architecture, $0) } }
    if !results.isEmpty {
      Block.heading(2, "Who names whom, and who writes what")
      Block.list(
        results.compactMap { result in
          result.unavailable.map { "\(result.architecture): not available, because \($0)." }
        })
    }
    if !measured.isEmpty {
      "From the compiler's own index of the headline's files."
      Block.items(
        """
        A *type* is one at the outermost level, with all its extensions.
        Types are *in a cycle* if each needs the other, also by way of others.
        *Collaborators* are the other types that a type names, without the language's own.
        A *property that changes* is a stored `var`. Its writers are the bodies that assign to it or \
        change it in place. Initialisers of its type are left out.
        A body runs *without a view* if it needs no view and no view controller. It needs what it \
        names, and what its type keeps and inherits.
        *Decisions* are the body itself and each `if`, `guard`, loop, `catch` and `case` in it.
        """)
      SemanticsTables.summary(measured)
      roles(measured)
      writers(measured)
      views(measured)
      list(
        "What this cannot know:",
        measured.flatMap { name, figures in
          figures.notes.map { "\(name): \($0)." }
        })
    }
  }

  private typealias Measured = [(name: String, figures: SemanticsFigures)]

  @DocumentBuilder private func list(_ title: String, _ items: [String]) -> Document {
    if !items.isEmpty {
      title
      Block.list(items)
    }
  }

  @DocumentBuilder private func roles(_ measured: Measured) -> Document {
    Block.heading(3, "Roles")
    """
    A row names what the columns declare: different symbols / places, and how many of the places \
    write (w). References of a file to itself are left out.
    """
    for (name, figures) in measured {
      "**\(name)**"
      SemanticsTables.dependencies(figures)
    }
    list(
      "Types that need one another:",
      measured.flatMap { name, figures in
        figures.cycles.map { "\(name): \(Self.code($0))" }
      })
  }

  @DocumentBuilder private func writers(_ measured: Measured) -> Document {
    Block.heading(3, "Writers")
    if let table = SemanticsTables.writers(measured) {
      "Properties that another type or role writes than their own; all others are left out."
      table
    } else {
      "No stored property is written by another type or role than its own."
    }
  }

  @DocumentBuilder private func views(_ measured: Measured) -> Document {
    let viewRoles = ["view", "viewController", "composition"]
    Block.heading(3, "Views")
    "What views and view controllers name of `Model` and `Controllers`:"
    Block.list(
      measured.map { name, figures in
        let names = figures.modelSymbolsInViews
        return "\(name), \(names.count): " + (names.isEmpty ? "none" : Self.code(names))
      })
    "Bodies that run without a view, and the decisions in them, by role:"
    SemanticsTables.viewIndependence(measured)
    // The references by which roles outside the view layer need a view.
    list(
      "How a body comes to need a view, with one example for each role:",
      measured.flatMap { name, figures in
        figures.bodies.filter { !viewRoles.contains($0.role) }.compactMap { bodies in
          bodies.wayToView.map {
            "\(name), \(SemanticsTables.name(bodies.role)): \(Self.code($0, " → "))"
          }
        }
      })
  }

  private static func code(_ names: [String], _ separator: String = ", ") -> String {
    names.map { "`\($0)`" }.joined(separator: separator)
  }
}
