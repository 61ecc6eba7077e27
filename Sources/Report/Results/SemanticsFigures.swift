import Measurement

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

    package init(from: String, to: String, symbols: Int, places: Int, writes: Int) {
      self.from = from
      self.to = to
      self.symbols = symbols
      self.places = places
      self.writes = writes
    }
  }

  /// A top-level type and the number of types that it references.
  package struct Collaborators: Equatable, Codable, Sendable {
    package var type: String
    /// The number of other types of the architecture that it references.
    package var own: Int
    package var shared: Int

    package init(type: String, own: Int, shared: Int) {
      self.type = type
      self.own = own
      self.shared = shared
    }
  }

  /// A stored property declared with `var`.
  package struct Property: Equatable, Codable, Sendable {
    package var name: String
    package var role: String
    package var file: String
    package var line: Int
    package var writers: [Writer]

    package init(name: String, role: String, file: String, line: Int, writers: [Writer]) {
      self.name = name
      self.role = role
      self.file = file
      self.line = line
      self.writers = writers
    }
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

    package init(name: String, role: String, outsideType: Bool, places: Int) {
      self.name = name
      self.role = role
      self.outsideType = outsideType
      self.places = places
    }
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

    package init(
      role: String, all: Int, withoutView: Int, decisions: Int? = nil,
      decisionsWithoutView: Int? = nil, wayToView: [String]? = nil
    ) {
      self.role = role
      self.all = all
      self.withoutView = withoutView
      self.decisions = decisions
      self.decisionsWithoutView = decisionsWithoutView
      self.wayToView = wayToView
    }
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

  package init(
    links: [Link], types: [Collaborators], cycles: [[String]], properties: [Property],
    modelSymbolsInViews: [String], bodies: [Bodies], notes: [String]
  ) {
    self.links = links
    self.types = types
    self.cycles = cycles
    self.properties = properties
    self.modelSymbolsInViews = modelSymbolsInViews
    self.bodies = bodies
    self.notes = notes
  }
}

extension SemanticsFigures.Property {
  /// The roles that write the property, in the order of its writers.
  package var writingRoles: [String] { writers.map(\.role).uniqued() }

  /// The number of writers in other types.
  var outsideType: Int { writers.count(where: \.outsideType) }

  /// The number of writers in other roles.
  var outsideRole: Int { writers.count { $0.role != role } }
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
