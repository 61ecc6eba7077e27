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

/// A mutant that no unit test kills, though a script does.
package struct Survivor: Equatable, Codable, Sendable {
  package var file: String
  package var line: Int
  package var kind: String
  package var code: String
  /// The numbers of the behaviours whose scripts kill it.
  package var behaviours: [Int]
  /// Whether the tests of one of them need the file.
  package var isDeciding: Bool

  package init(
    file: String, line: Int, kind: String, code: String, behaviours: [Int], isDeciding: Bool
  ) {
    self.file = file
    self.line = line
    self.kind = kind
    self.code = code
    self.behaviours = behaviours
    self.isDeciding = isDeciding
  }
}
