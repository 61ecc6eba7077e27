import Foundation

/// What unit tests cost in each architecture, and what they find, as `archbench testability` measured
/// it.
package struct TestabilityFile: Equatable, Codable, Sendable {
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

  /// - Throws: what the JSON encoder throws.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// - Throws: what the JSON decoder throws.
  package init(text: String) throws {
    self = try JSONDecoder().decode(TestabilityFile.self, from: Data(text.utf8))
  }
}
