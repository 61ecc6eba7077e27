/// What unit tests cost in each architecture, and what they find, as `archbench testability` measured
/// it.
package struct TestabilityFile: Equatable, JSONFile, Sendable {
  /// The commit of the sources, with `+` if files were changed.
  package var commit: String
  /// What mutants were drawn with.
  package var seed: UInt64
  /// Tokens of the doubles that all architectures share: the fake server, samples, the window.
  package var sharedTokens: Int
  /// The architectures, in the order of the catalog.
  package var architectures: [ArchitectureTests]

  package init(
    commit: String, seed: UInt64, sharedTokens: Int, architectures: [ArchitectureTests]
  ) {
    self.commit = commit
    self.seed = seed
    self.sharedTokens = sharedTokens
    self.architectures = architectures
  }
}
