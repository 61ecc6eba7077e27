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

/// The unit tests of an architecture.
package struct ArchitectureTests: Equatable, Codable, Sendable {
  package var architecture: String
  /// A checksum of the sources and of the tests that were measured.
  package var checksum: String
  /// Tokens of its own doubles and set-up.
  package var supportTokens: Int
  package var behaviours: [BehaviourTests]
  /// Tokens of the least code that replaces everything behind the profile's view.
  package var fakeTokens: Int
  package var recordedState: RecordedStateResult
  package var leavingWhileSaving: LeavingWhileSavingResult
  /// The mutants of all its sources that compile, and those that do not.
  package var mutants: Int
  package var mutantsThatDoNotCompile: Int
  /// The sampled mutants that no unit test kills.
  package var survivors: [Survivor]
  /// The seconds that all its unit tests take in a debug build, with the start of the process.
  package var seconds: Double

  package init(
    architecture: String, checksum: String, supportTokens: Int, behaviours: [BehaviourTests],
    fakeTokens: Int, recordedState: RecordedStateResult,
    leavingWhileSaving: LeavingWhileSavingResult, mutants: Int, mutantsThatDoNotCompile: Int,
    survivors: [Survivor], seconds: Double
  ) {
    self.architecture = architecture
    self.checksum = checksum
    self.supportTokens = supportTokens
    self.behaviours = behaviours
    self.fakeTokens = fakeTokens
    self.recordedState = recordedState
    self.leavingWhileSaving = leavingWhileSaving
    self.mutants = mutants
    self.mutantsThatDoNotCompile = mutantsThatDoNotCompile
    self.survivors = survivors
    self.seconds = seconds
  }
}

/// What becomes of a recorded state that fresh views get.
package struct RecordedStateResult: Equatable, Codable, Sendable {
  /// What the value is; `nil` if the pattern has none.
  package var value: String?
  /// Whether fresh views show the same, without what is in `lost`.
  package var isEqual: Bool
  package var lost: [String]

  package init(value: String?, isEqual: Bool, lost: [String]) {
    (self.value, self.isEqual, self.lost) = (value, isEqual, lost)
  }
}

/// What becomes of a save whose editor goes before the answer comes.
package struct LeavingWhileSavingResult: Equatable, Codable, Sendable {
  /// What handles the answer.
  package var handler: String
  /// When the editor's own object dies: `with its screen`, `with the answer` or `never`.
  package var dies: String
  /// Whether the note ends as the server answered, after success and after failure.
  package var isSaveKept: Bool

  package init(handler: String, dies: String, isSaveKept: Bool) {
    (self.handler, self.dies, self.isSaveKept) = (handler, dies, isSaveKept)
  }
}
