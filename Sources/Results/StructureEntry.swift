package import SourceAnalysis

/// The types and roles of an architecture's headline, as `results.json` stores them.
package struct StructureEntry: Equatable, Codable, Sendable {
  /// The lines and tokens of the files in one role.
  package struct RoleEntry: Equatable, Codable, Sendable {
    package var role: String
    package var counts: SourceTotals
    /// The counts after `swift format`, if the formatter is installed.
    package var normalized: SourceTotals?
  }

  package var architecture: String
  /// The number of types that are declared or extended.
  package var types: Int
  /// The sums over all types and all code outside of types.
  package var totals: StructureCounts
  /// The distribution of lines of code over the types.
  package var code: Distribution
  package var tokens: Distribution
  package var decisions: Distribution
  /// The counts by role, in the order of `Role`.
  package var roles: [RoleEntry]

  /// Counts an architecture's sources.
  package init(
    _ source: ArchitectureSource, texts: [SourceText], normalized: ArchitectureSource?
  ) {
    let paths = Set(source.entries.map(\.file.path))
    let structure = SourceStructure(texts.filter { paths.contains($0.path) })
    architecture = source.architecture
    types = structure.types.count
    totals = structure.totals
    code = structure.distribution(of: \.code)
    tokens = structure.distribution(of: \.tokens)
    decisions = structure.distribution(of: \.decisions)
    roles = Set(source.entries.map(\.place.role)).sorted().map { role in
      RoleEntry(
        role: role.name, counts: source.totals(playing: role),
        normalized: normalized?.totals(playing: role))
    }
  }

  /// The counts of the view controllers.
  package var viewControllers: RoleEntry? { roles.first { $0.role == Role.viewController.name } }

  /// The sums over all roles: the whole app.
  package var app: SourceTotals { roles.map(\.counts).reduce(SourceTotals(), +) }

  /// The counts of the whole app after `swift format`.
  package var normalizedApp: SourceTotals? {
    roles.reduce(SourceTotals()) { sum, role in
      guard let sum, let normalized = role.normalized else { return nil }
      return sum + normalized
    }
  }
}
