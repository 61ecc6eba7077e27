import Measurement
package import SourceAnalysis

/// Dependencies between roles and writers of properties in an architecture's headline.
package struct SemanticsFigures: Equatable, Codable, Sendable {
  /// The references from the files of a role to what another role or a shared module declares.
  package struct Link: Equatable, Codable, Sendable {
    package var from: String
    /// The referenced role or module.
    package var to: String
    /// The number of different symbols that are referenced.
    package var symbols: Int
    package var places: Int
    package var writes: Int
  }

  /// A top-level type and the number of types that it references.
  package struct Collaborators: Equatable, Codable, Sendable {
    package var type: String
    /// The number of other types of the architecture that it references.
    package var own: Int
    package var shared: Int
  }

  /// A stored property declared with `var`.
  package struct Property: Equatable, Codable, Sendable {
    package var name: String
    package var role: String
    package var file: String
    package var line: Int
    package var writers: [Writer]
  }

  /// A body that writes a property.
  ///
  /// Initialisers of the property's own type are not counted.
  package struct Writer: Equatable, Codable, Sendable {
    package var name: String
    package var role: String
    /// Whether the body belongs to another type than the property.
    package var outsideType: Bool
    /// The number of writes in the body.
    package var places: Int
  }

  /// The share of a role's code that can run without a view.
  package struct Bodies: Equatable, Codable, Sendable {
    package var role: String
    package var all: Int
    package var withoutView: Int
    /// The number of decisions in all bodies; `nil` in older results.
    package var decisions: Int?
    package var decisionsWithoutView: Int?
    /// The references that lead from the first body that needs a view to that view.
    package var wayToView: [String]?
  }

  package var links: [Link]
  package var types: [Collaborators]
  /// Sets of types that depend on each other, the largest set first.
  package var cycles: [[String]]
  package var properties: [Property]
  /// The symbols of `Model` and `Controllers` that views and view controllers reference.
  package var modelSymbolsInViews: [String]
  package var bodies: [Bodies]
  /// What the figures cannot know, one sentence each.
  package var notes: [String]
}

extension SemanticsFigures {
  /// Creates the figures of a report from an index.
  package init(_ headline: Headline) {
    self.init(
      links: headline.roleLinks.map { link in
        Link(
          from: link.from.word, to: link.to.word, symbols: link.symbols, places: link.places,
          writes: link.writes)
      },
      types: headline.collaborators.sorted { $0.key < $1.key }.map { type, others in
        let own = others.count { $0.module == type.module }
        return Collaborators(type: type.name, own: own, shared: others.count - own)
      },
      cycles: headline.cycles.map { $0.map(\.name) },
      properties: headline.propertyWriters.map { property in
        Property(
          name: property.property.qualifiedName, role: property.site.place.role.word,
          file: property.site.file, line: property.site.line,
          writers: property.writers.map { writer in
            Writer(
              name: writer.name, role: writer.role.word, outsideType: writer.isOutsideType,
              places: writer.places)
          })
      },
      modelSymbolsInViews: headline.modelSymbolsInViews.map(\.qualifiedName),
      bodies: headline.viewIndependentLogic.map { share in
        Bodies(
          role: share.role.word, all: share.bodies.all, withoutView: share.bodies.withoutView,
          decisions: share.decisions.all, decisionsWithoutView: share.decisions.withoutView,
          wayToView: share.wayToView)
      },
      notes: headline.notes)
  }
}

extension RoleLink.Target {
  fileprivate var word: String {
    switch self {
    case .role(let role): role.word
    case .module(let name): name
    }
  }
}

extension SemanticsFigures.Property {
  /// The roles that write the property, in the order of its writers.
  package var writingRoles: [String] { writers.map(\.role).uniqued() }

  /// The number of writers in other types.
  package var outsideType: Int { writers.count(where: \.outsideType) }

  /// The number of writers in other roles.
  package var outsideRole: Int { writers.count { $0.role != role } }
}

extension [SemanticsFigures.Bodies] {
  /// The decisions in all bodies and in those that need no view; `nil` if they were not counted.
  package var decisions: (all: Int, withoutView: Int)? {
    let all = compactMap(\.decisions)
    let withoutView = compactMap(\.decisionsWithoutView)
    guard all.count == count, withoutView.count == count else { return nil }
    return (all.reduce(0, +), withoutView.reduce(0, +))
  }
}

/// The figures from the compiler's index for one architecture, or why there are none.
package struct SemanticsResult: Equatable, Codable, Sendable {
  package var architecture: String
  /// Why there are no figures, in one sentence.
  package var unavailable: String?
  package var figures: SemanticsFigures?

  package init(
    architecture: String, unavailable: String? = nil, figures: SemanticsFigures? = nil
  ) {
    self.architecture = architecture
    self.unavailable = unavailable
    self.figures = figures
  }
}
