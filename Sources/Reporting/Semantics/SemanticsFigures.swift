import Measurement

/// Who names whom in an architecture, and who writes what; variants beside the headline left out.
package struct SemanticsFigures: Equatable, Codable, Sendable {
  /// How often files of a role name what another role, or a shared module, declares.
  package struct Link: Equatable, Codable, Sendable {
    package var from: String
    /// A role, or a module.
    package var to: String
    /// Different symbols, the places that name them, and those of the places that write.
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

  /// A type at the outermost level.
  package struct Collaborators: Equatable, Codable, Sendable {
    package var type: String
    /// How many other types of the architecture it names, and how many of the shared modules.
    package var own: Int
    package var shared: Int

    package init(type: String, own: Int, shared: Int) {
      self.type = type
      self.own = own
      self.shared = shared
    }
  }

  /// A stored property that can change.
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

  /// A body that writes a property; the initialisers of the property's own type are none.
  package struct Writer: Equatable, Codable, Sendable {
    package var name: String
    package var role: String
    /// Whether it belongs to another type than the property.
    package var outsideType: Bool
    /// How many places in it write.
    package var places: Int

    package init(name: String, role: String, outsideType: Bool, places: Int) {
      self.name = name
      self.role = role
      self.outsideType = outsideType
      self.places = places
    }
  }

  /// How much of a role's code can be run without a view.
  package struct Bodies: Equatable, Codable, Sendable {
    package var role: String
    package var all: Int
    package var withoutView: Int
    /// What is decided in all bodies and in those that need no view; older results lack both.
    package var decisions: Int?
    package var decisionsWithoutView: Int?
    /// What leads the first of the others to a view, from body to view.
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
  /// Types that all need one another, the largest set first.
  package var cycles: [[String]]
  package var properties: [Property]
  /// What views and view controllers name of `Model` and `Controllers`.
  package var modelSymbolsInViews: [String]
  package var bodies: [Bodies]
  /// What the figures cannot know, a sentence each.
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
  /// The roles that write it, in the order of its writers.
  var writingRoles: [String] { writers.map(\.role).uniqued() }

  /// How many writers belong to other types.
  var outsideType: Int { writers.count(where: \.outsideType) }

  /// How many writers play another role.
  var outsideRole: Int { writers.count { $0.role != role } }
}

extension [SemanticsFigures.Bodies] {
  /// What is decided in all and in those that need no view; nil if it was not counted.
  var decisions: (all: Int, withoutView: Int)? {
    let all = compactMap(\.decisions)
    let free = compactMap(\.decisionsWithoutView)
    guard all.count == count, free.count == count else { return nil }
    return (all.reduce(0, +), free.reduce(0, +))
  }
}
