package import SourceMetrics

/// The types and roles of an architecture, as `results.json` keeps them: what its headline has, without
/// what only variants use.
package struct StructureEntry: Equatable, Codable, Sendable {
  /// The lines and tokens of the files that play a role.
  package struct RoleEntry: Equatable, Codable, Sendable {
    package var role: String
    package var counts: SourceTotals
    /// After `swift format`, if it is there.
    package var normalized: SourceTotals?
  }

  package var architecture: String
  /// How many types are declared or extended.
  package var types: Int
  /// The sums over all types and what lies outside of them.
  package var totals: StructureCounts
  /// How lines of code, tokens and decisions are spread over the types.
  package var code: Distribution
  package var tokens: Distribution
  package var decisions: Distribution
  /// By role, in the order of `Role`; those that nothing plays are left out.
  package var roles: [RoleEntry]

  /// Counts an architecture; only those of the texts that are its headline's.
  package init(
    _ source: ArchitectureSource, texts: [SourceText], normalized: ArchitectureSource?
  ) {
    let paths = Set(source.headline.map(\.file.path))
    let structure = SourceStructure(texts.filter { paths.contains($0.path) })
    architecture = source.architecture
    types = structure.types.count
    totals = structure.totals
    code = structure.distribution(of: \.code)
    tokens = structure.distribution(of: \.tokens)
    decisions = structure.distribution(of: \.decisions)
    roles = Role.allCases.compactMap { role in
      let counts = source.totals(playing: role)
      guard counts.files > 0 else { return nil }
      return RoleEntry(
        role: role.name, counts: counts, normalized: normalized?.totals(playing: role))
    }
  }

  /// What view controllers hold.
  var viewControllers: RoleEntry? { roles.first { $0.role == Role.viewController.name } }

  /// The sums over all roles: the whole app.
  var app: SourceTotals { roles.map(\.counts).reduce(SourceTotals(), +) }

  /// The same after `swift format`.
  var normalizedApp: SourceTotals? {
    roles.reduce(SourceTotals()) { sum, role in
      guard let sum, let normalized = role.normalized else { return nil }
      return sum + normalized
    }
  }
}
