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
