/// The figures that the project stores beside its reports, each kind in files of its own.
///
/// A report reads them where they are: `results.json` holds what its run measured, and nothing else.
package struct StoredFiles: Equatable, Sendable {
  /// The kinds of stored figures.
  package enum Kind: String, CaseIterable, Sendable {
    case tests, changes, forms, window
  }

  /// What unit tests cost and find.
  package var tests: TestabilityFile?
  /// What change requests cost.
  package var changes: ChangesFile?
  /// What each way to write a pattern costs, a file a pattern.
  package var forms: [FormsFile] = []
  /// What the events take in a real window.
  package var window: WindowFile?
  /// What a reader must know of the age of figures, a sentence each; nothing if they are up to date.
  package var notes: [Kind: String] = [:]
  /// What the measured sources are now; `nil` where they are not known.
  package var sources: SourceChecksums?

  package init() {}
}

/// Checksums of the sources that are measured: of those that all apps share, and of each
/// architecture's, by its name.
package struct SourceChecksums: Equatable, Sendable {
  package var shared: String
  package var architectures: [String: String]

  package init(shared: String, architectures: [String: String]) {
    (self.shared, self.architectures) = (shared, architectures)
  }
}
