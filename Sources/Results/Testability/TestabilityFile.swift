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

  package init(
    architecture: String, checksum: String, supportTokens: Int, behaviours: [BehaviourTests],
    fakeTokens: Int, recordedState: RecordedStateResult,
    leavingWhileSaving: LeavingWhileSavingResult
  ) {
    self.architecture = architecture
    self.checksum = checksum
    self.supportTokens = supportTokens
    self.behaviours = behaviours
    self.fakeTokens = fakeTokens
    self.recordedState = recordedState
    self.leavingWhileSaving = leavingWhileSaving
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

/// The unit tests of a behaviour in an architecture.
package struct BehaviourTests: Equatable, Codable, Sendable {
  /// The behaviour's number, from 1.
  package var number: Int
  package var title: String
  package var tests: Int
  package var tokens: Int
  /// The compiler's first error where the modules of views are missing; `nil` if there is none.
  package var needOfViews: String?
  /// The tests that make no object of the modules of views; `nil` if objects cannot be counted.
  package var viewFreeTests: Int?
  /// Instances of classes of this project that one test makes on average, without doubles; `nil` if
  /// they cannot be counted.
  package var objects: Double?
  /// The turns of the main loop that one test takes on average.
  package var turns: Double
  /// The sum of the tests' median seconds.
  package var seconds: Double
  /// The mutants that the behaviour's scripts kill, in files that its tests need.
  package var deciding: MutationScore
  /// The mutants that the behaviour's scripts kill, in all files of the architecture.
  package var all: MutationScore

  package init(
    number: Int, title: String, tests: Int, tokens: Int, needOfViews: String?,
    viewFreeTests: Int?, objects: Double?, turns: Double, seconds: Double,
    deciding: MutationScore, all: MutationScore
  ) {
    self.number = number
    self.title = title
    self.tests = tests
    self.tokens = tokens
    self.needOfViews = needOfViews
    self.viewFreeTests = viewFreeTests
    self.objects = objects
    self.turns = turns
    self.seconds = seconds
    self.deciding = deciding
    self.all = all
  }
}

/// How many mutants unit tests kill.
package struct MutationScore: Equatable, Codable, Sendable {
  /// The mutants that scripts kill.
  package var eligible: Int
  /// Those that were drawn from them and tried.
  package var sampled: Int
  /// Those that the architecture's unit tests kill.
  package var killed: Int

  package init(eligible: Int = 0, sampled: Int = 0, killed: Int = 0) {
    (self.eligible, self.sampled, self.killed) = (eligible, sampled, killed)
  }

  /// The killed share of the sample; `nil` without any.
  package var share: Double? { sampled == 0 ? nil : Double(killed) / Double(sampled) }

  package static func + (left: MutationScore, right: MutationScore) -> MutationScore {
    MutationScore(
      eligible: left.eligible + right.eligible, sampled: left.sampled + right.sampled,
      killed: left.killed + right.killed)
  }
}

extension ArchitectureTests {
  /// The number of behaviours whose tests need no view.
  package var viewFree: Int { behaviours.count { $0.needOfViews == nil } }

  /// The mutants of all files, over all behaviours.
  package var all: MutationScore { behaviours.map(\.all).reduce(MutationScore(), +) }
}
